//! The rules in words, each with its id.

use std::fmt;

/// A text with one rule per line: the id, a space, the rule. Lines that begin with `#` are headings.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook(pub &'static str);

impl Rulebook {
    /// Iterates over the rules as id and text.
    pub fn rules(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        self.0.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
    }

    /// Returns the text of a rule. The id is case-insensitive.
    pub fn rule(&self, id: &str) -> Result<&'static str, UnknownRule> {
        self.rules().find(|(known, _)| known.eq_ignore_ascii_case(id)).map(|(_, text)| text).ok_or_else(
            || UnknownRule { asked: id.to_owned(), known: self.rules().map(|(id, _)| id).collect() },
        )
    }
}

/// The id of a rule that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRule {
    asked: String,
    known: Vec<&'static str>,
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule `{}`; the ids are ", self.asked)?;
        f.write_str(&self.known.join(" "))
    }
}

impl std::error::Error for UnknownRule {}
