//! One ingredient as a card: its value, its sign, its name, its symbol. What it says in colour its sign and its name say too.

use kupferkessel_rules::Card;
use kupferkessel_terminal::short;
use maud::{Markup, html};

use crate::ink::Ink;
use crate::printed::printed;

/// A name of more letters than this is set smaller, so that it does not leave its card.
const USUAL: usize = 7;

/// What is printed on a card. The element around it says which card it is, to those who see and to those who listen.
pub(crate) fn face(ink: Ink<'_>, card: Card) -> Markup {
    let symbol = card.symbol(ink.ruleset.symbols_on_all_twos);
    let name = short(card.family(), ink.language);
    html! {
        b { (card.value().number()) }
        @if let Some(symbol) = symbol { (ink.sign(symbol.word()).in_class("symbol")) }
        (ink.sign(card.family().word()))
        i class=[(name.chars().count() > USUAL).then_some("long")] { (name) }
    }
}

/// A card that is only looked at, in the rules and in the player aid.
pub(crate) fn shown(ink: Ink<'_>, card: Card) -> Markup {
    html! {
        div.card.(card.colour()) role="img" aria-label=(printed(card, ink.ruleset, ink.language).label) {
            (face(ink, card))
        }
    }
}
