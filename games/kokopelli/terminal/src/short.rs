//! Cards where there is little room.

use std::sync::LazyLock;

use hearth_terminal::{pad, width};
use hearth_words::Language;
use kokopelli_rules::Card;
use kokopelli_text::{does, short};

/// The number of columns for the short name of a card.
const SHORT: usize = 13;

/// The short name of a card, as wide as any.
pub(crate) fn padded(card: Card, language: Language) -> String {
    pad(short(card, language), SHORT)
}

/// The widest ability of a card in each language.
static LONGEST_ABILITY: LazyLock<[usize; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| Card::all().map(|card| width(does(card, language))).max().unwrap_or(0))
});

/// The most columns that the ability of a card takes in a language.
pub(crate) fn longest_ability(language: Language) -> usize {
    LONGEST_ABILITY[language as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_words_that_fit_where_they_stand() {
        for language in Language::ALL {
            for card in Card::all() {
                let (short, does) = (short(card, language), does(card, language));
                assert!(width(short) <= SHORT, "{language} {card}: {short}");
                assert!(width(does) <= 40, "{language} {card}: {does}");
            }
        }
    }
}
