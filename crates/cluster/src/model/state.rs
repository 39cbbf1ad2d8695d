//! A state of the model: a database, a network and machines that run nodes.

use std::time::Duration;

use super::Cluster;
use crate::{Epoch, Hold, LiveNode, Node, Number, Take, Terms, Uptime};

/// A moment is written as the time before this one, so that states that differ only in the time of day are one state.
pub const NOW: Uptime = Uptime(Duration::from_secs(100));

/// The time between two ticks of a clock.
pub const TICK: Duration = Duration::from_secs(1);

/// A state of everything.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The table `node`. The number of a node is its place.
    pub nodes: Vec<NodeRow>,
    /// The table `log`, and the entries.
    pub logs: Vec<Log>,
    /// Requests and answers under way, in any order. One that is never delivered is lost.
    pub network: Vec<Message>,
    pub machines: Vec<Machine>,
    /// The acknowledged entries of each log.
    pub acknowledged: Vec<Vec<Entry>>,
    /// The worst that has happened.
    pub harm: Option<Harm>,
    pub left: Budget,
}

/// A row of `node`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NodeRow {
    pub renewals: u64,
    /// True if it was marked dead, whether its row was deleted since or not: no statement tells the two apart.
    pub dead: bool,
}

/// A row of `log`, with its entries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Log {
    pub owner: Option<Number>,
    pub epoch: Epoch,
    pub entries: Vec<Entry>,
}

/// An entry of a log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    pub seq: usize,
    /// Tells decisions apart.
    pub decision: u8,
}

/// A request to the database, or its answer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Message {
    /// `UPDATE node SET renewals = renewals + 1 WHERE number = me AND NOT dead`, with a list of the others.
    Renew { reply_to: Option<usize>, number: Number, sent: Uptime },
    /// The answer. None: refused.
    Renewed { machine: usize, sent: Uptime, others: Option<Vec<LiveNode>> },
    /// `UPDATE node SET dead = true WHERE number = … AND renewals = …`.
    MarkDead { node: LiveNode },
    /// `UPDATE log SET owner = me, epoch = epoch + 1 WHERE …`, then reading the entries.
    Take { reply_to: Option<usize>, table: usize, number: Number, take: Take, read_early: Option<Vec<Entry>> },
    /// The answer to a take that succeeded.
    Taken { machine: usize, table: usize, hold: Hold, entries: Vec<Entry> },
    /// `UPDATE log SET entries = entries + 1 WHERE epoch = mine AND entries = first`, and the insert.
    Append { reply_to: Option<usize>, table: usize, hold: Hold, entry: Entry },
    /// The answer.
    Appended { machine: usize, table: usize, stored: bool },
    /// `UPDATE log SET owner = NULL WHERE epoch = mine`.
    Release { table: usize, hold: Hold },
}

/// A machine that runs one node at a time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Machine {
    /// The node. None: crashed, and not started again.
    pub node: Option<Node>,
    /// The tables that the node holds.
    pub held: Vec<Option<Held>>,
    /// A read that will be answered from a memory that lacks something acknowledged, unless the last check stops it.
    pub stale_read: Option<Hold>,
    /// Only for a wrong protocol: the last check was made before the read.
    pub checked: Option<Hold>,
    /// The ticks since the clock was last too slow.
    pub ticks_kept: u8,
}

/// A table in the memory of its owner.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Held {
    pub hold: Hold,
    pub memory: Vec<Entry>,
    /// The entry whose append is not answered yet.
    pub pending: Option<Entry>,
}

/// A violation of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Harm {
    /// A node that was no longer the owner appended.
    AppendOfFormerOwner,
    /// An answer lacked something that was acknowledged before its question.
    StaleRead,
}

/// How often things may still happen. The time has no bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Nodes that register after the first ones.
    pub nodes: u8,
    pub heartbeats: u8,
    pub takes: u8,
    pub appends: u8,
    pub releases: u8,
    pub crashes: u8,
}

/// Something that happens next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// A node sends a renewal.
    Heartbeat { machine: usize },
    /// A node marks another one dead.
    MarkDead { machine: usize, node: LiveNode },
    /// A node is asked for a table that it does not hold, and takes it.
    Take { machine: usize, table: usize },
    /// An owner sends an append.
    Append { machine: usize, table: usize },
    /// An owner waits no longer for the answer to its append. It does not know whether the entry is stored.
    GiveUp { machine: usize, table: usize },
    /// An owner stops serving a table and hands it back.
    Release { machine: usize, table: usize },
    /// A node loses its memory. A new one starts in its place, if one is left.
    Crash { machine: usize },
    /// A node that holds nothing stops for good, and marks itself dead.
    Leave { machine: usize },
    /// The last check before an answer, made too early.
    CheckEarly { machine: usize, table: usize },
    /// A question comes in, and is answered from memory after a last check.
    Read { machine: usize, table: usize },
    /// The last check, and the answer.
    Answer { machine: usize },
    /// The database executes a request.
    Execute { message: usize },
    /// An answer of the database arrives.
    Deliver { message: usize },
    /// Time passes. The clock of one machine may miss it.
    Tick { missed: Option<usize> },
}

