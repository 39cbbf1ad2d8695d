//! Positions that were searched before. What is in it was found for one root: another root has another salt.

use hearth_bots::Budget;

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub score: i16,
    pub depth: u8,
    pub bound: Bound,
    pub best: u8,
    age: u8,
}

/// No move.
pub(super) const NO_MOVE: u8 = u8::MAX;

const EMPTY: Entry = Entry { key: 0, score: 0, depth: 0, bound: Bound::AtMost, best: NO_MOVE, age: 0 };
/// The most entries that a table has.
const MOST: u64 = 1 << 20;
/// The fewest.
const LEAST: u64 = 1 << 10;

/// Pairs of entries: the one keeps the deeper one, the other the newer one.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    pairs: Vec<[Entry; 2]>,
    age: u8,
}

impl TranspositionTable {
    /// A table that is large enough for a budget.
    pub fn new(budget: Budget) -> TranspositionTable {
        let entries = match budget {
            Budget::Nodes(nodes) => nodes.clamp(LEAST, MOST).next_power_of_two(),
            Budget::Time(_) => MOST,
        };
        TranspositionTable { pairs: vec![[EMPTY; 2]; entries as usize / 2], age: 0 }
    }

    /// Lets what is in it give way.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        self.pairs[self.place(key)].iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub fn store(&mut self, key: u64, score: i32, depth: u8, bound: Bound, best: u8) {
        let place = self.place(key);
        let [deep, new] = &mut self.pairs[place];
        let entry = Entry { key, score: score as i16, depth, bound, best, age: self.age };
        if deep.key == key {
            *deep = entry;
        } else if deep.age != self.age || deep.depth <= depth {
            *new = *deep;
            *deep = entry;
        } else {
            *new = entry;
        }
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.pairs.len() - 1)
    }
}
