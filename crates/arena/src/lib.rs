//! Matches between bots, and their statistics. There is no I/O here.
//!
//! - [`Entrant`]: a participant, built in or external;
//! - [`Duel`]: one game between [`Player`]s;
//! - [`Pairing`]: two entrants; it plays [`Block`]s of games over one deal, in which each sits everywhere;
//! - [`Tally`]: the totals over all blocks of a pairing;
//! - [`Score`], [`Sprt`], [`ratings()`]: Elo differences, sequential tests and Bradley-Terry ratings;
//! - [`Survey`]: statistics of a game, including its own [`GameStats`];
//! - [`in_order()`]: parallel work with results in order.
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
pub use duel::{Duel, ForfeitedBy, Player};
pub use entrant::Entrant;
pub use game_stats::{ColumnKind, GameStats, NoStats, StatsColumn, StatsTable};
pub use in_order::in_order;
pub use pairing::Pairing;
pub use seating::{Seating, Side};
pub use statistics::{Elo, Interval, Mean, Meeting, Rating, Score, Sprt, Verdict, ratings};
pub use survey::{Survey, SurveyConfig};
pub use tally::{Forfeits, Tally};
pub use thinking::ThinkingStats;
