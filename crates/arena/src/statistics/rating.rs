//! Ratings of many players: the Bradley-Terry model, fitted with Newton's method.

use hearth_bots::BotRng;
use rand::{RngExt, SeedableRng};

use super::{Elo, Interval};

/// Virtual draws added to each pairing, so that a player who always wins has a finite rating.
const VIRTUAL_DRAWS_PER_PAIRING: f64 = 1.0;
/// The number of bootstrap resamples.
const BOOTSTRAP_RESAMPLES: usize = 1000;
const MAX_NEWTON_STEPS: usize = 100;
/// The largest Newton step, in natural units. Far from the maximum, the method overshoots.
const MAX_NEWTON_STEP_SIZE: f64 = 2.0;

/// Two players and the blocks they played.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    /// The indices of the players.
    pub players: [usize; 2],
    /// The first player's score in each block.
    pub blocks: &'a [f64],
    /// The number of games per block.
    pub games: usize,
}

/// The strength of a player, relative to the anchor at zero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub elo: Elo,
    /// The bootstrap interval.
    pub interval: Interval,
}

/// The total result of two players.
#[derive(Clone, Copy)]
struct PairResult {
    players: [usize; 2],
    score: f64,
    games: f64,
}

/// Fits the ratings of all players. A player who is not connected to the anchor has none.
pub fn ratings(players: usize, anchor: usize, meetings: &[Meeting], seed: u64) -> Vec<Option<Rating>> {
    let meetings: Vec<_> = meetings.iter().filter(|meeting| !meeting.blocks.is_empty()).copied().collect();
    let connected = connected(players, anchor, &meetings);
    let all: Vec<PairResult> =
        meetings.iter().map(|meeting| result(meeting, meeting.blocks.iter())).collect();
    let fitted = fit(players, anchor, &all);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut resampled: Vec<Vec<f64>> = vec![Vec::with_capacity(BOOTSTRAP_RESAMPLES); players];
    for _ in 0..BOOTSTRAP_RESAMPLES {
        let again: Vec<PairResult> = meetings.iter().map(|meeting| resample(meeting, &mut rng)).collect();
        for (ratings, rating) in resampled.iter_mut().zip(fit(players, anchor, &again)) {
            ratings.push(rating);
        }
    }
    fitted
        .into_iter()
        .zip(resampled)
        .zip(connected)
        .map(|((elo, others), known)| {
            known.then(|| Rating { elo: Elo(elo), interval: central_interval(others) })
        })
        .collect()
}

/// Marks the players who are connected to the anchor through meetings.
fn connected(players: usize, anchor: usize, meetings: &[Meeting]) -> Vec<bool> {
    let mut connected = vec![false; players];
    connected[anchor] = true;
    for _ in 0..players {
        for &Meeting { players: [one, other], .. } in meetings {
            let either = connected[one] || connected[other];
            connected[one] = either;
            connected[other] = either;
        }
    }
    connected
}

fn resample(meeting: &Meeting, rng: &mut BotRng) -> PairResult {
    let count = meeting.blocks.len();
    // The virtual draw can be resampled too, so that a perfect score still has an interval.
    result(meeting, (0..count).map(|_| meeting.blocks.get(rng.random_range(0..=count)).unwrap_or(&0.5)))
}

fn result<'a>(meeting: &Meeting, blocks: impl ExactSizeIterator<Item = &'a f64>) -> PairResult {
    let games = (meeting.games * blocks.len()) as f64;
    let score: f64 = blocks.sum::<f64>() * meeting.games as f64;
    PairResult {
        players: meeting.players,
        score: score + VIRTUAL_DRAWS_PER_PAIRING / 2.0,
        games: games + VIRTUAL_DRAWS_PER_PAIRING,
    }
}

/// Returns the central 95 % of the values.
fn central_interval(mut ratings: Vec<f64>) -> Interval {
    ratings.sort_by(f64::total_cmp);
    let at = |thousandths: usize| ratings[(ratings.len() - 1) * thousandths / 1000];
    Interval { low: at(25), high: at(975) }
}

