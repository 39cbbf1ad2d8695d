//! What happened, told so that it can be animated and written into a log.

use hearth_core::{Observer, Seat};

use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::Ceremony;
use crate::scoring::PileRank;
use crate::space::Space;
use crate::state::EndReason;
use crate::tiles::Token;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat's turn begins, with so many actions.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round, counted from one.
        round: u8,
        /// How many actions it has.
        actions: u8,
    },
    /// A card went from a pile into the owner's hand. Others do not see which.
    Drew {
        /// Who drew.
        seat: Seat,
        /// What, for him who may know.
        card: Option<Card>,
        /// On what account.
        cause: DrawCause,
    },
    /// A ceremony was opened (K15).
    Opened {
        /// By whom.
        seat: Seat,
        /// Which.
        ceremony: Ceremony,
        /// Where.
        space: Space,
    },
    /// A card was laid on an open ceremony (K18).
    Played {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// On which ceremony.
        on: Ceremony,
        /// Where.
        space: Space,
        /// For how many cards it counts now (KR8).
        counts: u8,
    },
    /// A Vase gave an extra action (K38).
    ExtraAction {
        /// To whom.
        seat: Seat,
        /// Whose ceremony it was.
        from: Seat,
    },
    /// A ceremony was finished (K19, K20); the token is on its way to the finisher.
    Finished {
        /// By whom.
        seat: Seat,
        /// Which.
        ceremony: Ceremony,
        /// Where.
        space: Space,
        /// What lay on top of its tile.
        token: Token,
    },
    /// A Game End tile was placed (K20).
    EndTilePlaced {
        /// On this tile.
        ceremony: Ceremony,
        /// So many are left.
        left: u8,
    },
    /// All cards of a space went onto the village owner's discard pile.
    Cleared {
        /// Which space.
        space: Space,
        /// What lay there.
        ceremony: Ceremony,
    },
    /// Somebody scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How much.
        points: u8,
        /// What for.
        source: Source,
    },
    /// A ceremony was cancelled by its owner (K22).
    Cancelled {
        /// By whom.
        seat: Seat,
        /// Which.
        ceremony: Ceremony,
        /// Where.
        space: Space,
    },
    /// A seat begins to put its hand under its pile (K23).
    ExchangeBegan {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A card went under its owner's pile. Others do not see which.
    PutUnder {
        /// Who.
        seat: Seat,
        /// What, for him who may know.
        card: Option<Card>,
    },
    /// A seat gave an action up.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat can go on where it need not: lay a further card (K28, K29) or play a drawn one (K30). That it can
    /// tells the others something about its hand.
    MayGoOn {
        /// Who.
        seat: Seat,
    },
    /// A seat stopped where it could have gone on.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The game will end with this round (K24).
    EndTriggered {
        /// By what.
        reason: EndReason,
    },
    /// The game is over; what a seat still held goes onto its discard pile, for all to see (K25).
    HandDiscarded {
        /// Who.
        seat: Seat,
        /// What it held.
        cards: Cards,
    },
    /// The game is over, the final points are counted.
    GameOver {
        /// Why.
        reason: EndReason,
    },
}

/// Why a card was drawn.
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

/// What points were scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Finishing a ceremony: its token, or the point from the bank (K20).
    Finishing(Ceremony),
    /// One's ceremony was finished by another (K21).
    OwnersPoint(Ceremony),
    /// An empty hand (K13), perhaps with the ceremony that raised the bonus.
    EmptyHand(Option<Ceremony>),
    /// An ability.
    Ability(Ceremony),
    /// Few cards in the pile at the end (K25).
    Pile(PileRank),
    /// The ceremonies of the village at the end (K26).
    Village,
}

impl Event {
    /// The event as an observer is told it.
    pub(crate) fn seen_by(self, observer: Observer) -> Event {
        match self {
            Event::Drew { seat, cause, .. } if !observer.sits_at(seat) => {
                Event::Drew { seat, card: None, cause }
            }
            Event::PutUnder { seat, .. } if !observer.sits_at(seat) => Event::PutUnder { seat, card: None },
            open => open,
        }
    }

    /// Whether it shows an observer something that was hidden from him.
    pub(crate) fn reveals_to(self, observer: Observer) -> bool {
        match self {
            Event::Drew { seat, .. } => observer.sits_at(seat),
            Event::MayGoOn { seat } | Event::HandDiscarded { seat, .. } => !observer.sits_at(seat),
            _ => false,
        }
    }
}
