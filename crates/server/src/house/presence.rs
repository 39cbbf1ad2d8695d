//! The people who were here lately, and where they came from.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hearth_host::base::Household;
use hearth_store::UserId;
use hearth_table::Person;

use super::ban::household_hash;
use crate::accounts::CookieKey;

/// The number of people whose household is remembered.
const MAX_REMEMBERED: usize = 20_000;

/// A person is here if they sent a request within this time, in milliseconds.
const HERE_MS: i64 = 5 * 60 * 1000;

/// The origin of a person's last request.
#[derive(Clone)]
enum Origin {
    /// It came to this node.
    Household(Household),
    /// It came to another node, which tells only the keyed hash of the household.
    Elsewhere(Vec<u8>),
}

impl Origin {
    fn hash(&self, key: &CookieKey) -> Vec<u8> {
        match self {
            Origin::Household(household) => household_hash(*household, key),
            Origin::Elsewhere(hash) => hash.clone(),
        }
    }
}

/// The origin and the time of each person's last request.
#[derive(Default)]
pub(super) struct Presence(Mutex<HashMap<UserId, (Origin, i64)>>);

impl Presence {
    /// Records a request.
    pub fn saw(&self, person: UserId, household: Household, now: i64) {
        self.remember(person, Origin::Household(household), now);
    }

    /// Records that another node has seen a person.
    pub fn saw_elsewhere(&self, person: UserId, household: Vec<u8>, now: i64) {
        self.remember(person, Origin::Elsewhere(household), now);
    }

    fn remember(&self, person: UserId, origin: Origin, now: i64) {
        let mut lately = self.lately();
        if lately.len() >= MAX_REMEMBERED {
            lately.retain(|_, (_, seen)| now - *seen < HERE_MS);
        }
        if lately.len() < MAX_REMEMBERED {
            lately.insert(person, (origin, now));
        }
    }

    /// Returns the keyed hash of a person's household, if they were here since the server started.
    pub fn household_of(&self, person: UserId, key: &CookieKey) -> Option<Vec<u8>> {
        Some(self.lately().get(&person)?.0.hash(key))
    }

    /// Returns the people who were last here from the same household as a person.
    pub fn same_household(&self, person: UserId, key: &CookieKey) -> Vec<UserId> {
        let lately = self.lately().clone();
        let Some((origin, _)) = lately.get(&person) else { return Vec::new() };
        let household = origin.hash(key);
        let same = |(_, (other, _)): &(_, &(Origin, _))| other.hash(key) == household;
        lately.iter().filter(same).map(|(person, _)| *person).collect()
    }

    /// Returns the people who are here now.
    pub fn here(&self, now: i64) -> Vec<UserId> {
        self.lately()
            .iter()
            .filter(|(_, (_, seen))| now - *seen < HERE_MS)
            .map(|(person, _)| *person)
            .collect()
    }

    /// Returns the people whom this node has seen within a time, with the keyed hash of their household.
    pub fn seen_within(&self, time: Duration, now: i64, key: &CookieKey) -> Vec<(Person, Vec<u8>)> {
        let lately = self.lately().clone();
        let seen = |(person, (origin, seen)): (UserId, (Origin, i64))| {
            let recent = u128::from((now - seen).max(0).cast_unsigned()) <= time.as_millis();
            (recent && matches!(origin, Origin::Household(_))).then(|| (Person(person.0), origin.hash(key)))
        };
        lately.into_iter().filter_map(seen).collect()
    }

    fn lately(&self) -> MutexGuard<'_, HashMap<UserId, (Origin, i64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
