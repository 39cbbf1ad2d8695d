//! A limit on the connections that one household holds open at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Household;

type Open = HashMap<Household, usize>;

/// The open connections, counted by household.
#[derive(Clone)]
pub struct ConnectionLimits {
    max: usize,
    open: Arc<Mutex<Open>>,
}

/// The right to hold one connection open. Dropping it gives the place back.
pub struct ConnectionPermit {
    household: Household,
    limits: ConnectionLimits,
}

impl ConnectionLimits {
    /// Allows each household this number of connections.
    pub fn new(max: usize) -> ConnectionLimits {
        ConnectionLimits { max, open: Arc::default() }
    }

    /// Takes a place, unless the household has none left.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<ConnectionPermit> {
        let household = Household::of(address);
        let mut open = self.open();
        let held = open.entry(household).or_default();
        if *held >= self.max {
            return None;
        }
        *held += 1;
        Some(ConnectionPermit { household, limits: self.clone() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.open();
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
    fn a_household_reaches_its_limit_and_others_are_not_affected() {
        let limits = ConnectionLimits::new(2);
        let [here, there] = [1, 2].map(|last| Some(IpAddr::from([192, 0, 2, last])));
        let held = [limits.enter(here), limits.enter(here)];
        assert!(held.iter().all(Option::is_some) && limits.enter(here).is_none());
        assert!(limits.enter(there).is_some());
        drop(held);
        assert!(limits.enter(here).is_some());
        assert!(limits.open().is_empty(), "a household without connections is forgotten");
    }
}
