//! Decisions as people read and type them: in their own language, with the titles of cards that are printed on the table.
//!
//! Records and programs use the words of the rules, which are English. They are understood in every language.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use hearth_words::Language;
use icu_normalizer::DecomposingNormalizerBorrowed;

use crate::Text;

/// Says decisions in one language. A caller with many decisions looks the words up once.
pub struct Speaker<T: ?Sized> {
    verbs: Vec<(&'static str, String)>,
    titles: Vec<(&'static str, String)>,
    game: PhantomData<T>,
}

impl<T: Text + ?Sized> Speaker<T> {
    /// A speaker of a language. English is the language of the rules and needs no other words.
    pub fn new(language: Language) -> Speaker<T> {
        let (verbs, titles) = match language {
            Language::English => (Vec::new(), Vec::new()),
            _ => (T::verbs(language), T::titles(language)),
        };
        Speaker { verbs, titles, game: PhantomData }
    }

    /// A decision as it is shown. A verb or a title is one word in it: `open eagle-feather 1a` is `rozpocznij orle-pióro 1a`
    /// in Polish.
    pub fn spoken(&self, decision: &str) -> String {
        let shown = |(place, word): (usize, &str)| {
            let words = if place == 0 { &self.verbs } else { &self.titles };
            let own = words.iter().find(|(known, _)| *known == word);
            let own = own.and_then(|(_, own)| own.split(", ").next());
            own.map_or_else(|| word.to_owned(), |own| own.to_lowercase().replace(' ', "-"))
        };
        decision.split(' ').enumerate().map(shown).collect::<Vec<_>>().join(" ")
    }
}

/// A decision as it is shown in a language.
pub fn spoken<T: Text + ?Sized>(decision: &str, language: Language) -> String {
    Speaker::<T>::new(language).spoken(decision)
}

/// Translates typed text into the words of the rules. People type the verbs and titles of their language or those words, with
/// accents or without, in any case.
pub fn understood<T: Text + ?Sized>(typed: &str, language: Language) -> String {
    let (verbs, titles) = (called(&T::verbs(language)), called(&T::titles(language)));
    let parts = parts(typed);
    let (mut rest, mut words) = (&parts[..], Vec::new());
    while let Some((first, others)) = rest.split_first() {
        let known = if words.is_empty() { &verbs } else { &titles };
        let meant = known.iter().filter(|(_, own)| rest.starts_with(own));
        let (word, after) = match meant.max_by_key(|(_, own)| own.len()) {
            Some((word, own)) => (*word, &rest[own.len()..]),
            None => (first.as_str(), others),
        };
        words.push(word);
        rest = after;
    }
    words.join(" ")
}

/// Words of the rules with all their names in a language, in parts.
fn called(words: &[(&'static str, String)]) -> Vec<(&'static str, Vec<String>)> {
    let own = words.iter().flat_map(|(word, own)| own.split(", ").map(|own| (*word, parts(own))));
    own.chain(words.iter().map(|(word, _)| (*word, parts(word)))).collect()
}

/// Words as they are compared: in small letters without accents.
pub fn bare(text: &str) -> String {
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(&text.to_lowercase()).into_owned();
    let bare: String = apart.chars().filter(|letter| !ACCENTS.contains(letter)).collect();
    // The one letter whose accent does not come off.
    bare.replace('ł', "l")
}

/// The parts of a title or of a line, as they are compared.
fn parts(text: &str) -> Vec<String> {
    let between = |c: char| c.is_whitespace() || matches!(c, '-' | '\'' | '’');
    bare(text).split(between).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The accents above and below letters.
const ACCENTS: RangeInclusive<char> = '\u{300}'..='\u{36f}';
