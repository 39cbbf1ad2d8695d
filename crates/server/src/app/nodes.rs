//! Tables of other nodes, for actions that name no table in their address.

use std::time::Duration;

use futures_util::future::BoxFuture;
use hearth_host::base::HostError;
use hearth_host::tables::{PersonChange, Player};
use hearth_store::TableId;
use tokio::time::{Instant, sleep};

use crate::app::App;
use crate::error::AppError;

/// The time in which a table must learn of a change. One of a crashed node can be taken after four seconds.
const PATIENCE: Duration = Duration::from_secs(8);

/// The pause before another try.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// The other nodes.
pub(crate) trait OtherNodes: Send + Sync {
    /// Tells the owner of a table of a change. Returns whether it has learnt it.
    fn tell<'a>(&'a self, table: TableId, change: PersonChange, player: &'a Player) -> BoxFuture<'a, bool>;
}

impl App {
    /// Lets a table learn of a change of a person, wherever it runs.
    pub async fn tell(&self, table: TableId, change: PersonChange, player: &Player) -> Result<(), AppError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.tables.learn(table, change, player.clone()).await {
                Err(HostError::NotHere) => (),
                learnt => return Ok(learnt?),
            }
            if let Some(nodes) = self.nodes.get()
                && nodes.tell(table, change, player).await
            {
                return Ok(());
            }
            if Instant::now() >= deadline {
                return Err(AppError::TableUnavailable);
            }
            sleep(RETRY_DELAY).await;
        }
    }
}
