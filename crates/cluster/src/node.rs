//! The decisions of one node.

use crate::watch::Watch;
use crate::{Epoch, LiveNode, Number, Standing, Terms, Uptime};

/// The owner of a table, as the database has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner<'a> {
    /// Its number.
    pub number: Number,
    /// Where the other nodes reach it.
    pub address: &'a str,
    /// True if it was marked dead, or has no row any more.
    pub dead: bool,
}

/// The columns of a table's row in `log` that say who owns it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogRow<'a> {
    /// The owner, joined with its row in `node`.
    pub owner: Option<Owner<'a>>,
    /// The epoch of the last owner.
    pub epoch: Epoch,
}

/// The route of a request for a table that this node does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route<'a> {
    /// Another node owns it.
    Forward(Forward<'a>),
    /// Nobody owns it who could still serve.
    Take(Take),
    /// This node may not serve at present: try again after its next heartbeat.
    Wait,
}

/// The node to forward to. The number goes with the request: another node may have got the address meanwhile, and refuses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forward<'a> {
    /// The owner.
    pub number: Number,
    /// Its address.
    pub address: &'a str,
}

/// A compare-and-set of a table's owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take {
    /// The epoch that must still be in the row.
    pub seen: Epoch,
}

/// A node's standing and what it knows of the others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    pub(crate) standing: Standing,
    pub(crate) watch: Watch,
}

impl Node {
    /// Returns a node that has just registered.
    pub fn new(number: Number, terms: Terms) -> Node {
        Node { standing: Standing::new(number, terms), watch: Watch::default() }
    }

    /// Returns the node's standing.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Notes a granted renewal that was sent at `sent` and answered `now`, with all other live nodes.
    pub fn renewed(&mut self, sent: Uptime, now: Uptime, others: &[LiveNode]) {
        if !self.standing.is_good(now) {
            self.watch.restart();
        }
        self.standing.renew(sent);
        self.watch.observe(others, now);
    }

    /// Notes a refused renewal. The node drops all tables and registers anew.
    pub fn refused(&mut self) {
        self.standing.end();
    }

    /// Returns the nodes to mark dead, unless they have renewed since. To be asked after each heartbeat.
    pub fn silent(&self, now: Uptime) -> Vec<LiveNode> {
        let terms = self.standing.terms();
        if self.standing.is_good(now) { self.watch.silent(now, terms).collect() } else { Vec::new() }
    }

    /// Decides about a table that this node does not hold, from its row.
    ///
    /// A table that this node owns by the row but does not hold is taken again, with a new epoch: a release or an append
    /// of the same node may still be under way, and must not count any more.
    pub fn decide<'a>(&self, row: &LogRow<'a>, now: Uptime) -> Route<'a> {
        if !self.standing.is_good(now) {
            return Route::Wait;
        }
        match row.owner {
            Some(owner) if !owner.dead && owner.number != self.standing.number() => {
                Route::Forward(Forward { number: owner.number, address: owner.address })
            }
            _ => Route::Take(Take { seen: row.epoch }),
        }
    }
}
