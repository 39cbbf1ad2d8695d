//! Ratings of people, computed from the results of their games. No I/O and no clock: the caller stores results, and asks
//! here what they mean.
//!
//! # In plain words
//! - **The scale** is that of Elo: 400 points mean odds of ten to one. The level `club` has 1380 points in every [`Pool`].
//! - **Bots** never move. Their ratings come from measured matches ([`bots`]), so that one person alone gets a rating, and
//!   two servers agree.
//! - **People** have a [`Rating`]: a mean and a deviation. `1480 ± 90` is its 95 % interval.
//! - **Updates** are those of Weng and Lin (2011) with three corrections, described in `weng_lin.rs`.
//! - **Refitting.** A [`Ratings`] is a function of the results in their order. [`Ratings::refit`] gives the same bytes on
//!   every machine: the only function from a mathematics library is `libm::exp`, which is written in Rust.
//!
//! docs/RATINGS.md has the model, the tables of measurements, and what makes a game unrated.

pub mod bots;
mod career;
mod pool;
mod rating;
mod ratings;
mod result;
mod standing;
mod weng_lin;

pub use career::Career;
pub use pool::{BadPool, Pool};
pub use rating::{Interval, Rating};
pub use ratings::{Change, Ratings};
pub use result::{Contestant, GameResult, Place};
pub use standing::Standing;
