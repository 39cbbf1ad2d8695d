//! `hearth trace`: a record as JSON lines.

use std::io::{BufWriter, Write, stdout};

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Record, Turn, over_line, setup_line, step_line};
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
        let mut state = T::Game::start(&record.setup);
        writeln!(out, "{}", setup_line::<T::Game>(&record.setup))?;
        for &decision in &record.decisions {
            let Turn::Decide(seat) = T::Game::turn(&state) else { break };
            let legal = T::Game::legal(&state);
            T::Game::apply(&mut state, decision, &mut |_| ());
            writeln!(out, "{}", step_line::<T::Game>(seat, &legal, decision, &state))?;
        }
        if let Some(standing) = T::Game::standing(&state) {
            writeln!(out, "{}", over_line(&standing))?;
        }
        out.flush()?;
        Ok(())
    }
}
