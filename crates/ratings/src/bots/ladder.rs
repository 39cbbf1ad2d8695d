//! The points of the six levels, from the scores in docs/STRENGTH.md.
//!
//! A *step* is the difference between two neighbours. With two players, a score `s` is a step of `400 log10(s / (1 - s))`.
//! With `k` players, the arena seats one bot against `k - 1` others and then the other way round, and `s` is the mean of both
//! shares of victories. If the odds of one bot against one other are `r = 10^(step / 400)`, then
//!
//! ```text
//! s = (r / (r + k - 1)  +  (k - 1) r / ((k - 1) r + 1)) / 2
//! ```
//!
//! which for `k = 2` is the same formula. A step that was measured twice has the mean of both scores, weighted by games.
//! `club` has 1380 points in every pool; the steps are added up from there and rounded once. The test below computes all
//! numbers again.

use crate::{Pool, bots::LEVELS};

type Points = [i16; LEVELS.len()];

/// Scores of 85.8, 75.8, 77.5 and 73.3 %; `expert` – `strong`: 69.3 % of 300 games and 72.4 % of 800.
const KOKOPELLI_2: Points = [869, 1182, 1380, 1595, 1755, 1931];
/// Scores of 82.8 and 67.9 % (`board`, the default). The levels above `club` were not measured: the steps of two players.
const KOKOPELLI_3: Points = [935, 1235, 1380, 1595, 1755, 1931];
/// Scores of 77.5 and 65.6 % (`board`, the default). The levels above `club` were not measured: the steps of two players.
const KOKOPELLI_4: Points = [961, 1233, 1380, 1595, 1755, 1931];
/// Scores of 71.7, 84.0, 75.7, 78.2 and 70.8 %.
const KUPFERKESSEL_2: Points = [930, 1092, 1380, 1577, 1799, 1953];
/// Scores of 73.8, 66.7 and 67.8 % from `casual` to `expert`. The lowest and the highest step: those of two players.
/// Three players with recipes were not measured at all and share these points.
const KUPFERKESSEL_3: Points = [1019, 1180, 1380, 1515, 1660, 1813];
/// Scores of 90.8 and 75.8 % from `casual` to `strong`. All other steps: those of two players without recipes.
const KUPFERKESSEL_2_RECIPES: Points = [821, 982, 1380, 1578, 1800, 1954];

/// Returns the points of the levels in a pool, weakest first.
pub(super) fn points(pool: &Pool) -> Option<Points> {
    match (pool.game.as_str(), pool.players, pool.variant.as_str()) {
        ("kokopelli", 2, "") => Some(KOKOPELLI_2),
        ("kokopelli", 3, "") => Some(KOKOPELLI_3),
        ("kokopelli", 4, "") => Some(KOKOPELLI_4),
        ("kupferkessel", 2, "") => Some(KUPFERKESSEL_2),
        ("kupferkessel", 3, "" | "recipes") => Some(KUPFERKESSEL_3),
        ("kupferkessel", 2, "recipes") => Some(KUPFERKESSEL_2_RECIPES),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLUB: f64 = 1380.0;

    /// The scores of a step in percent with their games, and the number of players.
    type Step = (&'static [(f64, f64)], f64);

    const KOKOPELLI: [Step; 5] = [
        (&[(85.8, 300.0)], 2.0),
        (&[(75.8, 300.0)], 2.0),
        (&[(77.5, 300.0)], 2.0),
        (&[(69.3, 300.0), (72.4, 800.0)], 2.0),
        (&[(73.3, 60.0)], 2.0),
    ];
    const KUPFERKESSEL: [Step; 5] = [
        (&[(71.7, 300.0)], 2.0),
        (&[(84.0, 300.0)], 2.0),
        (&[(75.7, 300.0)], 2.0),
        (&[(78.2, 300.0)], 2.0),
        (&[(70.8, 60.0)], 2.0),
    ];

    fn score(step: f64, players: f64) -> f64 {
        let odds = 10_f64.powf(step / 400.0);
        let others = players - 1.0;
        f64::midpoint(odds / (odds + others), others * odds / (others * odds + 1.0))
    }

    /// Returns the step with this score, by bisection.
    fn step((scores, players): Step) -> f64 {
        let games: f64 = scores.iter().map(|(_, games)| games).sum();
        let mean = scores.iter().map(|(percent, games)| percent / 100.0 * games).sum::<f64>() / games;
        let (mut low, mut high) = (0.0, 1000.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if score(middle, players) < mean { low = middle } else { high = middle }
        }
        low
    }

    fn computed(steps: [Step; 5]) -> Points {
        let [casual, club, strong, expert, master] = steps.map(step);
        let points = [-casual - club, -club, 0.0, strong, strong + expert, strong + expert + master];
        points.map(|points| (CLUB + points).round() as i16)
    }

    #[test]
    fn the_points_follow_from_the_measured_scores() {
        let [_, _, koko_strong, koko_expert, koko_master] = KOKOPELLI;
        let [kupfer_casual, _, _, kupfer_expert, kupfer_master] = KUPFERKESSEL;
        assert_eq!(computed(KOKOPELLI), KOKOPELLI_2);
        let below: [Step; 2] = [(&[(82.8, 240.0)], 3.0), (&[(67.9, 240.0)], 3.0)];
        assert_eq!(computed([below[0], below[1], koko_strong, koko_expert, koko_master]), KOKOPELLI_3);
        let below: [Step; 2] = [(&[(77.5, 240.0)], 4.0), (&[(65.6, 240.0)], 4.0)];
        assert_eq!(computed([below[0], below[1], koko_strong, koko_expert, koko_master]), KOKOPELLI_4);
        assert_eq!(computed(KUPFERKESSEL), KUPFERKESSEL_2);
        let middle: [Step; 3] = [(&[(73.8, 120.0)], 3.0), (&[(66.7, 120.0)], 3.0), (&[(67.8, 60.0)], 3.0)];
        assert_eq!(computed([kupfer_casual, middle[0], middle[1], middle[2], kupfer_master]), KUPFERKESSEL_3);
        let recipes: [Step; 2] = [(&[(90.8, 120.0)], 2.0), (&[(75.8, 120.0)], 2.0)];
        let steps = [kupfer_casual, recipes[0], recipes[1], kupfer_expert, kupfer_master];
        assert_eq!(computed(steps), KUPFERKESSEL_2_RECIPES);
    }

    #[test]
    fn a_step_of_two_players_is_logistic() {
        assert!((step((&[(75.0, 1.0)], 2.0)) - 190.848_5).abs() < 1e-3);
    }
}
