//! What the cards are called and what they do, in each language. They stand on every table many times, so they are looked up
//! once.

use std::sync::LazyLock;

use hearth_words::{Language, say};
use kokopelli_rules::Card;

/// The words for one card in one language.
struct CardWords {
    title: String,
    genitive: String,
    short: String,
    does: String,
    ability: String,
}

static CARDS: LazyLock<[Vec<CardWords>; 4]> = LazyLock::new(|| Language::ALL.map(words));

fn words(language: Language) -> Vec<CardWords> {
    let said = |card: Card| CardWords {
        title: say!(language, "card-" + card.word()),
        genitive: say!(language, "genitive-" + card.word()),
        short: say!(language, "short-" + card.word()),
        does: say!(language, "does-" + card.word()),
        ability: say!(language, "ability-" + card.word()),
    };
    Card::all().map(said).collect()
}

fn of(card: Card, language: Language) -> &'static CardWords {
    &CARDS[language as usize][card.index()]
}

/// The title of a card.
pub fn title(card: Card, language: Language) -> &'static str {
    &of(card, language).title
}

/// The title of a card behind the word for a card or a ceremony: in the genitive, where names are declined.
pub(crate) fn genitive(card: Card, language: Language) -> &'static str {
    &of(card, language).genitive
}

/// The ability of a card, in a few words to the owner of its village.
pub fn does(card: Card, language: Language) -> &'static str {
    &of(card, language).does
}

/// The ability of a card, in a whole sentence.
pub fn ability(card: Card, language: Language) -> &'static str {
    &of(card, language).ability
}

/// The title of a card where there is little room.
pub fn short(card: Card, language: Language) -> &'static str {
    &of(card, language).short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ability_is_a_whole_sentence() {
        for language in Language::ALL {
            for card in Card::all() {
                assert!(
                    ability(card, language).ends_with('.'),
                    "{language} {card}: {}",
                    ability(card, language)
                );
            }
        }
    }

    #[test]
    fn in_english_a_card_is_called_what_the_rules_call_it() {
        for card in Card::all() {
            assert_eq!(title(card, Language::English), card.title());
        }
    }
}
