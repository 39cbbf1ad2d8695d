//! The update of one game: the Bradley-Terry model of Weng and Lin (2011, algorithm 1, each contestant against each other),
//! with three corrections.
//!
//! The paper and its crate `skillratings` compare each pair with `p = 1 / (1 + exp(-(difference of means) / c))`, move the mean
//! by `variance / c * (score - p)`, and shrink the variance by the part `gamma * variance / c² * p (1 - p)`.
//!
//! 1. **`gamma` is 1, and `c² = SCALE² + (pi / 8) * (sum of the variances)`.** With these, the update is the exact mean and
//!    variance of the posterior, but for the usual approximation of a logistic curve by a normal one. The paper's `gamma` (the
//!    deviation over `c`) shrinks the deviation as the cube root of the games instead of the square root.
//! 2. **A pair counts `3 / (k + 1)` with `k` contestants.** The pairs of one ranking are not independent: a lucky contestant
//!    beats several at once. Between equals, the number of beaten contestants has the variance `(k² - 1) / 12`. Independent
//!    games would have `(k - 1) / 4`. The weight is the quotient of both, which composite likelihoods use.
//! 3. **People share the error of their server's level.** If all begin at 1380 and are truly at 1150, then each of them confirms
//!    the wrong ratings of the others. Each career therefore says how much of that common error is left in it
//!    ([`Career::shared`](crate::Career)). A game between two people says little about it, one against a bot much. This is a
//!    Schmidt-Kalman filter with one common nuisance parameter. A win never lowers the mean.
//!
//! docs/RATINGS.md compares it with the update of the crate.

use crate::{Career, Rating};

/// The scale of the logistic curve in points: 400 points are odds of ten to one.
pub(crate) const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The factor that makes a normal error as wide as a logistic one: with it, a normal mean of logistic curves is nearly a
/// logistic curve.
const NORMAL_TO_LOGISTIC: f64 = std::f64::consts::PI / 8.0;

/// The deviation of the level of a server around the newcomer's 1380. It is a part of the newcomer's deviation.
const LEVEL_DEVIATION: f64 = 200.0;
const LEVEL_VARIANCE: f64 = LEVEL_DEVIATION * LEVEL_DEVIATION;

/// The random walk of a person's strength, in points per game. It keeps ratings able to follow people who learn.
const DRIFT: f64 = 1.5;

/// The least part of a variance that one game leaves. Only games of more than ten contestants reach it.
const LEAST_REMAINDER: f64 = 0.01;

/// A contestant of the game that is rated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entrant {
    career: Career,
    rank: u8,
}

impl Entrant {
    /// Returns a person, whose strength has drifted since the game before.
    pub(crate) fn person(career: &Career, rank: u8) -> Entrant {
        let Career { rating: Rating { mean, deviation }, .. } = *career;
        let rating = Rating { mean, deviation: (square(deviation) + DRIFT * DRIFT).sqrt() };
        Entrant { career: Career { rating, ..*career }, rank }
    }

    /// Returns a bot, which never changes.
    pub(crate) fn bot(rating: Rating, rank: u8) -> Entrant {
        Entrant { career: Career::of_bot(rating), rank }
    }
}

/// A pair, seen by the first of both.
struct Pair {
    /// The variance of the first, less the covariance with the second: how far the first moves.
    reach: f64,
    /// The scale of the difference of both ratings, squared.
    spread: f64,
    /// The expected score of the first.
    expected: f64,
}

impl Pair {
    fn new(one: &Career, other: &Career) -> Pair {
        let (variance, others) = (square(one.rating.deviation), square(other.rating.deviation));
        let covariance = one.shared * other.shared * LEVEL_VARIANCE;
        let difference = (variance + others - 2.0 * covariance).max(0.0);
        let spread = SCALE * SCALE + NORMAL_TO_LOGISTIC * difference;
        let expected = 1.0 / (1.0 + libm::exp((other.rating.mean - one.rating.mean) / spread.sqrt()));
        Pair { reach: (variance - covariance).max(0.0), spread, expected }
    }
}

/// Returns the expected score of one against another.
pub(crate) fn expected_score(one: &Career, other: &Career) -> f64 {
    Pair::new(one, other).expected
}

