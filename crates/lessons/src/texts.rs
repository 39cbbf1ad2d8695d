//! A text in every language.

use hearth_core::{BadText, Statement};
use hearth_words::Language;

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texts([String; Language::ALL.len()]);

impl Texts {
    /// Returns the text in a language.
    pub fn say(&self, language: Language) -> &str {
        &self.0[language as usize]
    }
}

/// A text being read.
#[derive(Default, Debug)]
pub(crate) struct Draft([String; Language::ALL.len()]);

/// Returns the language of a line.
pub(crate) fn language_of(statement: &Statement<'_>) -> Option<Language> {
    statement.key.parse().ok()
}

impl Draft {
    /// Adds one language.
    pub fn add(&mut self, language: Language, statement: &Statement<'_>) -> Result<(), BadText> {
        if statement.value.is_empty() {
            return Err(statement.wrong(format!("the text is missing after `{language}`")));
        }
        let text = &mut self.0[language as usize];
        if !text.is_empty() {
            return Err(
                statement.wrong(format!("`{language}` appears twice; a text is one line in each language"))
            );
        }
        statement.value.clone_into(text);
        Ok(())
    }

    /// Returns the text if no language is missing.
    pub fn finish(self, heading: &Statement<'_>) -> Result<Texts, BadText> {
        match Language::ALL.into_iter().zip(&self.0).find(|(_, text)| text.is_empty()) {
            Some((missing, _)) => Err(heading.wrong(format!(
                "the text below `{}` is missing in one language: add a line that begins with `{missing}`",
                heading.key
            ))),
            None => Ok(Texts(self.0)),
        }
    }
}
