//! Positions that were searched before, with what is known of their value.

/// Bounds on a value, and the move that was best.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub lower: i16,
    pub upper: i16,
    pub best: u8,
    /// How much work it stands for: the number of cards that were left.
    weight: u8,
    age: u8,
}

/// No bound at all.
pub(crate) const UNBOUNDED: i16 = 10_000;
/// No move.
pub(crate) const NO_MOVE: u8 = u8::MAX;

impl Entry {
    const EMPTY: Entry =
        Entry { key: 0, lower: -UNBOUNDED, upper: UNBOUNDED, best: NO_MOVE, weight: 0, age: 0 };
}

/// A table of fixed size. Two places share a bucket: the one keeps the more expensive entry, the other the newer one.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<[Entry; 2]>,
    mask: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> Table {
        let wanted = (megabytes << 20) / size_of::<[Entry; 2]>();
        let count = 1 << wanted.max(1).ilog2();
        Table { buckets: vec![[Entry::EMPTY; 2]; count], mask: count - 1, age: 0 }
    }

    /// Makes way for another game: what is in the table stays valid, but gives way first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything: entries are only valid for one set of cards and rules.
    pub fn clear(&mut self) {
        self.buckets.fill([Entry::EMPTY; 2]);
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        self.buckets[key as usize & self.mask].iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub fn store(&mut self, key: u64, lower: i16, upper: i16, best: u8, weight: u8) {
        let age = self.age;
        let bucket = &mut self.buckets[key as usize & self.mask];
        if let Some(known) = bucket.iter_mut().find(|entry| entry.key == key) {
            known.lower = known.lower.max(lower);
            known.upper = known.upper.min(upper);
            known.age = age;
            if best != NO_MOVE {
                known.best = best;
            }
            return;
        }
        let entry = Entry { key, lower, upper, best, weight, age };
        if bucket[0].age != age || bucket[0].weight <= weight {
            bucket[1] = bucket[0];
            bucket[0] = entry;
        } else {
            bucket[1] = entry;
        }
    }
}
