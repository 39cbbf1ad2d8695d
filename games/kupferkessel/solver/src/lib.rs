//! An exact endgame solver for Kupferkessel Co.
//!
//! Once the pile is empty, a game of two players without recipes has no hidden information and no chance.
//! [`Solver::margins`] proves the margin after each decision. [`Solver::outcomes`] proves only win, draw or
//! loss, which is much faster.
//!
//! The solver takes its position as fully known. A single card in the pile can be deduced, and a pile of
//! known order is solvable too. A caller with a view checks
//! [`View::leaves_no_doubt`](kupferkessel_rules::View::leaves_no_doubt) first and then determinizes it.
//!
//! - `ending`: a compact position and its steps;
//! - `bound`: static bounds on the points of the families;
//! - `table`: the transposition table;
//! - `search`: alpha-beta with null windows.
//!
//! It implements only the rules that matter in an ending; the tests compare it with plain search over the
//! real rules.

mod bound;
mod ending;
mod search;
mod solver;
mod table;

pub use ending::{CardUse, Ending, EndingState, Step, Undo, packed};
pub use search::{fold_multiply, move_best_to_front};
pub use solver::{Outcome, Solver, Unsolvable};
