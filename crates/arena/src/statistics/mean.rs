//! Means, and how far they can be trusted.

/// So many standard errors to each side hold 95 of 100.
pub(super) const TRUSTED: f64 = 1.959_963_985;

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

    /// Where the true mean lies.
    pub fn interval(&self) -> Option<Interval> {
        let mean = self.mean()?;
        let off = TRUSTED * self.error();
        Some(Interval { low: mean - off, high: mean + off })
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
        assert!((interval.low - 2.399_696).abs() < 1e-5 && (interval.high - 5.600_304).abs() < 1e-5);
    }
}
