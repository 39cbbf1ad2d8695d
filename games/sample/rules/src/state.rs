//! A position, and the part of it that an observer sees.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use hearth_core::{Observer, Seat};

/// The largest number of players (S1).
pub const SEATS: usize = 3;
/// The number of rounds, of prizes, and of cards in a hand (S1, S2, S8).
pub const ROUNDS: usize = 5;
/// The numbers on the cards (S1).
pub const NUMBERS: RangeInclusive<u8> = 1..=9;
/// A card in a view that the observer cannot read.
pub const FACE_DOWN: u8 = 10;

/// A few cards on the stack: their numbers, then zeros.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards(pub [u8; ROUNDS]);

impl Cards {
    /// Iterates over the cards.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|card| *card > 0)
    }

    /// Returns the number of cards.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// Adds a card after the others.
    pub fn push(&mut self, card: u8) {
        self.0[self.count()] = card;
    }

    /// Removes a card of a hand.
    pub fn remove(&mut self, card: u8) {
        self.0.iter_mut().filter(|held| **held == card).take(1).for_each(|held| *held = 0);
        self.sort();
    }

    /// Sorts a hand, highest first, so that equal hands compare equal.
    pub fn sort(&mut self) {
        self.0.sort_unstable_by_key(|card| Reverse(*card));
    }

    /// Hides the cards from an index on.
    pub(crate) fn hide(&mut self, from: usize) {
        self.0[from..].iter_mut().filter(|card| **card > 0).for_each(|card| *card = FACE_DOWN);
    }

    /// Replaces hidden cards with those of a deck.
    pub(crate) fn draw(&mut self, deck: &mut impl Iterator<Item = u8>) {
        self.0
            .iter_mut()
            .filter(|card| **card == FACE_DOWN)
            .zip(deck)
            .for_each(|(card, drawn)| *card = drawn);
    }
}

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The number of players.
    pub players: usize,
    /// The prizes in the order in which they are turned up (S2).
    pub prizes: Cards,
    /// The hands, sorted.
    pub hands: [Cards; SEATS],
    /// The cards that each seat has laid, one for each round.
    pub laid: [Cards; SEATS],
}

impl State {
    /// Returns the number of complete rounds.
    pub fn round(&self) -> usize {
        self.laid[..self.players].iter().map(Cards::count).min().unwrap_or(0)
    }

    /// Returns the winner of a round: the highest number that was laid only once (S5, S6).
    pub fn winner(&self, round: usize) -> Option<Seat> {
        let laid = |seat: Seat| self.laid[seat.index()].0[round];
        let seats = || Seat::all(self.players);
        let alone = |seat: &Seat| seats().filter(|other| laid(*other) == laid(*seat)).count() == 1;
        seats().filter(alone).max_by_key(|seat| laid(*seat))
    }
}

/// A position as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The position. All cards that the observer cannot read are [`FACE_DOWN`].
    pub table: State,
}
