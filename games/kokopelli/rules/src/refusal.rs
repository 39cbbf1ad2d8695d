//! Reasons why a decision is not legal: a closed list, each with the id of its rule.

use std::fmt;

use crate::card::Card;
use crate::ceremony::Ceremony;
use crate::space::Space;

/// A reason why a decision is not legal. "You" is the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameIsOver,
    /// A play action may continue with cards on the same ceremony.
    FirstGoOnTheSameOrStop(Space),
    /// A play action may continue with a card on another ceremony.
    FirstGoOnElsewhereOrStop(Space),
    /// A play action may continue with cards on the same ceremony, or with one on another.
    FirstGoOnOrStop,
    /// Cards that a draw action drew may be played.
    FirstPlayDrawnOrStop,
    /// This many cards must go under the pile first, because of the hand limit.
    FirstKeepHandLimit(u8),
    /// This many cards must go under the pile first, because of an exchange.
    FirstExchange(u8),
    /// No card has to go under the pile now.
    NothingToPutUnder,
    /// The card is not in the game.
    NotInThisGame(Card),
    /// The card to be opened is not in the hand.
    NotInHandToOpen(Card),
    /// The card to be played is not in the hand.
    NotInHandToPlay(Card),
    /// The card to be put under the pile is not in the hand, because of the hand limit.
    NotInHandToKeepLimit(Card),
    /// The card to be put under the pile is not in the hand, because of an exchange.
    NotInHandToExchange(Card),
    /// With three or four players there is no such space.
    NoSuchSpace(Space),
    /// With two players there is no such space.
    NoSuchSpaceForTwo(Space),
    /// A Kokopelli opens nothing.
    KokopelliOpensNothing,
    /// The space is occupied.
    SpaceTaken(Space, Ceremony),
    /// No space of the own village is empty.
    VillageIsFull,
    /// The space exists only while Sun is in the village.
    ExtraSpaceNotThere(Space),
    /// Without Sun, only one ceremony can be opened below the pile, and there is one.
    OneBelowThePile(Space),
    /// The ceremony is already in your play area.
    AlreadyInYourArea(Ceremony, Space),
    /// Without an ability, you open in your own village only.
    NotYourVillage(Space),
    /// No ability opens in the village of a player opposite.
    NotANeighbour(Space),
    /// Nobody opens below another player's pile.
    BelowAnothersPile(Space),
    /// The space is not in your play area, and the table's options require it.
    OpensOnlyInYourArea(Space),
    /// The ceremony is already in that neighbour's play area.
    AlreadyInHisArea(Ceremony, Space),
    /// The ceremony is already in that neighbour's village.
    AlreadyOnHisBoard(Ceremony, Space),
    /// There is no ceremony to play on.
    NothingToPlayOn(Space),
    /// There is another ceremony on the space.
    DoesNotMatch(Card, Space, Ceremony),
    /// The space is not in your play area, with three or four players.
    OutOfReach(Space),
    /// The space is not in your play area, with two players.
    OutOfReachForTwo(Space),
    /// The table's options put the space below a pile into its owner's play area only.
    BelowPileNotShared(Space),
    /// Further cards go on the same ceremony.
    OnlyOnTheSame(Space),
    /// The second card goes on a different ceremony.
    OnlyElsewhere(Space),
    /// Only cards of this draw action can be played now.
    NotJustDrawn(Card),
    /// The table's options do not let a drawn card finish a ceremony.
    DrawnCardMayNotFinish(Space),
    /// There is no card to draw.
    PileIsEmpty,
    /// There is no card to exchange.
    HandIsEmpty,
    /// Only the own ceremonies can be cancelled.
    NotYoursToCancel(Space),
    /// There is no ceremony to cancel.
    NothingToCancel(Space),
    /// There is nothing to stop.
    NothingToStop,
    /// The action must be used.
    MayNotPass,
}

impl hearth_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "K24",
            Refusal::FirstGoOnTheSameOrStop(_) | Refusal::OnlyOnTheSame(_) => "K28",
            Refusal::FirstGoOnElsewhereOrStop(_) | Refusal::OnlyElsewhere(_) => "K29",
            Refusal::FirstGoOnOrStop => "KR10",
            Refusal::FirstPlayDrawnOrStop => "K30",
            Refusal::FirstKeepHandLimit(_)
            | Refusal::NothingToPutUnder
            | Refusal::NotInHandToKeepLimit(_) => "K12",
            Refusal::FirstExchange(_) | Refusal::NotInHandToExchange(_) => "K23",
            Refusal::NotInThisGame(_) => "K2",
            Refusal::NotInHandToOpen(_)
            | Refusal::KokopelliOpensNothing
            | Refusal::SpaceTaken(..)
            | Refusal::VillageIsFull
            | Refusal::AlreadyInYourArea(..)
            | Refusal::NotYourVillage(_) => "K15",
            Refusal::NotInHandToPlay(_) | Refusal::NothingToPlayOn(_) | Refusal::DoesNotMatch(..) => "K18",
            Refusal::NoSuchSpace(_) | Refusal::OutOfReach(_) => "K8",
            Refusal::NoSuchSpaceForTwo(_) | Refusal::OutOfReachForTwo(_) => "K9",
            Refusal::ExtraSpaceNotThere(_) => "K39",
            Refusal::OneBelowThePile(_) => "KR17",
            Refusal::NotANeighbour(_) => "K32",
            Refusal::BelowAnothersPile(_) => "KR14",
            Refusal::OpensOnlyInYourArea(_) => "E1",
            Refusal::AlreadyInHisArea(..) | Refusal::AlreadyOnHisBoard(..) => "E2",
            Refusal::BelowPileNotShared(_) => "E3",
            Refusal::DrawnCardMayNotFinish(_) => "E4",
            Refusal::NotJustDrawn(_) => "KR11",
            Refusal::PileIsEmpty | Refusal::HandIsEmpty => "KR4",
            Refusal::NotYoursToCancel(_) | Refusal::NothingToCancel(_) => "K22",
            Refusal::NothingToStop | Refusal::MayNotPass => "KR20",
        }
    }
}

