//! The membership of this process among the nodes of one database: it keeps the leases of its tables alive, and knows which
//! node runs a table. docs/SCALE.md has the protocol; `hearth_cluster` decides, the store asks the database.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hearth_cluster::{HEARTBEAT_INTERVAL, Hold, LiveNode, Node, Number, Route, Standing, Take, Terms};
use hearth_store::{LiveNodeRow, Store, StoreFailure, TableId};
use tokio::sync::{Mutex as AsyncMutex, watch};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::heartbeat_failures::HeartbeatFailures;
use super::uptime::uptime;

/// The number of tables elsewhere that are remembered.
const MAX_KNOWN_ROUTES: usize = 10_000;

/// The number of lookups of a table, when other nodes take it meanwhile.
const LOOKUP_ATTEMPTS: usize = 3;

/// The number of locks for lookups. Tables that share one wait for each other.
const LOOKUP_LOCKS: usize = 64;

/// The node that runs a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRoute {
    /// This node, under this hold. Its entries are to be read after this answer.
    Here(Hold),
    /// Another node: forward to it.
    Elsewhere(NodeAddress),
    /// Nobody at present: try again after a heartbeat.
    Wait,
    /// The table does not exist.
    NoTable,
}

/// Another node. The number goes with what is forwarded: the address may belong to a later node, which then refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeAddress {
    /// Its number.
    pub number: Number,
    /// Where it is reached.
    pub address: Arc<str>,
}

/// The part of a node among the others.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Role {
    /// It owns tables.
    #[default]
    Node,
    /// It owns no tables, and lets bots think for those that do.
    Worker,
}

/// This process as a node. A server that has its database to itself has no membership.
pub struct Membership {
    store: Store,
    address: String,
    role: Role,
    /// Watchers are woken only when the standing ends or begins, not by each renewal.
    node: watch::Sender<Node>,
    others: watch::Sender<OtherNodes>,
    /// True once the node takes no more tables.
    is_leaving: AtomicBool,
    holds: Mutex<HashMap<TableId, Hold>>,
    elsewhere: Mutex<HashMap<TableId, NodeAddress>>,
    /// A table is looked up by one caller at a time: a second take would end the first one's hold.
    lookups: [AsyncMutex<()>; LOOKUP_LOCKS],
    hasher: RandomState,
}

/// The other nodes, as the last heartbeat lists them.
#[derive(Default)]
struct OtherNodes {
    /// The number of heartbeats that have listed them.
    heartbeats: u64,
    /// Those that own tables.
    live: Vec<NodeAddress>,
    workers: Vec<NodeAddress>,
    /// Those that take no more tables.
    leaving: HashSet<Number>,
}

impl OtherNodes {
    fn contain(&self, number: Number) -> bool {
        self.live.iter().chain(&self.workers).any(|other| other.number == number)
    }

    /// Returns those that take tables.
    fn successors(&self) -> impl Iterator<Item = &NodeAddress> {
        self.live.iter().filter(|other| !self.leaving.contains(&other.number))
    }
}

impl Membership {
    /// Makes this process one of several nodes, under the address at which the others reach it.
    pub async fn join(store: Store, address: String, role: Role) -> Result<Membership, StoreFailure> {
        store.share().await?;
        Membership::register(store, address, role).await
    }

    /// Makes this process the only node: it has the database to itself.
    pub async fn alone(store: Store) -> Result<Membership, StoreFailure> {
        store.own().await?;
        // Their server stops. Otherwise their tables would have to wait until they are silent.
        store.end_all_nodes().await?;
        Membership::register(store, String::new(), Role::Node).await
    }

    /// Registers, and sends the first heartbeat.
    async fn register(store: Store, address: String, role: Role) -> Result<Membership, StoreFailure> {
        let number = store.register_node(address.clone(), role == Role::Worker).await?;
        tracing::debug!(node = number.0, address, "registered as a node");
        let membership = Membership {
            store,
            address,
            role,
            node: watch::Sender::new(Node::new(number, Terms::STANDARD)),
            others: watch::Sender::default(),
            is_leaving: AtomicBool::new(false),
            holds: Mutex::default(),
            elsewhere: Mutex::default(),
            lookups: std::array::from_fn(|_| AsyncMutex::new(())),
            hasher: RandomState::new(),
        };
        membership.send_heartbeat().await?;
        Ok(membership)
    }

    /// Renews the leases until this node leaves, and marks nodes dead that do not.
    pub async fn keep_renewing(&self) {
        let mut heartbeat = interval(HEARTBEAT_INTERVAL);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut failures = HeartbeatFailures::default();
        loop {
            heartbeat.tick().await;
            if self.standing().is_dead() && self.is_leaving() {
                return;
            }
            failures.note(self.send_heartbeat().await);
        }
    }

