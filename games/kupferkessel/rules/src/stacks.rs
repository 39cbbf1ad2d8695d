//! The pile and the kettles: cards that lie on each other.
//!
//! No card lies twice, so all stacks together are one table that says on which card each card lies. A card that lies on
//! none, or in no stack at all, lies on nothing; so equal stacks are equal bytes.

use hearth_core::Seat;

use crate::card::{CARDS, Card};
use crate::cards::CardSet;

/// The most who can play (C1).
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
    /// No cards.
    pub const EMPTY: Stacks = Stacks {
        below: [None; CARDS],
        top: None,
        bottom: None,
        len: 0,
        known: 0,
        tops: [None; SEATS],
        held: [CardSet::EMPTY; SEATS],
    };

    /// How many cards the pile has.
    #[inline]
    pub const fn pile_len(&self) -> usize {
        self.len as usize
    }

    /// How many of the lowest cards of the pile everybody saw when they went there (CR7).
    pub const fn pile_known(&self) -> usize {
        self.known as usize
    }

    /// The cards of the pile, top first.
    pub fn pile(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.from(self.top)
    }

    /// The top card of a kettle. Every player has one (C4, C12).
    #[inline]
    pub const fn kettle_top(&self, seat: Seat) -> Option<Card> {
        self.tops[seat.index()]
    }

    /// The cards of a kettle, top first.
    pub fn kettle(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + '_ {
        self.from(self.tops[seat.index()])
    }

    /// The cards of a kettle as a set.
    #[inline]
    pub const fn held(&self, seat: Seat) -> CardSet {
        self.held[seat.index()]
    }

    /// The cards of all kettles, one set a seat.
    #[inline]
    pub(crate) const fn all_held(&self) -> [CardSet; SEATS] {
        self.held
    }

    /// The cards in the pile or in a kettle.
    pub(crate) fn cards(&self) -> CardSet {
        self.held.into_iter().fold(self.pile().collect(), CardSet::or)
    }

    fn from(&self, top: Option<Card>) -> impl Iterator<Item = Card> + Clone + '_ {
        std::iter::successors(top, |card| self.below[card.index()])
    }

    /// Takes the top card of the pile.
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

    /// Puts a card under the pile, for all to see.
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

    /// Forgets which cards of the pile were seen, but for so many of the lowest.
    pub(crate) fn know_lowest(&mut self, known: usize) {
        self.known = self.len.min(known as u8);
    }

    /// Puts a card onto a kettle.
    #[inline]
    pub(crate) fn put_on(&mut self, seat: Seat, card: Card) {
        let top = &mut self.tops[seat.index()];
        self.below[card.index()] = *top;
        *top = Some(card);
        self.held[seat.index()] = self.held[seat.index()].with(card);
    }

    /// Whether a kettle has more than one card, so that its top card can be lost (C12).
    #[inline]
    pub(crate) fn can_lose_top(&self, seat: Seat) -> bool {
        self.tops[seat.index()].is_some_and(|top| self.below[top.index()].is_some())
    }

    /// Takes the top card of a kettle.
    #[inline]
    pub(crate) fn take_top(&mut self, seat: Seat) -> Option<Card> {
        let card = self.tops[seat.index()]?;
        self.tops[seat.index()] = self.below[card.index()].take();
        self.held[seat.index()] = self.held[seat.index()].without(card);
        Some(card)
    }
}
