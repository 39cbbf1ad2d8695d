//! A node's own belief that its lease holds.

use crate::{Hold, Number, Terms, Uptime};

/// The standing of this node: until when nobody can have taken its tables.
///
/// It is counted from the time *before* a renewal was sent. The database executes the renewal later, and others see it later
/// still, so they count the same lease from a later time.
///
/// It is a plain value: each actor of a table keeps a copy that is updated with each heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    number: Number,
    terms: Terms,
    /// The time before the last granted renewal was sent.
    pub(crate) renewed: Option<Uptime>,
    dead: bool,
}

impl Standing {
    /// Returns the standing of a node that has just registered: it serves nothing before its first renewal.
    pub(crate) fn new(number: Number, terms: Terms) -> Standing {
        Standing { number, terms, renewed: None, dead: false }
    }

    /// Returns the terms of the lease.
    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the node's number.
    pub fn number(&self) -> Number {
        self.number
    }

    /// Notes a renewal that the database granted. `sent` is the time before it was sent.
    pub(crate) fn renew(&mut self, sent: Uptime) {
        self.renewed = self.renewed.max(Some(sent));
    }

    /// Notes that the database refused a renewal: the node is marked dead, for ever.
    pub(crate) fn end(&mut self) {
        self.dead = true;
    }

    /// Returns whether the node was marked dead. It drops its tables and registers anew.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// Returns the time at which the node stops serving if no renewal is granted. Streams of its tables end then.
    pub fn until(&self) -> Option<Uptime> {
        self.renewed.filter(|_| !self.dead).map(|sent| Uptime(sent.0 + self.terms.serving_time()))
    }

    /// Returns whether nobody can have marked the node dead.
    pub fn is_good(&self, now: Uptime) -> bool {
        self.until().is_some_and(|until| now < until)
    }

    /// Returns whether an answer may be given from the memory of a table. To be asked after the question came in,
    /// immediately before the answer. A hold of an earlier number of the same process does not count.
    pub fn may_serve(&self, hold: Hold, now: Uptime) -> bool {
        hold.number == self.number && self.is_good(now)
    }
}
