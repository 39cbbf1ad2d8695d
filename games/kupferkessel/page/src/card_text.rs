//! The texts of cards. They are built once for each language and ruleset.

use std::sync::OnceLock;

use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Ruleset, Symbol};
use kupferkessel_text::{colour_name, family_name, short, symbol_name, title};

/// The texts of a card.
pub(crate) struct CardText {
    /// `Moss 2`
    pub name: String,
    /// `Dragon Blood`
    pub family: String,
    /// The family in one word, where there is little room.
    pub short: String,
    /// The text for screen readers: `Moss 2, blue, hat`.
    pub label: String,
    /// The effect, for the enlarged card.
    pub does: String,
}

/// The number of rulesets with different texts: with or without symbols on all twos, with or without children's scoring.
const RULESETS: usize = 4;

static CARD_TEXTS: [OnceLock<Vec<CardText>>; RULESETS * Language::ALL.len()] =
    [const { OnceLock::new() }; RULESETS * Language::ALL.len()];

/// Returns the texts of a card.
pub(crate) fn card_text(card: Card, ruleset: Ruleset, language: Language) -> &'static CardText {
    let index = 2 * usize::from(ruleset.symbols_on_all_twos) + usize::from(ruleset.children_scoring);
    let all = CARD_TEXTS[RULESETS * language as usize + index]
        .get_or_init(|| Card::all().map(|card| build(card, ruleset, language)).collect());
    &all[card.index()]
}

fn build(card: Card, ruleset: Ruleset, language: Language) -> CardText {
    let name = title(card, language);
    let colour = colour_name(card.colour(), language);
    let symbol = card.symbol(ruleset.symbols_on_all_twos);
    let label = match symbol.map(|symbol| symbol_name(symbol, language)) {
        Some(symbol) => say!(
            language,
            "board-card-symbol",
            card = name.as_str(),
            colour = colour.as_str(),
            symbol = symbol
        ),
        None => say!(language, "board-card", card = name.as_str(), colour = colour.as_str()),
    };
    let mut does = vec![say!(language, "does-steps", steps = card.value().number())];
    does.extend(symbol.map(Symbol::word).map(|symbol| say!(language, "does-symbol-" + symbol)));
    if !ruleset.children_scoring {
        let points = card.value().number();
        does.push(say!(language, "does-family", points = points, double = 2 * points));
    }
    if card.family().is_plant() {
        does.push(say!(language, "does-plant"));
    }
    let (family, short) = (family_name(card.family(), language), short(card.family(), language));
    CardText { name, family, short, label, does: does.join(" ") }
}