/// Returns the maximum-likelihood ratings.
fn fit(players: usize, anchor: usize, results: &[PairResult]) -> Vec<f64> {
    let natural = 400.0 / std::f64::consts::LN_10;
    let mut strength = vec![0.0_f64; players];
    for _ in 0..MAX_NEWTON_STEPS {
        let mut gradient = vec![0.0; players];
        let mut hessian = vec![vec![0.0; players]; players];
        for &PairResult { players: [one, other], score, games } in results {
            let expected = 1.0 / (1.0 + (strength[other] - strength[one]).exp());
            let residual = score - games * expected;
            gradient[one] += residual;
            gradient[other] -= residual;
            let curvature = games * expected * (1.0 - expected);
            hessian[one][one] += curvature;
            hessian[other][other] += curvature;
            hessian[one][other] -= curvature;
            hessian[other][one] -= curvature;
        }
        // The anchor is fixed, and so are players without games.
        for player in 0..players {
            if player == anchor || hessian[player][player] == 0.0 {
                hessian[player].fill(0.0);
                for row in &mut hessian {
                    row[player] = 0.0;
                }
                hessian[player][player] = 1.0;
                gradient[player] = 0.0;
            }
        }
        let step = solve(hessian, gradient);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorter = (MAX_NEWTON_STEP_SIZE / longest).min(1.0);
        for (strength, part) in strength.iter_mut().zip(step) {
            *strength += shorter * part;
        }
        if longest < 1e-9 {
            break;
        }
    }
    strength.into_iter().map(|strength| strength * natural).collect()
}

/// Solves a small linear system by Gauss-Jordan elimination with pivoting.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let below = column..size;
        let pivot = below.max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()));
        matrix.swap(column, pivot.unwrap_or(column));
        right.swap(column, pivot.unwrap_or(column));
        let leading = matrix[column].clone();
        if leading[column].abs() < 1e-12 {
            continue;
        }
        for row in (0..size).filter(|row| *row != column) {
            let times = matrix[row][column] / leading[column];
            for (entry, above) in matrix[row].iter_mut().zip(&leading) {
                *entry -= times * above;
            }
            right[row] -= times * right[column];
        }
    }
    (0..size).map(|at| if matrix[at][at].abs() < 1e-12 { 0.0 } else { right[at] / matrix[at][at] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks whose mean is the expected score of a difference.
    fn blocks(difference: f64, count: usize) -> Vec<f64> {
        let won = Elo(difference).score() * count as f64;
        (0..count).map(|block| f64::from(u8::from((block as f64 + 0.5) < won))).collect()
    }

    #[test]
    fn known_ratings_are_found_again() {
        let true_ratings = [0.0, 150.0, 420.0, 430.0];
        let pairs = [[1, 0], [2, 1], [3, 2], [3, 1]];
        let played = pairs.map(|[one, other]| blocks(true_ratings[one] - true_ratings[other], 200_000));
        let meetings: Vec<_> = pairs
            .iter()
            .zip(&played)
            .map(|(players, blocks)| Meeting { players: *players, blocks: &blocks[..], games: 1 })
            .collect();
        let all: Vec<_> = meetings.iter().map(|meeting| result(meeting, meeting.blocks.iter())).collect();
        for (found, wanted) in fit(4, 0, &all).into_iter().zip(true_ratings) {
            assert!((found - wanted).abs() < 0.1, "{found} instead of {wanted}");
        }
    }

    #[test]
    fn the_interval_holds_the_rating_and_shrinks_with_more_games() {
        let width = |count: usize| {
            let blocks = blocks(100.0, count);
            let meeting = Meeting { players: [1, 0], blocks: &blocks, games: 2 };
            let ratings = ratings(2, 0, &[meeting], 1);
            let [Some(anchor), Some(Rating { elo, interval })] = ratings[..] else { panic!("both met") };
            assert_eq!((anchor.elo, anchor.interval), (Elo(0.0), Interval { low: 0.0, high: 0.0 }));
            assert!(interval.low < elo.0 && elo.0 < interval.high);
            interval.high - interval.low
        };
        assert!(width(1600) < 0.6 * width(400));
    }

    #[test]
    fn a_perfect_score_gives_a_finite_rating() {
        let always = vec![1.0; 50];
        let meeting = Meeting { players: [1, 0], blocks: &always, games: 2 };
        let found = ratings(3, 0, &[meeting], 1);
        // One virtual draw and a hundred victories: 100.5 to 0.5.
        let strong = found[1].expect("player 1 met the anchor");
        assert!((strong.elo.0 - 400.0 * 201_f64.log10()).abs() < 1e-6);
        assert!(strong.interval.low < strong.elo.0 - 100.0);
    }

    #[test]
    fn an_unconnected_player_has_no_rating() {
        let blocks = [0.5, 1.0];
        let meeting = |players, blocks| Meeting { players, blocks, games: 2 };
        // Players 2 and 1 have no blocks; 3 and 4 only met each other.
        let found =
            ratings(5, 0, &[meeting([1, 0], &blocks), meeting([2, 1], &[]), meeting([4, 3], &blocks)], 1);
        let known: Vec<bool> = found.iter().map(Option::is_some).collect();
        assert_eq!(known, [true, true, false, false, false]);
    }
}
