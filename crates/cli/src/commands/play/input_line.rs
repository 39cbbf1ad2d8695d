//! Parses the lines that a person types.

use hearth_terminal::hanging;
use hearth_words::{Language, say};

use crate::screen::columns;

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum InputLine<'a> {
    /// The decision with this number in the list. A number that overflows becomes `usize::MAX`.
    Number(usize),
    /// Explain why a decision is possible or not.
    Why(Option<&'a str>),
    /// Ask a bot: the one of this name, or the default one.
    Hint(Option<&'a str>),
    /// Show a rule by its id, or all of them.
    Rules(Option<&'a str>),
    /// Take the last decision back.
    Undo,
    /// Write the game to a file.
    Save(Option<&'a str>),
    /// Show everything that happened so far.
    Log,
    /// Show details that have no room on the table.
    Aside,
    /// Show the table again.
    Table,
    /// Show all commands.
    Help,
    /// Leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else: a decision, or an error.
    Decision(&'a str),
}

/// Formats the help. Commands are the same in every language.
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

impl<'a> InputLine<'a> {
    /// Parses a line.
    pub fn read(line: &'a str) -> InputLine<'a> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
        match (first.to_ascii_lowercase().as_str(), rest) {
            ("", _) => InputLine::Nothing,
            ("why", decision) => InputLine::Why(decision),
            ("hint", name) => InputLine::Hint(name),
            ("rules" | "rule", id) => InputLine::Rules(id),
            ("undo" | "u", None) => InputLine::Undo,
            ("save", file) => InputLine::Save(file),
            ("log", None) => InputLine::Log,
            ("aside" | "discards", None) => InputLine::Aside,
            ("table" | "t", None) => InputLine::Table,
            ("help" | "h" | "?", _) => InputLine::Help,
            ("quit" | "q" | "exit", None) => InputLine::Quit,
            (digits, None) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                InputLine::Number(digits.parse().unwrap_or(usize::MAX))
            }
            _ => InputLine::Decision(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::InputLine;

    #[test]
    fn lines_are_parsed() {
        assert_eq!(InputLine::read("  12 "), InputLine::Number(12));
        assert_eq!(InputLine::read("99999999999999999999999"), InputLine::Number(usize::MAX));
        assert_eq!(InputLine::read("why open hunter 1a"), InputLine::Why(Some("open hunter 1a")));
        assert_eq!(InputLine::read("why"), InputLine::Why(None));
        assert_eq!(InputLine::read("hint"), InputLine::Hint(None));
        assert_eq!(InputLine::read("Hint program:./my bot"), InputLine::Hint(Some("program:./my bot")));
        assert_eq!(InputLine::read("RULES k15"), InputLine::Rules(Some("k15")));
        assert_eq!(InputLine::read("play kokopelli 2c"), InputLine::Decision("play kokopelli 2c"));
        assert_eq!(InputLine::read(""), InputLine::Nothing);
        assert_eq!(InputLine::read("\u{1b}[A"), InputLine::Decision("\u{1b}[A"));
    }
}
