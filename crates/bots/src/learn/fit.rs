//! Gradient descent, one sample after the other, with a step for each weight that shrinks the more it was moved (Adagrad).

use hearth_core::Seat;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::samples::{Sample, Samples};
use crate::BotRng;
use crate::net::{CEILING, HIDDEN, Net, ONE, POINTS, shares};

/// Weights stay below this, so that their sums fit where the net keeps them.
const MOST: f32 = 2.5;
/// The first step of a weight.
const STEP: f32 = 0.05;
/// What a lead that is off by ten points weighs beside a wrong victory.
const LEAD: f32 = 0.1;
/// One block of samples in so many is kept to see how well it went.
const KEPT_BACK: usize = 20;
/// Samples stand in the order they were played in. Whole blocks are kept, so that hardly any game is half learned and half
/// foretold.
const BLOCK: usize = 2000;

/// A weight of the hidden layer's unit, one a unit.
type Row = [f32; HIDDEN];

/// A net while it is being fitted.
pub struct Fit {
    features: Vec<(Row, Row)>,
    bias: (Row, Row),
    answers: [(Row, Row); 2],
}

/// How well the net foretells games that it has not learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Which time all samples were gone through.
    pub epoch: usize,
    /// The mean cross entropy of the shares, in nats.
    pub surprise: f32,
    /// By how many points the lead is off, in the mean.
    pub points_off: f32,
}

impl Fit {
    /// From fewer samples nothing can be learned: the first ones are kept back.
    pub const FEWEST: usize = 2 * BLOCK;

    /// A net that knows nothing yet.
    pub fn new(features: usize, seed: u64) -> Fit {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut row = |width: f32| {
            let weights: Row = std::array::from_fn(|_| rng.random_range(-width..width));
            (weights, [1e-3; HIDDEN])
        };
        Fit {
            bias: ([0.5; HIDDEN], [1e-3; HIDDEN]),
            answers: [row(0.3), row(0.3)],
            features: (0..features).map(|_| row(0.05)).collect(),
        }
    }

    /// Goes through all samples so many times, each time in another order.
    pub fn learn(&mut self, samples: &Samples, epochs: usize, seed: u64, mut report: impl FnMut(Progress)) {
        let mut rng = BotRng::seed_from_u64(seed);
        let (kept, mut order): (Vec<usize>, Vec<usize>) =
            (0..samples.len()).partition(|index| (index / BLOCK).is_multiple_of(KEPT_BACK));
        for epoch in 0..epochs {
            order.shuffle(&mut rng);
            for (done, &index) in order.iter().enumerate() {
                // The last steps are the smallest, also if there is one epoch only.
                let gone = (epoch as f32 + done as f32 / order.len() as f32) / epochs as f32;
                self.step(&samples.get(index), STEP * (1.0 - gone));
            }
            report(self.progress(samples, &kept, epoch + 1));
        }
    }

    /// The net as it is now, in whole numbers.
    pub fn net(&self) -> Net {
        let whole = |row: &Row| row.map(|weight| (weight * ONE).round() as i16);
        let features = self.features.iter().map(|(row, _)| whole(row)).collect();
        Net::new(features, whole(&self.bias.0), [whole(&self.answers[0].0), whole(&self.answers[1].0)])
    }

    fn sums(&self, features: &[u16]) -> Row {
        let mut sums = self.bias.0;
        for feature in features {
            for (sum, weight) in sums.iter_mut().zip(&self.features[*feature as usize].0) {
                *sum += weight;
            }
        }
        sums
    }

    fn answer(&self, which: usize, heard: &Row) -> f32 {
        self.answers[which].0.iter().zip(heard).map(|(weight, heard)| weight * heard).sum()
    }

    fn step(&mut self, sample: &Sample<'_>, step: f32) {
        let mut sums = [[0.0; HIDDEN]; Seat::MOST];
        let mut standing = [0.0; Seat::MOST];
        for seat in 0..sample.players {
            sums[seat] = self.sums(sample.features[seat]);
            standing[seat] = self.answer(0, &sums[seat].map(heard));
        }
        let expected = shares(&standing, sample.players);
        for seat in 0..sample.players {
            let heard = sums[seat].map(heard);
            let victory = expected[seat] - sample.shares[seat];
            let lead = LEAD * (self.answer(1, &heard) - sample.leads[seat] / POINTS);
            let mut back = [0.0; HIDDEN];
            for (unit, back) in back.iter_mut().enumerate() {
                let within = sums[seat][unit] > 0.0 && sums[seat][unit] < CEILING;
                if within {
                    *back = victory * self.answers[0].0[unit] + lead * self.answers[1].0[unit];
                }
            }
            descend(&mut self.answers[0], &heard.map(|heard| victory * heard), step);
            descend(&mut self.answers[1], &heard.map(|heard| lead * heard), step);
            descend(&mut self.bias, &back, step);
            for feature in sample.features[seat] {
                descend(&mut self.features[*feature as usize], &back, step);
            }
        }
    }

    fn progress(&self, samples: &Samples, kept: &[usize], epoch: usize) -> Progress {
        let (mut surprise, mut off, mut seats) = (0.0, 0.0, 0);
        for &index in kept {
            let sample = samples.get(index);
            let mut standing = [0.0; Seat::MOST];
            for (seat, standing) in standing.iter_mut().enumerate().take(sample.players) {
                let heard = self.sums(sample.features[seat]).map(heard);
                *standing = self.answer(0, &heard);
                off += (self.answer(1, &heard) * POINTS - sample.leads[seat]).abs();
                seats += 1;
            }
            let expected = shares(&standing, sample.players);
            surprise -= (0..sample.players)
                .map(|seat| sample.shares[seat] * expected[seat].max(1e-6).ln())
                .sum::<f32>();
        }
        Progress {
            epoch,
            surprise: surprise / kept.len().max(1) as f32,
            points_off: off / seats.max(1) as f32,
        }
    }
}

/// What is heard of a hidden unit's sum.
fn heard(sum: f32) -> f32 {
    sum.clamp(0.0, CEILING)
}

/// Moves weights down a slope.
fn descend((weights, moved): &mut (Row, Row), slope: &Row, step: f32) {
    for ((weight, moved), slope) in weights.iter_mut().zip(moved).zip(slope) {
        *moved += slope * slope;
        *weight = (*weight - step * slope / moved.sqrt()).clamp(-MOST, MOST);
    }
}
