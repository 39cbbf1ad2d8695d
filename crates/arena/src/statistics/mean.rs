//! Means and confidence intervals.

/// The 97.5 % quantile of the normal distribution, for two-sided 95 % intervals.
pub(super) const NORMAL_QUANTILE: f64 = 1.959_963_985;

/// The same quantile of Student's t distribution, for samples of 2, 3, … numbers.
const T_QUANTILES: [f64; 29] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045,
];

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Maps the interval with an increasing function.
    pub fn map(self, scale: impl Fn(f64) -> f64) -> Interval {
        Interval { low: scale(self.low), high: scale(self.high) }
    }
}

/// The running mean and variance of a sample.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Adds the numbers of another sample.
    pub fn append(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Adds a number if there is one.
    pub fn extend(&mut self, number: Option<f64>) {
        if let Some(number) = number {
            self.add(number);
        }
    }

    /// Returns the size of the sample.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the mean, if the sample is not empty.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / self.count as f64)
    }

    /// Returns the sample variance.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        ((self.squares - self.sum * self.sum / count) / (count - 1.0)).max(0.0)
    }

    /// Returns the sample standard deviation.
    pub fn standard_deviation(&self) -> f64 {
        self.variance().sqrt()
    }

    /// Returns the standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// Returns the confidence interval of the mean. It needs at least two numbers.
    pub fn interval(&self) -> Option<Interval> {
        let mean = self.mean().filter(|_| self.count > 1)?;
        let margin = self.quantile() * self.standard_error();
        Some(Interval { low: mean - margin, high: mean + margin })
    }

    /// Returns the quantile for this sample size.
    pub(super) fn quantile(&self) -> f64 {
        let quantile =
            usize::try_from(self.count).ok().and_then(|count| T_QUANTILES.get(count.saturating_sub(2)));
        quantile.copied().unwrap_or(NORMAL_QUANTILE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_interval_match_a_hand_calculation() {
        let mut mean = Mean::default();
        assert_eq!((mean.mean(), mean.interval()), (None, None));
        for number in [2.0, 4.0, 4.0, 6.0] {
            mean.add(number);
        }
        // The squared differences are 4 + 0 + 0 + 4 = 8, over 3. The standard error is the root of 8/12.
        assert_eq!(mean.mean(), Some(4.0));
        assert!((mean.variance() - 8.0 / 3.0).abs() < 1e-12);
        assert!((mean.standard_error() - 0.816_496_58).abs() < 1e-8);
        let interval = mean.interval().expect("there are numbers");
        // Student's t for 4 numbers is 3.182: 3.182 x 0.8165 = 2.5981.
        assert!((interval.low - 1.401_908).abs() < 1e-5 && (interval.high - 6.598_092).abs() < 1e-5);
    }

    #[test]
    fn one_number_has_no_interval_and_many_use_the_normal_quantile() {
        let mut mean = Mean::default();
        mean.add(18.5);
        assert_eq!(mean.interval(), None);
        for number in 0..1000 {
            mean.add(f64::from(number % 2));
        }
        let interval = mean.interval().expect("there are numbers");
        assert!((interval.high - interval.low - 2.0 * NORMAL_QUANTILE * mean.standard_error()).abs() < 1e-12);
    }
}
