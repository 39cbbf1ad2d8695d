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

/// Two places: the one keeps the more expensive entry, the other the newer one. They lie together in the cache.
#[derive(Clone, Debug)]
#[repr(align(32))]
struct Bucket([Entry; 2]);

/// A table that begins small and grows as it fills, up to a fixed size: a short search stays within the processor's cache.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// How many buckets there can be.
    most: usize,
    /// How many entries were put in since the table has its size.
    entries: usize,
    age: u8,
}

impl Bucket {
    const EMPTY: Bucket = Bucket([Entry::EMPTY; 2]);

    #[inline]
    fn put(&mut self, entry: Entry) {
        let [dear, new] = &mut self.0;
        if dear.age != entry.age || dear.weight <= entry.weight {
            *new = *dear;
            *dear = entry;
        } else {
            *new = entry;
        }
    }
}

impl TranspositionTable {
    /// So many buckets are there at first.
    const LEAST: usize = 1 << 13;
    /// So many times as many are there after it grew.
    const GROWTH: usize = 4;

    /// A table of at most so many megabytes, at least one bucket.
    pub fn new(megabytes: usize) -> TranspositionTable {
        let wanted = (megabytes << 20) / size_of::<Bucket>();
        let most = 1 << wanted.max(1).ilog2();
        TranspositionTable {
            buckets: vec![Bucket::EMPTY; most.min(TranspositionTable::LEAST)],
            most,
            entries: 0,
            age: 0,
        }
    }

    /// Makes way for another game: what is in the table stays valid, but gives way first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything: entries are only valid for one set of cards and rules.
    pub fn clear(&mut self) {
        self.buckets.truncate(TranspositionTable::LEAST);
        self.buckets.fill(Bucket::EMPTY);
        self.entries = 0;
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<&Entry> {
        self.buckets[self.place(key)].0.iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub fn store(&mut self, key: u64, lower: i16, upper: i16, best: u8, weight: u8) {
        let age = self.age;
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        if let Some(known) = bucket.0.iter_mut().find(|entry| entry.key == key) {
            known.lower = known.lower.max(lower);
            known.upper = known.upper.min(upper);
            known.age = age;
            if best != NO_MOVE {
                known.best = best;
            }
            return;
        }
        bucket.put(Entry { key, lower, upper, best, weight, age });
        self.entries += 1;
        if self.entries > self.buckets.len() && self.buckets.len() < self.most {
            self.grow();
        }
    }

    /// Where the bucket of a key is.
    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// Makes room, and moves what is in the table to where it belongs then.
    fn grow(&mut self) {
        let more = (self.buckets.len() * TranspositionTable::GROWTH).min(self.most);
        let old = std::mem::replace(&mut self.buckets, vec![Bucket::EMPTY; more]);
        for entry in old.into_iter().flat_map(|bucket| bucket.0).filter(|entry| *entry != Entry::EMPTY) {
            let place = self.place(entry.key);
            self.buckets[place].put(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys that fall into all buckets alike.
    fn key(number: u64) -> u64 {
        (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
    }

    #[test]
    fn what_is_in_the_table_survives_growth_but_not_clearing() {
        let mut table = TranspositionTable::new(4);
        let least = table.buckets.len();
        let dear = 20;
        for number in 0..100 {
            table.store(key(number), number as i16, UNBOUNDED, NO_MOVE, dear);
        }
        for number in 100..=least as u64 {
            table.store(key(number), 0, 0, NO_MOVE, 1);
        }
        assert_eq!(table.buckets.len(), least * TranspositionTable::GROWTH);
        for number in 0..100 {
            assert_eq!(table.find(key(number)).map(|entry| entry.lower), Some(number as i16));
        }
        table.clear();
        assert_eq!(table.buckets.len(), least);
        assert_eq!(table.find(key(0)), None);
    }

    #[test]
    fn the_table_grows_no_further_than_it_may() {
        for megabytes in 0..=1 {
            let mut table = TranspositionTable::new(megabytes);
            for number in 0..100_000 {
                table.store(key(number), 0, 0, NO_MOVE, 1);
            }
            assert_eq!(table.buckets.len(), table.most);
            assert!(table.most * size_of::<Bucket>() <= (megabytes << 20).max(size_of::<Bucket>()));
        }
    }
}
