//! How cards, stacks and tokens are shown: the same everywhere, and never by colour alone.

use hearth_core::Seat;
use hearth_terminal::Names;
use kokopelli_rules::{Card, Cards, Ceremony, Space, Token, View};

/// The width of the longest name that [`short`] gives.
pub(crate) const NAME: usize = 13;

/// The name of a ceremony where there is little room.
pub(crate) const fn short(ceremony: Ceremony) -> &'static str {
    match ceremony {
        Ceremony::MotherOfHeaven => "M. of Heaven",
        other => other.title(),
    }
}

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

/// Cards one by one: `Hunter, Paw, Paw`.
pub(crate) fn list(cards: impl Iterator<Item = Card>) -> String {
    cards.map(Card::title).collect::<Vec<_>>().join(", ")
}

/// A heap of cards: `Hunter, 2 Paw`.
pub(crate) fn heap(cards: Cards) -> String {
    let kinds = cards.kinds().into_iter().map(|card| match cards.count(card) {
        1 => card.title().to_owned(),
        count => format!("{count} {}", card.title()),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

/// Somebody's ceremony: `Yellow's Hunter`, `their own Hunter`.
pub(crate) fn whose(ceremony: Ceremony, owner: Seat, actor: Seat, own: &str, names: &Names) -> String {
    let title = ceremony.title();
    if owner == actor { format!("{own} {title}") } else { format!("{}'s {title}", names.of(owner)) }
}
