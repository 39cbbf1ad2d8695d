//! The outcome of pairings to look at.

use hearth_arena::Score;
use hearth_text::{Text, count};

use super::{Contest, Outcome};
use crate::picture::{Axis, Picture, Point};

/// Shares of victories, in percent.
pub(in crate::commands) const SCORE: Axis = Axis { low: 0.0, high: 100.0, par: Some(50.0), unit: " %" };

/// A score on that axis.
pub(in crate::commands) fn point(label: String, score: &Score) -> Point {
    let interval = score.interval().map(|share| 100.0 * share);
    Point { label, value: 100.0 * score.mean(), low: interval.low, high: interval.high }
}

/// A picture on which nothing is drawn but what was played.
pub(in crate::commands) fn begin<T: Text>(
    title: &str,
    contest: &Contest<T>,
    outcomes: &[Outcome],
) -> Picture {
    let games: u64 = outcomes.iter().map(|outcome| outcome.tally.games).sum();
    let games = count(games as usize, "game");
    Picture::new(title, &format!("{}, {games}, intervals of 95 %", contest.headline()))
}

/// The score of each pairing.
pub(in crate::commands) fn scores<T: Text>(
    picture: &mut Picture,
    contest: &Contest<T>,
    outcomes: &[Outcome],
) {
    let points: Vec<_> =
        outcomes.iter().map(|outcome| point(outcome.name(contest), &outcome.tally.score)).collect();
    picture.points("Share of victories of the first named", SCORE, &points);
}
