//! `hearth rules`: prints the rules.

use std::io::Write;

use anstyle::Style;
use clap::ArgMatches;
use hearth_catalogue::PageVisitor;
use hearth_core::Rulebook;
use hearth_page::GamePage;
use hearth_terminal::paint;
use hearth_words::Language;

use crate::arguments;
use crate::failure::Failure;
use crate::screen::wrap;

struct Book(Language);

impl PageVisitor for Book {
    type Output = Rulebook;

    fn visit<P: GamePage>(&mut self) -> Rulebook {
        P::rulebook(self.0)
    }
}

/// Returns the rulebook of a game in a language.
pub(super) fn book(game: &str, language: Language) -> Result<Rulebook, Failure> {
    Ok(hearth_catalogue::find_page(game, Book(language))?)
}

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    let book = book(game, arguments::language(matches))?;
    let mut out = anstream::stdout().lock();
    let bold = Style::new().bold();
    if let Some(id) = matches.get_one::<String>("id") {
        let text = book.rule(id).map_err(Failure::input)?;
        writeln!(out, "{}", wrap(&format!("{} {text}", paint(bold, &id.to_uppercase()))))?;
        return Ok(());
    }
    for line in book.0.lines() {
        match (line.strip_prefix("# "), line.split_once(' ')) {
            (Some(heading), _) => writeln!(out, "\n{}", paint(bold.underline(), heading))?,
            (None, Some((id, text))) => writeln!(out, "{}", wrap(&format!("{} {text}", paint(bold, id))))?,
            (None, None) => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}
