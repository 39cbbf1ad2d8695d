//! What is said of a card: the same words again and again, so they are put together once for each language and agreement.

use std::sync::OnceLock;

use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Ruleset, Symbol};
use kupferkessel_text::{colour_name, family_name, short, symbol_name, title};

/// What is said of a card.
pub(crate) struct Printed {
    /// `Moss 2`
    pub name: String,
    /// `Dragon Blood`, and the same in one word where there is little room.
    pub family: String,
    pub short: String,
    /// All that is printed on it, as it is read aloud: `Moss 2, blue, hat`.
    pub label: String,
    /// What it does, for the large card.
    pub does: String,
}

/// Whether there are symbols on all twos, and whether families count in points: the two that change what is said.
const AGREEMENTS: usize = 4;

static PRINTED: [OnceLock<Vec<Printed>>; AGREEMENTS * Language::ALL.len()] =
    [const { OnceLock::new() }; AGREEMENTS * Language::ALL.len()];

/// What is said of a card.
pub(crate) fn printed(card: Card, ruleset: Ruleset, language: Language) -> &'static Printed {
    let agreement = 2 * usize::from(ruleset.symbols_on_all_twos) + usize::from(ruleset.children_scoring);
    let all = PRINTED[AGREEMENTS * language as usize + agreement]
        .get_or_init(|| Card::all().map(|card| put_together(card, ruleset, language)).collect());
    &all[card.index()]
}

fn put_together(card: Card, ruleset: Ruleset, language: Language) -> Printed {
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
    Printed { name, family, short, label, does: does.join(" ") }
}
