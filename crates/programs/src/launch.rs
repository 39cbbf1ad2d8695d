//! The command that starts a program: `program:python3 bot.py`, `program@500ms:./bot`.

use std::fmt;
use std::time::Duration;

use hearth_bots::Budget;

/// The default time per decision.
const DEFAULT_DECISION_TIME: Duration = Duration::from_secs(5);

/// A command and its time per decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    text: String,
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
    /// The time per decision.
    pub(crate) time: Duration,
}

impl Launch {
    /// Creates a launch from a command that is already split.
    pub fn of(words: Vec<String>, time: Duration) -> Launch {
        Launch { text: format!("program:{}", words.join(" ")), words, time }
    }

    /// Parses a text that names a program. Returns `None` if it names something else.
    pub(crate) fn read(text: &str) -> Option<Result<Launch, String>> {
        let rest = text.strip_prefix("program")?;
        if !rest.is_empty() && !rest.starts_with([':', '@']) {
            return None;
        }
        Some(Launch::parse_after_prefix(text, rest).map_err(|message| format!("`{text}`: {message}")))
    }

    fn parse_after_prefix(text: &str, rest: &str) -> Result<Launch, String> {
        let (budget, command) =
            rest.split_once(':').ok_or("`program:` needs a command, as in `program:python3 bot.py`")?;
        let time = match budget.strip_prefix('@').map(str::parse::<Budget>).transpose()? {
            None => DEFAULT_DECISION_TIME,
            Some(Budget::Time(time)) => time,
            Some(Budget::Nodes(_)) => {
                return Err("a program takes a time, such as `program@500ms:…`, not nodes".to_owned());
            }
        };
        let words = shlex::split(command).ok_or("a quotation mark in the command is never closed")?;
        if words.is_empty() {
            return Err("there is no command".to_owned());
        }
        Ok(Launch { text: text.to_owned(), words, time })
    }
}

/// Writes the text that was parsed.
impl fmt::Display for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_splits_it() {
        let launch =
            Launch::read("program@500ms:sh -c 'exit 3'").expect("it is a program").expect("it is fine");
        assert_eq!(launch.words, ["sh", "-c", "exit 3"]);
        assert_eq!(launch.time, Duration::from_millis(500));
        assert_eq!(launch.to_string(), "program@500ms:sh -c 'exit 3'");
    }

    #[test]
    fn errors_in_a_command_are_explained() {
        for (text, answer) in [
            ("program", "needs a command"),
            ("program:", "there is no command"),
            ("program:sh 'x", "never closed"),
            ("program@:sh", "is not a budget"),
            ("program@20000:sh", "not nodes"),
        ] {
            let refused = Launch::read(text).expect("it is a program").expect_err("it is refused");
            assert!(refused.contains(answer), "{refused}");
        }
        assert_eq!(Launch::read("programmer:x"), None);
    }
}
