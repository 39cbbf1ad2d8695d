//! Decisions as people read and type them: cards are called by the titles that stand on the table.
//!
//! What is stored, and what programs say, is the same everywhere: the words of the rules.

use std::ops::RangeInclusive;

use hearth_words::Language;
use icu_normalizer::DecomposingNormalizerBorrowed;

use crate::Terminal;

/// A decision as it is shown, a title being one word in it: `open eagle-feather 1a` is `open orle-pióro 1a` in Polish.
pub fn spoken<T: Terminal + ?Sized>(decision: &str, language: Language) -> String {
    let titles = T::titles(language);
    let shown = |word: &str| {
        let title = titles.iter().find(|(known, _)| *known == word);
        title.map_or_else(|| word.to_owned(), |(_, title)| title.to_lowercase().replace(' ', "-"))
    };
    decision.split(' ').map(shown).collect::<Vec<_>>().join(" ")
}

/// What somebody typed, in the words of the rules: with the titles of his language or with those words, with accents or
/// without, in any case.
pub fn understood<T: Terminal + ?Sized>(typed: &str, language: Language) -> String {
    let titles = T::titles(language);
    let called = titles.iter().flat_map(|(word, title)| [(*word, parts(word)), (*word, parts(title))]);
    let called: Vec<(&str, Vec<String>)> = called.collect();
    let parts = parts(typed);
    let (mut rest, mut words) = (&parts[..], Vec::new());
    while let Some((first, others)) = rest.split_first() {
        let meant = called.iter().filter(|(_, title)| rest.starts_with(title));
        let (word, after) = match meant.max_by_key(|(_, title)| title.len()) {
            Some((word, title)) => (*word, &rest[title.len()..]),
            None => (first.as_str(), others),
        };
        words.push(word);
        rest = after;
    }
    words.join(" ")
}

/// The parts of a title or of a line, as they are compared: in small letters without accents.
fn parts(text: &str) -> Vec<String> {
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(&text.to_lowercase()).into_owned();
    let bare: String = apart.chars().filter(|letter| !ACCENTS.contains(letter)).collect();
    // The one letter whose accent does not come off.
    let bare = bare.replace('ł', "l");
    let between = |c: char| c.is_whitespace() || matches!(c, '-' | '\'' | '’');
    bare.split(between).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The signs that stand above and below letters.
const ACCENTS: RangeInclusive<char> = '\u{300}'..='\u{36f}';
