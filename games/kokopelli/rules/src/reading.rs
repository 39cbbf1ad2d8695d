//! Read access to a complete state, for bots that work on determinizations.

use hearth_core::Seat;

use crate::area::Area;
use crate::cards::Cards;
use crate::pile::Pile;
use crate::space::SpaceSet;
use crate::state::{EndReason, Question, State, TurnLeft};
use crate::tiles::Tiles;
use crate::villages::Villages;

impl State {
    /// Returns a seat's hand.
    #[inline]
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Returns a seat's draw pile.
    #[inline]
    pub fn pile_of(&self, seat: Seat) -> &Pile {
        &self.piles[seat.index()]
    }

    /// Returns a seat's points so far.
    #[inline]
    pub fn points_of(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// Returns the open cards of all villages.
    #[inline]
    pub fn villages(&self) -> &Villages {
        &self.villages
    }

    /// Returns tokens and Game End tiles.
    #[inline]
    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// Returns the active seat and its remaining actions.
    #[inline]
    pub fn turn(&self) -> TurnLeft {
        self.turn
    }

    /// Returns the current question.
    #[inline]
    pub fn question(&self) -> Question {
        self.question
    }

    /// Returns the reason why the game ends with this round or has ended.
    #[inline]
    pub fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// Returns the round, from one.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the spaces of a seat's village.
    #[inline]
    pub fn village_of(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).own
    }

    /// Returns the spaces on which a seat may play (K8, K9, K33, KR22).
    #[inline]
    pub fn reach_of(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).reach(self.abilities(seat), self.ruleset)
    }
}
