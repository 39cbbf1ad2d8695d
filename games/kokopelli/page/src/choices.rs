//! The options of a game, in words.

use hearth_core::{Game, Options, Sentence};
use hearth_page::Named;
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Kokopelli};
use kokopelli_text::title;

/// Names the author of the game.
pub(crate) fn credit(language: Language) -> String {
    say!(language, "credit")
}

/// Returns a line that introduces the game.
pub(crate) fn invitation(language: Language) -> String {
    say!(language, "invitation")
}

/// Returns the title and the help of a choice. An unknown choice keeps its name.
pub(crate) fn choice(name: &str, language: Language) -> Named {
    if <Kokopelli as Game>::Options::CHOICES.iter().any(|choice| choice.name == name) {
        Named { title: say!(language, "choice-" + name), help: say!(language, "help-" + name) }
    } else {
        Named { title: name.to_owned(), help: String::new() }
    }
}

/// Returns the name of a value. Numbers and unknown values are returned as they are; cards get their names.
pub(crate) fn value(choice: &str, value: &str, language: Language) -> String {
    let key = match (choice, value) {
        ("ceremonies", "first") => "first-game",
        ("ceremonies", "random") => "random",
        ("ceremonies", cards) => return named(cards, language),
        // E1 is about the board, a to d; E2 about the whole village (KR14).
        ("fire-check", "board") => "village",
        ("count", _) => return value.to_owned(),
        (_, other) => other,
    };
    if crate::WORDS.has(language, &["value-", key].concat()) {
        say!(language, "value-" + key)
    } else {
        value.to_owned()
    }
}

/// Explains why options do not fit.
pub(crate) fn unfit(sentence: &Sentence, language: Language) -> Option<String> {
    match (sentence.name, sentence.numbers.as_slice()) {
        ("bad-ceremonies", [fewest, most, chosen]) => {
            Some(say!(language, "bad-ceremonies", fewest = *fewest, most = *most, chosen = *chosen))
        }
        ("bad-count", [chosen, count]) => Some(say!(language, "bad-count", chosen = *chosen, count = *count)),
        _ => None,
    }
}

/// Returns the printed names of cards. Their words are separated by commas.
fn named(cards: &str, language: Language) -> String {
    let titles = cards.split(',').map(|word| {
        word.trim().parse::<Card>().map_or_else(|_| word.to_owned(), |card| title(card, language).to_owned())
    });
    titles.collect::<Vec<_>>().join(", ")
}
