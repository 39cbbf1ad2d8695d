//! `hearth trace`: writes records as JSON lines.

use std::io::{BufWriter, Write, stdout};

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Record, trace_lines};
use hearth_text::Text;

use crate::failure::Failure;
use crate::input;

/// A record, and the writer of its trace.
struct TraceOf<'a, W>(&'a str, &'a mut W);

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    let records = input::records(&text);
    let mut out = BufWriter::new(stdout().lock());
    for (place, record) in records.iter().enumerate() {
        let traced = input::game_of(record, "record")
            .and_then(|game| hearth_catalogue::find(game, TraceOf(record, &mut out))?);
        // Line numbers in the message count from the start of the record.
        traced.map_err(|failure| match (failure, records.len()) {
            (Failure::Input(message), 2..) => Failure::Input(format!("record {}: {message}", place + 1)),
            (failure, _) => failure,
        })?;
    }
    out.flush()?;
    Ok(())
}

impl<W: Write> Visitor for TraceOf<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        let TraceOf(text, out) = self;
        let record = Record::<T::Game>::read(text).map_err(Failure::input)?;
        trace_lines(&record, |line| writeln!(out, "{line}"))?;
        Ok(())
    }
}
