//! Elo and Glicko-2 over pairs, from the crate `skillratings`. A game of several players is a game of each pair.

use std::collections::BTreeMap;

use hearth_ratings::{Contestant, GameResult, Pool, Rating, Ratings, bots};
use skillratings::Outcomes;
use skillratings::elo::{self, EloConfig, EloRating};
use skillratings::glicko2::{self, Glicko2Config, Glicko2Rating};

/// A way to predict games from the games before.
pub trait Predictor {
    /// Applies a result.
    fn learn(&mut self, result: &GameResult);
    /// Returns the expected score of one contestant against another.
    fn predict(&self, pool: &Pool, one: &Contestant, other: &Contestant) -> f64;
}

impl Predictor for Ratings {
    fn learn(&mut self, result: &GameResult) {
        self.rate(result).expect("a rated game");
    }

    fn predict(&self, pool: &Pool, one: &Contestant, other: &Contestant) -> f64 {
        self.expected_score(pool, one, other).expect("known contestants")
    }
}

/// Returns the games of one place against all others.
fn pairs(result: &GameResult, seat: usize) -> impl Iterator<Item = (&Contestant, Outcomes)> {
    let rank = result.places[seat].rank;
    let others = result.places.iter().enumerate().filter(move |(other, _)| *other != seat);
    others.map(move |(_, place)| {
        let outcome = match rank.cmp(&place.rank) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
        };
        (&place.contestant, outcome)
    })
}

/// Elo with a fixed `k`. Bots have the same fixed ratings as ours.
pub struct Elo {
    k: f64,
    people: BTreeMap<i64, f64>,
}

impl Elo {
    /// Returns an empty list.
    pub fn new(k: f64) -> Elo {
        Elo { k, people: BTreeMap::new() }
    }

    fn rating(&self, pool: &Pool, contestant: &Contestant) -> EloRating {
        let rating = match contestant {
            Contestant::Person(person) => self.people.get(person).copied().unwrap_or(Rating::START.mean),
            Contestant::Bot(level) => bots::rating(pool, level).expect("a level").mean,
        };
        EloRating { rating }
    }
}

impl Predictor for Elo {
    fn learn(&mut self, result: &GameResult) {
        let config = EloConfig { k: self.k };
        let moved = |seat: usize| {
            let before = self.rating(&result.pool, &result.places[seat].contestant);
            let step = |(other, outcome)| {
                elo::elo(&before, &self.rating(&result.pool, other), &outcome, &config).0.rating
                    - before.rating
            };
            before.rating + pairs(result, seat).map(step).sum::<f64>()
        };
        let after: Vec<f64> = (0..result.places.len()).map(moved).collect();
        for (place, after) in result.places.iter().zip(after) {
            if let Contestant::Person(person) = place.contestant {
                self.people.insert(person, after);
            }
        }
    }

    fn predict(&self, pool: &Pool, one: &Contestant, other: &Contestant) -> f64 {
        elo::expected_score(&self.rating(pool, one), &self.rating(pool, other)).0
    }
}

/// Glicko-2 with a fixed start volatility. Each game is a rating period. Bots have the same fixed ratings as ours.
pub struct Glicko2 {
    volatility: f64,
    people: BTreeMap<i64, Glicko2Rating>,
}

impl Glicko2 {
    /// Returns an empty list.
    pub fn new(volatility: f64) -> Glicko2 {
        Glicko2 { volatility, people: BTreeMap::new() }
    }

    fn rating(&self, pool: &Pool, contestant: &Contestant) -> Glicko2Rating {
        let fixed = |Rating { mean, deviation }| Glicko2Rating {
            rating: mean,
            deviation,
            volatility: self.volatility,
        };
        match contestant {
            Contestant::Person(person) => self.people.get(person).copied().unwrap_or(fixed(Rating::START)),
            Contestant::Bot(level) => fixed(bots::rating(pool, level).expect("a level")),
        }
    }
}

impl Predictor for Glicko2 {
    fn learn(&mut self, result: &GameResult) {
        let moved = |seat: usize| {
            let before = self.rating(&result.pool, &result.places[seat].contestant);
            let games: Vec<(Glicko2Rating, Outcomes)> = pairs(result, seat)
                .map(|(other, outcome)| (self.rating(&result.pool, other), outcome))
                .collect();
            glicko2::glicko2_rating_period(&before, &games, &Glicko2Config::new())
        };
        let after: Vec<Glicko2Rating> = (0..result.places.len()).map(moved).collect();
        for (place, after) in result.places.iter().zip(after) {
            if let Contestant::Person(person) = place.contestant {
                self.people.insert(person, after);
            }
        }
    }

    fn predict(&self, pool: &Pool, one: &Contestant, other: &Contestant) -> f64 {
        glicko2::expected_score(&self.rating(pool, one), &self.rating(pool, other)).0
    }
}
