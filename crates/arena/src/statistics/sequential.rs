//! A test that stops as soon as it knows: the generalised sequential probability ratio test on block scores.

use super::{Elo, Score};

/// Blocks may look all alike in a small sample; then they are taken to vary by a tenth of a victory.
const LEAST_VARIANCE: f64 = 0.01;

/// Two suppositions about the difference of ratings, of which one is to be found the better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    none: Elo,
    gain: Elo,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The gain is there.
    Accepted,
    /// It is not.
    Rejected,
    /// Nobody knows yet.
    Undecided,
}

impl Verdict {
    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
            Verdict::Undecided => "undecided",
        }
    }
}

impl Sequential {
    /// Beyond this logarithm of the ratio of likelihoods an error has a chance of one in twenty: ln(0.95 / 0.05).
    pub const BOUND: f64 = 2.944_438_979;
    /// Before so many blocks the variance is not known well enough.
    pub const FEWEST_BLOCKS: u64 = 16;

    /// Tests the second difference against the first one, which is smaller.
    pub fn new(none: Elo, gain: Elo) -> Option<Sequential> {
        (none < gain).then_some(Sequential { none, gain })
    }

    /// Both differences.
    pub fn bounds(&self) -> [Elo; 2] {
        [self.none, self.gain]
    }

    /// The logarithm of the ratio of likelihoods, with the variance that was seen.
    pub fn likelihood(&self, score: &Score) -> f64 {
        let (low, high) = (self.none.score(), self.gain.score());
        let variance = score.variance().max(LEAST_VARIANCE);
        score.blocks() as f64 * (high - low) * (2.0 * score.mean() - low - high) / (2.0 * variance)
    }

    /// What is known by now.
    pub fn verdict(&self, score: &Score) -> Verdict {
        let likelihood = self.likelihood(score);
        if score.blocks() < Sequential::FEWEST_BLOCKS || likelihood.abs() < Sequential::BOUND {
            Verdict::Undecided
        } else if likelihood > 0.0 {
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

    fn usual() -> Sequential {
        Sequential::new(Elo(0.0), Elo(20.0)).expect("the second is larger")
    }

    #[test]
    fn the_likelihood_is_the_one_computed_by_hand() {
        // 500 blocks: 150 of 0, 200 of 0.5, 150 of 1: mean 0.5, variance 75/499 = 0.150301;
        // 500 x 0.0287510 x -0.0287510 / (2 x 0.150301) = -1.374947.
        let score = blocks(&[(150, 0.0), (200, 0.5), (150, 1.0)]);
        assert!((usual().likelihood(&score) + 1.374_947).abs() < 1e-3, "{}", usual().likelihood(&score));
        assert_eq!(usual().verdict(&score), Verdict::Undecided);
    }

    #[test]
    fn it_accepts_rejects_and_waits() {
        assert_eq!(usual().verdict(&blocks(&[(100, 1.0), (100, 0.5)])), Verdict::Accepted);
        assert_eq!(usual().verdict(&blocks(&[(100, 0.0), (100, 0.5)])), Verdict::Rejected);
        assert_eq!(usual().verdict(&blocks(&[(15, 1.0)])), Verdict::Undecided);
        assert_eq!(usual().verdict(&blocks(&[(16, 1.0)])), Verdict::Accepted);
        assert_eq!(Sequential::new(Elo(5.0), Elo(5.0)), None);
    }
}
