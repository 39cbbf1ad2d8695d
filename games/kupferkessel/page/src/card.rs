//! A card: a seal with its value, its picture, its symbol, its name. Nothing is shown by colour alone.

use kupferkessel_rules::{Card, Family};
use maud::{Markup, html};

use crate::card_text::{CardText, card_text};
use crate::context::CardContext;

/// The number of letters of a word that fit on a card. Longer names are set narrower.
const SHORT_FITS: usize = 7;
/// The number of letters of a name that fit on a card, where it is smaller.
const WHOLE_FITS: usize = 11;

/// Draws the face of a card. The element around it has the label.
pub(crate) fn face(context: CardContext<'_>, card: Card) -> Markup {
    let symbol = card.symbol(context.ruleset.symbols_on_all_twos);
    let CardText { family, short, .. } = card_text(card, context.ruleset, context.language);
    html! {
        (context.sign(FACES[card.family().index()]))
        b { (card.value().number()) }
        @if let Some(symbol) = symbol { (context.sign(symbol.word()).in_class("symbol")) }
        @if family == short {
            i { span class=[narrow(family, SHORT_FITS)] { (family) } }
        } @else {
            i.two { span class=[narrow(short, SHORT_FITS)] { (short) } span class=[narrow(family, WHOLE_FITS)] { (family) } }
        }
    }
}

/// Returns the class of a name that must be set narrower.
fn narrow(name: &str, fits: usize) -> Option<&'static str> {
    (name.chars().count() > fits).then_some("long")
}

/// The faces of the families in their order: background, picture and an empty seal.
const FACES: [&str; Family::COUNT] = [
    "face-pumpkin",
    "face-newt-eyes",
    "face-mushroom",
    "face-dragon-blood",
    "face-moss",
    "face-moon-dew",
    "face-root",
    "face-cat-whisker",
    "face-vine",
    "face-snake-powder",
    "face-bat",
    "face-raven-feather",
    "face-cobweb",
    "face-bone",
];

/// Draws a card for the rules and the player aid.
pub(crate) fn shown(context: CardContext<'_>, card: Card) -> Markup {
    html! {
        div.card.(card.colour()) role="img" aria-label=(card_text(card, context.ruleset, context.language).label) {
            (face(context, card))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_family_has_its_own_face() {
        for family in Family::all() {
            assert_eq!(FACES[family.index()], format!("face-{}", family.word()));
        }
    }
}
