//! Words that stand on every board many times: they are looked up once for each language.

use std::sync::LazyLock;

use hearth_words::{Language, say};
use kokopelli_rules::Card;
use kokopelli_terminal::{ability, does, title};
use maud::{Markup, html};

/// The most cards that a phrase about a stack speaks of: four finish a ceremony, and one more is always missing.
const HIGHEST: u8 = 6;

/// The words of one language.
pub(crate) struct Phrases {
    /// Nothing lies there.
    pub empty: String,
    /// Who looks may not play there.
    pub far: String,
    /// Who looks.
    pub you: String,
    /// Both tokens, the lower one, none.
    pub tokens: [String; 3],
    /// `2 of 4 cards`, by how many lie there and how many it takes.
    progress: Vec<String>,
    cards: Vec<Printed>,
}

/// What is printed on a card or said of it, as it stands on a page.
pub(crate) struct Printed {
    /// Its name.
    pub title: Markup,
    /// Its name, with marks where it may be broken.
    pub face: Markup,
    /// What it does, in a few words.
    pub does: Markup,
    /// What it does, in a whole sentence.
    pub ability: Markup,
}

static PHRASES: LazyLock<[Phrases; 4]> = LazyLock::new(|| Language::ALL.map(phrases));

fn phrases(language: Language) -> Phrases {
    let pairs = (0..=HIGHEST).flat_map(|lying| (0..=HIGHEST).map(move |all| (lying, all)));
    Phrases {
        empty: say!(language, "board-empty"),
        far: say!(language, "board-far"),
        you: say!(language, "board-you"),
        tokens: [
            say!(language, "board-tokens-four"),
            say!(language, "board-tokens-three"),
            say!(language, "board-tokens-none"),
        ],
        progress: pairs
            .map(|(lying, all)| say!(language, "board-progress", lying = lying, all = all))
            .collect(),
        cards: Card::all().map(|card| printed(card, language)).collect(),
    }
}

fn printed(card: Card, language: Language) -> Printed {
    let escaped = |text: &str| html! { (text) };
    Printed {
        title: escaped(title(card, language)),
        face: escaped(&say!(language, "face-" + card.word())),
        does: escaped(does(card, language)),
        ability: escaped(ability(card, language)),
    }
}

impl Phrases {
    /// The words of a language.
    pub(crate) fn of(language: Language) -> &'static Phrases {
        &PHRASES[language as usize]
    }

    /// `2 of 4 cards`
    pub(crate) fn progress(&self, lying: u8, all: u8) -> &str {
        let index = lying.min(HIGHEST) * (HIGHEST + 1) + all.min(HIGHEST);
        &self.progress[usize::from(index)]
    }

    /// What is printed on a card or said of it.
    pub(crate) fn card(&self, card: Card) -> &Printed {
        &self.cards[card.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_printed_with_its_name() {
        for language in Language::ALL {
            for card in Card::all() {
                let face = Phrases::of(language).card(card).face.0.replace('\u{ad}', "");
                assert_eq!(face, Phrases::of(language).card(card).title.0);
            }
        }
    }
}
