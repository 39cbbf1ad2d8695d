//! The review of a whole game.

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::ReviewRow;

/// The review of a whole game.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The name of the game.
    pub game: String,
    /// The bot that reviewed it.
    pub bot: String,
    /// The number of players.
    pub players: usize,
    /// Every decision, in order.
    pub rows: Vec<ReviewRow>,
    /// Each seat's share of the victory, if the game was played to the end.
    pub shares: Option<Vec<f32>>,
}

/// The performance of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// The number of decisions with more than one option.
    pub choices: usize,
    /// The number of choices that were no mistake, as far as the bot can tell.
    pub found: usize,
    /// The total loss of win probability through mistakes.
    pub lost: f32,
}

impl Summary {
    /// Returns the mean loss of win probability per choice.
    pub fn loss(&self) -> f32 {
        if self.choices == 0 { 0.0 } else { self.lost / self.choices as f32 }
    }
}

/// The largest number of turning points.
const MAX_TURNING_POINTS: usize = 5;
/// A loss below this is not a turning point.
const MIN_TURNING_POINT_LOSS: f32 = 0.04;

impl Review {
    /// Returns the largest mistakes, in the order of the game.
    pub fn turning_points(&self) -> Vec<&ReviewRow> {
        let loss = |row: &&ReviewRow| row.mistake().unwrap_or(0.0);
        let mut points: Vec<&ReviewRow> =
            self.rows.iter().filter(|row| loss(row) >= MIN_TURNING_POINT_LOSS).collect();
        points.sort_by(|a, b| loss(b).total_cmp(&loss(a)));
        points.truncate(MAX_TURNING_POINTS);
        points.sort_by_key(|row| row.after);
        points
    }

    /// Returns the performance of each seat.
    pub fn summaries(&self) -> Vec<Summary> {
        Seat::all(self.players).map(|seat| self.summary(seat)).collect()
    }

    fn summary(&self, seat: Seat) -> Summary {
        let own = self.rows.iter().filter(|row| row.seat == seat.number() && row.verdict.is_some());
        let (choices, mistakes) = own.fold((0, Vec::new()), |(choices, mut mistakes), row| {
            mistakes.extend(row.mistake());
            (choices + 1, mistakes)
        });
        Summary { seat, choices, found: choices - mistakes.len(), lost: mistakes.iter().sum() }
    }

    /// Returns a seat's win probability over time, with the number of decisions before each point. With two
    /// players, the opponent's decisions count too. The last point is the result.
    pub fn curve(&self, seat: Seat) -> Vec<(usize, f32)> {
        let mut points = Vec::new();
        for row in &self.rows {
            let Some(verdict) = &row.verdict else { continue };
            if row.seat == seat.number() {
                points.push((row.after, verdict.win_probability));
            } else if self.players == 2 {
                points.push((row.after, 1.0 - verdict.win_probability));
            }
        }
        let share = self.shares.as_ref().and_then(|shares| shares.get(seat.index()));
        points.extend(share.map(|share| (self.rows.len(), *share)));
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Verdict;

    fn row(after: usize, seat: usize, loss: f32, error: f32) -> ReviewRow {
        let verdict = Some(Verdict {
            best: "draw".to_owned(),
            win_probability: 0.75,
            loss,
            error,
            weighed: Vec::new(),
        });
        ReviewRow { after, seat, made: "pass".to_owned(), verdict }
    }

    fn review(players: usize, rows: Vec<ReviewRow>) -> Review {
        let mut shares = vec![0.0; players];
        shares[0] = 1.0;
        Review { game: "any".to_owned(), bot: "any".to_owned(), players, rows, shares: Some(shares) }
    }

    #[test]
    fn turning_points_are_the_largest_losses_beyond_their_error_in_the_order_of_the_game() {
        let losses = [0.05, 0.3, 0.06, 0.07, 0.08, 0.2];
        let mut rows: Vec<ReviewRow> =
            losses.iter().enumerate().map(|(after, loss)| row(after, 1, *loss, 0.01)).collect();
        rows.push(row(6, 1, 0.5, 0.3));
        let review = review(2, rows);
        let points: Vec<usize> = review.turning_points().iter().map(|row| row.after).collect();
        assert_eq!(points, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_summary_counts_only_the_seats_own_choices() {
        let forced = ReviewRow { verdict: None, ..row(3, 1, 0.0, 0.0) };
        let review = review(
            2,
            vec![
                row(0, 1, 0.0, 0.0),
                row(1, 2, 0.4, 0.01),
                row(2, 1, 0.1, 0.01),
                forced,
                row(4, 1, 0.1, 0.2),
            ],
        );
        let first = review.summaries()[0];
        assert_eq!((first.choices, first.found), (3, 2));
        assert!((first.lost - 0.1).abs() < 1e-6, "{first:?}");
        assert!((first.loss() - 0.1 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn curves_mirror_with_two_players_and_are_separate_with_three() {
        let rows = || vec![row(0, 1, 0.0, 0.0), row(1, 2, 0.0, 0.0)];
        let ends: Vec<_> = Seat::all(2).map(|seat| review(2, rows()).curve(seat)).collect();
        assert_eq!(ends, [vec![(0, 0.75), (1, 0.25), (2, 1.0)], vec![(0, 0.25), (1, 0.75), (2, 0.0)]]);
        let three: Vec<_> = Seat::all(3).map(|seat| review(3, rows()).curve(seat).len()).collect();
        assert_eq!(three, [2, 2, 1]);
    }
}
