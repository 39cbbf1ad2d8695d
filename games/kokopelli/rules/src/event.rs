//! Events, detailed enough for animation and for a log.

use hearth_core::{Observer, Seat};

use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::Ceremony;
use crate::scoring::PileRank;
use crate::space::Space;
use crate::state::EndReason;
use crate::tiles::Token;

/// One event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// The seat.
        seat: Seat,
        /// The round, from one.
        round: u8,
        /// The number of actions.
        actions: u8,
    },
    /// A card moved from a pile to its owner's hand. Other seats do not see which.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card, if the observer may see it.
        card: Option<Card>,
        /// The cause.
        cause: DrawCause,
    },
    /// A ceremony was opened (K15).
    Opened {
        /// The seat.
        seat: Seat,
        /// The ceremony.
        ceremony: Ceremony,
        /// The space.
        space: Space,
    },
    /// A card was placed on an open ceremony (K18).
    Played {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The ceremony below it.
        on: Ceremony,
        /// The space.
        space: Space,
        /// The number of cards that it counts for (KR8).
        counts: u8,
    },
    /// A Vase gave an extra action (K38).
    ExtraAction {
        /// The seat that gets the action.
        seat: Seat,
        /// The owner of the Vase.
        from: Seat,
    },
    /// A ceremony was finished (K19, K20).
    Finished {
        /// The seat.
        seat: Seat,
        /// The ceremony.
        ceremony: Ceremony,
        /// The space.
        space: Space,
        /// The token that was on top of its tile.
        token: Token,
    },
    /// A Game End tile was placed (K20).
    EndTilePlaced {
        /// The tile below it.
        ceremony: Ceremony,
        /// The number of Game End tiles left.
        left: u8,
    },
    /// All cards of a space moved to the village owner's discard pile.
    Cleared {
        /// The space.
        space: Space,
        /// The ceremony that was there.
        ceremony: Ceremony,
    },
    /// A seat scored.
    Scored {
        /// The seat.
        seat: Seat,
        /// The points.
        points: u8,
        /// The source of the points.
        source: Source,
    },
    /// A ceremony was cancelled by its owner (K22).
    Cancelled {
        /// The seat.
        seat: Seat,
        /// The ceremony.
        ceremony: Ceremony,
        /// The space.
        space: Space,
    },
    /// A seat starts to put its hand under its pile (K23).
    ExchangeBegan {
        /// The seat.
        seat: Seat,
        /// The number of cards.
        cards: u8,
    },
    /// A card went under its owner's pile. Other seats do not see which.
    PutUnder {
        /// The seat.
        seat: Seat,
        /// The card, if the observer may see it.
        card: Option<Card>,
    },
    /// A seat gave up an action.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat may continue: place a further card (K28, K29) or play a drawn one (K30).
    ///
    /// This fact reveals something about its hand.
    MayGoOn {
        /// The seat.
        seat: Seat,
    },
    /// A seat stopped where it could have continued.
    Stopped {
        /// The seat.
        seat: Seat,
    },
    /// The game will end with this round (K24).
    EndTriggered {
        /// The reason.
        reason: EndReason,
    },
    /// The game is over, and a seat's hand goes openly to its discard pile (K25).
    HandDiscarded {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// The game is over, with the final points counted.
    GameOver {
        /// The reason.
        reason: EndReason,
    },
}

/// The cause of drawing a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawCause {
    /// The draw action (K14, K31).
    Action,
    /// The bonus for an empty hand (K13).
    EmptyHand,
    /// The second half of an exchange (K23).
    Exchange,
    /// An ability (K35).
    Ability(Ceremony),
}

/// The source of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Finishing a ceremony: its token, or the point from the bank (K20).
    Finishing(Ceremony),
    /// Another seat finished a ceremony of this one (K21).
    OwnersPoint(Ceremony),
    /// An empty hand (K13), with the ceremony that raised the bonus, if any.
    EmptyHand(Option<Ceremony>),
    /// An ability.
    Ability(Ceremony),
    /// Few cards in the pile at the end (K25).
    Pile(PileRank),
    /// The ceremonies of the village at the end (K26).
    Village,
}

impl Event {
    /// Returns the event with only the parts that an observer may see.
    pub(crate) fn seen_by(self, observer: Observer) -> Event {
        match self {
            Event::Drew { seat, cause, .. } if !observer.sits_at(seat) => {
                Event::Drew { seat, card: None, cause }
            }
            Event::PutUnder { seat, .. } if !observer.sits_at(seat) => Event::PutUnder { seat, card: None },
            open => open,
        }
    }

    /// Returns true if the event reveals hidden information to an observer.
    pub(crate) fn reveals_to(self, observer: Observer) -> bool {
        match self {
            Event::Drew { seat, .. } => observer.sits_at(seat),
            Event::MayGoOn { seat } | Event::HandDiscarded { seat, .. } => !observer.sits_at(seat),
            _ => false,
        }
    }
}
