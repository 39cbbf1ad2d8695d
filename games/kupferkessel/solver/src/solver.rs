//! What one can ask: who wins, by how much, and with which decision.

use std::fmt;
use std::time::Instant;

use hearth_core::{Game, Seat, Turn};
use kupferkessel_rules::{Card, Cell, Decision, Kupferkessel, State};

use crate::ending::{self, Ending, Now, Rules};
use crate::search::Search;
use crate::table::{TranspositionTable, UNBOUNDED};

/// Why a position cannot be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// The game is over.
    Over,
    /// It is for two players.
    NotTwo,
    /// Recipes are secret.
    Recipes,
    /// So many positions were searched that it was given up.
    GaveUp,
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolvable::Over => "the game is over",
            Unsolvable::NotTwo => "only a game of two players can be solved",
            Unsolvable::Recipes => "recipes are secret, so a game with recipes cannot be solved",
            Unsolvable::GaveUp => "the search took too long and was given up",
        })
    }
}

impl std::error::Error for Unsolvable {}

/// How a game ends for the player who decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// He loses.
    Loss,
    /// Both win (C19).
    Draw,
    /// He wins.
    Win,
}

/// The outcome of a game that is won by so many points.
impl From<i16> for Outcome {
    fn from(margin: i16) -> Outcome {
        match margin {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        }
    }
}

/// Solves positions. It remembers what it searched: the next position of the same game is nearly free.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
    /// What the table is about.
    about: Option<(Rules, [Option<Card>; 32])>,
    limit: u64,
    searched: u64,
    until: Option<Instant>,
}

impl Solver {
    /// A solver with a table of at most so many megabytes.
    pub fn new(megabytes: usize) -> Solver {
        Solver {
            table: TranspositionTable::new(megabytes),
            about: None,
            limit: u64::MAX,
            until: None,
            searched: 0,
        }
    }

    /// From now on it gives up after so many positions, or when it is this late.
    pub fn give_up(&mut self, after: u64, at: Option<Instant>) {
        self.limit = after;
        self.until = at;
        self.searched = 0;
    }

    /// How many positions it has searched since it was last told when to give up, also in vain.
    pub fn searched(&self) -> u64 {
        self.searched
    }

    /// How the game ends after each legal decision, if nobody errs afterwards.
    pub fn outcomes(&mut self, state: &State) -> Result<Vec<(Decision, Outcome)>, Unsolvable> {
        self.after_each(state, Look::AtOutcome, Outcome::from)
    }

    /// The margin that each legal decision leads to, if nobody errs afterwards.
    pub fn margins(&mut self, state: &State) -> Result<Vec<(Decision, i32)>, Unsolvable> {
        self.after_each(state, Look::AtMargin, i32::from)
    }

    /// What each legal decision leads to.
    fn after_each<V>(
        &mut self,
        state: &State,
        look: Look,
        said: fn(i16) -> V,
    ) -> Result<Vec<(Decision, V)>, Unsolvable> {
        let seat = checked(state)?;
        let legal = Kupferkessel::legal(state).into_iter();
        legal.map(|decision| Ok((decision, said(self.after(state, seat, decision, look)?)))).collect()
    }

    /// The value of a position for whoever decides.
    fn value(&mut self, state: &State, look: Look) -> Result<i16, Unsolvable> {
        let seat = checked(state)?;
        if ending::is_taking(state) {
            return self.search(state, look);
        }
        // A symbol or a last card waits: two decisions, after which the search goes on.
        let mut best = -UNBOUNDED;
        for decision in Kupferkessel::legal(state) {
            best = best.max(self.after(state, seat, decision, look)?);
        }
        Ok(best)
    }

    /// The value that a decision leads to, for the seat that makes it.
    fn after(
        &mut self,
        state: &State,
        seat: Seat,
        decision: Decision,
        look: Look,
    ) -> Result<i16, Unsolvable> {
        let mut after = *state;
        Kupferkessel::apply(&mut after, decision, &mut |_| ());
        match Kupferkessel::turn(&after) {
            Turn::Over => Ok(margin(&after, seat) as i16),
            Turn::Decide(next) if next == seat => self.value(&after, look),
            Turn::Decide(_) => Ok(-self.value(&after, look)?),
        }
    }

    /// Searches a position in which a card is to be taken.
    fn search(&mut self, state: &State, look: Look) -> Result<i16, Unsolvable> {
        let (ending, now) = Ending::of(state);
        self.remember(state, &ending);
        let left = self.limit.saturating_sub(self.searched);
        let mut search = Search::new(ending, &mut self.table, left, self.until);
        let value = look.at(&mut search, &now);
        self.searched += search.nodes;
        if search.gave_up() { Err(Unsolvable::GaveUp) } else { Ok(value) }
    }

    /// Keeps what is in the table if it is about the same cards in the same places.
    fn remember(&mut self, state: &State, ending: &Ending) {
        let square = state.square();
        let cards: [_; 32] = std::array::from_fn(|index| {
            let cell = Cell::all().nth(index);
            cell.and_then(|cell| square.card(cell))
        });
        let same = self.about.as_ref().is_some_and(|(rules, known)| {
            *rules == ending.rules
                && cards.iter().zip(known).all(|(card, known)| card.is_none() || card == known)
        });
        if same {
            self.table.grow_older();
        } else {
            if self.about.is_some() {
                self.table.clear();
            }
            self.about = Some((ending.rules.clone(), cards));
        }
    }
}

/// What is asked of a position, for whoever decides in it.
#[derive(Clone, Copy)]
enum Look {
    /// Whether its value is above, below or at zero.
    AtOutcome,
    /// Its value.
    AtMargin,
}

impl Look {
    fn at(self, search: &mut Search<'_>, now: &Now) -> i16 {
        match self {
            Look::AtOutcome => search.value(now, -1, 1),
            Look::AtMargin => exact(search, now),
        }
    }
}

/// The value of a position, by narrow windows: each stands where the one before failed, the first at what is foreseen. A
/// narrow window cuts off so much that a few of them cost less than a wide one.
fn exact(search: &mut Search<'_>, now: &Now) -> i16 {
    let mut guess = search.guess(now);
    loop {
        let value = search.value(now, guess - 1, guess + 1);
        if value == guess {
            return value;
        }
        guess = value;
    }
}

/// By how many points a seat has won a finished game.
fn margin(over: &State, seat: Seat) -> i32 {
    let scores = Kupferkessel::standing(over).map(|standing| standing.scores).unwrap_or_default();
    scores[seat.index()] - scores[1 - seat.index()]
}

/// Who decides in a position that can be solved.
fn checked(state: &State) -> Result<Seat, Unsolvable> {
    match Kupferkessel::turn(state) {
        Turn::Over => Err(Unsolvable::Over),
        Turn::Decide(_) if state.players() != 2 => Err(Unsolvable::NotTwo),
        Turn::Decide(_) if state.ruleset().recipes => Err(Unsolvable::Recipes),
        Turn::Decide(seat) => Ok(seat),
    }
}
