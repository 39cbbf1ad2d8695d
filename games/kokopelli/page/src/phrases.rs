//! Words that stand on every board many times: they are looked up once for each language.

use std::sync::LazyLock;

use hearth_words::{Language, say};
use kokopelli_rules::Card;

/// The most cards that a phrase about a stack speaks of: four finish a ceremony, and one more is always missing.
const HIGHEST: u8 = 6;

/// The words of one language.
pub(crate) struct Phrases {
    /// What stands between a name and what is said of it.
    pub colon: String,
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
    /// The names of the cards, with marks where they may be broken.
    faces: Vec<String>,
}

static PHRASES: LazyLock<[Phrases; 4]> = LazyLock::new(|| Language::ALL.map(phrases));

fn phrases(language: Language) -> Phrases {
    let pairs = (0..=HIGHEST).flat_map(|lying| (0..=HIGHEST).map(move |all| (lying, all)));
    Phrases {
        colon: say!(language, "board-colon"),
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
        faces: Card::all().map(|card| say!(language, "face-" + card.word())).collect(),
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

    /// The name of a card as it is printed on it.
    pub(crate) fn face(&self, card: Card) -> &str {
        &self.faces[card.index()]
    }
}

#[cfg(test)]
mod tests {
    use kokopelli_terminal::title;

    use super::*;

    #[test]
    fn a_card_is_printed_with_its_name() {
        for language in Language::ALL {
            for card in Card::all() {
                let face = Phrases::of(language).face(card).replace('\u{ad}', "");
                assert_eq!(face, title(card, language));
            }
        }
    }
}