impl Cluster {
    /// Returns a state in which all nodes have just renewed and seen each other. Each table has an owner and an entry.
    pub(super) fn first_state(&self) -> State {
        let numbers = || (0..self.machines as u64).map(Number);
        let entry = Entry { seq: 0, decision: 0 };
        let hold = |table: usize| Hold { number: Number((table % self.machines) as u64), epoch: Epoch(1) };
        let held = |table: usize| Some(Held { hold: hold(table), memory: vec![entry], pending: None });
        let log =
            |table: usize| Log { owner: Some(hold(table).number), epoch: Epoch(1), entries: vec![entry] };
        let machine = |me: Number| {
            let others: Vec<_> = numbers()
                .filter(|number| *number != me)
                .map(|number| LiveNode { number, renewals: 1 })
                .collect();
            let mut node = Node::new(me, self.terms);
            node.renewed(NOW, NOW, &others);
            Machine {
                node: Some(node),
                held: (0..self.tables)
                    .map(|table| held(table).filter(|held| held.hold.number == me))
                    .collect(),
                stale_read: None,
                checked: None,
                ticks_kept: self.slow_clocks.unwrap_or(0),
            }
        };
        State {
            nodes: vec![NodeRow { renewals: 1, dead: false }; self.machines],
            logs: (0..self.tables).map(log).collect(),
            network: Vec::new(),
            machines: numbers().map(machine).collect(),
            acknowledged: vec![vec![entry]; self.tables],
            harm: None,
            left: self.budget,
        }
    }
}

impl State {
    /// Returns whether a node may answer for a table.
    pub(super) fn serves(&self, machine: usize, table: usize) -> bool {
        let Machine { node: Some(node), held, .. } = &self.machines[machine] else { return false };
        held[table].as_ref().is_some_and(|held| node.standing.may_serve(held.hold, NOW))
    }

    /// Returns whether each owner that may serve knows all that was acknowledged.
    pub(super) fn owners_are_fresh(&self) -> bool {
        let knows =
            |held: &Option<Held>, entry| held.as_ref().is_some_and(|held| held.memory.contains(entry));
        self.machines.iter().enumerate().all(|(machine, owner)| {
            owner.held.iter().zip(&self.acknowledged).enumerate().all(|(table, (held, acknowledged))| {
                !self.serves(machine, table) || acknowledged.iter().all(|entry| knows(held, entry))
            })
        })
    }

    /// Returns whether another machine serves the first one's table, and an entry was acknowledged since the beginning.
    pub(super) fn goes_on_elsewhere(&self) -> bool {
        self.acknowledged[0].len() > 1 && (1..self.machines.len()).any(|machine| self.serves(machine, 0))
    }

    pub(super) fn row(&self, Number(number): Number) -> &NodeRow {
        &self.nodes[number as usize]
    }

    pub(super) fn row_mut(&mut self, Number(number): Number) -> &mut NodeRow {
        &mut self.nodes[number as usize]
    }

    pub(super) fn live_except(&self, me: Number) -> Vec<LiveNode> {
        let rows = self.nodes.iter().zip(0..);
        let live = rows.filter(|(row, number)| !row.dead && Number(*number) != me);
        live.map(|(row, number)| LiveNode { number: Number(number), renewals: row.renewals }).collect()
    }

    /// Lets a node forget a table. It waits for no answer about it.
    pub(super) fn drop_table(&mut self, machine: usize, table: usize) {
        self.machines[machine].held[table] = None;
        self.abandon(machine, About::Table(table));
    }

    /// Lets a machine wait no longer for an answer. Its requests stay under way.
    pub(super) fn abandon(&mut self, who: usize, which: About) {
        self.network.retain_mut(|message| {
            let about = message.about();
            match message {
                Message::Renew { reply_to, .. }
                | Message::Append { reply_to, .. }
                | Message::Take { reply_to, .. } => {
                    if *reply_to == Some(who) && about == which {
                        *reply_to = None;
                    }
                    true
                }
                Message::Renewed { machine, .. }
                | Message::Appended { machine, .. }
                | Message::Taken { machine, .. } => *machine != who || about != which,
                Message::MarkDead { .. } | Message::Release { .. } => true,
            }
        });
    }

    /// Drops all that a node holds, and lets a new one register in its place.
    pub(super) fn start_anew(&mut self, machine: usize, terms: Terms) {
        self.abandon(machine, About::Renewal);
        for table in 0..self.logs.len() {
            self.drop_table(machine, table);
        }
        let Machine { node, checked, .. } = &mut self.machines[machine];
        *checked = None;
        *node = None;
        if let Some(left) = self.left.nodes.checked_sub(1) {
            self.left.nodes = left;
            *node = Some(Node::new(Number(self.nodes.len() as u64), terms));
            self.nodes.push(NodeRow { renewals: 0, dead: false });
        }
    }
}

impl Machine {
    /// Returns the number of the node.
    pub(super) fn number(&self) -> Option<Number> {
        self.node.as_ref().map(|node| node.standing.number())
    }
}

/// The subject of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum About {
    Renewal,
    Table(usize),
}

impl Message {
    fn about(&self) -> About {
        match *self {
            Message::Renew { .. } | Message::Renewed { .. } | Message::MarkDead { .. } => About::Renewal,
            Message::Take { table, .. }
            | Message::Taken { table, .. }
            | Message::Append { table, .. }
            | Message::Appended { table, .. }
            | Message::Release { table, .. } => About::Table(table),
        }
    }
}
