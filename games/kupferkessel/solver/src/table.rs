//! The solver's transposition table.

/// Bounds on a value, and the best move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub lower: i16,
    pub upper: i16,
    pub best: u8,
    /// The number of cards left, as a measure of the work that the entry saves.
    weight: u8,
    generation: u8,
}

/// No bound at all.
pub(crate) const UNBOUNDED: i16 = 10_000;
/// No move.
pub(crate) const NO_MOVE: u8 = u8::MAX;

impl Entry {
    const EMPTY: Entry =
        Entry { key: 0, lower: -UNBOUNDED, upper: UNBOUNDED, best: NO_MOVE, weight: 0, generation: 0 };
}

/// Two entries in one cache line: one keeps the more expensive result, the other the newer one.
#[derive(Clone, Debug)]
#[repr(align(32))]
struct Bucket([Entry; 2]);

/// A transposition table that grows as it fills, up to a fixed size. A short search stays within the CPU
/// cache.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// Maximum number of buckets.
    max_buckets: usize,
    /// Number of entries stored since the table last grew.
    entries: usize,
    generation: u8,
}

impl Bucket {
    const EMPTY: Bucket = Bucket([Entry::EMPTY; 2]);

    #[inline]
    fn put(&mut self, entry: Entry) {
        let [dear, new] = &mut self.0;
        if dear.generation != entry.generation || dear.weight <= entry.weight {
            *new = *dear;
            *dear = entry;
        } else {
            *new = entry;
        }
    }
}

impl TranspositionTable {
    /// Initial number of buckets.
    const INITIAL_BUCKETS: usize = 1 << 13;
    /// Growth factor.
    const GROWTH_FACTOR: usize = 4;

    /// Creates a table of at most this size, with at least one bucket.
    pub fn new(megabytes: usize) -> TranspositionTable {
        let wanted = (megabytes << 20) / size_of::<Bucket>();
        let max_buckets = 1 << wanted.max(1).ilog2();
        TranspositionTable {
            buckets: vec![Bucket::EMPTY; max_buckets.min(TranspositionTable::INITIAL_BUCKETS)],
            max_buckets,
            entries: 0,
            generation: 0,
        }
    }

    /// Starts a new generation: older entries stay valid but are replaced first.
    pub fn start_generation(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// Removes all entries: they are valid for one set of cards and rules only.
    pub fn clear(&mut self) {
        self.buckets.truncate(TranspositionTable::INITIAL_BUCKETS);
        self.buckets.fill(Bucket::EMPTY);
        self.entries = 0;
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        self.buckets[self.bucket_index(key)].0.iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub fn store(&mut self, key: u64, lower: i16, upper: i16, best: u8, weight: u8) {
        let generation = self.generation;
        let bucket_index = self.bucket_index(key);
        let bucket = &mut self.buckets[bucket_index];
        if let Some(known) = bucket.0.iter_mut().find(|entry| entry.key == key) {
            known.lower = known.lower.max(lower);
            known.upper = known.upper.min(upper);
            known.generation = generation;
            if best != NO_MOVE {
                known.best = best;
            }
            return;
        }
        bucket.put(Entry { key, lower, upper, best, weight, generation });
        self.entries += 1;
        if self.entries > self.buckets.len() && self.buckets.len() < self.max_buckets {
            self.grow();
        }
    }

    /// Returns the bucket index of a key.
    #[inline]
    fn bucket_index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// Enlarges the table and rehashes all entries.
    fn grow(&mut self) {
        let more = (self.buckets.len() * TranspositionTable::GROWTH_FACTOR).min(self.max_buckets);
        let old = std::mem::replace(&mut self.buckets, vec![Bucket::EMPTY; more]);
        for entry in old.into_iter().flat_map(|bucket| bucket.0).filter(|entry| *entry != Entry::EMPTY) {
            let bucket_index = self.bucket_index(entry.key);
            self.buckets[bucket_index].put(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns keys that are spread evenly over the buckets.
    fn key(number: u64) -> u64 {
        (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
    }

    #[test]
    fn entries_survive_growth_but_not_clearing() {
        let mut table = TranspositionTable::new(4);
        let least = table.buckets.len();
        let dear = 20;
        for number in 0..100 {
            table.store(key(number), number as i16, UNBOUNDED, NO_MOVE, dear);
        }
        for number in 100..=least as u64 {
            table.store(key(number), 0, 0, NO_MOVE, 1);
        }
        assert_eq!(table.buckets.len(), least * TranspositionTable::GROWTH_FACTOR);
        for number in 0..100 {
            assert_eq!(table.find(key(number)).map(|entry| entry.lower), Some(number as i16));
        }
        table.clear();
        assert_eq!(table.buckets.len(), least);
        assert_eq!(table.find(key(0)), None);
    }

    #[test]
    fn growth_stops_at_the_maximum_size() {
        for megabytes in 0..=1 {
            let mut table = TranspositionTable::new(megabytes);
            for number in 0..100_000 {
                table.store(key(number), 0, 0, NO_MOVE, 1);
            }
            assert_eq!(table.buckets.len(), table.max_buckets);
            assert!(table.max_buckets * size_of::<Bucket>() <= (megabytes << 20).max(size_of::<Bucket>()));
        }
    }
}
