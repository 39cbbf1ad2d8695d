//! A bot's analysis of decisions: of one position as a [`Hint`], of a whole game as a [`Review`].
//!
//! A decision is judged only by what its seat could know with [perfect
//! recall](hearth_core::Game::perfect_recall_view), never by hidden information. Nothing here knows pages,
//! terminals or files.

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
pub use crate::row::{ReviewRow, Tried, Verdict, Weighed};
