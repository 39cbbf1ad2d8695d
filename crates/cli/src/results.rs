//! Writes results: a table for people, JSON for programs, a picture for a page.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};

use clap::ArgMatches;
use serde_json::Value;

use crate::failure::Failure;

/// The result of a command in every format.
pub(crate) struct Results {
    /// Text for people.
    pub table: String,
    /// JSON for programs.
    pub json: Value,
    /// An SVG picture.
    pub svg: String,
}

/// Fails early if a file cannot be written, before hours of work. Existing contents stay until the result is
/// written.
pub(crate) fn ensure_writable(matches: &ArgMatches) -> Result<(), Failure> {
    let files = ["json", "svg"].into_iter().filter_map(|form| matches.get_one::<String>(form));
    for file in files.filter(|file| *file != "-") {
        OpenOptions::new().append(true).create(true).open(file).map_err(|error| unwritable(file, &error))?;
    }
    Ok(())
}

impl Results {
    /// Writes the requested formats. Standard output gets either JSON or the table, never both.
    pub fn write(&self, matches: &ArgMatches) -> Result<(), Failure> {
        let json = format!("{:#}\n", self.json);
        let shown = match matches.get_one::<String>("json").map(String::as_str) {
            Some("-") => &json,
            file => {
                file.map_or(Ok(()), |file| write(file, &json))?;
                &self.table
            }
        };
        matches.get_one::<String>("svg").map_or(Ok(()), |file| write(file, &self.svg))?;
        // Last, since the reader of standard output may be gone.
        Ok(anstream::stdout().lock().write_all(shown.as_bytes())?)
    }
}

fn write(file: &str, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| unwritable(file, &error))
}

fn unwritable(file: &str, error: &io::Error) -> Failure {
    Failure::input(format!("cannot write `{file}`: {error}"))
}
