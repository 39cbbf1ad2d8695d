//! The languages that Hearth speaks.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use unic_langid::LanguageIdentifier;

/// A language that Hearth speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, for everybody whose language is not here.
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
    /// All of them: English first, the others by their names in English.
    pub const ALL: [Language; 4] = [Language::English, Language::French, Language::German, Language::Polish];

    /// Its code, as pages and files name it: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Polish => "pl",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Polish => "Polski",
        }
    }

    /// The best one for somebody whose browser says this in `Accept-Language`.
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
        // The codes are the constants above; a test reads them all.
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

/// A code that is none of a language that Hearth speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "there is no language `{}`; the languages are {codes}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}
