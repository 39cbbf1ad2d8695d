//! Ratings for a whole ladder: the Bradley-Terry model, fitted by Newton's method.

use hearth_bots::BotRng;
use rand::{RngExt, SeedableRng};

use super::{Elo, Interval};

/// So many games each pairing is taken to have drawn beforehand: who always won is not infinitely strong.
const DRAWN_BEFOREHAND: f64 = 1.0;
/// So many times the blocks are drawn anew to see how ratings vary.
const RESAMPLES: usize = 1000;
const MOST_STEPS: usize = 100;
/// Farther than this a step goes nowhere: far from the answer Newton's method overshoots.
const LONGEST_STEP: f64 = 2.0;

/// Two players and the blocks they played.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    /// Who, by their places in the list of players.
    pub players: [usize; 2],
    /// The first one's score in each block.
    pub blocks: &'a [f64],
    /// How many games a block has.
    pub games: usize,
}

/// How strong a player is, the anchor being at zero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// His rating.
    pub elo: Elo,
    /// Where it lies, from blocks drawn anew.
    pub interval: Interval,
}

/// What two players brought each other.
#[derive(Clone, Copy)]
struct Result {
    players: [usize; 2],
    score: f64,
    games: f64,
}

/// The ratings of so many players; none for whoever has met neither the anchor nor anybody who has one.
pub fn ratings(players: usize, anchor: usize, meetings: &[Meeting], seed: u64) -> Vec<Option<Rating>> {
    let meetings: Vec<_> = meetings.iter().filter(|meeting| !meeting.blocks.is_empty()).copied().collect();
    let connected = connected(players, anchor, &meetings);
    let all: Vec<Result> = meetings.iter().map(|meeting| result(meeting, meeting.blocks.iter())).collect();
    let fitted = fit(players, anchor, &all);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut resampled: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); players];
    for _ in 0..RESAMPLES {
        let again: Vec<Result> = meetings.iter().map(|meeting| drawn_anew(meeting, &mut rng)).collect();
        for (ratings, rating) in resampled.iter_mut().zip(fit(players, anchor, &again)) {
            ratings.push(rating);
        }
    }
    fitted
        .into_iter()
        .zip(resampled)
        .zip(connected)
        .map(|((elo, others), known)| known.then(|| Rating { elo: Elo(elo), interval: middle(others) }))
        .collect()
}

/// Who can be compared with the anchor, over whomever.
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

fn drawn_anew(meeting: &Meeting, rng: &mut BotRng) -> Result {
    let count = meeting.blocks.len();
    // What was drawn beforehand may be drawn anew too: so who always won is not known exactly.
    result(meeting, (0..count).map(|_| meeting.blocks.get(rng.random_range(0..=count)).unwrap_or(&0.5)))
}

fn result<'a>(meeting: &Meeting, blocks: impl ExactSizeIterator<Item = &'a f64>) -> Result {
    let games = (meeting.games * blocks.len()) as f64;
    let score: f64 = blocks.sum::<f64>() * meeting.games as f64;
    Result {
        players: meeting.players,
        score: score + DRAWN_BEFOREHAND / 2.0,
        games: games + DRAWN_BEFOREHAND,
    }
}

/// What 95 of 100 lie between.
fn middle(mut ratings: Vec<f64>) -> Interval {
    ratings.sort_by(f64::total_cmp);
    let at = |thousandths: usize| ratings[(ratings.len() - 1) * thousandths / 1000];
    Interval { low: at(25), high: at(975) }
}

/// The most likely ratings.
fn fit(players: usize, anchor: usize, results: &[Result]) -> Vec<f64> {
    let natural = 400.0 / std::f64::consts::LN_10;
    let mut strength = vec![0.0_f64; players];
    for _ in 0..MOST_STEPS {
        let mut slope = vec![0.0; players];
        let mut bend = vec![vec![0.0; players]; players];
        for &Result { players: [one, other], score, games } in results {
            let expected = 1.0 / (1.0 + (strength[other] - strength[one]).exp());
            let surprise = score - games * expected;
            slope[one] += surprise;
            slope[other] -= surprise;
            let curved = games * expected * (1.0 - expected);
            bend[one][one] += curved;
            bend[other][other] += curved;
            bend[one][other] -= curved;
            bend[other][one] -= curved;
        }
        // The anchor stays where it is; so does whoever met nobody.
        for player in 0..players {
            if player == anchor || bend[player][player] == 0.0 {
                bend[player].fill(0.0);
                for row in &mut bend {
                    row[player] = 0.0;
                }
                bend[player][player] = 1.0;
                slope[player] = 0.0;
            }
        }
        let step = solve(bend, slope);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let shorter = (LONGEST_STEP / longest).min(1.0);
        for (strength, part) in strength.iter_mut().zip(step) {
            *strength += shorter * part;
        }
        if longest < 1e-9 {
            break;
        }
    }
    strength.into_iter().map(|strength| strength * natural).collect()
}

/// Solves linear equations, of which there are few, by elimination.
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

    /// Blocks whose mean is what two ratings promise.
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
    fn who_always_won_is_strong_but_not_infinitely_so() {
        let always = vec![1.0; 50];
        let meeting = Meeting { players: [1, 0], blocks: &always, games: 2 };
        let found = ratings(3, 0, &[meeting], 1);
        // One drawn game and a hundred victories: 100.5 to 0.5.
        let strong = found[1].expect("he met the anchor");
        assert!((strong.elo.0 - 400.0 * 201_f64.log10()).abs() < 1e-6);
        assert!(strong.interval.low < strong.elo.0 - 100.0);
    }

    #[test]
    fn who_met_nobody_has_no_rating() {
        let blocks = [0.5, 1.0];
        let meeting = |players, blocks| Meeting { players, blocks, games: 2 };
        // The meeting of 2 and 1 never took place; 3 and 4 met each other only.
        let found =
            ratings(5, 0, &[meeting([1, 0], &blocks), meeting([2, 1], &[]), meeting([4, 3], &blocks)], 1);
        let known: Vec<bool> = found.iter().map(Option::is_some).collect();
        assert_eq!(known, [true, true, false, false, false]);
    }
}
