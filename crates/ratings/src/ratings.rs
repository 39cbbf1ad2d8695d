//! The ratings of everybody, in all pools.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;

use crate::weng_lin::{self, Entrant};
use crate::{Career, Contestant, GameResult, Place, Pool, bots};

/// The careers of all people in all pools. Its text has one line per career and is the same on every machine.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Ratings {
    pools: BTreeMap<Pool, BTreeMap<i64, Career>>,
}

/// The effect of a game on one person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// The person.
    pub person: i64,
    /// Their career before the game.
    pub before: Career,
    /// Their career after it.
    pub after: Career,
}

impl Ratings {
    /// Computes all ratings from the results, in their order. Results
    /// that cannot be rated are left out.
    pub fn refit(results: impl IntoIterator<Item = impl Borrow<GameResult>>) -> Ratings {
        let mut ratings = Ratings::default();
        for result in results {
            ratings.rate(result.borrow());
        }
        ratings
    }

    /// Applies a result and returns the changes, in the order of the places. Bots have none.
    ///
    /// A game cannot be rated if a bot has no fixed rating, if a person has two places, or if the number of places is not
    /// that of the pool. Then nothing changes, and the answer is `None`.
    pub fn rate(&mut self, result: &GameResult) -> Option<Vec<Change>> {
        let GameResult { pool, places, .. } = result;
        let entrants = self.entrants(pool, places)?;
        let people = places.iter().enumerate().filter_map(|(index, place)| match place.contestant {
            Contestant::Person(person) => Some((index, person)),
            Contestant::Bot(_) => None,
        });
        let changes: Vec<Change> = people
            .map(|(index, person)| {
                let after = weng_lin::updated(&entrants, index);
                Change { person, before: self.person(pool, person), after }
            })
            .collect();
        for change in &changes {
            self.insert(pool, change.person, change.after);
        }
        Some(changes)
    }

    /// Puts a stored career back, to rate the next game without a refit.
    pub fn insert(&mut self, pool: &Pool, person: i64, career: Career) {
        match self.pools.get_mut(pool) {
            Some(careers) => {
                careers.insert(person, career);
            }
            None => {
                self.pools.insert(pool.clone(), BTreeMap::from([(person, career)]));
            }
        }
    }

    /// Returns the career of a person who has played rated games in the pool.
    pub fn get(&self, pool: &Pool, person: i64) -> Option<&Career> {
        self.pools.get(pool)?.get(&person)
    }

    /// Lists all careers, by pool and person.
    pub fn iter(&self) -> impl Iterator<Item = (&Pool, i64, &Career)> {
        let careers = |(pool, careers)| {
            let careers: &BTreeMap<i64, Career> = careers;
            careers.iter().map(move |(person, career)| (pool, *person, career))
        };
        self.pools.iter().flat_map(careers)
    }

    /// Returns the expected score of one contestant against another, from 0 to 1. A bot without a fixed rating has none.
    pub fn expected_score(&self, pool: &Pool, one: &Contestant, other: &Contestant) -> Option<f64> {
        Some(weng_lin::expected_score(&self.career(pool, one)?, &self.career(pool, other)?))
    }

    fn entrants(&self, pool: &Pool, places: &[Place]) -> Option<Vec<Entrant>> {
        if places.len() != usize::from(pool.players) {
            return None;
        }
        let mut entrants = Vec::with_capacity(places.len());
        for (seat, Place { contestant, rank }) in places.iter().enumerate() {
            let person = matches!(contestant, Contestant::Person(_));
            if person && places[..seat].iter().any(|earlier| earlier.contestant == *contestant) {
                return None;
            }
            entrants.push(match contestant {
                Contestant::Person(person) => Entrant::person(&self.person(pool, *person), *rank),
                Contestant::Bot(level) => Entrant::bot(bots::rating(pool, level)?, *rank),
            });
        }
        Some(entrants)
    }

    fn career(&self, pool: &Pool, contestant: &Contestant) -> Option<Career> {
        match contestant {
            Contestant::Person(person) => Some(self.person(pool, *person)),
            Contestant::Bot(level) => bots::rating(pool, level).map(Career::of_bot),
        }
    }

    fn person(&self, pool: &Pool, person: i64) -> Career {
        self.get(pool, person).copied().unwrap_or(Career::START)
    }
}

impl fmt::Display for Ratings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (pool, person, Career { rating, shared, games }) in self.iter() {
            writeln!(f, "{pool} {person} {:?} {:?} {shared:?} {games}", rating.mean, rating.deviation)?;
        }
        Ok(())
    }
}
