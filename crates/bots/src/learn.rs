//! Fits a [`Net`](crate::Net) to games that bots played against each other.

mod fit;
mod samples;

pub use fit::{Fit, Progress};
pub use samples::{Lesson, Samples};
