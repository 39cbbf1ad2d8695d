//! How a turn goes: what each decision does, and who decides next.
//!
//! Nothing is called back: what is left to decide stands in the question of the state.

use crate::cell::{Cell, CellSet};
use crate::decision::Decision;
use crate::event::Event;
use crate::ring::{Position, lines_through};
use crate::scoring::final_scores;
use crate::state::{EndReason, IDLE_TURNS, Question, State};
use crate::symbol::Symbol;
use hearth_core::Seat;

/// Lets the first seat move: a game begins with a figure on its way (C5, C6).
pub(crate) fn begin(state: &mut State) {
    let mut flow = Flow { state, tell: &mut |_| () };
    flow.begin_turn();
}

/// Carries out a legal decision and tells what happens.
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
    /// C8, C11, C15, CR1.
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

    /// Whether the card that lay there was the last one of a line that matters (C15, CR1).
    #[inline]
    fn ends(&self, from: Cell) -> bool {
        let empty = |line: CellSet| line.and(self.state.square.occupied()).is_empty();
        if self.state.ruleset.any_line_ends {
            lines_through(from).into_iter().any(empty)
        } else {
            empty(self.state.position(self.state.turn.seat).line())
        }
    }

    /// C12, C13, CR4: before the gap is refilled.
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

    /// C12, C31: an only card is spared.
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

    /// C14.
    #[inline]
    fn refill(&mut self, cell: Cell) {
        if let Some(card) = self.state.stacks.draw() {
            self.state.square.lay(card, cell);
            (self.tell)(Event::Refilled { cell, card });
        }
    }

    /// The same seat goes on (C13), or the next one.
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

    /// Moves one figure after the other until one stands where there is a card to take (C6, C9, CR2, CR3). That no line has
    /// a card cannot come about: whoever takes the last card of all takes the last one of his line, which ends the game.
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

    /// C6, C7.
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
