//! The evaluation net: sparse binary features, one hidden layer, two outputs. It is fast enough for a million
//! calls per second. Weights are integers, so the result is the same on every machine.
//!
//! One net evaluates every seat from its own point of view. A softmax over the seats gives the expected
//! shares of the victory, so a net works for any number of players.

use hearth_core::{Game, PerSeat, Seat};

use crate::arithmetic::exp;
use crate::learn::Fit;
use crate::{GameKnowledge, StateOf};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 32;
/// The fixed-point scale of weights: a stored weight of this size means 1.0.
pub(crate) const WEIGHT_SCALE: f32 = 128.0;
/// The upper bound of a hidden unit's activation (clipped `ReLU`).
pub(crate) const MAX_ACTIVATION: f32 = 2.0;
/// The scale of the lead output: 1.0 means this many points.
pub(crate) const POINTS_PER_UNIT: f32 = 10.0;

/// The accumulator of the hidden layer, before the activation function.
pub type Accumulator = [i16; HIDDEN_UNITS];

/// A trained evaluation net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    features: Vec<Accumulator>,
    bias: Accumulator,
    /// The output weights of the victory logit and of the lead.
    outputs: [Accumulator; 2],
}

/// The evaluation of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// The expected share of the victory of each seat.
    pub shares: PerSeat<f32>,
    /// The expected final lead of each seat over its best opponent, in points.
    pub leads: PerSeat<f32>,
}

impl Net {
    pub(crate) fn new(features: Vec<Accumulator>, bias: Accumulator, outputs: [Accumulator; 2]) -> Net {
        Net { features, bias, outputs }
    }

    /// Reads the bytes of [`Net::write`]. The number of features must match.
    pub fn read(bytes: &[u8], features: usize) -> Result<Net, String> {
        let row = HIDDEN_UNITS * size_of::<i16>();
        let rows = features + 3;
        if bytes.len() != rows * row {
            return Err(format!(
                "a net of {features} features has {} bytes, not {}",
                rows * row,
                bytes.len()
            ));
        }
        let sums = |bytes: &[u8]| -> Accumulator {
            std::array::from_fn(|unit| i16::from_le_bytes([bytes[2 * unit], bytes[2 * unit + 1]]))
        };
        let mut rows = bytes.chunks_exact(row).map(sums);
        let mut next = || rows.next().unwrap_or([0; HIDDEN_UNITS]);
        let (bias, outputs) = (next(), [next(), next()]);
        Ok(Net { features: rows.collect(), bias, outputs })
    }

    /// Reads a net that is compiled into the program. An empty file is a net that is still to be trained: its
    /// weights are random.
    ///
    /// # Panics
    /// If the net is of another number of features. Playing on with random weights would go unnoticed.
    pub fn compiled_in(bytes: &[u8], features: usize) -> Net {
        if bytes.is_empty() {
            return Fit::new(features, 1).net();
        }
        Net::read(bytes, features).unwrap_or_else(|error| {
            panic!("the compiled-in net does not fit: {error}; empty the file, build, and run `hearth learn`")
        })
    }

    /// Serializes the net.
    pub fn write(&self) -> Vec<u8> {
        let rows = [&self.bias, &self.outputs[0], &self.outputs[1]].into_iter().chain(&self.features);
        rows.flatten().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Returns the accumulator of a position without features.
    #[inline]
    pub fn empty(&self) -> Accumulator {
        self.bias
    }

    /// Adds a feature to the accumulator.
    #[inline]
    pub fn add(&self, feature: usize, sums: &mut Accumulator) {
        for (sum, weight) in sums.iter_mut().zip(&self.features[feature]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    /// Removes a feature from the accumulator.
    #[inline]
    pub fn remove(&self, feature: usize, sums: &mut Accumulator) {
        for (sum, weight) in sums.iter_mut().zip(&self.features[feature]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// Returns the two outputs in fixed-point, scaled by [`Net::UNIT`]: the victory logit and the lead in
    /// tens of points.
    #[inline]
    pub fn outputs(&self, sums: &Accumulator) -> [i32; 2] {
        let mut activations = [0_i16; HIDDEN_UNITS];
        for (activation, sum) in activations.iter_mut().zip(sums) {
            *activation = (*sum).clamp(0, (MAX_ACTIVATION * WEIGHT_SCALE) as i16);
        }
        self.outputs.map(|weights| {
            activations
                .iter()
                .zip(&weights)
                .map(|(activation, weight)| i32::from(*activation) * i32::from(*weight))
                .sum()
        })
    }

    /// The fixed-point scale of the outputs.
    pub const UNIT: f32 = WEIGHT_SCALE * WEIGHT_SCALE;

    /// Evaluates a position for all seats.
    pub fn evaluate<M: GameKnowledge>(&self, state: &StateOf<M>) -> Evaluation {
        let players = M::Game::players(state);
        let mut logits = [0.0; Seat::MOST];
        let mut leads = [0.0; Seat::MOST];
        for seat in Seat::all(players) {
            let mut sums = self.empty();
            M::features(state, seat, &mut |feature| self.add(feature, &mut sums));
            let [victory, lead] = self.outputs(&sums);
            logits[seat.index()] = victory as f32 / Net::UNIT;
            leads[seat.index()] = lead as f32 / Net::UNIT * POINTS_PER_UNIT;
        }
        Evaluation { shares: shares(&logits, players), leads }
    }
}

/// Applies a softmax to the victory logits of the seats.
pub(crate) fn shares(logits: &PerSeat<f32>, players: usize) -> PerSeat<f32> {
    let mut shares = [0.0; Seat::MOST];
    let mut sum = 0.0;
    for seat in 0..players {
        shares[seat] = exp(logits[seat] - logits[0]);
        sum += shares[seat];
    }
    for share in &mut shares[..players] {
        *share /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let net = Fit::new(5, 7).net();
        assert_eq!(Net::compiled_in(&net.write(), 5), net);
    }

    #[test]
    fn an_empty_file_is_a_net_to_be_trained() {
        assert_eq!(Net::compiled_in(&[], 5), Fit::new(5, 1).net());
    }

    #[test]
    #[should_panic(expected = "the compiled-in net does not fit: a net of 6 features has 576 bytes, not 512")]
    fn a_net_of_another_size_is_an_error() {
        Net::compiled_in(&Fit::new(5, 7).net().write(), 6);
    }
}
