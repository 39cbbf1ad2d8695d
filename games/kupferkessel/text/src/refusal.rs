//! Why a decision is refused, in one sentence. The caller cites the rule behind it.

use hearth_words::{Language, say};
use kupferkessel_rules::Refusal;

use crate::signs::{symbol_name, title};

/// The sentence.
pub(crate) fn sentence(refusal: Refusal, language: Language) -> String {
    match refusal {
        Refusal::GameIsOver(_) => say!(language, "refusal-over"),
        Refusal::FirstUseOrSkip(symbol) => {
            say!(language, "refusal-first-use-or-skip", symbol = symbol_name(symbol, language))
        }
        Refusal::FirstKeepOrLeave(card) => {
            say!(language, "refusal-first-keep-or-leave", card = title(card, language))
        }
        Refusal::NotOnYourLine(cell, at) => {
            say!(language, "refusal-not-on-your-line", cell = cell.to_string(), at = at.number())
        }
        Refusal::NothingThere(cell) => say!(language, "refusal-nothing-there", cell = cell.to_string()),
        Refusal::NoSymbolWaits => say!(language, "refusal-no-symbol"),
        Refusal::NoLastCardWaits => say!(language, "refusal-no-last-card"),
    }
}
