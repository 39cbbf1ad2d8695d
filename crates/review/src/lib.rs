//! What a bot makes of decisions: of one moment as a [`Hint`], of a whole game as a [`Review`].
//!
//! Whoever is judged is judged on what his seat could know with a perfect memory ([`Game::known`](hearth_core::Game::known)),
//! never on what lay hidden from him. Nothing here knows a page, a terminal or a file.

mod advice;
mod error;
mod hint;
mod prospect;
mod review;
mod reviewing;
mod row;

pub use crate::advice::{Advice, Expectation};
pub use crate::hint::Hint;
pub use crate::prospect::{Prospect, equal, prospects};
pub use crate::review::{Review, Summary};
pub use crate::reviewing::Reviewing;
pub use crate::row::{Row, Tried, Verdict, Weighed};
