//! The state that all tables share.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use hearth_cluster::Number;
use hearth_core::Bytes32;
use hearth_store::{Store, StoreFailure, TableId, UserId};
use hearth_table::{Person, Timestamp};
use rand::Rng;
use tokio::sync::broadcast;

use super::{
    BotPool, DealKey, DealTicket, HostError, Household, IgnoreLists, LobbyChange, Membership, Metrics,
    NodeNews, NoticeQueue, SharedRng, SteadyClock, TableLease, TableRoute, WallClock, Workers,
};

/// The number of lobby changes kept for a slow subscriber, who otherwise reads the whole lobby again.
const LOBBY_FEED_CAPACITY: usize = 4096;

/// The settings of the tables.
#[derive(Clone, Debug)]
pub struct HostConfig {
    /// A table without requests and subscribers is unloaded after this time.
    pub idle_timeout: Duration,
    /// The least time a bot takes while someone watches.
    pub bot_pause: Duration,
    /// The number of threads for bots.
    pub bot_threads: usize,
    /// The bot that reviews finished games.
    pub review_bot: String,
}

/// The store, the clock, the bots and the feeds that all tables share.
#[derive(Debug)]
pub struct Context {
    /// The settings.
    pub config: HostConfig,
    /// The database.
    pub store: Store,
    /// This process among the nodes of the database; `None` if the database is a file, which one process has to itself.
    pub membership: Option<Arc<Membership>>,
    /// The time of day.
    pub clock: SteadyClock,
    /// The threads of the bots.
    pub bots: BotPool,
    pub(super) workers: OnceLock<Arc<dyn Workers>>,
    /// The metrics.
    pub metrics: Metrics,
    /// The notices for players who are away.
    pub notices: NoticeQueue,
    /// Whom people ignore and block.
    pub ignored: Arc<IgnoreLists>,
    /// The generation of the database, and the time that had passed when this process first used it.
    opened: Mutex<(u64, Timestamp)>,
    deal_key: Arc<DealKey>,
    rng: SharedRng,
    lobby: broadcast::Sender<LobbyChange>,
}

impl Context {
    /// Prepares everything around an open store.
    pub async fn open(
        config: HostConfig,
        (store, membership): (Store, Option<Arc<Membership>>),
        clock: WallClock,
        rng: SharedRng,
    ) -> Result<Context, StoreFailure> {
        let (metrics, clock) = (Metrics::new(), SteadyClock::new(clock));
        Ok(Context {
            bots: BotPool::new(config.bot_threads, &metrics),
            workers: OnceLock::new(),
            metrics,
            notices: NoticeQueue::open(&store).await?,
            ignored: Arc::new(IgnoreLists::open(&store).await?),
            deal_key: Arc::new(DealKey::open(&store, &rng).await?),
            opened: Mutex::new((*store.generation().borrow(), clock.passed())),
            config,
            store,
            membership,
            clock,
            rng,
            lobby: broadcast::channel(LOBBY_FEED_CAPACITY).0,
        })
    }

    /// Returns the lease of a table, which this node takes if nobody has it. To be asked before the table is read from the store.
    pub async fn lease(&self, table: TableId) -> Result<TableLease, HostError> {
        let Some(membership) = &self.membership else { return Ok(TableLease::endless()) };
        match membership.route(table).await? {
            TableRoute::Here(hold) => Ok(TableLease::of(membership, table, hold)),
            TableRoute::Elsewhere(_) | TableRoute::Wait => Err(HostError::NotHere),
            TableRoute::NoTable => Err(HostError::NoTable),
        }
    }

    /// Returns the lease of a table that is about to be opened.
    pub fn lease_of_new(&self, table: TableId) -> Result<TableLease, HostError> {
        let Some(membership) = &self.membership else { return Ok(TableLease::endless()) };
        let hold = membership.open(table).ok_or(HostError::NotHere)?;
        Ok(TableLease::of(membership, table, hold))
    }

    /// Returns when tables became reachable with their present times: at the start, when a backup was restored, or when a jump
    /// of the wall clock was followed.
    pub fn reachable_since(&self) -> Timestamp {
        let generation = *self.store.generation().borrow();
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if opened.0 != generation {
            *opened = (generation, self.clock.passed());
        }
        self.clock.since_jump(opened.1)
    }

    /// Draws a random value.
    pub fn draw<R>(&self, draw: impl FnOnce(&mut dyn Rng) -> R) -> R {
        self.rng.draw(draw)
    }

    /// Draws a deal, whose seal can be shown before its table is opened.
    pub fn issue_ticket(&self) -> DealTicket {
        let table = self.draw(|mut rng| TableId::random(&mut rng));
        self.deal_key.issue(table, self.clock.now(), *self.store.generation().borrow())
    }

    /// Returns the table and the secret of a ticket.
    pub fn redeem_ticket(&self, ticket: &str) -> Result<(TableId, Bytes32), HostError> {
        let generation = *self.store.generation().borrow();
        self.deal_key.redeem(ticket, self.clock.now(), generation).ok_or(HostError::BadTicket)
    }

    /// Returns the key of the deals.
    pub fn deal_key(&self) -> &Arc<DealKey> {
        &self.deal_key
    }

    /// Reads the key of the deals again, after a backup was restored.
    pub async fn read_deal_key_again(&self) -> Result<(), StoreFailure> {
        self.deal_key.read_again(&self.store, &self.rng).await
    }

    /// Returns whether other nodes may use the database too.
    pub fn has_nodes(&self) -> bool {
        self.membership.as_ref().is_some_and(|membership| membership.is_shared())
    }

    /// Returns the number of this node. A server with a file is none.
    pub fn node(&self) -> Option<Number> {
        self.membership.as_ref().map(|membership| membership.standing().number())
    }

    /// Tells the other nodes, if there can be any, of a change that is stored.
    pub fn tell_nodes(&self, news: &NodeNews) {
        if self.has_nodes() {
            // News consist of strings and numbers, so serialisation cannot fail.
            self.store.announce(serde_json::to_string(news).unwrap_or_default());
        }
    }

    /// Records at all nodes that a player can be reached by notices from now on.
    pub fn add_reachable(&self, user: UserId, household: Household) {
        self.notices.add_reachable(user, household);
        self.tell_nodes(&NodeNews::Reachable(Person(user.0)));
    }

    /// Announces a change of the lobby, at all nodes.
    pub fn announce(&self, change: LobbyChange) {
        if self.has_nodes() {
            self.tell_nodes(&NodeNews::from(&change));
        }
        self.announce_here(change);
    }

    /// Announces a change of the lobby at this node.
    pub fn announce_here(&self, change: LobbyChange) {
        // Fails if nobody is subscribed.
        drop(self.lobby.send(change));
    }

    /// Subscribes to changes of the lobby.
    pub fn lobby_feed(&self) -> broadcast::Receiver<LobbyChange> {
        self.lobby.subscribe()
    }
}
