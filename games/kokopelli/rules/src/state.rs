//! A complete position. The rules on it are in `legality`, `flow` and `scoring`.

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

/// Cards in a starting hand (K5), and the maximum at the end of a turn (K12).
pub const HAND: usize = 5;
/// Maximum number of rounds (KR23).
pub(crate) const ROUNDS: u8 = 100;

/// The question to the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The next action (K10).
    Action,
    /// Continue the play action or not (K28, K29).
    MoreCards {
        /// The ceremony of the first card.
        on: Space,
        /// True if further cards may go there.
        same: bool,
        /// True if a second card may go on another one.
        elsewhere: bool,
    },
    /// Play some of the cards just drawn, or not (K30).
    DrawnCards(Drawn),
    /// The next card to put under the pile, until the hand is empty; then as many are drawn (K23).
    Exchange {
        /// The number of cards to draw.
        draws: u8,
    },
    /// The next card to put under the pile, until five are left (K12).
    HandLimit,
    /// None: the game is over.
    Over,
}

/// The cards of a draw action that may still be played, at most two (K30, K31).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn([Option<Card>; 2]);

impl Drawn {
    /// Takes the first two of these cards, in the order of their kinds.
    pub(crate) fn new(cards: Cards) -> Drawn {
        let mut cards = cards.iter();
        Drawn([cards.next(), cards.next()])
    }

    /// Returns the cards.
    #[inline]
    pub fn cards(self) -> Cards {
        self.0.into_iter().flatten().collect()
    }

    /// Returns the cards without one of them.
    pub(crate) fn without(self, card: Card) -> Drawn {
        let mut cards = self.cards();
        cards.remove(card);
        Drawn::new(cards)
    }
}

/// The reason why a game ends (K24, KR23).
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
    /// Returns the reason as one word.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Pile => "pile",
            EndReason::Tiles => "tiles",
            EndReason::Rounds => "rounds",
        }
    }
}

/// The active seat and the rest of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnLeft {
    /// The active seat.
    pub seat: Seat,
    /// Number of regular actions left.
    pub regular: u8,
    /// Number of extra actions left. They are used after the regular ones (KR20).
    pub extra: u8,
    /// The seats whose ability gave an extra action this turn, as bits (K38).
    pub given: u8,
}

impl TurnLeft {
    /// Starts a seat's turn.
    pub(crate) fn new(seat: Seat, round: u8, players: usize, ruleset: Ruleset) -> TurnLeft {
        let both = players > 2 || ruleset.two_player_first_round == FirstRound::Both;
        let single = round == 1 && (seat.index() == 0 || seat.index() == 1 && both);
        TurnLeft { seat, regular: if single { 1 } else { 2 }, extra: 0, given: 0 }
    }

    /// Returns the number of actions left, of either kind.
    #[inline]
    pub const fn actions(&self) -> u8 {
        self.regular + self.extra
    }
}

/// A complete position, including hidden information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) ruleset: Ruleset,
    pub(crate) ceremonies: CeremonySet,
    pub(crate) tiles: Tiles,
    pub(crate) villages: Villages,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) piles: [Pile; SEATS],
    /// Indexed by the owner of the discard pile, then by colour.
    pub(crate) discards: [[Cards; SEATS]; SEATS],
    pub(crate) points: [u16; SEATS],
    pub(crate) round: u8,
    pub(crate) turn: TurnLeft,
    pub(crate) question: Question,
    /// The reason why the game will end with this round or has ended.
    pub(crate) end: Option<EndReason>,
}

// Searches copy states very often.
const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// Returns the position before the first decision (K4-K7).
    pub(crate) fn start(setup: &Setup) -> State {
        let mut state = State::empty(setup.players(), setup.ruleset(), setup.ceremonies());
        for (seat, deck) in Seat::all(setup.players()).zip(setup.decks()) {
            let (hand, pile) = deck.split_at(HAND);
            state.hands[seat.index()] = hand.iter().copied().collect();
            state.piles[seat.index()] = Pile::new(pile.iter().copied());
        }
        state
    }

    /// Returns a table at the start of the first turn, without any cards.
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

    /// Returns the number of players.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// Returns the hand of the active seat.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hands[self.turn.seat.index()]
    }

    /// Returns the abilities of a village.
    #[inline]
    pub(crate) fn abilities(&self, seat: Seat) -> Abilities {
        Abilities(self.villages.abilities(seat))
    }

    /// Returns a seat's play area (K8, K9, E3).
    #[inline]
    pub(crate) fn play_area(&self, seat: Seat) -> SpaceSet {
        Area::of(seat, self.players()).play_area(self.ruleset.below_pile_shared)
    }

    /// Returns the number of cards that a card counts for when a seat plays it (K43, KR8).
    #[inline]
    pub fn counts(&self, card: Card, seat: Seat) -> u8 {
        if card.is_kokopelli() { 1 + sum(self.abilities(seat).kokopelli_counts_more()) } else { 1 }
    }

    /// Returns true if a card of the active seat finishes the ceremony there (K19, K41, KR8, KR16).
    #[inline]
    pub fn finishes(&self, card: Card, space: Space) -> bool {
        let needed = self.villages.finished_with(space.seat());
        self.villages.height(space) + self.counts(card, self.turn.seat) >= needed
    }

    /// Puts a card on the discard pile of a village's owner.
    #[inline]
    pub(crate) fn discard(&mut self, owner: Seat, laid: LaidCard) {
        self.discards[owner.index()][laid.colour().index()].add(laid.card());
    }

    /// Returns the ceremonies in the game.
    pub fn ceremonies(&self) -> CeremonySet {
        self.ceremonies
    }

    /// Returns the visible cards of a colour: on the table and on the discard piles.
    pub(crate) fn public(&self, colour: Seat) -> Cards {
        let lying = self.villages.occupied().into_iter().flat_map(|space| self.villages.stack(space).cards());
        let mut cards: Cards = lying.filter(|laid| laid.colour() == colour).map(|laid| laid.card()).collect();
        for discard in &self.discards {
            cards = cards.plus(discard[colour.index()]);
        }
        cards
    }
}