    /// Sends one heartbeat. A node that was marked dead registers anew first.
    async fn send_heartbeat(&self) -> Result<(), StoreFailure> {
        if self.standing().is_dead() {
            let number = self.store.register_node(self.address.clone(), self.role == Role::Worker).await?;
            if self.is_leaving() {
                // It has left meanwhile, and nobody must wait for the new node.
                return self.store.leave(number).await;
            }
            tracing::info!(node = number.0, "registered anew");
            self.node.send_replace(Node::new(number, Terms::STANDARD));
        }
        let (number, sent) = (self.standing().number(), uptime());
        let Some(others) = self.store.renew(number).await? else {
            tracing::error!(node = number.0, "others have marked this node dead; it drops its tables");
            self.end();
            return Ok(());
        };
        let now = uptime();
        let nodes: Vec<LiveNode> = others.iter().map(|other| other.node).collect();
        self.node.send_if_modified(|node| {
            node.renewed(sent, now, &nodes);
            false
        });
        let (mut live, mut workers) = (Vec::new(), Vec::new());
        for LiveNodeRow { node, address, is_worker } in others {
            let of_its_role = if is_worker { &mut workers } else { &mut live };
            of_its_role.push(NodeAddress { number: node.number, address: Arc::from(address) });
        }
        lock(&self.elsewhere).retain(|_, at| live.contains(at));
        self.others.send_modify(|others| {
            others.heartbeats += 1;
            others.leaving.retain(|number| live.iter().any(|other| other.number == *number));
            (others.live, others.workers) = (live, workers);
        });
        let silent = self.node.borrow().silent(now);
        for silent in silent {
            self.mark_dead(silent).await?;
        }
        Ok(())
    }

    async fn mark_dead(&self, silent: LiveNode) -> Result<(), StoreFailure> {
        if self.store.mark_dead(silent).await? {
            tracing::warn!(node = silent.number.0, "marked a silent node dead; its tables can be taken");
        }
        Ok(())
    }

