//! All tables: a loaded one is found by its id, any other is loaded from the store. A table has one actor at most.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use hearth_core::{Bytes32, Seat};
use hearth_store::{StoreFailure, TableId};
use hearth_table::{Command, Issuer, OpeningDeal, Person, TableConfig};
use hearth_words::Language;
use rand::RngExt;
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::sleep;

use super::actor::TableActor;
use super::handle::{Done, Handle, Message, Typed};
use super::rating::rating_stored;
use super::storage::{erase, load, watch_generation};
use super::{Presenters, Subscription, TableSnapshot};
use crate::base::{Context, HostError, Household, TooMany};

/// A table may be unloaded between being found and being reached; then it is looked up again, up to this number of times.
const LOOKUP_ATTEMPTS: usize = 3;

/// The longest pause of the task that wakes tables.
const MAX_WAKE_INTERVAL: Duration = Duration::from_secs(5);

/// The number of tables woken in one round.
const MAX_WOKEN_AT_ONCE: u32 = 500;

/// The number of tables of one household at which bots may be thinking when it opens another one.
const MAX_THINKING_TABLES_PER_HOUSEHOLD: usize = 100;

/// The time after which a household with too many thinking bots should try again.
const BOTS_RETRY_AFTER: Duration = Duration::from_secs(30);

/// The number of tables that are handed over at the same time.
const HANDED_OVER_AT_ONCE: usize = 8;

/// Expired tables are kept for this time: a month, in milliseconds.
const EXPIRED_RETENTION_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// A person who acts at a table, with their present name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The person.
    pub person: Person,
    /// Their name.
    pub name: String,
}

impl From<Player> for Issuer {
    fn from(Player { person, name }: Player) -> Issuer {
        Issuer::Person { person, name }
    }
}

/// The deal of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeal {
    /// The origin of its secret.
    pub source: DealSource,
    /// The share of the person who opens the table.
    pub share: Option<Bytes32>,
}

/// The origin of a deal's secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealSource {
    /// A ticket, whose seal the person has seen.
    Ticket(String),
    /// A table and a secret whose seal was shown elsewhere.
    Drawn(TableId, Bytes32),
    /// A new secret.
    Fresh,
}

type Slot = Arc<AsyncMutex<Option<Handle>>>;

/// All tables.
#[derive(Clone)]
pub struct Tables {
    pub(super) context: Arc<Context>,
    presenters: Presenters,
    slots: Arc<Mutex<HashMap<TableId, Slot>>>,
    /// Held while a rematch is opened: two players who ask at once must get the same table.
    pub(super) rematch_lock: Arc<AsyncMutex<()>>,
}

impl Tables {
    /// No table is loaded yet.
    pub fn new(context: Arc<Context>, presenters: Presenters) -> Tables {
        Tables { context, presenters, slots: Arc::default(), rematch_lock: Arc::default() }
    }

    /// Opens a table for a person of a household. With a ticket, it is the table and the deal of the ticket.
    pub async fn open(
        &self,
        (host, household): (Player, Household),
        config: TableConfig,
        deal: NewDeal,
    ) -> Result<TableId, HostError> {
        if self.context.thoughts(Some(household)) >= MAX_THINKING_TABLES_PER_HOUSEHOLD {
            return Err(TooMany(BOTS_RETRY_AFTER).into());
        }
        let (id, secret) = match deal.source {
            DealSource::Ticket(ticket) => self.context.redeem_ticket(&ticket)?,
            DealSource::Drawn(table, secret) => (table, secret),
            DealSource::Fresh => self.context.draw(|mut rng| {
                let id = TableId::random(&mut rng);
                (id, Bytes32(rng.random()))
            }),
        };
        let slot = self.slot(id);
        // Once the table is stored, the task that wakes tables may find it and must wait for its actor.
        let mut slot = slot.lock().await;
        if slot.as_ref().is_some_and(|handle| !handle.is_closed()) {
            return Err(HostError::TicketUsed(id));
        }
        let context = Arc::clone(&self.context);
        let opening = (config, OpeningDeal { secret, share: deal.share });
        *slot = Some(TableActor::open(context, &self.presenters, id, (host, household), opening).await?);
        Ok(id)
    }

    /// Deletes tables that expired long ago.
    pub async fn delete_expired(&self) -> Result<(), StoreFailure> {
        let before = self.context.clock.passed().0 - EXPIRED_RETENTION_MS;
        self.context.store.sweep_faded(before).await.map(|_| ())
    }

    /// Executes a command.
    pub async fn execute(
        &self,
        id: TableId,
        who: impl Into<Issuer>,
        command: Command,
    ) -> Result<Done, HostError> {
        let who = who.into();
        self.ask(id, |reply| Message::Execute { who: who.clone(), command: command.clone(), reply }).await?
    }

