//! Cards in a sentence: with their signs, the same everywhere.

use hearth_text::{Names, signed};
use kokopelli_rules::{Card, Cards, Ceremony};

use crate::cards::{genitive, title};

/// A card in a sentence, with its sign.
pub(crate) fn named(card: Card, names: &Names) -> String {
    signed(card.word(), title(card, names.language()))
}

/// A card behind the word for one, with its sign.
pub(crate) fn of_card(card: Card, names: &Names) -> String {
    signed(card.word(), genitive(card, names.language()))
}

/// A ceremony behind the word for one, with its sign.
pub(crate) fn ceremony(ceremony: Ceremony, names: &Names) -> String {
    of_card(Card::of(ceremony), names)
}

/// Cards one by one: `Hunter, Paw, Paw`.
pub(crate) fn list(cards: impl Iterator<Item = Card>, names: &Names) -> String {
    cards.map(|card| named(card, names)).collect::<Vec<_>>().join(", ")
}

/// A heap of cards: `Hunter, 2 Paw`.
pub(crate) fn heap(cards: Cards, names: &Names) -> String {
    let kinds = cards.kinds().into_iter().map(|card| match cards.count(card) {
        1 => named(card, names),
        count => format!("{count} {}", named(card, names)),
    });
    kinds.collect::<Vec<_>>().join(", ")
}
