//! Texts that a person names: a file, standard input, or the text itself.

use std::io::Read;
use std::path::Path;
use std::{fs, io, iter};

use hearth_catalogue::UnknownGame;
use hearth_core::statements;

use crate::failure::Failure;

/// Reads a file, or standard input if it is called `-`.
pub(crate) fn read(name: &str) -> Result<String, Failure> {
    if name == "-" {
        let mut text = String::new();
        io::stdin()
            .read_to_string(&mut text)
            .map_err(|error| Failure::input(format!("standard input cannot be read: {error}")))?;
        return Ok(text);
    }
    let bytes = fs::read(Path::new(name))
        .map_err(|error| Failure::input(format!("`{name}` cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|_| Failure::input(format!("`{name}` is not a text")))
}

/// The text itself if it begins like one, else what a file of that name holds.
pub(crate) fn text_or_file(given: &str, beginning: &str) -> Result<String, Failure> {
    let is_text = statements(given).next().is_some_and(|first| first.key == beginning);
    if is_text { Ok(given.to_owned()) } else { read(given) }
}

/// The records in a text, one after the other. What stands before the first belongs to it.
pub(crate) fn records(text: &str) -> Vec<&str> {
    let begins = statements(text).filter(|statement| statement.key == "record");
    let others = begins.skip(1).map(|statement| statement.key.as_ptr().addr() - text.as_ptr().addr());
    let cuts: Vec<usize> = iter::once(0).chain(others).chain([text.len()]).collect();
    cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect()
}

/// The name of the game that a record or a position is of.
pub(crate) fn game_of<'a>(text: &'a str, beginning: &str) -> Result<&'a str, Failure> {
    let first = statements(text).next().filter(|first| first.key == beginning);
    first.map(|first| first.value).ok_or_else(|| {
        Failure::input(format!("this is no {beginning}: its first line must be `{beginning} GAME`"))
    })
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Failure {
        Failure::input(error)
    }
}
