//! A queue that serves households in turn.

use std::collections::{HashMap, VecDeque};

use super::Household;

/// A queue in which households take turns (round robin), so that one household's flood delays the others by one item.
#[derive(Debug)]
pub struct FairQueue<T> {
    waiting: HashMap<Household, VecDeque<T>>,
    /// The households with waiting items, the next one first.
    turns: VecDeque<Household>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { waiting: HashMap::new(), turns: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    /// Adds an item behind the others of its household.
    pub fn push(&mut self, household: Household, item: T) {
        let own = self.waiting.entry(household).or_default();
        if own.is_empty() {
            self.turns.push_back(household);
        }
        own.push_back(item);
    }

    /// Takes the next item of the household whose turn it is.
    pub fn pop(&mut self) -> Option<(Household, T)> {
        let household = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&household)?;
        let item = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&household);
        } else {
            self.turns.push_back(household);
        }
        Some((household, item))
    }

    /// Returns the number of waiting items.
    pub fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    /// Returns whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// Returns the waiting items of a household, the next one first.
    pub fn of(&self, household: Household) -> impl Iterator<Item = &T> {
        self.waiting.get(&household).into_iter().flatten()
    }

    /// Returns all waiting items in the order in which they are taken if nothing is added.
    pub fn in_order(&self) -> Vec<&T> {
        let rounds = self.waiting.values().map(VecDeque::len).max().unwrap_or(0);
        let round =
            |round: usize| self.turns.iter().filter_map(move |household| self.waiting[household].get(round));
        (0..rounds).flat_map(round).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn households_take_turns() {
        let [flood, honest] = [1, 2].map(|last| Household::of(Some(IpAddr::from([192, 0, 2, last]))));
        let mut queue = FairQueue::default();
        for item in 0..3 {
            queue.push(flood, item);
        }
        assert_eq!(queue.pop(), Some((flood, 0)));
        queue.push(honest, 10);
        queue.push(honest, 11);
        assert_eq!((queue.len(), queue.of(flood).count()), (4, 2));
        assert_eq!(queue.in_order(), [&1, &10, &2, &11]);
        let mut order = Vec::new();
        while let Some((_, item)) = queue.pop() {
            order.push(item);
        }
        assert_eq!((order, queue.is_empty()), (vec![1, 10, 2, 11], true));
    }
}
