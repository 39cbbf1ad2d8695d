//! What somebody knows as numbers, for those who train networks.

use std::fmt::{self, Display};

use crate::Game;

/// A game whose views can be told as numbers.
pub trait ObservationEncoder: Game {
    /// Puts a view down as numbers: always as many for so many players, in an order that never changes. Two views that differ
    /// differ in a number, unless they differ only in what players wrote themselves.
    fn encode_observation(view: &Self::View, sheet: &mut impl TensorWriter);
}

/// On which numbers are put down one after the other, each with what it means. What it means is only put into words where somebody
/// asks for that.
pub trait TensorWriter {
    /// The next number.
    fn put(&mut self, meaning: fmt::Arguments<'_>, number: f32);

    /// How many there are of something.
    fn put_count(&mut self, meaning: fmt::Arguments<'_>, count: usize) {
        self.put(meaning, count as f32);
    }

    /// One if something is so, else zero.
    fn put_whether(&mut self, meaning: fmt::Arguments<'_>, is: bool) {
        self.put(meaning, f32::from(u8::from(is)));
    }

    /// One for the one that it is, zero for all others that it could be.
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

/// The numbers.
impl TensorWriter for Vec<f32> {
    fn put(&mut self, _meaning: fmt::Arguments<'_>, number: f32) {
        self.push(number);
    }
}

/// What they mean.
impl TensorWriter for Vec<String> {
    fn put(&mut self, meaning: fmt::Arguments<'_>, _number: f32) {
        self.push(meaning.to_string());
    }
}
