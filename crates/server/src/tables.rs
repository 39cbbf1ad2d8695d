//! All tables: those that live are found, others are taken from the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hearth_core::Seat;
use hearth_store::{StoreFailure, TableId};
use hearth_table::{Command, Issuer, Person, TableConfig};
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::sleep;

use crate::error::{AppError, BadInput, Missing};
use crate::live::{Done, Failure, Handle, TableActor};
use crate::shared::Shared;

/// A table may be put away between being found and being reached; it is looked for again so often.
const TRIES: usize = 3;

/// The one who wakes tables looks at least so often.
const ROUND: Duration = Duration::from_secs(5);

/// So many tables are woken in one round.
const AT_ONCE: u32 = 500;

/// The table of an address.
pub(crate) fn table_id(text: &str) -> Result<TableId, AppError> {
    text.parse().map_err(|_| AppError::Missing(Missing::Table))
}

/// The seat of a number as people say it.
pub(crate) fn seat(number: usize) -> Result<Seat, AppError> {
    let seat = Seat::numbered(number).filter(|seat| seat.index() < Seat::MOST);
    seat.ok_or(AppError::Input(BadInput::Seat(number)))
}

/// A table to which nobody came can be looked at for so long, in milliseconds: a month.
const FADED_STAY: i64 = 30 * 24 * 60 * 60 * 1000;

type Slot = Arc<AsyncMutex<Option<Handle>>>;

/// All tables.
#[derive(Clone)]
pub(crate) struct Tables {
    shared: Arc<Shared>,
    slots: Arc<Mutex<HashMap<TableId, Slot>>>,
}

impl Tables {
    pub fn new(shared: Arc<Shared>) -> Tables {
        Tables { shared, slots: Arc::default() }
    }

    /// Opens a table.
    pub async fn open(&self, person: Person, name: String, plan: TableConfig) -> Result<TableId, Failure> {
        let id = self.shared.draw(|mut rng| TableId::random(&mut rng));
        let handle = TableActor::open(Arc::clone(&self.shared), id, (person, name), plan).await?;
        *self.slot(id).lock().await = Some(handle);
        Ok(id)
    }

    /// Forgets tables to which nobody came, long after they have faded.
    pub async fn tidy(&self) -> Result<(), StoreFailure> {
        self.shared.store.sweep_faded(self.shared.time.now().0 - FADED_STAY).await.map(|_| ())
    }

    /// Wants something of a table.
    pub async fn execute(&self, id: TableId, who: Issuer, command: Command) -> Result<Done, Failure> {
        for _ in 0..TRIES {
            if let Some(answer) = self.handle(id).await?.execute(who.clone(), command.clone()).await {
                return answer;
            }
        }
        Err(gone())
    }

    /// Looks at a table.
    pub async fn read<R: Send + 'static>(
        &self,
        id: TableId,
        look: impl FnOnce(&mut TableActor) -> R + Send + Clone + 'static,
    ) -> Result<R, Failure> {
        for _ in 0..TRIES {
            if let Some(seen) = self.handle(id).await?.read(look.clone()).await {
                return Ok(seen);
            }
        }
        Err(gone())
    }

    async fn handle(&self, id: TableId) -> Result<Handle, Failure> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        if let Some(handle) = slot.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        // If it cannot be loaded the slot stays, empty: others may be waiting for it, and a table has one actor only.
        let handle = TableActor::load(Arc::clone(&self.shared), id).await?;
        *slot = Some(handle.clone());
        Ok(handle)
    }

    fn slot(&self, id: TableId) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(id).or_default())
    }

    /// Wakes tables whose clock runs out, whose bot is to decide, or to which nobody came. Runs as long as the server.
    pub async fn wake(self) {
        loop {
            let now = self.shared.time.now();
            let due = self.shared.store.due(now.0, AT_ONCE).await.unwrap_or_else(|failure| {
                tracing::warn!(%failure, "nobody knows which tables are due");
                Vec::new()
            });
            for id in due {
                // A table that cannot be read says so to whoever wants to see it.
                drop(self.execute(id, Issuer::Time, Command::Look).await);
            }
            self.forget_closed();
            let next = self.shared.store.next_wake().await.ok().flatten();
            let left = next.map_or(ROUND, |next| {
                Duration::from_millis(next.saturating_sub(self.shared.time.now().0).max(0).cast_unsigned())
            });
            // A table whose bot thinks is always due.
            sleep(left.clamp(Duration::from_secs(1), ROUND)).await;
        }
    }

    fn forget_closed(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| {
            Arc::strong_count(slot) > 1
                || slot
                    .try_lock()
                    .map_or(true, |handle| handle.as_ref().is_some_and(|handle| !handle.is_closed()))
        });
    }
}

fn gone() -> Failure {
    Failure::NotStored("the table is being put away; try again".to_owned())
}
