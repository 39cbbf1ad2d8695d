//! The public interface of the solver.

use std::fmt;
use std::time::Instant;

use hearth_core::{Game, Seat, Turn};
use kupferkessel_rules::{Card, Cell, Decision, Kupferkessel, State};

use crate::ending::{self, Ending, EndingState, Rules};
use crate::search::Search;
use crate::table::{TranspositionTable, UNBOUNDED};

/// A reason why a position was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// The game is over.
    Over,
    /// The game is not for two players.
    NotTwo,
    /// Recipes are secret.
    Recipes,
    /// The limit of nodes or time was reached.
    LimitReached,
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolvable::Over => "the game is over",
            Unsolvable::NotTwo => "only a game of two players can be solved",
            Unsolvable::Recipes => "recipes are secret, so a game with recipes cannot be solved",
            Unsolvable::LimitReached => "the search reached its limit",
        })
    }
}

impl std::error::Error for Unsolvable {}

/// The result of a game for the player who decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// A loss.
    Loss,
    /// Both win (C19).
    Draw,
    /// A win.
    Win,
}

/// Converts a margin in points.
impl From<i16> for Outcome {
    fn from(margin: i16) -> Outcome {
        match margin {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        }
    }
}

/// An endgame solver. It keeps its transposition table, so the next position of the same game is nearly free.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
    /// The rules and cards for which the table is valid.
    valid_for: Option<(Rules, [Option<Card>; 32])>,
    limit: u64,
    nodes_searched: u64,
    until: Option<Instant>,
}

impl Solver {
    /// Creates a solver with a transposition table of at most this size.
    pub fn new(megabytes: usize) -> Solver {
        Solver {
            table: TranspositionTable::new(megabytes),
            valid_for: None,
            limit: u64::MAX,
            until: None,
            nodes_searched: 0,
        }
    }

    /// Sets the limits for the following calls and resets the count of nodes.
    pub fn set_limits(&mut self, after: u64, at: Option<Instant>) {
        self.limit = after;
        self.until = at;
        self.nodes_searched = 0;
    }

    /// Returns the number of nodes since the limits were set, including failed attempts.
    pub fn nodes_searched(&self) -> u64 {
        self.nodes_searched
    }

    /// Returns the result after each legal decision under perfect play.
    pub fn outcomes(&mut self, state: &State) -> Result<Vec<(Decision, Outcome)>, Unsolvable> {
        self.after_each(state, SolveGoal::Outcome, Outcome::from)
    }

    /// Returns the margin after each legal decision under perfect play.
    pub fn margins(&mut self, state: &State) -> Result<Vec<(Decision, i32)>, Unsolvable> {
        self.after_each(state, SolveGoal::Margin, i32::from)
    }

    /// Solves the position after each legal decision.
    fn after_each<V>(
        &mut self,
        state: &State,
        goal: SolveGoal,
        said: fn(i16) -> V,
    ) -> Result<Vec<(Decision, V)>, Unsolvable> {
        let seat = checked(state)?;
        let legal = Kupferkessel::legal(state).into_iter();
        legal.map(|decision| Ok((decision, said(self.after(state, seat, decision, goal)?)))).collect()
    }

    /// Returns the value of a position for the player to move.
    fn value(&mut self, state: &State, goal: SolveGoal) -> Result<i16, Unsolvable> {
        let seat = checked(state)?;
        if ending::is_taking(state) {
            return self.search(state, goal);
        }
        // A symbol or a last card is pending: two decisions, then the search continues.
        let mut best = -UNBOUNDED;
        for decision in Kupferkessel::legal(state) {
            best = best.max(self.after(state, seat, decision, goal)?);
        }
        Ok(best)
    }

    /// Returns the value after a decision, for its seat.
    fn after(
        &mut self,
        state: &State,
        seat: Seat,
        decision: Decision,
        goal: SolveGoal,
    ) -> Result<i16, Unsolvable> {
        let mut after = *state;
        Kupferkessel::apply(&mut after, decision, &mut |_| ());
        match Kupferkessel::turn(&after) {
            Turn::Over => Ok(margin(&after, seat) as i16),
            Turn::Decide(next) if next == seat => self.value(&after, goal),
            Turn::Decide(_) => Ok(-self.value(&after, goal)?),
        }
    }

    /// Searches a position in which a card is to be taken.
    fn search(&mut self, state: &State, goal: SolveGoal) -> Result<i16, Unsolvable> {
        let (ending, now) = Ending::of(state);
        self.keep_valid_entries(state, &ending);
        let left = self.limit.saturating_sub(self.nodes_searched);
        let mut search = Search::new(ending, &mut self.table, left, self.until);
        let value = goal.at(&mut search, &now);
        self.nodes_searched += search.nodes;
        if search.limit_reached() { Err(Unsolvable::LimitReached) } else { Ok(value) }
    }

    /// Clears the table unless it is about the same cards in the same places.
    fn keep_valid_entries(&mut self, state: &State, ending: &Ending) {
        let square = state.square();
        let cards: [_; 32] = std::array::from_fn(|index| {
            let cell = Cell::all().nth(index);
            cell.and_then(|cell| square.card(cell))
        });
        let same = self.valid_for.as_ref().is_some_and(|(rules, known)| {
            *rules == ending.rules
                && cards.iter().zip(known).all(|(card, known)| card.is_none() || card == known)
        });
        if same {
            self.table.start_generation();
        } else {
            if self.valid_for.is_some() {
                self.table.clear();
            }
            self.valid_for = Some((ending.rules.clone(), cards));
        }
    }
}

/// The question to a search, for the player to move.
#[derive(Clone, Copy)]
enum SolveGoal {
    /// The sign of the value.
    Outcome,
    /// The exact value.
    Margin,
}

impl SolveGoal {
    fn at(self, search: &mut Search<'_>, now: &EndingState) -> i16 {
        match self {
            SolveGoal::Outcome => search.value(now, -1, 1),
            SolveGoal::Margin => exact(search, now),
        }
    }
}

/// Returns the exact value with a series of null windows (MTD(f)).
///
/// Each window is at the value where the one before failed; the first is at a guess. Null windows cut off so
/// much that a few cost less than one full window.
fn exact(search: &mut Search<'_>, now: &EndingState) -> i16 {
    let mut guess = search.guess(now);
    loop {
        let value = search.value(now, guess - 1, guess + 1);
        if value == guess {
            return value;
        }
        guess = value;
    }
}

/// Returns the margin of a finished game for a seat.
fn margin(over: &State, seat: Seat) -> i32 {
    let scores = Kupferkessel::standing(over).map(|standing| standing.scores).unwrap_or_default();
    scores[seat.index()] - scores[1 - seat.index()]
}

/// Returns the seat to move, or an error if the position cannot be solved.
fn checked(state: &State) -> Result<Seat, Unsolvable> {
    match Kupferkessel::turn(state) {
        Turn::Over => Err(Unsolvable::Over),
        Turn::Decide(_) if state.players() != 2 => Err(Unsolvable::NotTwo),
        Turn::Decide(_) if state.ruleset().recipes => Err(Unsolvable::Recipes),
        Turn::Decide(seat) => Ok(seat),
    }
}
