//! The places of outbound requests. One household, or one receiver that does not answer, gets only a few of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use hearth_host::base::Household;
use hearth_store::UserId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The number of outbound requests at once.
const MAX_OUTBOUND_REQUESTS: usize = 32;

/// The number of them to one host.
const MAX_PER_HOST: usize = 8;

/// The number of them for one household.
const MAX_PER_HOUSEHOLD: usize = 4;

/// Requests that share places.
#[derive(PartialEq, Eq, Hash)]
enum Lane {
    Household(Household),
    /// A person whose household is not known since the start.
    Person(UserId),
    Host(String),
}

/// The places.
pub(super) struct Places {
    all: Arc<Semaphore>,
    /// A lane without requests has no semaphore.
    lanes: Mutex<HashMap<Lane, Weak<Semaphore>>>,
}

/// A place of a request; dropping it gives it back.
pub(super) struct Place {
    _permits: [Option<OwnedSemaphorePermit>; 3],
}

impl Places {
    pub fn new() -> Places {
        Places { all: Arc::new(Semaphore::new(MAX_OUTBOUND_REQUESTS)), lanes: Mutex::default() }
    }

    /// Waits for a place, first among the requests of the household, then among those to the host, then among all.
    pub async fn take(&self, (user, household): (UserId, Household), host: String) -> Place {
        let known = household != Household::default();
        let from = if known { Lane::Household(household) } else { Lane::Person(user) };
        let from = self.lane(from, MAX_PER_HOUSEHOLD).acquire_owned().await.ok();
        let to = self.lane(Lane::Host(host), MAX_PER_HOST).acquire_owned().await.ok();
        // Semaphores are never closed.
        let any = Arc::clone(&self.all).acquire_owned().await.ok();
        Place { _permits: [from, to, any] }
    }

    fn lane(&self, lane: Lane, places: usize) -> Arc<Semaphore> {
        let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lanes.get(&lane).and_then(Weak::upgrade) {
            return known;
        }
        lanes.retain(|_, known| known.strong_count() > 0);
        let fresh = Arc::new(Semaphore::new(places));
        lanes.insert(lane, Arc::downgrade(&fresh));
        fresh
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use tokio::task::JoinHandle;
    use tokio::task::yield_now;

    use super::*;

    fn household(last: u8) -> Household {
        Household::of(Some(IpAddr::from([192, 0, 2, last])))
    }

    /// Takes a place and keeps it.
    fn keep(places: &Arc<Places>, house: u8, host: &str) -> JoinHandle<()> {
        let (places, host) = (Arc::clone(places), host.to_owned());
        tokio::spawn(async move {
            let _place = places.take((UserId(i64::from(house)), household(house)), host).await;
            std::future::pending::<()>().await;
        })
    }

    async fn free(places: &Places) -> usize {
        for _ in 0..100 {
            yield_now().await;
        }
        places.all.available_permits()
    }

    #[tokio::test]
    async fn one_household_and_one_host_get_only_a_few_places() {
        let places = Arc::new(Places::new());
        for number in 0..100 {
            keep(&places, 1, &format!("{number}.tarpit.example"));
        }
        assert_eq!(free(&places).await, MAX_OUTBOUND_REQUESTS - MAX_PER_HOUSEHOLD);
        for house in 2..100 {
            keep(&places, house, "tarpit.example");
        }
        assert_eq!(free(&places).await, MAX_OUTBOUND_REQUESTS - MAX_PER_HOUSEHOLD - MAX_PER_HOST);
    }

    #[tokio::test]
    async fn a_place_is_given_back() {
        let places = Places::new();
        for _ in 0..100 {
            drop(places.take((UserId(1), household(1)), "receiver.example".to_owned()).await);
        }
        assert_eq!(places.all.available_permits(), MAX_OUTBOUND_REQUESTS);
        assert!(places.lanes.lock().expect("nobody panicked").len() <= 2, "lanes are forgotten");
    }
}
