//! How much one may ask for.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hearth_store::folded;

use crate::connection_limits::{ConnectionLimits, ConnectionPermit};
use crate::error::AppError;

/// An address may ask for so many times as much as a person: many people share one.
const PEOPLE_AN_ADDRESS: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// So many seconds' worth of requests may come at once.
const BURST: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// So many attempts to log in under a name are free in a row; then one every few seconds.
const ATTEMPTS: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// So many attempts to log in under one name are free in a row, wherever they come from: enough that nobody keeps another from
/// logging in alone, and few enough that many together do not find a password.
const ATTEMPTS_UNDER_A_NAME: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// So many may come to us for the first time from one address in a row.
const NEWCOMERS: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// Somebody may open so many times as many tables in a minute as he may ask for things in a second.
const TABLES: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// So many thoughts of bots may be asked for in a row; then one every few seconds.
const THOUGHTS: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// A household may watch so many times as much at once as a person may ask for in a second: a club has many pages open.
const WATCHED: usize = 50;

/// Who may watch no more is asked to come back after so long.
const LATER: Duration = Duration::from_secs(10);

/// How much one may ask for.
pub(crate) struct Limits {
    people: DefaultKeyedRateLimiter<u64>,
    addresses: DefaultKeyedRateLimiter<u64>,
    attempts: DefaultKeyedRateLimiter<u64>,
    doors: DefaultKeyedRateLimiter<u64>,
    names: DefaultKeyedRateLimiter<u64>,
    newcomers: DefaultKeyedRateLimiter<u64>,
    tables: DefaultKeyedRateLimiter<u64>,
    thoughts: DefaultKeyedRateLimiter<u64>,
    streams: ConnectionLimits,
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
            doors: RateLimiter::keyed(Quota::per_minute(ATTEMPTS.saturating_mul(PEOPLE_AN_ADDRESS))),
            names: RateLimiter::keyed(Quota::per_minute(ATTEMPTS_UNDER_A_NAME)),
            newcomers: RateLimiter::keyed(Quota::per_minute(NEWCOMERS)),
            tables: RateLimiter::keyed(Quota::per_minute(person.saturating_mul(TABLES))),
            thoughts: RateLimiter::keyed(Quota::per_minute(THOUGHTS)),
            streams: ConnectionLimits::new((person.get() as usize).saturating_mul(WATCHED)),
        }
    }

    /// One more request of a person.
    pub fn person(&self, key: impl Hash) -> Result<(), AppError> {
        within(&self.people, key)
    }

    /// One more request from an address.
    pub fn address(&self, address: Option<IpAddr>) -> Result<(), AppError> {
        within(&self.addresses, network(address))
    }

    /// One more attempt to log in under a name. The address comes first: who has tried too often from there does not use up
    /// the attempts of whose name it is. A club that shares an address logs in all the same.
    pub fn log_in(&self, name: &str, address: Option<IpAddr>) -> Result<(), AppError> {
        let (network, name) = (network(address), folded(name.trim()));
        within(&self.doors, network)?;
        within(&self.attempts, ("log in", network, &name))?;
        within(&self.names, name)
    }

    /// One more attempt at something that is slowed as logging in is.
    pub fn attempt(&self, key: impl Hash) -> Result<(), AppError> {
        within(&self.attempts, key)
    }

    /// One more person who comes for the first time from an address.
    pub fn newcomer(&self, address: Option<IpAddr>) -> Result<(), AppError> {
        within(&self.newcomers, network(address))
    }

    /// One more table that a person opens.
    pub fn table(&self, key: impl Hash) -> Result<(), AppError> {
        within(&self.tables, key)
    }

    /// One more thing that a person wants a bot to think about.
    pub fn thought(&self, key: impl Hash) -> Result<(), AppError> {
        within(&self.thoughts, key)
    }

    /// One more thing that is watched from an address, for as long as the ticket is held.
    pub fn stream(&self, address: Option<IpAddr>) -> Result<ConnectionPermit, AppError> {
        self.streams.enter(address).ok_or(AppError::TooMany(LATER))
    }

    /// Forgets those who have asked for nothing lately.
    pub fn forget_quiet(&self) {
        let Limits { people, addresses, attempts, doors, names, newcomers, tables, thoughts, streams: _ } =
            self;
        let all = [people, addresses, attempts, doors, names, newcomers, tables, thoughts];
        for limiter in all {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// What one household has of addresses: of the newer ones as many as it likes, which begin alike.
pub(crate) fn network(address: Option<IpAddr>) -> Option<IpAddr> {
    address.map(|address| match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
    })
}

fn within(limiter: &DefaultKeyedRateLimiter<u64>, key: impl Hash) -> Result<(), AppError> {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    let now = || limiter.clock().now();
    limiter.check_key(&hasher.finish()).map_err(|until| AppError::TooMany(until.wait_time_from(now())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_household_count_together() {
        let limits = Limits::new(1);
        let address = |text: &str| Some(text.parse().expect("an address"));
        for attempt in 0..5 {
            limits.log_in("Anna", address(&format!("2001:db8::{attempt}"))).expect("few are free");
        }
        assert!(limits.log_in("Anna", address("2001:db8::ffff")).is_err());
        assert!(limits.log_in("Anna", address("2001:db8:0:1::1")).is_ok(), "the neighbour's");
    }

    #[test]
    fn a_club_behind_one_address_logs_in_and_who_guesses_names_is_slowed() {
        let limits = Limits::new(1);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let let_in = |names: std::ops::Range<u32>| {
            names.filter(|name| limits.log_in(&format!("member {name}"), address).is_ok()).count()
        };
        assert_eq!(let_in(0..25), 25);
        assert_eq!(let_in(25..100), 15, "forty in a row from one address");
    }

    #[test]
    fn who_has_asked_for_too_much_is_told_how_long_to_wait() {
        let limits = Limits::new(1);
        let refused = |more: &dyn Fn() -> Result<(), AppError>| (0..100).find_map(|_| more().err());
        let wait = |error| match error {
            Some(AppError::TooMany(wait)) => wait.as_millis(),
            other => panic!("{other:?}"),
        };
        let request = wait(refused(&|| limits.person("Anna")));
        assert!((500..=1000).contains(&request), "one request a second: {request}");
        let attempt = wait(refused(&|| limits.attempt("Anna")));
        assert!((11_000..=12_000).contains(&attempt), "five attempts a minute: {attempt}");
    }

    #[test]
    fn who_tries_too_often_does_not_keep_another_from_logging_in() {
        let limits = Limits::new(1);
        let address = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let tried = (0..200).filter(|_| limits.log_in("Anna", address(1)).is_ok()).count();
        assert_eq!(tried, 5);
        assert!(limits.log_in("Anna", address(2)).is_ok());
    }
}
