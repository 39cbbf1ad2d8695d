//! Phrases that every board has many times. They are looked up once for each language.

use std::borrow::Cow;
use std::sync::LazyLock;

use hearth_words::{Language, say};
use kokopelli_rules::Card;
use kokopelli_text::{ability, cards, does, points, title};
use maud::{Markup, PreEscaped, html};

/// The most cards in a phrase about a stack: four finish a ceremony, and one more is always missing.
const HIGHEST: u8 = 6;

/// The phrases of one language.
pub(crate) struct Phrases {
    /// The mark of the observer's own seat.
    pub you: String,
    /// `4 points`
    pub points: CountedPhrase,
    /// The name of a draw pile.
    pub pile_name: String,
    /// The name of a discard pile.
    pub discard_name: String,
    /// The number of cards in a draw pile.
    pub pile: CountedPhrase,
    /// The number of cards in a discard pile.
    pub discard: CountedPhrase,
    /// The number of cards in a hand.
    pub in_hand: CountedPhrase,
    /// `2 of 4 cards`, by the number of cards there and the number needed.
    progress: Vec<String>,
    cards: Vec<CardText>,
}

/// The number of letters of a word that does not fit on a small card.
const LONG_WORD: usize = 10;

/// The numbers below this one are cached. Scores rarely reach it, and piles never.
const CACHED: usize = 64;

/// A phrase with a number, as HTML. It is cached for small numbers.
pub(crate) struct CountedPhrase {
    cached: Vec<Markup>,
    language: Language,
    say: fn(usize, Language) -> String,
}

impl CountedPhrase {
    fn new(language: Language, say: fn(usize, Language) -> String) -> CountedPhrase {
        let cached = (0..CACHED).map(|number| escaped(&say(number, language))).collect();
        CountedPhrase { cached, language, say }
    }

    /// Returns the phrase with this number.
    pub(crate) fn of(&self, number: usize) -> PreEscaped<Cow<'_, str>> {
        PreEscaped(match self.cached.get(number) {
            Some(cached) => Cow::Borrowed(&cached.0),
            None => Cow::Owned(escaped(&(self.say)(number, self.language)).0),
        })
    }
}

fn escaped(text: &str) -> Markup {
    html! { (text) }
}

/// The text of a card, as HTML.
pub(crate) struct CardText {
    /// The name.
    pub title: Markup,
    /// The name for the face. Long words are set narrower.
    pub name: Markup,
    /// The effect in a few words.
    pub does: Markup,
    /// The effect in a sentence.
    pub ability: Markup,
    /// The name and the ability, for screen readers.
    pub label: Markup,
    /// The label of its tile: with both tokens, with the lower one, with none.
    pub tiles: [Markup; 3],
}

static PHRASES: LazyLock<[Phrases; 4]> = LazyLock::new(|| Language::ALL.map(phrases));

fn phrases(language: Language) -> Phrases {
    let pairs = (0..=HIGHEST).flat_map(|lying| (0..=HIGHEST).map(move |all| (lying, all)));
    Phrases {
        you: say!(language, "board-you"),
        pile_name: say!(language, "board-pile-name"),
        discard_name: say!(language, "board-discard-name"),
        points: CountedPhrase::new(language, points),
        pile: CountedPhrase::new(language, |number, language| {
            say!(language, "board-pile", cards = cards(number, language))
        }),
        discard: CountedPhrase::new(language, |number, language| {
            say!(language, "board-discard", cards = cards(number, language))
        }),
        in_hand: CountedPhrase::new(language, |number, language| {
            say!(language, "board-in-hand", cards = cards(number, language))
        }),
        progress: pairs
            .map(|(lying, all)| say!(language, "board-progress", lying = lying, all = all))
            .collect(),
        cards: Card::all().map(|card| card_text(card, language)).collect(),
    }
}

fn card_text(card: Card, language: Language) -> CardText {
    CardText {
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

/// Returns true if a word of a name does not fit on a small card. Names are broken between words only.
fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.chars().count() >= LONG_WORD)
}

impl Phrases {
    /// Returns the phrases of a language.
    pub(crate) fn of(language: Language) -> &'static Phrases {
        &PHRASES[language as usize]
    }

    /// Returns `2 of 4 cards`.
    pub(crate) fn progress(&self, lying: u8, all: u8) -> &str {
        let index = lying.min(HIGHEST) * (HIGHEST + 1) + all.min(HIGHEST);
        &self.progress[usize::from(index)]
    }

    /// Returns the text of a card.
    pub(crate) fn card(&self, card: Card) -> &CardText {
        &self.cards[card.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cached_numbers_have_the_same_phrase_as_others() {
        let points = &Phrases::of(Language::English).points;
        assert_eq!(
            [1, CACHED - 1, CACHED].map(|number| points.of(number).0.into_owned()),
            ["1 point", "63 points", "64 points"]
        );
    }

    #[test]
    fn a_name_is_set_narrower_if_one_of_its_words_is_long() {
        assert!(has_long_word("Schlangentanz") && has_long_word("Jaszczurka"));
        assert!(!has_long_word("Mother of Heaven") && !has_long_word("Kobieta-pająk"));
    }
}
