//! The generalized sequential probability ratio test (GSPRT) on block scores.

use super::{Elo, Score};

/// A lower bound of the variance, because a small sample of blocks may have none.
const MIN_VARIANCE: f64 = 0.01;

/// A test of two hypotheses about the difference of ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    none: Elo,
    gain: Elo,
}

/// The result of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The gain is accepted (H1).
    Accepted,
    /// The gain is rejected (H0).
    Rejected,
    /// More games are needed.
    Undecided,
}

impl Verdict {
    /// Returns the verdict as a word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Undecided => "undecided",
        }
    }
}

impl Sprt {
    /// The bound of the log-likelihood ratio for error rates of 5 %: ln(0.95 / 0.05).
    pub const BOUND: f64 = 2.944_438_979;
    /// The smallest number of blocks. With fewer, the variance is too uncertain.
    pub const MIN_BLOCKS: u64 = 16;

    /// Creates a test of the larger difference against the smaller one. Returns `None` if they are in the
    /// wrong order.
    pub fn new(none: Elo, gain: Elo) -> Option<Sprt> {
        (none < gain).then_some(Sprt { none, gain })
    }

    /// Returns both differences.
    pub fn bounds(&self) -> [Elo; 2] {
        [self.none, self.gain]
    }

    /// Returns the log-likelihood ratio, with the sample variance.
    pub fn log_likelihood_ratio(&self, score: &Score) -> f64 {
        let (low, high) = (self.none.score(), self.gain.score());
        let variance = score.variance().max(MIN_VARIANCE);
        score.blocks() as f64 * (high - low) * (2.0 * score.mean() - low - high) / (2.0 * variance)
    }

    /// Returns the verdict so far.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let ratio = self.log_likelihood_ratio(score);
        if score.blocks() < Sprt::MIN_BLOCKS || ratio.abs() < Sprt::BOUND {
            Verdict::Undecided
        } else if ratio > 0.0 {
            Verdict::Accepted
        } else {
            Verdict::Rejected
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(numbers: &[(usize, f64)]) -> Score {
        let mut score = Score::default();
        for &(count, block) in numbers {
            (0..count).for_each(|_| score.add(block));
        }
        score
    }

    fn usual() -> Sprt {
        Sprt::new(Elo(0.0), Elo(20.0)).expect("the second is larger")
    }

    #[test]
    fn the_log_likelihood_ratio_matches_a_hand_calculation() {
        // 500 blocks: 150 of 0, 200 of 0.5, 150 of 1: mean 0.5, variance 75/499 = 0.150301;
        // 500 x 0.0287510 x -0.0287510 / (2 x 0.150301) = -1.374947.
        let score = blocks(&[(150, 0.0), (200, 0.5), (150, 1.0)]);
        assert!(
            (usual().log_likelihood_ratio(&score) + 1.374_947).abs() < 1e-3,
            "{}",
            usual().log_likelihood_ratio(&score)
        );
        assert_eq!(usual().verdict(&score), Verdict::Undecided);
    }

    #[test]
    fn the_test_accepts_rejects_and_continues() {
        assert_eq!(usual().verdict(&blocks(&[(100, 1.0), (100, 0.5)])), Verdict::Accepted);
        assert_eq!(usual().verdict(&blocks(&[(100, 0.0), (100, 0.5)])), Verdict::Rejected);
        assert_eq!(usual().verdict(&blocks(&[(15, 1.0)])), Verdict::Undecided);
        assert_eq!(usual().verdict(&blocks(&[(16, 1.0)])), Verdict::Accepted);
        assert_eq!(Sprt::new(Elo(5.0), Elo(5.0)), None);
    }
}