    /// Makes a decision that a player typed, in the notation of the rules or in their own language. A refusal is in that
    /// language too.
    pub async fn decide(
        &self,
        id: TableId,
        who: Player,
        (text, after): (&str, usize),
        language: Language,
    ) -> Result<Done, HostError> {
        let (who, typed) = (Issuer::from(who), Typed { text: text.to_owned(), after, language });
        self.ask(id, |reply| Message::Decide { who: who.clone(), typed: typed.clone(), reply }).await?
    }

    /// Reveals the hand of the seat whose turn it is to a hot-seat player.
    pub async fn reveal(&self, id: TableId, person: Person, seat: Seat) -> Result<Done, HostError> {
        Ok(self.ask(id, |reply| Message::Reveal { person, seat, reply }).await??)
    }

    /// Draws a table again for a person who has chosen to ignore somebody.
    pub async fn redraw(&self, id: TableId, person: Person) -> Result<(), HostError> {
        self.handle(id).await?.tell(Message::Redraw { person }).await;
        Ok(())
    }

    /// Removes a deleted person from the log of a table: their name and their messages.
    pub async fn erase(&self, id: TableId, person: Person) -> Result<(), HostError> {
        let slot = self.slot(id);
        // While the slot is locked, nobody else loads the table.
        let slot = slot.lock().await;
        if let Some(handle) = slot.as_ref()
            && let Some(erased) = handle.ask(|reply| Message::Erase { person, reply }).await
        {
            return erased;
        }
        let lease = self.context.lease(id).await?;
        let (_, entries) = load(&self.context.store, id).await.inspect_err(|_| lease.give_up())?;
        let store = &self.context.store;
        let erased = match rating_stored(store, id).await {
            Ok(rating) => erase(store, (id, &lease, rating), &entries, person).await,
            Err(failure) => Err(failure.into()),
        };
        lease.give_up();
        erased.map(drop)
    }

    /// Reads a table as it is stored. It is not kept in memory, so that many can be read one after the other.
    pub async fn read_stored<R>(
        &self,
        id: TableId,
        read: impl FnOnce(&TableSnapshot) -> R + Send,
    ) -> Result<R, HostError> {
        let generation = *watch_generation(&self.context.store).borrow();
        let loaded = load(&self.context.store, id).await?;
        Ok(read(&TableSnapshot::new(id, generation, loaded, &self.context)))
    }

    /// Adds a subscriber.
    pub async fn subscribe(&self, id: TableId, subscription: Subscription) -> Result<(), HostError> {
        // A table that is unloaded at this moment drops the message and ends the stream: the client reconnects.
        let subscribed = self.handle(id).await?.ask(|reply| Message::Subscribe { subscription, reply }).await;
        subscribed.ok_or_else(unloaded)
    }

