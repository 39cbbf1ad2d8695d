//! How much one may ask for.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::wrong::Wrong;

/// An address may ask for so many times as much as a person: many people share one.
const PEOPLE_AN_ADDRESS: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// So many seconds' worth of requests may come at once.
const BURST: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// So many attempts to log in are free in a row; then one every few seconds.
const ATTEMPTS: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// So many may come to us for the first time from one address in a row.
const NEWCOMERS: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// So many thoughts of bots may be asked for in a row; then one every few seconds.
const THOUGHTS: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// How much one may ask for.
pub(crate) struct Limits {
    people: DefaultKeyedRateLimiter<u64>,
    addresses: DefaultKeyedRateLimiter<u64>,
    attempts: DefaultKeyedRateLimiter<u64>,
    newcomers: DefaultKeyedRateLimiter<u64>,
    thoughts: DefaultKeyedRateLimiter<u64>,
}

impl Limits {
    /// So many requests a second for each person.
    pub fn new(each_second: u32) -> Limits {
        let person = NonZeroU32::new(each_second).unwrap_or(NonZeroU32::MIN);
        let quota = |each: NonZeroU32| Quota::per_second(each).allow_burst(each.saturating_mul(BURST));
        Limits {
            people: RateLimiter::keyed(quota(person)),
            addresses: RateLimiter::keyed(quota(person.saturating_mul(PEOPLE_AN_ADDRESS))),
            attempts: RateLimiter::keyed(Quota::per_minute(ATTEMPTS)),
            newcomers: RateLimiter::keyed(Quota::per_minute(NEWCOMERS)),
            thoughts: RateLimiter::keyed(Quota::per_minute(THOUGHTS)),
        }
    }

    /// One more request of a person.
    pub fn person(&self, key: impl Hash) -> Result<(), Wrong> {
        within(&self.people, key)
    }

    /// One more request from an address.
    pub fn address(&self, key: impl Hash) -> Result<(), Wrong> {
        within(&self.addresses, key)
    }

    /// One more attempt to log in, under a name or from an address.
    pub fn attempt(&self, key: impl Hash) -> Result<(), Wrong> {
        within(&self.attempts, key)
    }

    /// One more person who comes for the first time from an address.
    pub fn newcomer(&self, key: impl Hash) -> Result<(), Wrong> {
        within(&self.newcomers, key)
    }

    /// One more thing that a person wants a bot to think about.
    pub fn thought(&self, key: impl Hash) -> Result<(), Wrong> {
        within(&self.thoughts, key)
    }

    /// Forgets those who have asked for nothing lately.
    pub fn forget_quiet(&self) {
        for limiter in [&self.people, &self.addresses, &self.attempts, &self.newcomers, &self.thoughts] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn within(limiter: &DefaultKeyedRateLimiter<u64>, key: impl Hash) -> Result<(), Wrong> {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    limiter.check_key(&hasher.finish()).map_err(|_| Wrong::TooMany)
}
