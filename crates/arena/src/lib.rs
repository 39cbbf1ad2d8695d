//! Bots against bots, and what can be concluded from it. Nothing here reads or writes anything.
//!
//! - [`Entrant`]: whoever takes part, a bot of ours or not;
//! - [`Duel`]: one game, played by those who sit there as a [`Player`] each;
//! - [`Pairing`]: two of them; it plays a [`Block`] of games over one deal, in which each sits everywhere;
//! - [`Tally`]: all blocks of a pairing counted;
//! - [`Score`], [`Sequential`], [`ratings()`]: what follows from the counts;
//! - [`Survey`]: what a game is like, with what a game's own [`GameStats`] counts;
//! - [`in_order()`]: work on all cores, whose outcome does not depend on how many there are.
//!
//! A game is a pure function of the seed, the bots and their budgets in nodes.

mod block;
mod duel;
mod entrant;
mod game_stats;
mod in_order;
mod pairing;
mod seating;
mod statistics;
mod survey;
mod tally;
mod thinking;

pub use block::Block;
pub use duel::{Duel, Lost, Player};
pub use entrant::Entrant;
pub use game_stats::{Column, GameStats, Kind, StatsRow};
pub use in_order::in_order;
pub use pairing::Pairing;
pub use seating::{Seating, Side};
pub use statistics::{Elo, Interval, Mean, Meeting, Rating, Score, Sequential, Verdict, ratings};
pub use survey::{Games, Survey};
pub use tally::{Forfeits, Tally};
pub use thinking::Thinking;
