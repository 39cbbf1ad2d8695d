//! What a person can type.

use hearth_terminal::hanging;
use hearth_words::{Language, say};

use crate::screen::columns;

/// One line of a person's, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Word<'a> {
    /// The decision with this number in the list. A number that is too large for one is too large for the list.
    Number(usize),
    /// Why a decision is possible or not.
    Why(Option<&'a str>),
    /// What a bot would do: the one of this name, or the usual one.
    Hint(Option<&'a str>),
    /// A rule by its id, or all of them.
    Rules(Option<&'a str>),
    /// Take the last decision back.
    Undo,
    /// Write the game into a file.
    Save(Option<&'a str>),
    /// Everything that happened so far.
    Log,
    /// What has no room on the table.
    Aside,
    /// The table again.
    Table,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// Anything else: a decision, or nonsense.
    Decision(&'a str),
}

/// What can be typed, for people. Commands are the same in every language.
pub(super) fn help(language: Language) -> Vec<String> {
    let lines = [
        (say!(language, "help-a-number"), say!(language, "help-number")),
        (say!(language, "help-a-decision"), say!(language, "help-decision")),
        ("why DECISION".to_owned(), say!(language, "help-why")),
        ("hint [BOT]".to_owned(), say!(language, "help-hint")),
        ("rules [ID]".to_owned(), say!(language, "help-rules")),
        ("undo".to_owned(), say!(language, "help-undo")),
        ("save FILE".to_owned(), say!(language, "help-save")),
        ("log".to_owned(), say!(language, "help-log")),
        ("aside".to_owned(), say!(language, "help-aside")),
        ("table".to_owned(), say!(language, "help-table")),
        ("quit".to_owned(), say!(language, "help-quit")),
    ];
    lines.iter().flat_map(|(typed, does)| hanging(&format!("  {typed:<18} "), does, columns())).collect()
}

impl<'a> Word<'a> {
    /// Understands a line.
    pub fn read(line: &'a str) -> Word<'a> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (first.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Word::Nothing,
            ("why", decision) => Word::Why(decision),
            ("hint", name) => Word::Hint(name),
            ("rules" | "rule", id) => Word::Rules(id),
            ("undo" | "u", None) => Word::Undo,
            ("save", file) => Word::Save(file),
            ("log", None) => Word::Log,
            ("aside" | "discards", None) => Word::Aside,
            ("table" | "t", None) => Word::Table,
            ("help" | "h" | "?", _) => Word::Help,
            ("quit" | "q" | "exit", None) => Word::Quit,
            (digits, None) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                Word::Number(digits.parse().unwrap_or(usize::MAX))
            }
            _ => Word::Decision(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Word::read("  12 "), Word::Number(12));
        assert_eq!(Word::read("99999999999999999999999"), Word::Number(usize::MAX));
        assert_eq!(Word::read("why open hunter 1a"), Word::Why(Some("open hunter 1a")));
        assert_eq!(Word::read("why"), Word::Why(None));
        assert_eq!(Word::read("hint"), Word::Hint(None));
        assert_eq!(Word::read("Hint program:./my bot"), Word::Hint(Some("program:./my bot")));
        assert_eq!(Word::read("RULES k15"), Word::Rules(Some("k15")));
        assert_eq!(Word::read("play kokopelli 2c"), Word::Decision("play kokopelli 2c"));
        assert_eq!(Word::read(""), Word::Nothing);
        assert_eq!(Word::read("\u{1b}[A"), Word::Decision("\u{1b}[A"));
    }
}
