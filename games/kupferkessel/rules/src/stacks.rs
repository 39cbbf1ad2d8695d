//! The pile and the kettles: stacks of cards.
//!
//! No card is in two stacks, so one table stores the card below each card. The entry is empty for a lowest
//! card and for a card in no stack, so equal stacks are equal bytes.

use hearth_core::Seat;

use crate::card::{CARDS, Card};
use crate::cards::CardSet;

/// Maximum number of players (C1).
pub(crate) const SEATS: usize = 3;

/// The pile and the kettles of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stacks {
    below: [Option<Card>; CARDS],
    top: Option<Card>,
    bottom: Option<Card>,
    len: u8,
    known: u8,
    tops: [Option<Card>; SEATS],
    held: [CardSet; SEATS],
}

impl Stacks {
    /// Stacks without cards.
    pub const EMPTY: Stacks = Stacks {
        below: [None; CARDS],
        top: None,
        bottom: None,
        len: 0,
        known: 0,
        tops: [None; SEATS],
        held: [CardSet::EMPTY; SEATS],
    };

    /// Returns the number of cards in the pile.
    #[inline]
    pub const fn pile_len(&self) -> usize {
        self.len as usize
    }

    /// Returns the number of lowest cards of the pile that everybody saw when they went there (CR7).
    pub const fn pile_known(&self) -> usize {
        self.known as usize
    }

    /// Iterates over the pile, top first.
    pub fn pile(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.from(self.top)
    }

    /// Returns the top card of a kettle. Every player has one (C4, C12).
    #[inline]
    pub const fn kettle_top(&self, seat: Seat) -> Option<Card> {
        self.tops[seat.index()]
    }

    /// Iterates over a kettle, top first.
    pub fn kettle(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        self.from(self.tops[seat.index()])
    }

    /// Returns the cards of a kettle as a set.
    #[inline]
    pub const fn held(&self, seat: Seat) -> CardSet {
        self.held[seat.index()]
    }

    /// Returns the cards of all kettles, one set per seat.
    #[inline]
    pub(crate) const fn all_held(&self) -> [CardSet; SEATS] {
        self.held
    }

    /// Returns the cards in the pile or in a kettle.
    pub(crate) fn cards(&self) -> CardSet {
        self.held.into_iter().fold(self.pile().collect(), CardSet::or)
    }

    fn from(&self, top: Option<Card>) -> impl Iterator<Item = Card> + Clone + '_ {
        std::iter::successors(top, |card| self.below[card.index()])
    }

    /// Draws the top card of the pile.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.top?;
        self.top = self.below[card.index()].take();
        if self.top.is_none() {
            self.bottom = None;
        }
        self.len -= 1;
        self.known = self.known.min(self.len);
        Some(card)
    }

    /// Puts a card openly under the pile.
    #[inline]
    pub(crate) fn put_under(&mut self, card: Card) {
        match self.bottom {
            Some(bottom) => self.below[bottom.index()] = Some(card),
            None => self.top = Some(card),
        }
        self.bottom = Some(card);
        self.len += 1;
        self.known += 1;
    }

    /// Sets the number of lowest cards of the pile that are known.
    pub(crate) fn know_lowest(&mut self, known: usize) {
        self.known = self.len.min(known as u8);
    }

    /// Puts a card on a kettle.
    #[inline]
    pub(crate) fn put_on(&mut self, seat: Seat, card: Card) {
        let top = &mut self.tops[seat.index()];
        self.below[card.index()] = *top;
        *top = Some(card);
        self.held[seat.index()] = self.held[seat.index()].with(card);
    }

    /// Returns true if a kettle has more than one card, so that its top card can be lost (C12).
    #[inline]
    pub(crate) fn can_lose_top(&self, seat: Seat) -> bool {
        self.tops[seat.index()].is_some_and(|top| self.below[top.index()].is_some())
    }

    /// Removes the top card of a kettle.
    #[inline]
    pub(crate) fn take_top(&mut self, seat: Seat) -> Option<Card> {
        let card = self.tops[seat.index()]?;
        self.tops[seat.index()] = self.below[card.index()].take();
        self.held[seat.index()] = self.held[seat.index()].without(card);
        Some(card)
    }
}
