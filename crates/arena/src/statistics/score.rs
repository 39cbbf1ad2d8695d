//! The score of one side over many blocks.

use super::{Elo, Interval, Mean};

/// The rule of three: without any variation in n blocks, the true score may still differ by 3/n. It is
/// halved, because one of two games in a block may differ.
const RULE_OF_THREE: f64 = 1.5;

/// The score of one side over many blocks, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Score(Mean);

impl Score {
    /// Adds a block.
    pub fn add(&mut self, block: f64) {
        self.0.add(block);
    }

    /// Adds the blocks of another score.
    pub fn append(&mut self, other: &Score) {
        self.0.append(&other.0);
    }

    /// Returns the number of blocks.
    pub fn blocks(&self) -> u64 {
        self.0.count()
    }

    /// Returns the mean; one half without blocks.
    pub fn mean(&self) -> f64 {
        self.0.mean().unwrap_or(0.5)
    }

    /// Returns the sample variance of the blocks.
    pub fn variance(&self) -> f64 {
        self.0.variance()
    }

    /// Returns the confidence interval of the true score.
    pub fn interval(&self) -> Interval {
        let at_least = RULE_OF_THREE / self.blocks().max(1) as f64;
        let margin = (self.0.quantile() * self.0.standard_error()).max(at_least);
        Interval { low: self.mean() - margin, high: self.mean() + margin }.map(|score| score.clamp(0.0, 1.0))
    }

    /// Returns the score as a difference of ratings.
    pub fn elo(&self) -> Elo {
        Elo::of_score(self.mean())
    }

    /// Returns the confidence interval of the difference of ratings.
    pub fn elo_interval(&self) -> Interval {
        self.interval().map(|score| Elo::of_score(score).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(blocks: &[f64]) -> Score {
        let mut score = Score::default();
        for block in blocks {
            score.add(*block);
        }
        score
    }

    #[test]
    fn the_interval_matches_a_hand_calculation() {
        // 60 blocks of 1, 40 of 0.5: mean 0.8, variance 0.24 x 0.25 x 100/99, standard error 0.024618.
        let score = of(&[vec![1.0; 60], vec![0.5; 40]].concat());
        assert!((score.mean() - 0.8).abs() < 1e-12);
        let interval = score.interval();
        assert!((interval.low - 0.751_749).abs() < 1e-5 && (interval.high - 0.848_251).abs() < 1e-5);
        assert!((score.elo().0 - 240.824).abs() < 1e-3);
    }

    #[test]
    fn a_perfect_score_still_has_an_interval() {
        let interval = of(&[1.0; 100]).interval();
        assert!((interval.low - 0.985).abs() < 1e-12 && (interval.high - 1.0).abs() < 1e-12);
        assert_eq!(of(&[1.0]).interval(), Interval { low: 0.0, high: 1.0 });
        assert_eq!(of(&[]).interval(), Interval { low: 0.0, high: 1.0 });
    }
}
