//! One ingredient as a card: a seal with its value, its picture, its symbol, its name. What it says in colour its picture and its name say too.

use kupferkessel_rules::{Card, Family};
use maud::{Markup, html};

use crate::ink::Ink;
use crate::printed::{Printed, printed};

/// A name of more letters than this is set narrower, so that it does not leave its card.
const USUAL: usize = 7;
const USUAL_WHOLE: usize = 11;

/// What is printed on a card. The element around it says which card it is, to those who see and to those who listen.
pub(crate) fn face(ink: Ink<'_>, card: Card) -> Markup {
    let symbol = card.symbol(ink.ruleset.symbols_on_all_twos);
    let Printed { family, short, .. } = printed(card, ink.ruleset, ink.language);
    html! {
        (ink.sign(FACES[card.family().index()]))
        b { (card.value().number()) }
        @if let Some(symbol) = symbol { (ink.sign(symbol.word()).in_class("symbol")) }
        @if family == short {
            i { span class=[narrow(family, USUAL)] { (family) } }
        } @else {
            i.two { span class=[narrow(short, USUAL)] { (short) } span class=[narrow(family, USUAL_WHOLE)] { (family) } }
        }
    }
}

/// The class of a name that is set narrower.
fn narrow(name: &str, usual: usize) -> Option<&'static str> {
    (name.chars().count() > usual).then_some("long")
}

/// The faces of the families in their order: ground, picture and an empty seal.
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

/// A card that is only looked at, in the rules and in the player aid.
pub(crate) fn shown(ink: Ink<'_>, card: Card) -> Markup {
    html! {
        div.card.(card.colour()) role="img" aria-label=(printed(card, ink.ruleset, ink.language).label) {
            (face(ink, card))
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
