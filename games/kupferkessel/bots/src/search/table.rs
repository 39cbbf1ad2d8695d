//! The transposition table of alpha-beta. Entries are valid for one root; the salt of a root keeps others
//! apart.

use hearth_bots::Budget;

/// The type of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub score: i16,
    pub depth: u8,
    pub bound: Bound,
    pub best: u8,
    generation: u8,
}

/// No move.
pub(super) const NO_MOVE: u8 = u8::MAX;

const EMPTY: Entry = Entry { key: 0, score: 0, depth: 0, bound: Bound::AtMost, best: NO_MOVE, generation: 0 };
/// Maximum number of entries.
const MAX_ENTRIES: u64 = 1 << 20;
/// Minimum number of entries.
const MIN_ENTRIES: u64 = 1 << 10;

/// Buckets of two entries: one keeps the deeper result, the other the newer one.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    pairs: Vec<[Entry; 2]>,
    generation: u8,
}

impl TranspositionTable {
    /// Creates a table for a budget.
    pub fn new(budget: Budget) -> TranspositionTable {
        let entries = match budget {
            Budget::Nodes(nodes) => nodes.clamp(MIN_ENTRIES, MAX_ENTRIES).next_power_of_two(),
            Budget::Time(_) => MAX_ENTRIES,
        };
        TranspositionTable { pairs: vec![[EMPTY; 2]; entries as usize / 2], generation: 0 }
    }

    /// Starts a new generation: older entries are replaced first.
    pub fn start_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        self.pairs[self.bucket_index(key)].iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub fn store(&mut self, key: u64, score: i32, depth: u8, bound: Bound, best: u8) {
        let bucket_index = self.bucket_index(key);
        let [deep, new] = &mut self.pairs[bucket_index];
        let entry = Entry { key, score: score as i16, depth, bound, best, generation: self.generation };
        if deep.key == key {
            *deep = entry;
        } else if deep.generation != self.generation || deep.depth <= depth {
            *new = *deep;
            *deep = entry;
        } else {
            *new = entry;
        }
    }

    #[inline]
    fn bucket_index(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.pairs.len() - 1)
    }
}
