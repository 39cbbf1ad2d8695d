//! Observing the other nodes: which of them still renew.

use crate::{Number, Terms, Uptime};

/// A node that is not marked dead, as an answer of the database lists it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LiveNode {
    /// Its number.
    pub number: Number,
    /// The renewals that it was granted.
    pub renewals: u64,
}

/// A node and how long it has been silent.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Watched {
    pub(crate) node: LiveNode,
    /// The time *after* the answer that first had this number of renewals.
    pub(crate) since: Uptime,
}

/// The silence of the other nodes, measured with this node's own clock.
///
/// The time of the database decides nothing: it may be set, or be another machine's after a failover.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Watch {
    pub(crate) watched: Vec<Watched>,
}

impl Watch {
    /// Takes note of the live nodes in an answer that arrived `now`.
    pub(crate) fn observe(&mut self, live: &[LiveNode], now: Uptime) {
        self.watched.retain(|watched| live.iter().any(|node| node.number == watched.node.number));
        for node in live {
            match self.watched.iter_mut().find(|watched| watched.node.number == node.number) {
                // An answer that was overtaken says nothing new.
                Some(watched) if watched.node.renewals >= node.renewals => {}
                Some(watched) => *watched = Watched { node: *node, since: now },
                None => self.watched.push(Watched { node: *node, since: now }),
            }
        }
        self.watched.sort_by_key(|watched| watched.node.number);
    }

    /// Forgets what was seen. After a time without the database, silence proves nothing: the others could not renew either.
    pub(crate) fn restart(&mut self) {
        self.watched.clear();
    }

    /// Returns the nodes that have been silent for a lease.
    pub(crate) fn silent(&self, now: Uptime, terms: &Terms) -> impl Iterator<Item = LiveNode> {
        let lease = terms.lease;
        self.watched
            .iter()
            .filter(move |watched| now.since(watched.since) >= lease)
            .map(|watched| watched.node)
    }
}
