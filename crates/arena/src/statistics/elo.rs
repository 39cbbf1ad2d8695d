//! Elo differences on the logistic scale: 400 points mean odds of ten to one.

/// A difference of ratings.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Elo(pub f64);

impl Elo {
    /// Returns the difference with this expected score, from 0 to 1. The ends give infinity.
    pub fn of_score(score: f64) -> Elo {
        Elo(-400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10())
    }

    /// Returns the expected score of the difference.
    pub fn score(self) -> f64 {
        1.0 / (1.0 + 10_f64.powf(-self.0 / 400.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_scores_have_their_known_ratings() {
        for (score, elo) in [(0.5, 0.0), (0.75, 190.848_5), (10.0 / 11.0, 400.0), (0.36, -99.950_9)] {
            assert!((Elo::of_score(score).0 - elo).abs() < 1e-3, "{score}: {:?}", Elo::of_score(score));
            assert!((Elo(elo).score() - score).abs() < 1e-6);
        }
        assert_eq!(Elo::of_score(1.0), Elo(f64::INFINITY));
        assert_eq!(Elo::of_score(0.0), Elo(f64::NEG_INFINITY));
    }
}