/// Returns the career of one person after the game.
pub(crate) fn updated(entrants: &[Entrant], index: usize) -> Career {
    let Entrant { career, rank } = entrants[index];
    let variance = square(career.rating.deviation);
    let weight = 3.0 / (entrants.len() as f64 + 1.0);
    let (mut step, mut gained, mut detached) = (0.0, 0.0, 0.0);
    for (other, entrant) in entrants.iter().enumerate() {
        if other == index {
            continue;
        }
        let pair = Pair::new(&career, &entrant.career);
        let score = match rank.cmp(&entrant.rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let gain = weight * pair.reach * pair.expected * (1.0 - pair.expected) / pair.spread;
        step += weight * pair.reach * (score - pair.expected) / pair.spread.sqrt();
        gained += gain * pair.reach;
        detached += gain * (career.shared - entrant.career.shared);
    }
    let variance = (variance - gained).max(variance * LEAST_REMAINDER);
    Career {
        rating: Rating { mean: career.rating.mean + step, deviation: variance.sqrt() },
        shared: (career.shared - detached).clamp(0.0, 1.0),
        games: career.games + 1,
    }
}

fn square(number: f64) -> f64 {
    number * number
}

#[cfg(test)]
mod tests {
    use skillratings::MultiTeamOutcome;
    use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

    use super::*;

    const DEVIATION: f64 = 90.0;

    /// Entrants of equal deviation that share nothing, so that the crate's formula has the same scale for all pairs.
    fn entrants(means: &[f64], ranks: &[u8]) -> Vec<Entrant> {
        let entrant =
            |(mean, rank): (&f64, &u8)| Entrant::bot(Rating { mean: *mean, deviation: DEVIATION }, *rank);
        means.iter().zip(ranks).map(entrant).collect()
    }

    /// Returns what `skillratings` makes of the same game on the same scale.
    fn library(entrants: &[Entrant]) -> Vec<WengLinRating> {
        let rating = |entrant: &Entrant| WengLinRating {
            rating: entrant.career.rating.mean,
            uncertainty: entrant.career.rating.deviation,
        };
        let teams: Vec<[WengLinRating; 1]> = entrants.iter().map(|entrant| [rating(entrant)]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(entrants)
            .map(|(team, entrant)| (&team[..], MultiTeamOutcome::new(usize::from(entrant.rank))))
            .collect();
        // The crate computes c² = 2 beta² + both variances.
        let variances = 2.0 * DEVIATION * DEVIATION;
        let beta = f64::midpoint(SCALE * SCALE, (NORMAL_TO_LOGISTIC - 1.0) * variances).sqrt();
        let config = WengLinConfig { beta, uncertainty_tolerance: 1e-6 };
        weng_lin_multi_team(&ranked, &config).into_iter().map(|team| team[0]).collect()
    }

    #[test]
    fn an_update_is_that_of_skillratings_with_gamma_and_weight_corrected() {
        for (means, ranks) in [
            (&[1400.0, 1500.0][..], &[1, 2][..]),
            (&[1400.0, 1500.0], &[1, 1]),
            (&[1400.0, 1500.0, 1250.0], &[3, 1, 2]),
            (&[1400.0, 1500.0, 1250.0, 1800.0], &[2, 1, 2, 4]),
        ] {
            let entrants = entrants(means, ranks);
            let weight = 3.0 / (means.len() as f64 + 1.0);
            let spread = (SCALE * SCALE + NORMAL_TO_LOGISTIC * 2.0 * DEVIATION * DEVIATION).sqrt();
            for (index, theirs) in library(&entrants).iter().enumerate() {
                let ours = updated(&entrants, index).rating;
                assert!((ours.mean - means[index] - weight * (theirs.rating - means[index])).abs() < 1e-9);
                let shrunk = |deviation: f64| 1.0 - square(deviation / DEVIATION);
                let gamma = DEVIATION / spread;
                assert!((shrunk(ours.deviation) - weight * shrunk(theirs.uncertainty) / gamma).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn one_game_gives_nearly_the_exact_posterior() {
        let newcomer = Entrant::person(&Career::START, 1);
        let club = Entrant::bot(Rating { mean: 1500.0, deviation: 20.0 }, 2);
        let Rating { mean, deviation } = newcomer.career.rating;
        // The posterior of a win, by summing over a fine grid.
        let (mut weights, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for tenth in -20_000..20_000 {
            let strength = mean + f64::from(tenth) / 10.0;
            let prior = (-square((strength - mean) / deviation) / 2.0).exp();
            let weight = prior / (1.0 + ((1500.0 - strength) / SCALE).exp());
            weights += weight;
            sum += weight * strength;
            squares += weight * strength * strength;
        }
        let exact = sum / weights;
        let exact_deviation = (squares / weights - exact * exact).sqrt();
        let after = updated(&[newcomer, club], 0).rating;
        assert!((after.mean - exact).abs() < 8.0, "{after:?}, exactly {exact} and {exact_deviation}");
        assert!(
            (after.deviation - exact_deviation).abs() < 8.0,
            "{after:?}, exactly {exact} and {exact_deviation}"
        );
    }

    #[test]
    fn a_winner_never_loses_points_and_a_loser_never_gains_any() {
        let careers = [0.0, 0.1, 0.3, 1.0].into_iter().flat_map(|shared| {
            [30.0, 60.0, 210.0, 350.0].map(|deviation| Career {
                rating: Rating { mean: 1380.0, deviation },
                shared,
                games: 7,
            })
        });
        let careers: Vec<Career> = careers.collect();
        for one in &careers {
            for other in &careers {
                let entrants = [Entrant::person(one, 1), Entrant::person(other, 2)];
                assert!(updated(&entrants, 0).rating.mean >= 1380.0, "{one:?} {other:?}");
                assert!(updated(&entrants, 1).rating.mean <= 1380.0, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn games_between_people_say_nothing_of_their_level() {
        let newcomers = [1, 2].map(|rank| Entrant::person(&Career::START, rank));
        assert_eq!(updated(&newcomers, 0).shared.to_bits(), 1.0_f64.to_bits());
        let against_club = [newcomers[0], Entrant::bot(Rating { mean: 1380.0, deviation: 20.0 }, 2)];
        assert!(updated(&against_club, 0).shared < 0.7);
    }

    #[test]
    fn a_crowd_of_contestants_leaves_some_deviation() {
        let mut entrants = vec![Entrant::person(&Career::START, 1)];
        entrants.resize(60, Entrant::bot(Rating { mean: 1380.0, deviation: 20.0 }, 2));
        let Rating { deviation, .. } = updated(&entrants, 0).rating;
        assert!(deviation >= 35.0, "{deviation}");
    }
}
