//! How many of something each household holds open at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::network;

type Open = HashMap<Option<IpAddr>, usize>;

/// Those who hold something open, counted by household.
#[derive(Clone)]
pub(crate) struct ConnectionLimits {
    most: usize,
    open: Arc<Mutex<Open>>,
}

/// The right to hold one thing open. It ends when it is dropped.
pub(crate) struct ConnectionPermit {
    household: Option<IpAddr>,
    connection_limits: ConnectionLimits,
}

impl ConnectionLimits {
    /// Where each household may hold so many open.
    pub fn new(most: usize) -> ConnectionLimits {
        ConnectionLimits { most, open: Arc::default() }
    }

    /// One more; nothing if that would be too many.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<ConnectionPermit> {
        let household = network(address);
        let mut open = self.open();
        let held = open.entry(household).or_default();
        if *held >= self.most {
            return None;
        }
        *held += 1;
        Some(ConnectionPermit { household, connection_limits: self.clone() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.connection_limits.open();
        if let Some(held) = open.get_mut(&self.household) {
            *held -= 1;
            if *held == 0 {
                open.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_holds_no_more_than_it_may_and_others_are_not_hurt() {
        let connection_limits = ConnectionLimits::new(2);
        let [here, there] = [1, 2].map(|last| Some(IpAddr::from([192, 0, 2, last])));
        let held = [connection_limits.enter(here), connection_limits.enter(here)];
        assert!(held.iter().all(Option::is_some) && connection_limits.enter(here).is_none());
        assert!(connection_limits.enter(there).is_some());
        drop(held);
        assert!(connection_limits.enter(here).is_some());
        assert!(connection_limits.open().is_empty(), "who holds nothing is not remembered");
    }
}
