//! The supported languages.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use unic_langid::LanguageIdentifier;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
    /// Polish.
    Polish,
}

impl Language {
    /// All languages: English first, the others sorted by their English names.
    pub const ALL: [Language; 4] = [Language::English, Language::French, Language::German, Language::Polish];

    /// Returns the language code, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }

    /// Returns the language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Polish => "Polski",
        }
    }

    /// Chooses the best language for an `Accept-Language` header.
    pub fn preferred(accepted: &str) -> Language {
        let there = Language::ALL.map(Language::identifier);
        let best = negotiate_languages(
            &parse_accepted_languages(accepted),
            &there,
            None,
            NegotiationStrategy::Lookup,
        );
        let best = best.first().and_then(|best| there.iter().position(|language| language == *best));
        best.map_or_else(Language::default, |index| Language::ALL[index])
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // The codes are the constants above; a test parses them all.
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code of an unsupported language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "there is no language `{}`; the languages are {codes}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}
