//! Observations as numeric tensors, for training neural networks.

use std::fmt::{self, Display};

use crate::Game;

/// A game whose views can be encoded as numbers.
pub trait ObservationEncoder: Game {
    /// Encodes a view. The length depends only on the number of players, and the order never changes.
    /// Different views give different numbers, except for text that players wrote themselves.
    ///
    /// The default writes no numbers at all: nothing can be learned from such a game.
    fn encode_observation(view: &Self::View, sheet: &mut impl TensorWriter) {
        let _ = (view, sheet);
    }
}

/// Receives the numbers of an observation in order, each with its meaning. The meaning is only formatted by
/// writers that need it.
pub trait TensorWriter {
    /// Writes the next number.
    fn put(&mut self, meaning: fmt::Arguments<'_>, number: f32);

    /// Writes a count.
    fn put_count(&mut self, meaning: fmt::Arguments<'_>, count: usize) {
        self.put(meaning, count as f32);
    }

    /// Writes 1 for true and 0 for false.
    fn put_whether(&mut self, meaning: fmt::Arguments<'_>, is: bool) {
        self.put(meaning, f32::from(u8::from(is)));
    }

    /// Writes a one-hot encoding over all possible values.
    fn put_which<T: Display + Eq>(
        &mut self,
        meaning: fmt::Arguments<'_>,
        all: impl IntoIterator<Item = T>,
        is: Option<T>,
    ) {
        for one in all {
            self.put_whether(format_args!("{meaning} {one}"), is.as_ref() == Some(&one));
        }
    }
}

/// Collects the numbers.
impl TensorWriter for Vec<f32> {
    fn put(&mut self, _meaning: fmt::Arguments<'_>, number: f32) {
        self.push(number);
    }
}

/// Collects the meanings.
impl TensorWriter for Vec<String> {
    fn put(&mut self, meaning: fmt::Arguments<'_>, _number: f32) {
        self.push(meaning.to_string());
    }
}