/// A number of cards in words.
struct CardCount(u8);

impl fmt::Display for CardCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} more card{}", self.0, if self.0 == 1 { "" } else { "s" })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", hearth_core::Refusal::rule(self))?;
        match *self {
            Refusal::GameIsOver => write!(f, "the game is over"),
            Refusal::FirstGoOnTheSameOrStop(space) => {
                write!(f, "your play action is not over; play another card on {space} or choose “Done”")
            }
            Refusal::FirstGoOnElsewhereOrStop(space) => write!(
                f,
                "your play action is not over; play a card on a different ceremony from the one on {space} or choose “Done”"
            ),
            Refusal::FirstGoOnOrStop => {
                write!(f, "your play action is not over; play another card or choose “Done”")
            }
            Refusal::FirstPlayDrawnOrStop => {
                write!(f, "your draw action is not over; play a card you drew or choose “Done”")
            }
            Refusal::FirstKeepHandLimit(n) => {
                write!(f, "you hold more than five cards; first put {} under your draw pile", CardCount(n))
            }
            Refusal::FirstExchange(n) => {
                write!(f, "you are exchanging your hand; first put {} under your draw pile", CardCount(n))
            }
            Refusal::NothingToPutUnder => write!(
                f,
                "cards go under your draw pile only when you exchange, or when you hold more than five at the end of your turn"
            ),
            Refusal::NotInThisGame(card) => write!(f, "{} is not in this game", card.title()),
            Refusal::NotInHandToOpen(card)
            | Refusal::NotInHandToPlay(card)
            | Refusal::NotInHandToKeepLimit(card)
            | Refusal::NotInHandToExchange(card) => write!(f, "you have no {} in your hand", card.title()),
            Refusal::NoSuchSpace(space) => write!(f, "there is no space {space} at this table"),
            Refusal::NoSuchSpaceForTwo(space) => write!(f, "there is no space {space} with two players"),
            Refusal::KokopelliOpensNothing => write!(f, "a Kokopelli can’t open a ceremony"),
            Refusal::SpaceTaken(space, ceremony) => {
                write!(f, "{space} already holds {ceremony}; open on an empty space")
            }
            Refusal::VillageIsFull => write!(f, "your village has no empty space to open a ceremony on"),
            Refusal::ExtraSpaceNotThere(space) => {
                write!(f, "you may open on {space} only while Sun is in your village")
            }
            Refusal::OneBelowThePile(space) => write!(
                f,
                "without Sun, only one ceremony may be opened below your draw pile, and {space} already holds one"
            ),
            Refusal::AlreadyInYourArea(ceremony, space) => {
                write!(f, "{ceremony} is already in your play area, on {space}")
            }
            Refusal::NotYourVillage(space) => {
                write!(f, "{space} is not in your village, and you may open only there")
            }
            Refusal::NotANeighbour(space) => {
                write!(f, "{space} is in the village of a player who is not your neighbour")
            }
            Refusal::BelowAnothersPile(space) => {
                write!(f, "{space} is below another player’s draw pile; only they may open there")
            }
            Refusal::OpensOnlyInYourArea(space) => {
                write!(f, "{space} is not in your play area, and at this table Fire reaches no further")
            }
            Refusal::AlreadyInHisArea(ceremony, space) => {
                write!(f, "{ceremony} is already in that neighbour’s play area, on {space}")
            }
            Refusal::AlreadyOnHisBoard(ceremony, space) => {
                write!(f, "{ceremony} is already in that neighbour’s village, on {space}")
            }
            Refusal::NothingToPlayOn(space) | Refusal::NothingToCancel(space) => {
                write!(f, "there is no ceremony on {space}")
            }
            Refusal::DoesNotMatch(card, space, ceremony) => {
                write!(f, "{} does not match {ceremony} on {space}", card.title())
            }
            Refusal::OutOfReach(space) | Refusal::OutOfReachForTwo(space) => {
                write!(f, "{space} is not in your play area")
            }
            Refusal::BelowPileNotShared(space) => {
                write!(f, "{space} is below a draw pile, and at this table only in its owner’s play area")
            }
            Refusal::OnlyOnTheSame(space) => write!(f, "further cards of this action must go on {space}"),
            Refusal::OnlyElsewhere(space) => write!(
                f,
                "the second card of this action must go on a different ceremony from the one on {space}"
            ),
            Refusal::NotJustDrawn(card) => {
                write!(f, "no {} is left among the cards you just drew", card.title())
            }
            Refusal::DrawnCardMayNotFinish(space) => write!(
                f,
                "at this table a card played with Birth may not finish a ceremony, as it would on {space}"
            ),
            Refusal::PileIsEmpty => write!(f, "your draw pile is empty"),
            Refusal::HandIsEmpty => write!(f, "your hand is empty"),
            Refusal::NotYoursToCancel(space) => write!(f, "{space} is not in your village"),
            Refusal::NothingToStop => write!(f, "there is nothing to stop; choose an action"),
            Refusal::MayNotPass => write!(
                f,
                "you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action"
            ),
        }
    }
}
