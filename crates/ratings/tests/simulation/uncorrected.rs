//! Weng-Lin as the crate `skillratings` has it, without the corrections of this crate.

use std::collections::BTreeMap;

use hearth_ratings::{Contestant, GameResult, Pool, Rating, Ratings, bots};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A way to rate people.
pub trait System: Default {
    /// Applies a result.
    fn rate(&mut self, result: &GameResult);
    /// Returns the mean and the deviation of a person.
    fn believed(&self, pool: &Pool, person: i64) -> (f64, f64);
}

impl System for Ratings {
    fn rate(&mut self, result: &GameResult) {
        Ratings::rate(self, result).expect("a rated game");
    }

    fn believed(&self, pool: &Pool, person: i64) -> (f64, f64) {
        let rating = self.get(pool, person).expect("a career").rating;
        (rating.mean, rating.deviation)
    }
}

/// The crate's update, on the same scale and with the same drift.
#[derive(Default)]
pub struct Library(BTreeMap<i64, WengLinRating>);

/// The same drift as that of the ratings, squared.
const DRIFT_VARIANCE: f64 = 1.5 * 1.5;

impl System for Library {
    fn rate(&mut self, result: &GameResult) {
        let teams: Vec<[WengLinRating; 1]> = result
            .places
            .iter()
            .map(|place| match &place.contestant {
                Contestant::Person(person) => {
                    let start = WengLinRating::from((Rating::START.mean, Rating::START.deviation));
                    let WengLinRating { rating, uncertainty } = self.0.get(person).copied().unwrap_or(start);
                    [WengLinRating {
                        rating,
                        uncertainty: (uncertainty * uncertainty + DRIFT_VARIANCE).sqrt(),
                    }]
                }
                Contestant::Bot(level) => {
                    let Rating { mean, deviation } = bots::rating(&result.pool, level).expect("a level");
                    [WengLinRating { rating: mean, uncertainty: deviation }]
                }
            })
            .collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&result.places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(place.rank))))
            .collect();
        // The crate's scale is beta times the root of two.
        let beta = 400.0 / std::f64::consts::LN_10 / std::f64::consts::SQRT_2;
        let after = weng_lin_multi_team(&ranked, &WengLinConfig { beta, uncertainty_tolerance: 1e-6 });
        for (place, after) in result.places.iter().zip(after) {
            if let Contestant::Person(person) = place.contestant {
                self.0.insert(person, after[0]);
            }
        }
    }

    fn believed(&self, _: &Pool, person: i64) -> (f64, f64) {
        let WengLinRating { rating, uncertainty } = self.0[&person];
        (rating, uncertainty)
    }
}
