//! One ingredient as a card: its value, its sign, its name, its symbol. What it says in colour its sign and its name say too.

use hearth_words::Language;
use kupferkessel_rules::{Card, Ruleset};
use kupferkessel_terminal::{colour_name, short, symbol_name, title};
use maud::{Markup, html};

use crate::Scene;

/// A sign that says nothing of its own to one who listens.
pub(crate) fn sign(scene: &Scene<'_>, id: &'static str) -> Markup {
    html! { svg.sign aria-hidden="true" { use href=(scene.sign(id)) {} } }
}

/// All that is printed on a card, as it is read aloud: `Moss 2, blue, hat`.
pub(crate) fn label(card: Card, ruleset: Ruleset, language: Language) -> String {
    let printed = format!("{}, {}", title(card, language), colour_name(card.colour(), language));
    match card.symbol(ruleset.symbols_on_all_twos) {
        Some(symbol) => format!("{printed}, {}", symbol_name(symbol, language)),
        None => printed,
    }
}

/// What is printed on a card. The element around it says which card it is, to those who see and to those who listen.
pub(crate) fn face(scene: &Scene<'_>, card: Card) -> Markup {
    let symbol = card.symbol(scene.view.ruleset.symbols_on_all_twos);
    html! {
        b { (card.value().number()) }
        svg.sign { use href=(scene.sign(card.family().word())) {} }
        i { (short(card.family(), scene.names.language())) }
        @if let Some(symbol) = symbol {
            svg.symbol { use href=(scene.sign(symbol.word())) {} }
        }
    }
}
