//! Everything that routes are given.

use std::ops::Deref;
use std::sync::Arc;

use hearth_store::{Stage, TableId};
use hearth_table::{Command, Issuer, TableConfig};
use tokio::sync::Mutex as AsyncMutex;

use crate::error::AppError;
use crate::limits::Limits;
use crate::lobby_feed::LobbyChange;
use crate::names::checked_name;
use crate::people::{Identity, People};
use crate::reviews::Reviews;
use crate::shared::Shared;
use crate::tables::Tables;

/// Everything that routes are given. Every request takes several copies of it, so it is one pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<Rooms>);

/// What there is.
pub(crate) struct Rooms {
    pub shared: Arc<Shared>,
    pub tables: Tables,
    pub people: People,
    pub reviews: Reviews,
    pub limits: Limits,
    /// Whoever opens a rematch has it: two who want the same one must not open two tables.
    pub meeting_again: AsyncMutex<()>,
}

impl App {
    pub fn new(rooms: Rooms) -> App {
        App(Arc::new(rooms))
    }

    /// Opens a table for somebody, if he has not opened too many.
    pub async fn open_table(&self, identity: &Identity, plan: TableConfig) -> Result<TableId, AppError> {
        self.limits.table(identity.person())?;
        Ok(self.tables.open(identity.person(), identity.user.name.clone(), plan).await?)
    }

    /// Gives somebody another name, which is taken over at all tables that are not over and on the pages they have open.
    pub async fn rename(&self, identity: &Identity, name: &str) -> Result<(), AppError> {
        let name = checked_name(name)?;
        self.people.rename(identity.user.id, &name).await?;
        let person = identity.person();
        let tables = self.shared.store.tables_of(identity.user.id, &Stage::UNFINISHED, 0..u32::MAX).await?;
        for table in tables {
            let who = Issuer::Person { person, name: name.clone() };
            // A table that refuses it, because somebody renames themselves without an end, keeps the old name.
            drop(self.tables.execute(table.id, who, Command::Rename).await);
        }
        self.shared.tell_lobby(LobbyChange::of(false, vec![person]));
        Ok(())
    }
}

/// Does something to its end, even if who asked for it hangs up meanwhile: otherwise a second click could leave it half done.
pub(crate) async fn run_detached<R: Send + 'static>(
    action: impl Future<Output = Result<R, AppError>> + Send + 'static,
) -> Result<R, AppError> {
    tokio::spawn(action).await.unwrap_or_else(|stopped| Err(AppError::NotStored(stopped.to_string())))
}

impl Deref for App {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.0
    }
}
