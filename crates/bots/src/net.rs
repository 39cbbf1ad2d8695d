//! A learned evaluation: one layer of sparse features, one hidden layer, two answers. It is small enough to be asked a
//! million times a second, and whole numbers give the same answer on every machine.
//!
//! Every seat is judged by the same net, from its own point of view. How much of the victory each seat can expect follows
//! from comparing them, so the net serves any number of players.

use hearth_core::{Game, PerSeat, Seat};

use crate::arithmetic::exp;
use crate::learn::Fit;
use crate::{GameKnowledge, StateOf};

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// A weight of one, as it is stored.
pub(crate) const ONE: f32 = 128.0;
/// The most that a hidden unit says.
pub(crate) const CEILING: f32 = 2.0;
/// A lead of so many points is a one to the net.
pub(crate) const POINTS: f32 = 10.0;

/// What the hidden layer sums up, before it is cut off.
pub type Sums = [i16; HIDDEN];

/// A learned evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    features: Vec<Sums>,
    bias: Sums,
    /// For the victory and for the lead.
    answers: [Sums; 2],
}

/// What a position promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// How much of the victory each seat can expect.
    pub shares: PerSeat<f32>,
    /// By how many points each seat is expected to be ahead of the best of the others.
    pub leads: PerSeat<f32>,
}

impl Net {
    pub(crate) fn new(features: Vec<Sums>, bias: Sums, answers: [Sums; 2]) -> Net {
        Net { features, bias, answers }
    }

    /// Reads what [`Net::write`] wrote for so many features.
    pub fn read(bytes: &[u8], features: usize) -> Result<Net, String> {
        let row = HIDDEN * size_of::<i16>();
        let rows = features + 3;
        if bytes.len() != rows * row {
            return Err(format!(
                "a net of {features} features has {} bytes, not {}",
                rows * row,
                bytes.len()
            ));
        }
        let sums = |bytes: &[u8]| -> Sums {
            std::array::from_fn(|unit| i16::from_le_bytes([bytes[2 * unit], bytes[2 * unit + 1]]))
        };
        let mut rows = bytes.chunks_exact(row).map(sums);
        let mut next = || rows.next().unwrap_or([0; HIDDEN]);
        let (bias, answers) = (next(), [next(), next()]);
        Ok(Net { features: rows.collect(), bias, answers })
    }

    /// A net that is part of the program. Weights for other features than there are now fit no more: a net that knows nothing
    /// takes their place until they are learned anew, and a test of the game says so.
    pub fn compiled_in(bytes: &[u8], features: usize) -> Net {
        Net::read(bytes, features).unwrap_or_else(|_| Fit::new(features, 1).net())
    }

    /// The net as bytes.
    pub fn write(&self) -> Vec<u8> {
        let rows = [&self.bias, &self.answers[0], &self.answers[1]].into_iter().chain(&self.features);
        rows.flatten().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The sums of a position without features.
    #[inline]
    pub fn empty(&self) -> Sums {
        self.bias
    }

    /// Adds a feature to the sums.
    #[inline]
    pub fn add(&self, feature: usize, sums: &mut Sums) {
        for (sum, weight) in sums.iter_mut().zip(&self.features[feature]) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    /// Takes a feature out of the sums.
    #[inline]
    pub fn remove(&self, feature: usize, sums: &mut Sums) {
        for (sum, weight) in sums.iter_mut().zip(&self.features[feature]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// The two answers for these sums, in parts of [`Net::UNIT`]: how well the seat stands for the victory, and its lead in
    /// tens of points.
    #[inline]
    pub fn answers(&self, sums: &Sums) -> [i32; 2] {
        let mut heard = [0_i16; HIDDEN];
        for (heard, sum) in heard.iter_mut().zip(sums) {
            *heard = (*sum).clamp(0, (CEILING * ONE) as i16);
        }
        self.answers.map(|weights| {
            heard.iter().zip(&weights).map(|(heard, weight)| i32::from(*heard) * i32::from(*weight)).sum()
        })
    }

    /// One, as an answer has it.
    pub const UNIT: f32 = ONE * ONE;

    /// What a position promises to each seat.
    pub fn evaluate<M: GameKnowledge>(&self, state: &StateOf<M>) -> Evaluation {
        let players = M::Game::players(state);
        let mut standing = [0.0; Seat::MOST];
        let mut leads = [0.0; Seat::MOST];
        for seat in Seat::all(players) {
            let mut sums = self.empty();
            M::features(state, seat, &mut |feature| self.add(feature, &mut sums));
            let [victory, lead] = self.answers(&sums);
            standing[seat.index()] = victory as f32 / Net::UNIT;
            leads[seat.index()] = lead as f32 / Net::UNIT * POINTS;
        }
        Evaluation { shares: shares(&standing, players), leads }
    }
}

/// How the victory is shared between seats that stand so well.
pub(crate) fn shares(standing: &PerSeat<f32>, players: usize) -> PerSeat<f32> {
    let mut shares = [0.0; Seat::MOST];
    let mut sum = 0.0;
    for seat in 0..players {
        shares[seat] = exp(standing[seat] - standing[0]);
        sum += shares[seat];
    }
    for share in &mut shares[..players] {
        *share /= sum;
    }
    shares
}
