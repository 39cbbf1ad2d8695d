//! A whole position. What the rules make of it stands elsewhere: legality, flow, scoring.

use hearth_core::Seat;

use crate::abilities::{Abilities, sum};
use crate::area::Area;
use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::pile::Pile;
use crate::ruleset::{FirstRound, Ruleset};
use crate::setup::Setup;
use crate::space::{SEATS, Space, SpaceSet};
use crate::tiles::Tiles;
use crate::villages::{LaidCard, Villages};

/// Cards in a starting hand (K5), and the most a hand may have when a turn ends (K12).
pub const HAND: usize = 5;
/// After so many rounds the game ends (KR23).
pub(crate) const ROUNDS: u8 = 100;

/// What the seat whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The next action (K10).
    Action,
    /// Whether the play action goes on (K28, K29).
    MoreCards {
        /// The ceremony the action began on.
        on: Space,
        /// Further cards may go there.
        same: bool,
        /// A second card may go on another one.
        elsewhere: bool,
    },
    /// Which of these cards, just drawn, are played at once (K30).
    DrawnCards(Drawn),
    /// Which card goes under the pile next, until the hand is empty and as many are drawn (K23).
    Exchange {
        /// How many will be drawn.
        draws: u8,
    },
    /// Which card goes under the pile next, until five are left (K12).
    HandLimit,
    /// Nothing: the game is over.
    Over,
}

/// The cards of a draw action that may still be played, two at most (K30, K31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn([Option<Card>; 2]);

impl Drawn {
    /// The first two of these cards, in the order of their kinds.
    pub(crate) fn new(cards: Cards) -> Drawn {
        let mut cards = cards.iter();
        Drawn([cards.next(), cards.next()])
    }

    /// The cards.
    #[inline]
    pub fn cards(self) -> Cards {
        self.0.into_iter().flatten().collect()
    }

    /// The cards less one of them.
    pub(crate) fn without(self, card: Card) -> Drawn {
        let mut cards = self.cards();
        cards.remove(card);
        Drawn::new(cards)
    }
}

/// Why a game ends (K24, KR23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// A draw pile ran out.
    Pile,
    /// The last Game End tile was placed.
    Tiles,
    /// A hundred rounds were played.
    Rounds,
}

impl EndReason {
    /// The reason as one word.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Pile => "pile",
            EndReason::Tiles => "tiles",
            EndReason::Rounds => "rounds",
        }
    }
}

/// Whose turn it is and what is left of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnLeft {
    /// Whose.
    pub seat: Seat,
    /// Regular actions left.
    pub regular: u8,
    /// Extra actions left. They are used after the regular ones (KR20).
    pub extra: u8,
    /// The seats whose ability has given an extra action this turn, as bits (K38).
    pub given: u8,
}

impl TurnLeft {
    /// The beginning of a seat's turn.
    pub(crate) fn new(seat: Seat, round: u8, players: usize, ruleset: Ruleset) -> TurnLeft {
        let both = players > 2 || ruleset.two_player_first_round == FirstRound::Both;
        let single = round == 1 && (seat.index() == 0 || seat.index() == 1 && both);
        TurnLeft { seat, regular: if single { 1 } else { 2 }, extra: 0, given: 0 }
    }

    /// Actions left, of either kind.
    #[inline]
    pub const fn actions(&self) -> u8 {
        self.regular + self.extra
    }
}

/// A whole position, with everything hidden in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) ruleset: Ruleset,
    pub(crate) ceremonies: CeremonySet,
    pub(crate) tiles: Tiles,
    pub(crate) villages: Villages,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) piles: [Pile; SEATS],
    /// On whose discard pile, then of whose colour.
    pub(crate) discards: [[Cards; SEATS]; SEATS],
    pub(crate) points: [u16; SEATS],
    pub(crate) round: u8,
    pub(crate) turn: TurnLeft,
    pub(crate) question: Question,
    /// What will end the game with this round, or has ended it.
    pub(crate) end: Option<EndReason>,
}

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// The position before the first decision (K4-K7).
    pub(crate) fn start(setup: &Setup) -> State {
        let mut state = State::empty(setup.players(), setup.ruleset(), setup.ceremonies());
        for (seat, deck) in Seat::all(setup.players()).zip(setup.decks()) {
            let (hand, pile) = deck.split_at(HAND);
            state.hands[seat.index()] = hand.iter().copied().collect();
            state.piles[seat.index()] = Pile::new(pile.iter().copied());
        }
        state
    }

    /// A table at which the first turn begins but no card has been dealt.
    pub(crate) fn empty(players: usize, ruleset: Ruleset, ceremonies: CeremonySet) -> State {
        State {
            players: players as u8,
            ruleset,
            ceremonies,
            tiles: Tiles::new(crate::tiles::end_tiles(players, ceremonies.len())),
            villages: Villages::EMPTY,
            hands: [Cards::NONE; SEATS],
            piles: [Pile::EMPTY; SEATS],
            discards: [[Cards::NONE; SEATS]; SEATS],
            points: [0; SEATS],
            round: 1,
            turn: TurnLeft::new(Seat::FIRST, 1, players, ruleset),
            question: Question::Action,
            end: None,
        }
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// The hand of the seat whose turn it is.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hands[self.turn.seat.index()]
    }

    /// The abilities of a village.
    #[inline]
    pub(crate) fn abilities(&self, seat: Seat) -> Abilities {
        Abilities(self.villages.abilities(seat))
    }

    /// A seat's play area (K8, K9, E3).
    #[inline]
    pub(crate) fn play_area(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).play_area(self.ruleset.below_pile_shared)
    }

    /// For how many cards a card of a seat counts at the moment it is played (K43, KR8).
    #[inline]
    pub fn counts(&self, card: Card, seat: Seat) -> u8 {
        if card.is_kokopelli() { 1 + sum(self.abilities(seat).kokopelli_counts_more()) } else { 1 }
    }

    /// Whether a card that the active seat lays there finishes the ceremony (K19, K41, KR8, KR16).
    #[inline]
    pub fn finishes(&self, card: Card, space: Space) -> bool {
        let needed = self.villages.finished_with(space.seat());
        self.villages.height(space) + self.counts(card, self.turn.seat) >= needed
    }

    /// Puts a card onto the discard pile of a village's owner.
    #[inline]
    pub(crate) fn discard(&mut self, owner: Seat, laid: LaidCard) {
        self.discards[owner.index()][laid.colour().index()].add(laid.card());
    }

    /// The ceremonies in the game.
    pub fn ceremonies(&self) -> CeremonySet {
        self.ceremonies
    }

    /// The cards of a colour that everybody can see: on the table and on the discard piles.
    pub(crate) fn public(&self, colour: Seat) -> Cards {
        let lying = self.villages.occupied().into_iter().flat_map(|space| self.villages.stack(space).cards());
        let mut cards: Cards = lying.filter(|laid| laid.colour() == colour).map(|laid| laid.card()).collect();
        for discard in &self.discards {
            cards = cards.plus(discard[colour.index()]);
        }
        cards
    }
}
