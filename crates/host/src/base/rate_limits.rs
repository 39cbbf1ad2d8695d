//! Rate limits for people, households and names.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::{ConnectionLimits, ConnectionPermit, Household, LogInAttempt, TooMany};

/// A household may send this many times as much as a person: people share an address.
const PEOPLE_PER_HOUSEHOLD: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// The seconds' worth of requests that may come at once.
const BURST_SECONDS: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// An expensive page counts as this number of requests: it is drawn from a whole game or a long list.
const EXPENSIVE_PAGE: NonZeroU32 = NonZeroU32::new(8).unwrap();

/// Login attempts per minute for one name from one household.
const MAX_LOGINS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// Login attempts per minute for one name from everywhere: enough that one attacker cannot lock the owner out, too few to
/// guess a password from many addresses.
const MAX_LOGINS_PER_NAME_PER_MINUTE: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// New guests per minute from one household.
const MAX_NEW_GUESTS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// Tables per person per minute, for each request per second.
const TABLES_PER_MINUTE_PER_REQUEST_RATE: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// Tables that a household may open at once, for each request per second of a person.
const HOUSEHOLD_TABLES_PER_REQUEST_RATE: NonZeroU32 = NonZeroU32::new(12).unwrap();

/// Tables per household per hour in the long run, for each request per second of a person. Stored games stay for ever.
const HOUSEHOLD_TABLES_PER_HOUR_PER_REQUEST_RATE: NonZeroU32 = NonZeroU32::new(36).unwrap();

/// Hints per person per minute.
const MAX_HINTS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(20).unwrap();

/// Changes of whom a person ignores or is a friend of, per minute.
const MAX_RELATIONS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(30).unwrap();

/// Such changes of a household, per hour in the long run.
const HOUSEHOLD_RELATIONS_PER_HOUR: NonZeroU32 = NonZeroU32::new(240).unwrap();

/// Mails per hour to one address: enough to try again, too few to annoy.
const MAX_MAILS_PER_ADDRESS_PER_HOUR: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// Open streams per household, for each request per second: a club has many pages open.
const STREAMS_PER_REQUEST_RATE: usize = 50;

/// The time after which a refused stream should be tried again.
const STREAM_RETRY_AFTER: Duration = Duration::from_secs(10);

/// The rate limits.
pub struct RateLimits {
    people: DefaultKeyedRateLimiter<u64>,
    addresses: DefaultKeyedRateLimiter<u64>,
    attempts: DefaultKeyedRateLimiter<u64>,
    households: DefaultKeyedRateLimiter<u64>,
    names: DefaultKeyedRateLimiter<u64>,
    newcomers: DefaultKeyedRateLimiter<u64>,
    tables: DefaultKeyedRateLimiter<u64>,
    household_tables: DefaultKeyedRateLimiter<u64>,
    hints: DefaultKeyedRateLimiter<u64>,
    mails: DefaultKeyedRateLimiter<u64>,
    relations: DefaultKeyedRateLimiter<u64>,
    household_relations: DefaultKeyedRateLimiter<u64>,
    streams: ConnectionLimits,
}

impl RateLimits {
    /// Allows each person this number of requests a second; the other limits follow from it.
    pub fn new(each_second: u32) -> RateLimits {
        let person = NonZeroU32::new(each_second).unwrap_or(NonZeroU32::MIN);
        let quota =
            |each: NonZeroU32| Quota::per_second(each).allow_burst(each.saturating_mul(BURST_SECONDS));
        RateLimits {
            people: RateLimiter::keyed(quota(person)),
            addresses: RateLimiter::keyed(quota(person.saturating_mul(PEOPLE_PER_HOUSEHOLD))),
            attempts: RateLimiter::keyed(Quota::per_minute(MAX_LOGINS_PER_MINUTE)),
            households: RateLimiter::keyed(Quota::per_minute(
                MAX_LOGINS_PER_MINUTE.saturating_mul(PEOPLE_PER_HOUSEHOLD),
            )),
            names: RateLimiter::keyed(Quota::per_minute(MAX_LOGINS_PER_NAME_PER_MINUTE)),
            newcomers: RateLimiter::keyed(Quota::per_minute(MAX_NEW_GUESTS_PER_MINUTE)),
            tables: RateLimiter::keyed(Quota::per_minute(
                person.saturating_mul(TABLES_PER_MINUTE_PER_REQUEST_RATE),
            )),
            household_tables: RateLimiter::keyed(
                Quota::per_hour(person.saturating_mul(HOUSEHOLD_TABLES_PER_HOUR_PER_REQUEST_RATE))
                    .allow_burst(person.saturating_mul(HOUSEHOLD_TABLES_PER_REQUEST_RATE)),
            ),
            hints: RateLimiter::keyed(Quota::per_minute(MAX_HINTS_PER_MINUTE)),
            mails: RateLimiter::keyed(Quota::per_hour(MAX_MAILS_PER_ADDRESS_PER_HOUR)),
            relations: RateLimiter::keyed(Quota::per_minute(MAX_RELATIONS_PER_MINUTE)),
            household_relations: RateLimiter::keyed(Quota::per_hour(HOUSEHOLD_RELATIONS_PER_HOUR)),
            streams: ConnectionLimits::new((person.get() as usize).saturating_mul(STREAMS_PER_REQUEST_RATE)),
        }
    }

    /// Counts a request of a person.
    pub fn person(&self, key: impl Hash) -> Result<(), TooMany> {
        within(&self.people, key)
    }

    /// Counts a request from an address.
    pub fn address(&self, address: Option<IpAddr>) -> Result<(), TooMany> {
        within(&self.addresses, Household::of(address))
    }

