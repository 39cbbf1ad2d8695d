//! `hearth trace`: a record as JSON lines.

use std::io::{BufWriter, Write, stdout};

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Record, trace_lines};
use hearth_terminal::Terminal;

use crate::failure::Failure;
use crate::input;

struct TraceOf<'a>(&'a str);

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    hearth_catalogue::find(input::game_of(&text, "record")?, TraceOf(&text))?
}

impl Visitor for TraceOf<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let record = Record::<T::Game>::read(self.0).map_err(Failure::input)?;
        let mut out = BufWriter::new(stdout().lock());
        trace_lines(&record, |line| writeln!(out, "{line}"))?;
        out.flush()?;
        Ok(())
    }
}
