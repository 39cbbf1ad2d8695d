//! The names of nodes and of their ownership.

/// The number of a node: one run of the server, never used again. A restarted server gets a new one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub u64);

/// Counts the owners of a log. Each [`Take`](crate::Take) adds one, also if a node takes from itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Epoch(pub u64);

/// The ownership of one table. Each append names its epoch (a fencing token), and the database refuses an old one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hold {
    /// The node that took the table.
    pub number: Number,
    /// The epoch that began with it.
    pub epoch: Epoch,
}

impl Hold {
    /// Returns the hold of a node on a table that it opens.
    pub fn of_new_table(number: Number) -> Hold {
        Hold { number, epoch: Epoch(1) }
    }
}
