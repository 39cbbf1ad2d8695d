//! What can be read off a position by those who have a whole one: bots, of worlds that they imagine.

use hearth_core::Seat;

use crate::area::Area;
use crate::cards::Cards;
use crate::pile::Pile;
use crate::space::SpaceSet;
use crate::state::{EndReason, Question, State, TurnLeft};
use crate::tiles::Tiles;
use crate::villages::Villages;

impl State {
    /// The cards in a seat's hand.
    #[inline]
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// A seat's draw pile.
    #[inline]
    pub fn pile_of(&self, seat: Seat) -> &Pile {
        &self.piles[seat.index()]
    }

    /// What a seat has scored so far.
    #[inline]
    pub fn points_of(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// What lies open on the table.
    #[inline]
    pub fn villages(&self) -> &Villages {
        &self.villages
    }

    /// Tokens and Game End tiles.
    #[inline]
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Whose turn it is and what is left of it.
    #[inline]
    pub fn turn(&self) -> TurnLeft {
        self.turn
    }

    /// What is to be decided.
    #[inline]
    pub fn question(&self) -> Question {
        self.question
    }

    /// What ends the game with this round, or has ended it.
    #[inline]
    pub fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// The round, counted from one.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The spaces of a seat's village.
    #[inline]
    pub fn village_of(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).own
    }

    /// The spaces a seat may play on (K8, K9, K33, KR22).
    #[inline]
    pub fn reach_of(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).reach(self.abilities(seat), self.ruleset)
    }
}