    /// Waits until a node is marked dead.
    pub fn gone(&self, number: Number) -> impl Future<Output = ()> + Send + 'static {
        let mut others = self.others.subscribe();
        // A heartbeat that is under way may be older than the node.
        let since = others.borrow().heartbeats + 2;
        async move {
            let gone = |others: &OtherNodes| others.heartbeats >= since && !others.contain(number);
            if others.wait_for(gone).await.is_err() {
                // This process stops.
                std::future::pending::<()>().await;
            }
        }
    }

    /// Returns whether this is one of several nodes.
    pub fn is_shared(&self) -> bool {
        !self.address.is_empty()
    }

    /// Returns whether there are nodes that can take the tables of this one.
    pub fn has_others(&self) -> bool {
        self.others.borrow().successors().next().is_some()
    }

    /// Returns another node that opens tables, while this one takes none.
    pub fn stand_in(&self) -> Option<NodeAddress> {
        if self.takes_tables() { None } else { self.others.borrow().successors().next().cloned() }
    }

    /// Returns the workers.
    pub fn workers(&self) -> Vec<NodeAddress> {
        self.others.borrow().workers.clone()
    }

    /// Returns whether there are workers.
    pub fn has_workers(&self) -> bool {
        !self.others.borrow().workers.is_empty()
    }

    /// Returns another node that takes tables, the same one for all requests for a table.
    fn successor(&self, table: TableId) -> Option<NodeAddress> {
        let others = self.others.borrow();
        let place = (self.hasher.hash_one(table) as usize).checked_rem(others.successors().count())?;
        others.successors().nth(place).cloned()
    }

    /// Returns until when this node may serve, with its number.
    pub fn standing(&self) -> Standing {
        self.node.borrow().standing()
    }

    /// Returns whether an answer may be given from the memory of a table. To be asked after the question came in, immediately
    /// before the answer.
    pub fn may_serve(&self, hold: Hold) -> bool {
        let standing = self.standing();
        standing.may_serve(hold, uptime())
    }

    /// Waits until a table may not be served under a hold any more: its streams end then.
    pub async fn ends(&self, hold: Hold) {
        let mut changes = self.node.subscribe();
        while self.may_serve(hold) {
            let left = self.standing().until().map(|until| until.since(uptime()));
            tokio::select! {
                () = sleep(left.unwrap_or_default()) => (),
                _ = changes.changed() => (),
            }
        }
    }

    /// Returns the hold for a table that this node is about to open, for its first append. `None` if it may not serve now.
    pub fn open(&self, table: TableId) -> Option<Hold> {
        let hold = Hold::of_new_table(self.standing().number());
        (self.takes_tables() && self.may_serve(hold)).then(|| {
            lock(&self.holds).insert(table, hold);
            hold
        })
    }

    /// Returns which node runs a table. If nobody does, this node takes it, unless it is leaving.
    pub async fn route(&self, table: TableId) -> Result<TableRoute, StoreFailure> {
        if let Some(known) = self.known_route(table) {
            return Ok(known);
        }
        let slot = self.hasher.hash_one(table) as usize % LOOKUP_LOCKS;
        let _lookup = self.lookups[slot].lock().await;
        for _ in 0..LOOKUP_ATTEMPTS {
            // The caller before may have found it.
            if let Some(known) = self.known_route(table) {
                return Ok(known);
            }
            let Some(lease) = self.store.lease(table).await? else { return Ok(TableRoute::NoTable) };
            let (number, take) = {
                let node = self.node.borrow();
                match node.decide(&lease.row(), uptime()) {
                    Route::Wait => return Ok(TableRoute::Wait),
                    Route::Forward(to) => {
                        let at = NodeAddress { number: to.number, address: to.address.into() };
                        self.remember(table, at.clone());
                        return Ok(TableRoute::Elsewhere(at));
                    }
                    Route::Take(take) => (node.standing().number(), take),
                }
            };
            if !self.takes_tables() {
                // Another node takes it, when the request arrives there. It cannot while the table is this node's by its row: it was
                // unloaded here earlier.
                if lease.owner.as_ref().is_some_and(|owner| owner.number == number) {
                    self.store.release(table, Hold { number, epoch: take.seen }).await?;
                }
                return Ok(self.successor(table).map_or(TableRoute::Wait, TableRoute::Elsewhere));
            }
            if let Some(route) = self.take(table, number, take).await? {
                return Ok(route);
            }
        }
        Ok(TableRoute::Wait)
    }

    /// Takes a table; `None` to look again, because another node was first or the answer was lost.
    async fn take(
        &self,
        table: TableId,
        number: Number,
        take: Take,
    ) -> Result<Option<TableRoute>, StoreFailure> {
        let taken = match self.store.take(table, number, take).await {
            // If it was granted, the table is taken from this node itself.
            Err(StoreFailure::Uncertain(_)) => None,
            taken => taken?,
        };
        let Some(hold) = taken else { return Ok(None) };
        // The answer may have taken longer than the lease.
        if !self.may_serve(hold) {
            return Ok(Some(TableRoute::Wait));
        }
        tracing::debug!(%table, epoch = hold.epoch.0, "took a table");
        lock(&self.holds).insert(table, hold);
        Ok(Some(TableRoute::Here(hold)))
    }

    fn known_route(&self, table: TableId) -> Option<TableRoute> {
        let hold = lock(&self.holds).get(&table).copied();
        if let Some(hold) = hold
            && self.may_serve(hold)
        {
            return Some(TableRoute::Here(hold));
        }
        lock(&self.elsewhere).get(&table).cloned().map(TableRoute::Elsewhere)
    }

    fn remember(&self, table: TableId, at: NodeAddress) {
        let mut elsewhere = lock(&self.elsewhere);
        if elsewhere.len() >= MAX_KNOWN_ROUTES {
            elsewhere.clear();
        }
        elsewhere.insert(table, at);
    }

    /// Forgets where a table is, because the node that was thought to run it does not: the next request looks again.
    pub fn look_again(&self, table: TableId) {
        lock(&self.elsewhere).remove(&table);
    }

    /// Notes that another node takes no more tables, and forgets which ones it has: it hands them over.
    pub fn leaves(&self, leaving: Number) {
        self.others.send_modify(|others| {
            others.leaving.insert(leaving);
        });
        lock(&self.elsewhere).retain(|_, at| at.number != leaving);
    }

    /// Gives up a hold in doubt: an append was refused or has no answer. The table must not be served under it any more. The next
    /// request looks again, and takes the table with a new epoch if it still is this node's.
    pub fn give_up(&self, table: TableId, hold: Hold) {
        let mut holds = lock(&self.holds);
        if holds.get(&table) == Some(&hold) {
            holds.remove(&table);
        }
    }

    /// Gives up the tables that this node took and does not use.
    pub fn give_up_all_but(&self, is_used: impl Fn(TableId) -> bool) {
        lock(&self.holds).retain(|table, _| is_used(*table));
    }

    /// Releases a table that is not served any more: any node may take it.
    pub async fn release(&self, table: TableId, hold: Hold) -> Result<(), StoreFailure> {
        self.give_up(table, hold);
        self.store.release(table, hold).await
    }

    /// Takes no more tables from now on, and returns those to release before [`Membership::leave`].
    pub fn stop_taking(&self) -> Vec<(TableId, Hold)> {
        self.is_leaving.store(true, Ordering::Relaxed);
        lock(&self.holds).iter().map(|(table, hold)| (*table, *hold)).collect()
    }

    /// Leaves the other nodes. What this node still holds can be taken at once, and it serves nothing any more.
    pub async fn leave(&self) -> Result<(), StoreFailure> {
        self.is_leaving.store(true, Ordering::Relaxed);
        let number = self.standing().number();
        self.end();
        self.store.leave(number).await
    }

    fn takes_tables(&self) -> bool {
        self.role == Role::Node && !self.is_leaving()
    }

    fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed)
    }

    fn end(&self) {
        self.node.send_modify(Node::refused);
        lock(&self.holds).clear();
        lock(&self.elsewhere).clear();
    }
}

impl fmt::Debug for Membership {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Membership").field("standing", &self.standing()).finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
