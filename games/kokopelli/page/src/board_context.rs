//! The base of all parts of a board: everything that is constant for one table and observer.

use std::cmp::Reverse;

use hearth_core::Seat;
use hearth_page::{PlaceId, Sign, Text};
use hearth_text::Names;
use hearth_words::Language;
use kokopelli_rules::{Card, Cards, CeremonySet};

use crate::Scene;
use crate::phrases::Phrases;
use crate::seating::Seating;

/// The cards of a discard pile, by the colour of the backs.
pub(crate) type Discards = [Cards; Seat::MOST];

/// Everything that is constant for one table and observer.
#[derive(Clone, Copy, Hash)]
pub(crate) struct BoardContext<'a> {
    /// The names of the seats, and the observer's language.
    pub names: &'a Names,
    /// The address of the signs.
    pub signs: &'a str,
    /// The observer and the number of players.
    pub seating: Seating,
    /// The ceremonies in the game.
    ceremonies: CeremonySet,
    /// True if the board can be touched. Examples cannot, and a page may have many of them.
    is_live: bool,
}

impl<'a> BoardContext<'a> {
    /// Returns the context of a table.
    pub(crate) fn of(scene: &Scene<'a>) -> BoardContext<'a> {
        BoardContext {
            names: scene.names,
            signs: scene.signs,
            seating: Seating::of(scene.view),
            ceremonies: scene.view.ceremonies,
            is_live: true,
        }
    }

    /// Returns the context of an example.
    pub(crate) fn example(scene: &Scene<'a>) -> BoardContext<'a> {
        BoardContext { is_live: false, ..BoardContext::of(scene) }
    }

    /// Returns the observer's language.
    pub(crate) fn language(&self) -> Language {
        self.names.language()
    }

    /// Returns the phrases of the observer's language.
    pub(crate) fn phrases(&self) -> &'static Phrases {
        Phrases::of(self.language())
    }

    /// Returns the name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.names.plain(seat)
    }

    /// Returns a sign.
    pub(crate) fn sign(&self, id: &'static str) -> Sign<'a> {
        Sign::of(self.signs, id)
    }

    /// Returns a place for `data-at`, if the board can be touched.
    pub(crate) fn at(&self, place: PlaceId) -> Option<Text<'static>> {
        self.is_live.then_some(Text(place))
    }

    /// Returns true if the observer sits at this seat.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.seating.observer.sits_at(seat)
    }

    /// Returns the number of Game End tiles of the table (K6).
    pub(crate) fn end_tiles(&self) -> u8 {
        let ceremonies = self.ceremonies.len() as u8;
        if self.seating.players == 2 { ceremonies } else { ceremonies - 1 }
    }
}

/// Returns the number of cards on a discard pile.
pub(crate) fn discard_count(discards: &Discards) -> usize {
    discards.iter().map(|cards| cards.len()).sum()
}

/// Returns the kinds of card on a discard pile, the most frequent first, and Kokopelli last.
pub(crate) fn discarded_kinds(discards: &Discards) -> Vec<Card> {
    let copies = |card: Card| discards.iter().map(|cards: &Cards| cards.count(card)).sum::<u8>();
    let mut kinds: Vec<Card> = Card::all().filter(|card| copies(*card) > 0).collect();
    kinds.sort_by_key(|card| (card.is_kokopelli(), Reverse(copies(*card))));
    kinds
}
