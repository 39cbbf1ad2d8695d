//! Trains a [`Net`](crate::Net) on games that bots played against each other.

mod fit;
mod samples;

pub use fit::{Fit, Progress};
pub use samples::{Samples, SelfPlay};
