//! How a program is started: `program:python3 bot.py`, `program@500ms:./bot`.

use std::fmt;
use std::time::Duration;

use hearth_bots::Budget;

/// How long a program may think about a decision if nobody says.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// A command, and how long it may think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    text: String,
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
    /// How long it may think about one decision.
    pub(crate) time: Duration,
}

impl Launch {
    /// A command that is in words already.
    pub fn of(words: Vec<String>, time: Duration) -> Launch {
        Launch { text: format!("program:{}", words.join(" ")), words, time }
    }

    /// Understands a text that names a program; `None` if it names something else.
    pub(crate) fn read(text: &str) -> Option<Result<Launch, String>> {
        let rest = text.strip_prefix("program")?;
        if !rest.is_empty() && !rest.starts_with([':', '@']) {
            return None;
        }
        Some(Launch::after_its_name(text, rest).map_err(|message| format!("`{text}`: {message}")))
    }

    fn after_its_name(text: &str, rest: &str) -> Result<Launch, String> {
        let (budget, command) = rest
            .split_once(':')
            .ok_or("behind `program:` stands a command, as in `program:python3 bot.py`")?;
        let time = match budget.strip_prefix('@').map(str::parse::<Budget>).transpose()? {
            None => USUAL_TIME,
            Some(Budget::Time(time)) => time,
            Some(Budget::Nodes(_)) => {
                return Err("a program is given a time, such as `program@500ms:…`, not nodes".to_owned());
            }
        };
        let words = shlex::split(command).ok_or("a quotation mark in the command is never closed")?;
        if words.is_empty() {
            return Err("there is no command".to_owned());
        }
        Ok(Launch { text: text.to_owned(), words, time })
    }
}

/// As it was read.
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
    fn what_is_wrong_with_a_command_is_said() {
        for (text, answer) in [
            ("program", "stands a command"),
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
