//! Means, and how far they can be trusted.

/// So many standard errors to each side hold 95 of 100.
pub(super) const TRUSTED: f64 = 1.959_963_985;

/// The same where the error itself is judged from a few numbers: Student's t for 2, 3, … numbers.
const FEW: [f64; 29] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045,
];

/// From where to where something lies, with 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// At least here.
    pub low: f64,
    /// At most here.
    pub high: f64,
}

impl Interval {
    /// The same on another scale that grows with this one.
    pub fn map(self, scale: impl Fn(f64) -> f64) -> Interval {
        Interval { low: scale(self.low), high: scale(self.high) }
    }
}

/// The mean of numbers that come one by one, and how much they differ.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Counts a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Counts all numbers of another one.
    pub fn append(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Counts a number if there is one.
    pub fn extend(&mut self, number: Option<f64>) {
        if let Some(number) = number {
            self.add(number);
        }
    }

    /// How many numbers.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean, if there are any.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / self.count as f64)
    }

    /// What they vary by, squared, judged from this sample.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        ((self.squares - self.sum * self.sum / count) / (count - 1.0)).max(0.0)
    }

    /// What they vary by.
    pub fn spread(&self) -> f64 {
        self.variance().sqrt()
    }

    /// How far the mean may be off, on average.
    pub fn error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// Where the true mean lies; one number alone does not tell.
    pub fn interval(&self) -> Option<Interval> {
        let mean = self.mean().filter(|_| self.count > 1)?;
        let off = self.trusted() * self.error();
        Some(Interval { low: mean - off, high: mean + off })
    }

    /// So many standard errors to each side hold 95 of 100.
    pub(super) fn trusted(&self) -> f64 {
        let few = usize::try_from(self.count).ok().and_then(|count| FEW.get(count.saturating_sub(2)));
        few.copied().unwrap_or(TRUSTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_interval_are_those_computed_by_hand() {
        let mut mean = Mean::default();
        assert_eq!((mean.mean(), mean.interval()), (None, None));
        for number in [2.0, 4.0, 4.0, 6.0] {
            mean.add(number);
        }
        // Squares of the differences: 4 + 0 + 0 + 4 = 8, over 3; the error is the root of 8/12.
        assert_eq!(mean.mean(), Some(4.0));
        assert!((mean.variance() - 8.0 / 3.0).abs() < 1e-12);
        assert!((mean.error() - 0.816_496_58).abs() < 1e-8);
        let interval = mean.interval().expect("there are numbers");
        // Student's t for 4 numbers is 3.182: 3.182 x 0.8165 = 2.5981.
        assert!((interval.low - 1.401_908).abs() < 1e-5 && (interval.high - 6.598_092).abs() < 1e-5);
    }

    #[test]
    fn one_number_says_nothing_of_how_far_off_it_is_and_many_are_normal() {
        let mut mean = Mean::default();
        mean.add(18.5);
        assert_eq!(mean.interval(), None);
        for number in 0..1000 {
            mean.add(f64::from(number % 2));
        }
        let interval = mean.interval().expect("there are numbers");
        assert!((interval.high - interval.low - 2.0 * TRUSTED * mean.error()).abs() < 1e-12);
    }
}
