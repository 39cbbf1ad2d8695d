//! Tables that run: one actor task per table, the bots that play there, the subscribers that watch. It knows no HTTP, no
//! HTML and no JSON of the API: whoever serves tables hands in [`tables::Presenters`].
//!
//! A decision reaches the actor of its table as a message, is checked, appended to the store, and only then shown.

pub mod base;
pub mod games;
pub mod tables;

hearth_words::dictionary!("bot");
