//! Words that stand on every board many times: they are looked up once for each language.

use std::borrow::Cow;
use std::sync::LazyLock;

use hearth_words::{Language, say};
use kokopelli_rules::Card;
use kokopelli_text::{ability, cards, does, points, title};
use maud::{Markup, PreEscaped, html};

/// The most cards that a phrase about a stack speaks of: four finish a ceremony, and one more is always missing.
const HIGHEST: u8 = 6;

/// The words of one language.
pub(crate) struct Phrases {
    /// Who looks.
    pub you: String,
    /// `4 points`
    pub points: Counted,
    /// What a draw pile is called.
    pub pile_name: String,
    /// What a discard pile is called.
    pub discard_name: String,
    /// How many cards lie on a pile.
    pub pile: Counted,
    /// How many cards lie on a discard pile.
    pub discard: Counted,
    /// How many cards somebody holds.
    pub in_hand: Counted,
    /// `2 of 4 cards`, by how many lie there and how many it takes.
    progress: Vec<String>,
    cards: Vec<Printed>,
}

/// The letters of a word that does not fit on a small card.
const LONG: usize = 10;

/// So many points has hardly anybody, and no pile so many cards.
const USUAL: usize = 64;

/// What is said of a number, as it stands on a page. The usual numbers are looked up once.
pub(crate) struct Counted {
    usual: Vec<Markup>,
    language: Language,
    say: fn(usize, Language) -> String,
}

impl Counted {
    fn new(language: Language, say: fn(usize, Language) -> String) -> Counted {
        let usual = (0..USUAL).map(|number| escaped(&say(number, language))).collect();
        Counted { usual, language, say }
    }

    /// What is said of this number.
    pub(crate) fn of(&self, number: usize) -> PreEscaped<Cow<'_, str>> {
        PreEscaped(match self.usual.get(number) {
            Some(usual) => Cow::Borrowed(&usual.0),
            None => Cow::Owned(escaped(&(self.say)(number, self.language)).0),
        })
    }
}

fn escaped(text: &str) -> Markup {
    html! { (text) }
}

/// What is printed on a card or said of it, as it stands on a page.
pub(crate) struct Printed {
    /// Its name.
    pub title: Markup,
    /// Its name as it stands on the card. A long word may have to be set narrower.
    pub name: Markup,
    /// What it does, in a few words.
    pub does: Markup,
    /// What it does, in a whole sentence.
    pub ability: Markup,
    /// Its name and its ability, for somebody who listens.
    pub label: Markup,
    /// What is said of its tile: with both tokens, with the lower one, with none.
    pub tiles: [Markup; 3],
}

static PHRASES: LazyLock<[Phrases; 4]> = LazyLock::new(|| Language::ALL.map(phrases));

fn phrases(language: Language) -> Phrases {
    let pairs = (0..=HIGHEST).flat_map(|lying| (0..=HIGHEST).map(move |all| (lying, all)));
    Phrases {
        you: say!(language, "board-you"),
        pile_name: say!(language, "board-pile-name"),
        discard_name: say!(language, "board-discard-name"),
        points: Counted::new(language, points),
        pile: Counted::new(language, |number, language| {
            say!(language, "board-pile", cards = cards(number, language))
        }),
        discard: Counted::new(language, |number, language| {
            say!(language, "board-discard", cards = cards(number, language))
        }),
        in_hand: Counted::new(language, |number, language| {
            say!(language, "board-in-hand", cards = cards(number, language))
        }),
        progress: pairs
            .map(|(lying, all)| say!(language, "board-progress", lying = lying, all = all))
            .collect(),
        cards: Card::all().map(|card| printed(card, language)).collect(),
    }
}

fn printed(card: Card, language: Language) -> Printed {
    Printed {
        title: escaped(title(card, language)),
        name: html! { b.name.long[has_long_word(title(card, language))] { (title(card, language)) } },
        does: escaped(does(card, language)),
        ability: escaped(ability(card, language)),
        label: escaped(&say!(
            language,
            "board-card",
            card = title(card, language),
            ability = ability(card, language)
        )),
        tiles: [
            escaped(&say!(language, "board-tile-four", card = title(card, language))),
            escaped(&say!(language, "board-tile-three", card = title(card, language))),
            escaped(&say!(language, "board-tile-none", card = title(card, language))),
        ],
    }
}

/// Whether a name has a word that does not fit on a small card: names are broken between words only.
fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.chars().count() >= LONG)
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
    fn a_number_is_said_in_the_same_words_whether_it_is_usual_or_not() {
        let points = &Phrases::of(Language::English).points;
        assert_eq!(
            [1, USUAL - 1, USUAL].map(|number| points.of(number).0.into_owned()),
            ["1 point", "63 points", "64 points"]
        );
    }

    #[test]
    fn a_name_is_set_narrower_if_one_of_its_words_is_long() {
        assert!(has_long_word("Schlangentanz") && has_long_word("Jaszczurka"));
        assert!(!has_long_word("Mother of Heaven") && !has_long_word("Kobieta-pająk"));
    }
}
