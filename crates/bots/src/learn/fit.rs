//! Stochastic gradient descent with a learning rate per weight (Adagrad).

use hearth_core::Seat;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::samples::{Sample, Samples};
use crate::BotRng;
use crate::net::{HIDDEN_UNITS, MAX_ACTIVATION, Net, POINTS_PER_UNIT, WEIGHT_SCALE, shares};

/// The bound of a weight. It keeps the sums within the integers of the net.
const MAX_WEIGHT: f32 = 2.5;
/// The initial learning rate.
const LEARNING_RATE: f32 = 0.05;
/// The weight of the lead's squared error, in units of ten points, relative to the cross entropy.
const LEAD_LOSS_WEIGHT: f32 = 0.1;
/// One block in this many is held out for validation.
const HOLDOUT_INTERVAL_BLOCKS: usize = 20;
/// Samples are in the order of play. Holding out whole blocks keeps nearly all games either in training or in
/// validation.
const SAMPLES_PER_BLOCK: usize = 2000;

/// One weight per hidden unit.
type WeightRow = [f32; HIDDEN_UNITS];

/// A net in training. Each weight has the sum of its squared gradients beside it.
pub struct Fit {
    features: Vec<(WeightRow, WeightRow)>,
    bias: (WeightRow, WeightRow),
    outputs: [(WeightRow, WeightRow); 2],
}

/// The validation loss after an epoch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The epoch, counted from one.
    pub epoch: usize,
    /// The mean cross entropy of the victory shares, in nats.
    pub cross_entropy: f32,
    /// The mean absolute error of the lead, in points.
    pub mean_lead_error: f32,
}

impl Fit {
    /// The smallest number of samples that training accepts. The first block is held out.
    pub const MIN_SAMPLES: usize = 2 * SAMPLES_PER_BLOCK;

    /// Creates a net with random weights.
    pub fn new(features: usize, seed: u64) -> Fit {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut row = |width: f32| {
            let weights: WeightRow = std::array::from_fn(|_| rng.random_range(-width..width));
            (weights, [1e-3; HIDDEN_UNITS])
        };
        Fit {
            bias: ([0.5; HIDDEN_UNITS], [1e-3; HIDDEN_UNITS]),
            outputs: [row(0.3), row(0.3)],
            features: (0..features).map(|_| row(0.05)).collect(),
        }
    }

    /// Trains for a number of epochs. Each epoch shuffles the samples.
    pub fn learn(&mut self, samples: &Samples, epochs: usize, seed: u64, mut report: impl FnMut(Progress)) {
        let mut rng = BotRng::seed_from_u64(seed);
        let (held_out, mut order): (Vec<usize>, Vec<usize>) = (0..samples.len())
            .partition(|index| (index / SAMPLES_PER_BLOCK).is_multiple_of(HOLDOUT_INTERVAL_BLOCKS));
        for epoch in 0..epochs {
            order.shuffle(&mut rng);
            for (done, &index) in order.iter().enumerate() {
                // The learning rate decays linearly over all epochs.
                let progress = (epoch as f32 + done as f32 / order.len() as f32) / epochs as f32;
                self.step(&samples.get(index), LEARNING_RATE * (1.0 - progress));
            }
            report(self.progress(samples, &held_out, epoch + 1));
        }
    }

    /// Rounds the weights to the integers of a net.
    pub fn net(&self) -> Net {
        let whole = |row: &WeightRow| row.map(|weight| (weight * WEIGHT_SCALE).round() as i16);
        let features = self.features.iter().map(|(row, _)| whole(row)).collect();
        Net::new(features, whole(&self.bias.0), [whole(&self.outputs[0].0), whole(&self.outputs[1].0)])
    }

    fn sums(&self, features: &[u16]) -> WeightRow {
        let mut sums = self.bias.0;
        for feature in features {
            for (sum, weight) in sums.iter_mut().zip(&self.features[*feature as usize].0) {
                *sum += weight;
            }
        }
        sums
    }

    fn output(&self, which: usize, activations: &WeightRow) -> f32 {
        self.outputs[which].0.iter().zip(activations).map(|(weight, activation)| weight * activation).sum()
    }

    fn step(&mut self, sample: &Sample<'_>, step: f32) {
        let mut sums = [[0.0; HIDDEN_UNITS]; Seat::MOST];
        let mut logits = [0.0; Seat::MOST];
        for seat in 0..sample.players {
            sums[seat] = self.sums(sample.features[seat]);
            logits[seat] = self.output(0, &sums[seat].map(activation));
        }
        let expected = shares(&logits, sample.players);
        for seat in 0..sample.players {
            let activations = sums[seat].map(activation);
            let victory_error = expected[seat] - sample.shares[seat];
            let lead_error =
                LEAD_LOSS_WEIGHT * (self.output(1, &activations) - sample.leads[seat] / POINTS_PER_UNIT);
            let mut hidden_gradient = [0.0; HIDDEN_UNITS];
            for (unit, gradient) in hidden_gradient.iter_mut().enumerate() {
                let is_linear = sums[seat][unit] > 0.0 && sums[seat][unit] < MAX_ACTIVATION;
                if is_linear {
                    *gradient =
                        victory_error * self.outputs[0].0[unit] + lead_error * self.outputs[1].0[unit];
                }
            }
            adagrad_step(
                &mut self.outputs[0],
                &activations.map(|activation| victory_error * activation),
                step,
            );
            adagrad_step(&mut self.outputs[1], &activations.map(|activation| lead_error * activation), step);
            adagrad_step(&mut self.bias, &hidden_gradient, step);
            for feature in sample.features[seat] {
                adagrad_step(&mut self.features[*feature as usize], &hidden_gradient, step);
            }
        }
    }

    fn progress(&self, samples: &Samples, held_out: &[usize], epoch: usize) -> Progress {
        let (mut cross_entropy, mut lead_error, mut seats) = (0.0, 0.0, 0);
        for &index in held_out {
            let sample = samples.get(index);
            let mut logits = [0.0; Seat::MOST];
            for (seat, logit) in logits.iter_mut().enumerate().take(sample.players) {
                let activations = self.sums(sample.features[seat]).map(activation);
                *logit = self.output(0, &activations);
                lead_error += (self.output(1, &activations) * POINTS_PER_UNIT - sample.leads[seat]).abs();
                seats += 1;
            }
            let expected = shares(&logits, sample.players);
            cross_entropy -= (0..sample.players)
                .map(|seat| sample.shares[seat] * expected[seat].max(1e-6).ln())
                .sum::<f32>();
        }
        Progress {
            epoch,
            cross_entropy: cross_entropy / held_out.len().max(1) as f32,
            mean_lead_error: lead_error / seats.max(1) as f32,
        }
    }
}

/// The clipped `ReLU` activation.
fn activation(sum: f32) -> f32 {
    sum.clamp(0.0, MAX_ACTIVATION)
}

/// Takes an Adagrad step.
fn adagrad_step((weights, squares): &mut (WeightRow, WeightRow), gradient: &WeightRow, step: f32) {
    for ((weight, squares), gradient) in weights.iter_mut().zip(squares).zip(gradient) {
        *squares += gradient * gradient;
        *weight = (*weight - step * gradient / squares.sqrt()).clamp(-MAX_WEIGHT, MAX_WEIGHT);
    }
}