    /// Counts the additional cost of an expensive page.
    pub fn expensive(&self, household: Household) -> Result<(), TooMany> {
        within_cost(&self.addresses, household, EXPENSIVE_PAGE)
    }

    /// Counts a login attempt. The household is checked first, so that a refused attempt does not use up the attempts of the
    /// name. A club that shares an address can still log in.
    pub fn log_in(&self, LogInAttempt { name, household }: &LogInAttempt) -> Result<(), TooMany> {
        within(&self.households, household)?;
        within(&self.attempts, ("log in", household, name))?;
        within(&self.names, name)
    }

    /// Counts an attempt at something as sensitive as logging in.
    pub fn attempt(&self, key: impl Hash) -> Result<(), TooMany> {
        within(&self.attempts, key)
    }

    /// Counts a new guest.
    pub fn newcomer(&self, address: Option<IpAddr>) -> Result<(), TooMany> {
        within(&self.newcomers, Household::of(address))
    }

    /// Counts a table that a person opens. The person is checked first, so that one person does not use up the tables of
    /// their household.
    pub fn table(&self, person: impl Hash, household: Household) -> Result<(), TooMany> {
        within(&self.tables, person)?;
        within(&self.household_tables, household)
    }

    /// Counts a hint for a person.
    pub fn hint(&self, key: impl Hash) -> Result<(), TooMany> {
        within(&self.hints, key)
    }

    /// Counts a change of whom a person ignores or is a friend of. Such relations are stored, so households are limited too.
    pub fn relation(&self, person: impl Hash, household: Household) -> Result<(), TooMany> {
        within(&self.relations, person)?;
        within(&self.household_relations, household)
    }

    /// Counts a mail that a household causes to an address of anybody. The household is checked first, so that a refused one does
    /// not use up the mails of the address.
    pub fn mail(&self, household: Household, address: &str) -> Result<(), TooMany> {
        within(&self.attempts, ("mail", household))?;
        within(&self.mails, address.trim().to_lowercase())
    }

    /// Counts an open stream for as long as the permit lives.
    pub fn stream(&self, address: Option<IpAddr>) -> Result<ConnectionPermit, TooMany> {
        self.streams.enter(address).ok_or(TooMany(STREAM_RETRY_AFTER))
    }

    /// Drops the state of keys that were not used lately.
    pub fn forget_quiet(&self) {
        let RateLimits {
            people,
            addresses,
            attempts,
            households,
            names,
            newcomers,
            tables,
            household_tables,
            hints,
            mails,
            relations,
            household_relations,
            streams: _,
        } = self;
        let all = [
            people,
            addresses,
            attempts,
            households,
            names,
            newcomers,
            tables,
            household_tables,
            hints,
            mails,
            relations,
            household_relations,
        ];
        for limiter in all {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn within(limiter: &DefaultKeyedRateLimiter<u64>, key: impl Hash) -> Result<(), TooMany> {
    let now = || limiter.clock().now();
    limiter.check_key(&hashed(key)).map_err(|until| TooMany(until.wait_time_from(now())))
}

fn within_cost(
    limiter: &DefaultKeyedRateLimiter<u64>,
    key: impl Hash,
    cost: NonZeroU32,
) -> Result<(), TooMany> {
    let (key, now) = (hashed(key), || limiter.clock().now());
    // With a limit below this cost nothing as expensive would ever be possible: then it counts once.
    let checked = limiter.check_key_n(&key, cost).unwrap_or_else(|_| limiter.check_key(&key));
    checked.map_err(|until| TooMany(until.wait_time_from(now())))
}

fn hashed(key: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(name: &str, household: u8) -> LogInAttempt {
        LogInAttempt { name: name.into(), household: vec![household] }
    }

    #[test]
    fn a_club_behind_one_address_logs_in_and_guessing_names_is_slowed() {
        let limits = RateLimits::new(1);
        let let_in = |names: std::ops::Range<u32>| {
            names.filter(|name| limits.log_in(&attempt(&format!("member {name}"), 1)).is_ok()).count()
        };
        assert_eq!(let_in(0..25), 25);
        assert_eq!(let_in(25..100), 15, "forty in a row from one address");
    }

    #[test]
    fn a_household_opens_many_tables_at_once_but_not_on_and_on() {
        let (limits, house) = (RateLimits::new(20), |last: u8| Household::of(Some([192, 0, 2, last].into())));
        // Sixty new guests have sixty tables each.
        let opened = (0..3600).filter(|number| limits.table(number / 60, house(1)).is_ok()).count();
        assert_eq!(opened, 240);
        assert!(limits.table("somebody", house(2)).is_ok(), "another household");
    }

    #[test]
    fn a_refused_request_says_how_long_to_wait() {
        let limits = RateLimits::new(1);
        let refused = |more: &dyn Fn() -> Result<(), TooMany>| (0..100).find_map(|_| more().err());
        let wait = |refused| match refused {
            Some(TooMany(wait)) => wait.as_millis(),
            None => panic!("never refused"),
        };
        let request = wait(refused(&|| limits.person("Anna")));
        assert!((500..=1000).contains(&request), "one request a second: {request}");
        let attempt = wait(refused(&|| limits.attempt("Anna")));
        assert!((11_000..=12_000).contains(&attempt), "five attempts a minute: {attempt}");
    }

    #[test]
    fn too_many_attempts_do_not_lock_the_owner_out() {
        let limits = RateLimits::new(1);
        let tried = (0..200).filter(|_| limits.log_in(&attempt("Anna", 1)).is_ok()).count();
        assert_eq!(tried, 5);
        assert!(limits.log_in(&attempt("Anna", 2)).is_ok());
    }
}
