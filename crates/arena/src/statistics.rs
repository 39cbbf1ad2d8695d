//! Statistics over games.

mod elo;
mod mean;
mod rating;
mod score;
mod sequential;

pub use elo::Elo;
pub use mean::{Interval, Mean};
pub use rating::{Meeting, Rating, ratings};
pub use score::Score;
pub use sequential::{Sprt, Verdict};
