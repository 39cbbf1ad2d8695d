//! A rating: a mean and its uncertainty.

/// The 97.5 % quantile of the normal distribution, for two-sided 95 % intervals.
const NORMAL_QUANTILE: f64 = 1.959_963_985;

/// The deviation above which a rating is provisional. Ten or so games bring a newcomer below it.
const PROVISIONAL_DEVIATION: f64 = 110.0;

/// An estimate of somebody's strength, on the scale of Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The expected strength.
    pub mean: f64,
    /// The standard deviation of the strength around the mean.
    pub deviation: f64,
}

/// A 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rating {
    /// The rating of a newcomer: as strong as `club`, and far from certain.
    pub const START: Rating = Rating { mean: 1380.0, deviation: 350.0 };

    /// Returns the interval that holds the strength with 95 % probability.
    pub fn interval95(self) -> Interval {
        let margin = NORMAL_QUANTILE * self.deviation;
        Interval { low: self.mean - margin, high: self.mean + margin }
    }

    /// Returns a strength that the player almost surely has: the lower end of the interval. Lists of the best are
    /// sorted by it.
    pub fn conservative(self) -> f64 {
        self.interval95().low
    }

    /// Checks whether the rating is too uncertain to be compared.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL_DEVIATION
    }

    /// Returns the mean as it is shown, in whole points.
    pub fn points(self) -> i32 {
        self.mean.round() as i32
    }

    /// Returns the number after `±`, in whole points: half the width of the interval.
    pub fn margin(self) -> i32 {
        (NORMAL_QUANTILE * self.deviation).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_shown_with_half_the_width_of_its_interval() {
        let rating = Rating { mean: 1480.4, deviation: 46.0 };
        assert_eq!((rating.points(), rating.margin()), (1480, 90));
        let Interval { low, high } = rating.interval95();
        assert!((low - 1390.24).abs() < 0.01 && (high - 1570.56).abs() < 0.01);
        assert!((rating.conservative() - low).abs() < f64::EPSILON);
        assert!(!rating.is_provisional() && Rating::START.is_provisional());
    }
}