    /// Reads a table, also one that another node runs.
    pub async fn read<R: Send + 'static>(
        &self,
        id: TableId,
        read: impl FnOnce(&TableSnapshot) -> R + Send + Clone + 'static,
    ) -> Result<R, HostError> {
        for _ in 0..LOOKUP_ATTEMPTS {
            match self.handle(id).await {
                Ok(handle) => {
                    if let Some(read) = handle.read(read.clone()).await {
                        return Ok(read);
                    }
                }
                // Everything that its owner has acknowledged is stored.
                Err(HostError::NotHere) => return self.read_stored(id, read).await,
                Err(failure) => return Err(failure),
            }
        }
        Err(unloaded())
    }

    async fn ask<R>(
        &self,
        id: TableId,
        message: impl Fn(tokio::sync::oneshot::Sender<R>) -> Message,
    ) -> Result<R, HostError> {
        for _ in 0..LOOKUP_ATTEMPTS {
            if let Some(answer) = self.handle(id).await?.ask(&message).await {
                return Ok(answer);
            }
        }
        Err(unloaded())
    }

    async fn handle(&self, id: TableId) -> Result<Handle, HostError> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        if let Some(handle) = slot.as_ref().filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        // The slot stays if loading fails: others may be waiting for it, and a table must not get two actors.
        let handle = TableActor::load(Arc::clone(&self.context), &self.presenters, id).await?;
        *slot = Some(handle.clone());
        Ok(handle)
    }

    fn slot(&self, id: TableId) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(id).or_default())
    }

    /// Wakes tables whose clock runs out, whose bot is to decide, or that expire. Runs as long as the server.
    pub async fn wake_due_tables(self) {
        loop {
            let now = self.context.clock.now();
            let node = self.context.node();
            let due = self.context.store.due(now.0, MAX_WOKEN_AT_ONCE, node).await.unwrap_or_else(|failure| {
                tracing::error!(%failure, "failed to read which tables are due; clocks and bots of unloaded tables wait");
                Vec::new()
            });
            for id in due {
                // Players who open a table that cannot be loaded are told, and the request is logged.
                if let Err(failure) = self.execute(id, Issuer::Time, Command::Look).await {
                    tracing::debug!(table = %id, %failure, "failed to wake a table");
                }
            }
            self.sweep();
            let until = self.context.clock.now().0 + MAX_WAKE_INTERVAL.as_millis() as i64;
            let next = self.context.store.next_wake(until, node).await.ok().flatten();
            let left = next.map_or(MAX_WAKE_INTERVAL, |next| {
                Duration::from_millis(next.saturating_sub(self.context.clock.now().0).max(0).cast_unsigned())
            });
            // A table whose bot is thinking is always due.
            sleep(left.clamp(Duration::from_secs(1), MAX_WAKE_INTERVAL)).await;
        }
    }

    /// Lets other nodes take all tables of this one, a few at a time, and takes no more. Requests that still come here go there.
    pub async fn hand_over(&self) {
        let Some(membership) = &self.context.membership else { return };
        let held = stream::iter(membership.stop_taking());
        held.for_each_concurrent(HANDED_OVER_AT_ONCE, async |(table, hold)| {
            let slot = self.slot(table);
            // While the slot is locked, requests wait.
            let mut slot = slot.lock().await;
            if let Some(handle) = slot.take() {
                handle.unload().await;
            }
            if let Err(failure) = membership.release(table, hold).await {
                // The others take it when this node has left.
                tracing::warn!(%table, %failure, "failed to release a table");
            }
        })
        .await;
    }

    /// Forgets the tables that are not loaded.
    pub fn sweep(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| {
            Arc::strong_count(slot) > 1
                || slot
                    .try_lock()
                    .map_or(true, |handle| handle.as_ref().is_some_and(|handle| !handle.is_closed()))
        });
        if let Some(membership) = &self.context.membership {
            // Requests that were refused before they reached a table have taken some.
            membership.give_up_all_but(|table| slots.contains_key(&table));
        }
    }
}

fn unloaded() -> HostError {
    HostError::NotStored("the table is being unloaded; try again".to_owned())
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use hearth_store::Store;
    use hearth_table::SeatRule;

    use super::*;
    use crate::base::{EventId, HostConfig, SharedRng, WallClock};
    use crate::tables::{Presenter, Viewer};

    /// Draws nothing.
    struct Blank;

    impl Presenter for Blank {
        fn first(&mut self, _: &TableSnapshot, _: Viewer, _: Option<EventId>) -> Bytes {
            Bytes::new()
        }

        fn update(&mut self, _: &TableSnapshot, _: Viewer, _: u64) -> Option<Bytes> {
            None
        }
    }

    async fn tables(folder: &tempfile::TempDir) -> Tables {
        let config = HostConfig {
            idle_timeout: Duration::from_mins(1),
            bot_pause: Duration::ZERO,
            bot_threads: 1,
            review_bot: "beginner".to_owned(),
        };
        let store = Store::open(&folder.path().join("hearth.db")).expect("it is new");
        let rng = SharedRng::from_system().expect("the system has one");
        let context = Context::open(config, (store, None), WallClock::system(), rng).await.expect("it opens");
        let blank = || -> Box<dyn Presenter> { Box::new(Blank) };
        let presenters = Presenters { page: Arc::new(blank), program: Arc::new(blank) };
        Tables::new(Arc::new(context), presenters)
    }

    /// Otherwise the task that wakes tables could load it meanwhile, and the second of two actors could store nothing.
    #[tokio::test]
    async fn a_table_is_locked_while_it_is_opened() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let tables = tables(&folder).await;
        let host = Player { person: Person(1), name: "Anna".to_owned() };
        let config =
            TableConfig::usual(hearth_catalogue::NAMES[0].to_owned(), [SeatRule::Host, SeatRule::Guest]);
        let fresh = NewDeal { source: DealSource::Fresh, share: None };
        let opening = tokio::spawn({
            let tables = tables.clone();
            async move { tables.open((host, Household::default()), config, fresh).await }
        });
        // It is polled until it waits for the store.
        tokio::task::yield_now().await;
        let slots: Vec<Slot> = tables.slots.lock().expect("nobody panicked").values().cloned().collect();
        let [slot] = &slots[..] else { panic!("there is one table") };
        let mut waiting = slot.lock().await;
        assert!(waiting.take().is_some(), "whoever comes waits for the actor");
        assert!(opening.await.expect("nobody panicked").is_ok());
    }
}
