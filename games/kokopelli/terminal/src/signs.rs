//! How cards, stacks and tokens are shown: the same everywhere, and never by colour alone.

use hearth_terminal::Names;
use kokopelli_rules::{Card, Cards, Ceremony, Space, Token, View};

use crate::cards::{genitive, title};

/// A filled pip for each card that lies there, an empty one for each that is missing to finish it.
pub(crate) fn pips(view: &View, space: Space) -> String {
    let lying = view.villages.height(space);
    let finished_with = view.villages.finished_with(space.seat()).max(lying + 1);
    let missing = finished_with - lying;
    format!("{}{}", "●".repeat(lying as usize), "○".repeat(missing as usize))
}

/// The tokens that lie on a tile, the upper one first.
pub(crate) const fn tokens(top: Token) -> &'static str {
    match top {
        Token::Four => "4 3",
        Token::Three => "3  ",
        Token::None => "-  ",
    }
}

/// A card in a sentence, with its sign.
pub(crate) fn named(card: Card, names: &Names) -> String {
    names.signed(card.word(), title(card, names.language()))
}

/// A card behind the word for one, with its sign.
pub(crate) fn of_card(card: Card, names: &Names) -> String {
    names.signed(card.word(), genitive(card, names.language()))
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
