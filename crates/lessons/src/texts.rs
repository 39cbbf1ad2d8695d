//! One text in every language.

use hearth_core::{BadText, Statement};

/// The languages that every text of a lesson is written in.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "pl"];

/// One text in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texts([String; LANGUAGES.len()]);

impl Texts {
    /// The text in a language; in English if nobody speaks that language here.
    pub fn say(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|known| *known == language).unwrap_or(0);
        &self.0[index]
    }
}

/// A text that is being read, line by line.
#[derive(Default, Debug)]
pub(crate) struct Draft([String; LANGUAGES.len()]);

impl Draft {
    /// Whether a word is the name of a language.
    pub fn is_language(word: &str) -> bool {
        LANGUAGES.contains(&word)
    }

    /// Takes in one language.
    pub fn add(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        let Some(index) = LANGUAGES.iter().position(|known| *known == statement.key) else {
            return Err(statement.wrong(format!("`{}` is not a language", statement.key)));
        };
        if statement.value.is_empty() {
            return Err(
                statement.wrong(format!("after `{}` stands the text in that language", statement.key))
            );
        }
        if !self.0[index].is_empty() {
            return Err(statement.wrong(format!(
                "`{}` is said a second time; a text is one line in each language",
                statement.key
            )));
        }
        statement.value.clone_into(&mut self.0[index]);
        Ok(())
    }

    /// The text, if no language is missing.
    pub fn finish(self, heading: &Statement<'_>) -> Result<Texts, BadText> {
        match LANGUAGES.iter().zip(&self.0).find(|(_, text)| text.is_empty()) {
            Some((missing, _)) => Err(heading.wrong(format!(
                "the text below `{}` is missing in one language: add a line that begins with `{missing}`",
                heading.key
            ))),
            None => Ok(Texts(self.0)),
        }
    }
}
