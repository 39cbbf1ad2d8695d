//! Reads text arguments: a file, standard input, or the text itself.

use std::io::Read;
use std::path::Path;
use std::{fs, io, iter};

use hearth_catalogue::UnknownGame;
use hearth_core::statements;

use crate::failure::Failure;

/// Reads a file, or standard input if the name is `-`.
pub(crate) fn read(name: &str) -> Result<String, Failure> {
    if name == "-" {
        let mut text = String::new();
        io::stdin()
            .read_to_string(&mut text)
            .map_err(|error| Failure::input(format!("cannot read standard input: {error}")))?;
        return Ok(text);
    }
    let bytes = fs::read(Path::new(name))
        .map_err(|error| Failure::input(format!("cannot read `{name}`: {error}")))?;
    String::from_utf8(bytes).map_err(|_| Failure::input(format!("`{name}` is not UTF-8 text")))
}

/// Returns the argument if it starts with the given statement, else reads the file of that name.
pub(crate) fn text_or_file(given: &str, beginning: &str) -> Result<String, Failure> {
    let is_text = statements(given).next().is_some_and(|first| first.key == beginning);
    if is_text { Ok(given.to_owned()) } else { read(given) }
}

/// Splits a text into records. Anything before the first record belongs to it.
pub(crate) fn records(text: &str) -> Vec<&str> {
    let begins = statements(text).filter(|statement| statement.key == "record");
    let others = begins.skip(1).map(|statement| statement.key.as_ptr().addr() - text.as_ptr().addr());
    let cuts: Vec<usize> = iter::once(0).chain(others).chain([text.len()]).collect();
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect()
}

/// Returns the game's name from the first statement of a record or a position.
pub(crate) fn game_of<'a>(text: &'a str, beginning: &str) -> Result<&'a str, Failure> {
    let first = statements(text).next().filter(|first| first.key == beginning);
    first.map(|first| first.value).ok_or_else(|| {
        Failure::input(format!("this is not a {beginning}: its first line must be `{beginning} GAME`"))
    })
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Failure {
        Failure::input(error)
    }
}
