//! Decisions as people read and type them: cards are called by the titles that stand on the table.
//!
//! What is stored, and what programs say, is the same everywhere: the words of the rules.

use hearth_words::Language;

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

/// The parts of a title or of a line, as they are compared.
fn parts(text: &str) -> Vec<String> {
    let text: String = text.to_lowercase().chars().filter_map(bare).collect();
    let between = |c: char| c.is_whitespace() || matches!(c, '-' | '\'' | '’');
    text.split(between).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// A small letter without its accent. An accent that is a sign of its own, as some keyboards send it, is left out.
fn bare(letter: char) -> Option<char> {
    Some(match letter {
        '\u{300}'..='\u{36f}' => return None,
        'à' | 'â' | 'ä' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ę' => 'e',
        'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ô' | 'ö' | 'ó' => 'o',
        'ś' => 's',
        'ù' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    })
}
