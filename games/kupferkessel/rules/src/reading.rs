//! What can be read off a position by those who have a whole one: bots, of worlds that they imagine.

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
    /// The points of the rules.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// What lies open.
    pub fn square(&self) -> &Square {
        &self.square
    }

    /// The pile and the kettles.
    pub fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// Where a figure stands.
    #[inline]
    pub fn position(&self, seat: Seat) -> Position {
        self.positions[seat.index()]
    }

    /// Where a figure's top card carries it from where all figures stand now (C6, C7).
    #[inline]
    pub fn landing(&self, seat: Seat) -> Position {
        let top = self.stacks.kettle_top(seat);
        top.map_or(self.position(seat), |top| self.landing_by(seat, top.value()))
    }

    /// Where a card of this value would carry a figure.
    #[inline]
    pub fn landing_by(&self, seat: Seat, value: Value) -> Position {
        let others = self.others(seat).fold(0_u32, |all, other| all | 1 << self.position(other).index());
        self.position(seat).onward(value, |at| others & 1 << at.index() != 0)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> TurnNow {
        self.turn
    }

    /// What is to be decided.
    pub fn question(&self) -> Question {
        self.question
    }

    /// The recipes of a seat.
    pub fn recipes(&self, seat: Seat) -> RecipeSet {
        self.recipes[seat.index()]
    }

    /// What the recipes of a seat would bring it if the game ended here and it had these cards too (C20).
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

    /// The cards that are out of the game (C12, C15).
    pub fn out(&self) -> CardSet {
        CardSet::ALL.minus(self.square.cards()).minus(self.stacks.cards()).minus(self.waiting())
    }
}
