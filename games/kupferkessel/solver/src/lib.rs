//! The end of a game of Kupferkessel Co., known exactly.
//!
//! Once the pile is empty nothing is hidden between two players without recipes but what somebody forgot, and nothing is
//! left to chance: the game can be searched to its end. [`Solver::margins`] proves by how much it is won after each decision,
//! [`Solver::outcomes`] only by whom, which is much faster. With one card in the pile that card can be deduced, and a pile
//! of which the order is known is no hindrance either: what the solver is given it takes as known. Whoever has a view, not a
//! position, asks [`View::leaves_no_doubt`](kupferkessel_rules::View::leaves_no_doubt) first and then imagines the one
//! position that fits.
//!
//! - `ending`: a position as the search keeps it, and what a decision makes of it;
//! - `bound`: what the families can still come to, at best and at worst;
//! - `table`: positions that were searched before;
//! - `search`: alpha-beta with null windows.
//!
//! It knows the rules only as far as they matter at the end; the tests compare it with plain search over the real rules.

mod bound;
mod ending;
mod search;
mod solver;
mod table;

pub use ending::{Ending, Now, Step, Then, Undo, packed};
pub use search::{fold, put_most_promising_first};
pub use solver::{Outcome, Solver, Unsolvable};
