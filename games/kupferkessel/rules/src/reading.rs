//! Read access to a complete state, for bots that work on determinizations.

use hearth_core::Seat;

use crate::card::Value;
use crate::cards::CardSet;
use crate::recipe::{Kettles, RecipeSet};
use crate::ring::Position;
use crate::ruleset::Ruleset;
use crate::square::Square;
use crate::stacks::Stacks;
use crate::state::{EndReason, Question, State, TurnNow};

impl State {
    /// Returns the variant points.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Returns the open cards.
    pub fn square(&self) -> &Square {
        &self.square
    }

    /// Returns the pile and the kettles.
    pub fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// Returns the position of a figure.
    #[inline]
    pub fn position(&self, seat: Seat) -> Position {
        self.positions[seat.index()]
    }

    /// Returns the destination of a figure with its top card, from the current positions (C6, C7).
    #[inline]
    pub fn landing(&self, seat: Seat) -> Position {
        let top = self.stacks.kettle_top(seat);
        top.map_or(self.position(seat), |top| self.landing_by(seat, top.value()))
    }

    /// Returns the destination of a figure with a card of this value.
    #[inline]
    pub fn landing_by(&self, seat: Seat, value: Value) -> Position {
        let others = self.others(seat).fold(0_u32, |all, other| all | 1 << self.position(other).index());
        self.position(seat).onward(value, |at| others & 1 << at.index() != 0)
    }

    /// Returns the active seat.
    pub fn turn(&self) -> TurnNow {
        self.turn
    }

    /// Returns the current question.
    pub fn question(&self) -> Question {
        self.question
    }

    /// Returns the recipes of a seat.
    pub fn recipes(&self, seat: Seat) -> RecipeSet {
        self.recipes[seat.index()]
    }

    /// Returns the recipe points of a seat if the game ended now and it had these cards too (C20).
    pub fn recipe_points(&self, seat: Seat, more: CardSet) -> i16 {
        let mut held = self.stacks.all_held();
        held[seat.index()] = held[seat.index()].or(more);
        let kettles = Kettles {
            held,
            players: self.players(),
            all_twos: self.ruleset.symbols_on_all_twos,
            ended_by: self.end.and_then(EndReason::by),
        };
        let recipes = self.recipes(seat).iter().map(|id| id.recipe(&self.own));
        let fulfilled = recipes.filter(|recipe| recipe.fulfilled(seat, &kettles));
        fulfilled.map(|recipe| i16::from(recipe.points())).sum()
    }

    /// Returns the cards that are out of the game (C12, C15).
    pub fn out(&self) -> CardSet {
        CardSet::ALL.minus(self.square.cards()).minus(self.stacks.cards()).minus(self.waiting())
    }
}
