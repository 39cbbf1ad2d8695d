//! The flow of a turn: the effects of each decision, and the next decider.
//!
//! There are no callbacks: the next question is stored in the state.

use hearth_core::Seat;

use crate::cell::{Cell, CellSet};
use crate::decision::Decision;
use crate::event::Event;
use crate::ring::{Position, lines_through};
use crate::scoring::final_scores;
use crate::state::{EndReason, IDLE_TURNS, Question, State};
use crate::symbol::Symbol;

/// Moves the first figure: a game starts with a move (C5, C6).
pub(crate) fn begin(state: &mut State) {
    let mut flow = Flow { state, tell: &mut |_| () };
    flow.begin_turn();
}

/// Applies a legal decision and reports its events.
#[inline]
pub(crate) fn apply(state: &mut State, decision: Decision, tell: &mut impl FnMut(Event)) {
    let seat = state.turn.seat;
    let mut flow = Flow { state, tell };
    match (decision, flow.state.question) {
        (Decision::Take(cell), _) => flow.take(cell),
        (Decision::Use, Question::Symbol { from }) => flow.use_symbol(from),
        (Decision::Skip, Question::Symbol { from }) => flow.skip_symbol(from),
        (Decision::Keep, Question::Last { card, .. }) => {
            flow.state.stacks.put_on(seat, card);
            (flow.tell)(Event::Kept { seat, card });
            flow.end(EndReason::Line(seat));
        }
        (Decision::Leave, Question::Last { card, .. }) => {
            (flow.tell)(Event::Left { seat, card });
            flow.end(EndReason::Line(seat));
        }
        _ => (),
    }
}

struct Flow<'a, T> {
    state: &'a mut State,
    tell: &'a mut T,
}

impl<T: FnMut(Event)> Flow<'_, T> {
    /// Takes a card (C8, C11, C15, CR1).
    #[inline]
    fn take(&mut self, from: Cell) {
        let seat = self.state.turn.seat;
        let Some(card) = self.state.square.take(from) else { return };
        self.state.turn.idle = 0;
        if self.ends(from) {
            (self.tell)(Event::TookLast { seat, from, card });
            self.state.question = Question::Last { from, card };
            return;
        }
        self.state.stacks.put_on(seat, card);
        (self.tell)(Event::Took { seat, from, card });
        if self.state.usable(card).is_some() {
            self.state.question = Question::Symbol { from };
            return;
        }
        self.refill(from);
        self.end_turn(false);
    }

    /// Returns true if the card there was the last one of a line that matters (C15, CR1).
    #[inline]
    fn ends(&self, from: Cell) -> bool {
        let empty = |line: CellSet| line.and(self.state.square.occupied()).is_empty();
        if self.state.ruleset.any_line_ends {
            lines_through(from).into_iter().any(empty)
        } else {
            empty(self.state.position(self.state.turn.seat).line())
        }
    }

    /// Uses the symbol before the gap is refilled (C12, C13, CR4).
    #[inline]
    fn use_symbol(&mut self, from: Cell) {
        let seat = self.state.turn.seat;
        let Some(symbol) = self.state.waiting_symbol() else { return };
        (self.tell)(Event::Used { seat, symbol });
        if symbol == Symbol::Explosion {
            for opponent in self.state.opponents() {
                self.explode(opponent);
            }
        }
        self.refill(from);
        self.end_turn(symbol == Symbol::Hat);
    }

    #[inline]
    fn skip_symbol(&mut self, from: Cell) {
        let seat = self.state.turn.seat;
        if let Some(symbol) = self.state.waiting_symbol() {
            (self.tell)(Event::Skipped { seat, symbol });
        }
        self.refill(from);
        self.end_turn(false);
    }

    /// Removes the top card of a kettle (C12); an only card is spared (C31).
    #[inline]
    fn explode(&mut self, seat: Seat) {
        let stacks = &mut self.state.stacks;
        if !stacks.can_lose_top(seat) {
            return;
        }
        let Some(card) = stacks.take_top(seat) else { return };
        let out = stacks.pile_len() == 0;
        if !out {
            stacks.put_under(card);
        }
        let top = stacks.kettle_top(seat);
        (self.tell)(Event::Lost { seat, card, top, out });
    }

    /// Refills a gap from the pile (C14).
    #[inline]
    fn refill(&mut self, cell: Cell) {
        if let Some(card) = self.state.stacks.draw() {
            self.state.square.lay(card, cell);
            (self.tell)(Event::Refilled { cell, card });
        }
    }

    /// Starts another turn of the same seat (C13), or of the next one.
    #[inline]
    fn end_turn(&mut self, again: bool) {
        if again {
            self.state.turn.second = true;
        } else {
            self.next_seat();
        }
        self.begin_turn();
    }

    #[inline]
    fn next_seat(&mut self) {
        self.state.turn.seat = self.state.turn.seat.left(self.state.players());
        self.state.turn.second = false;
    }

    /// Moves figures in turn until one can take a card (C6, C9, CR2, CR3).
    ///
    /// All lines cannot be empty: taking the last card of all also empties a line, which ends the game.
    #[inline]
    fn begin_turn(&mut self) {
        loop {
            let at = self.move_figure();
            if !self.state.line().is_empty() {
                self.state.question = Question::Take;
                return;
            }
            (self.tell)(Event::FoundNothing { seat: self.state.turn.seat, at });
            self.state.turn.idle += 1;
            if self.state.turn.idle == IDLE_TURNS {
                return self.end(EndReason::Dry);
            }
            self.next_seat();
        }
    }

    /// Moves the active figure (C6, C7).
    #[inline]
    fn move_figure(&mut self) -> Position {
        let seat = self.state.turn.seat;
        let from = self.state.position(seat);
        let to = self.state.landing(seat);
        self.state.positions[seat.index()] = to;
        (self.tell)(Event::Moved { seat, second: self.state.turn.second, from, to });
        to
    }

    fn end(&mut self, reason: EndReason) {
        self.state.end = Some(reason);
        self.state.question = Question::Over;
        (self.tell)(Event::GameOver { reason });
        let scores = final_scores(self.state);
        for seat in Seat::all(self.state.players()) {
            let recipes = self.state.recipes(seat);
            (self.tell)(Event::Counted { seat, recipes, score: scores[seat.index()] });
        }
    }
}
