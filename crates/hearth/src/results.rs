//! Where results go: a table for people, JSON for programs, a picture for a page.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};

use clap::ArgMatches;
use serde_json::Value;

use crate::failure::Failure;

/// What came of a command, in every form that can be asked for.
pub(crate) struct Results {
    /// Lines for people.
    pub table: String,
    /// The same for programs.
    pub json: Value,
    /// The same to look at.
    pub svg: String,
}

/// Refuses files that cannot be written, before hours of work are lost. What stands in them stays until there is something to
/// write.
pub(crate) fn writable(matches: &ArgMatches) -> Result<(), Failure> {
    let files = ["json", "svg"].into_iter().filter_map(|form| matches.get_one::<String>(form));
    for file in files.filter(|file| *file != "-") {
        OpenOptions::new().append(true).create(true).open(file).map_err(|error| unwritable(file, &error))?;
    }
    Ok(())
}

impl Results {
    /// Writes what the command line asks for. Standard output has either JSON or the table, never both.
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
        // Last: nobody may be there any more to read it.
        Ok(anstream::stdout().lock().write_all(shown.as_bytes())?)
    }
}

fn write(file: &str, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| unwritable(file, &error))
}

fn unwritable(file: &str, error: &io::Error) -> Failure {
    Failure::input(format!("`{file}` cannot be written: {error}"))
}
