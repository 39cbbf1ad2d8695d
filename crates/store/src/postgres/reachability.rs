//! The attempts to connect to a server that may be away.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::StoreFailure;

/// The pause after a failed attempt to connect.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);

/// The result of the last attempt to connect, shared by all threads that connect in the same way (a circuit breaker).
///
/// While the server is away, one thread at a time tries to connect, and the others fail at once. Otherwise the queued jobs would
/// wait one after the other, each for a timeout of its own.
#[derive(Default)]
pub(super) struct Reachability(Mutex<Option<Outage>>);

/// A time during which nobody can connect.
struct Outage {
    /// The failure of the last attempt.
    failure: StoreFailure,
    /// When the next attempt may begin.
    retry_at: Instant,
}

impl Reachability {
    /// Connects. During an outage, it returns the last failure at once if it is not yet time for another attempt, or if one is
    /// under way. After `timeout`, another one may begin beside it.
    pub fn attempt<T>(
        &self,
        timeout: Duration,
        connect: impl FnOnce() -> Result<T, StoreFailure>,
    ) -> Result<T, StoreFailure> {
        self.begin_attempt(timeout)?;
        let outcome = connect();
        *self.lock() = outcome
            .as_ref()
            .err()
            .map(|failure| Outage { failure: failure.clone(), retry_at: Instant::now() + RECONNECT_DELAY });
        outcome
    }

    fn begin_attempt(&self, timeout: Duration) -> Result<(), StoreFailure> {
        if let Some(outage) = &mut *self.lock() {
            let now = Instant::now();
            if now < outage.retry_at {
                return Err(outage.failure.clone());
            }
            outage.retry_at = now + timeout;
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Option<Outage>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMEOUT: Duration = Duration::from_mins(1);

    fn away() -> Result<(), StoreFailure> {
        Err(StoreFailure::Unreachable("away".to_owned()))
    }

    fn unexpected() -> Result<(), StoreFailure> {
        panic!("an attempt at the wrong time")
    }

    #[test]
    fn during_an_outage_one_thread_tries_at_a_time() {
        let reachability = Reachability::default();
        assert_eq!(reachability.attempt(TIMEOUT, away), away());
        assert_eq!(reachability.attempt(TIMEOUT, unexpected), away(), "it has just failed");
        std::thread::sleep(RECONNECT_DELAY);
        let attempt = || {
            assert_eq!(reachability.attempt(TIMEOUT, unexpected), away(), "another one is under way");
            Ok(())
        };
        assert_eq!(reachability.attempt(TIMEOUT, attempt), Ok(()));
        let mut tries = 0;
        for _ in 0..2 {
            let attempt = || {
                tries += 1;
                Ok(())
            };
            assert_eq!(reachability.attempt(TIMEOUT, attempt), Ok(()));
        }
        assert_eq!(tries, 2, "once it is back, everybody may connect");
    }
}
