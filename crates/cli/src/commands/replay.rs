//! `hearth replay`: steps through a record.

use std::io::{BufRead, IsTerminal, Write, stdin};
use std::ops::Range;

use clap::ArgMatches;
use hearth_catalogue::TerminalVisitor;
use hearth_core::{Game, Observer, Record, Seat};
use hearth_table::events_seen_by;
use hearth_terminal::{GameOf, Terminal, account_text};
use hearth_text::{Names, Text};
use hearth_words::{Language, say};

use crate::arguments;
use crate::failure::Failure;
use crate::input;
use crate::screen::{Scrollback, clear, columns, log};

struct Replay<'a> {
    text: &'a str,
    seat: Option<usize>,
    language: Language,
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    let seat = matches.get_one("seat").copied();
    hearth_catalogue::find_terminal(
        input::game_of(&text, "record")?,
        Replay { text: &text, seat, language: arguments::language(matches) },
    )?
}

impl TerminalVisitor for Replay<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let record = Record::<GameOf<T>>::read(self.text).map_err(Failure::input)?;
        let start = GameOf::<T>::start(&record.setup);
        let players = GameOf::<T>::players(&start);
        let observer = match self.seat {
            None => Observer::Spectator,
            Some(number) => {
                Observer::Seat(Seat::numbered(number).filter(|seat| seat.index() < players).ok_or_else(
                    || Failure::input(format!("there is no seat {number}; the seats are 1 to {players}")),
                )?)
            }
        };
        let names = T::Text::names(&GameOf::<T>::view(&start, observer), self.language);
        let observed = ObservedRecord::<T> { record, observer, names };
        if stdin().is_terminal() { observed.step_through() } else { observed.print() }
    }
}

/// A record as one observer saw it.
struct ObservedRecord<T: Terminal> {
    record: Record<GameOf<T>>,
    observer: Observer,
    names: Names,
}

impl<T: Terminal> ObservedRecord<T> {
    /// Returns the state after a number of decisions.
    fn state(&self, decisions: usize) -> <GameOf<T> as Game>::State {
        let mut state = GameOf::<T>::start(&self.record.setup);
        for &decision in &self.record.decisions[..decisions] {
            GameOf::<T>::apply(&mut state, decision, &mut |_| ());
        }
        state
    }

    /// Prints the table after a range of decisions, and the log of that range.
    fn show(&self, decisions: Range<usize>, out: &mut impl Write) -> Result<(), Failure> {
        let state = self.state(decisions.end);
        let view = GameOf::<T>::view(&state, self.observer);
        writeln!(out, "{}", T::draw(&view, &self.names, columns()))?;
        let happened = events_seen_by(&self.record, self.observer, 0..decisions.end);
        for line in log::<T>(&self.record, self.observer, decisions, &self.names) {
            writeln!(out, "{line}")?;
        }
        if let Some(account) = T::Text::account(&view, &happened, &self.names) {
            writeln!(out, "{}", account_text::<T>(&account, columns()))?;
        }
        Ok(())
    }

    /// Prints the log of the whole game, then the final table.
    fn print(&self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        let last = self.record.decisions.len();
        for line in log::<T>(&self.record, self.observer, 0..last, &self.names) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        self.show(last..last, &mut out)
    }

    fn step_through(&self) -> Result<(), Failure> {
        let last = self.record.decisions.len();
        let mut out = anstream::stdout().lock();
        let mut lines = stdin().lock().lines();
        let mut at = 0_usize;
        let language = self.names.language();
        let help = say!(language, "replay-help");
        let mut remark = help.clone();
        loop {
            clear(&mut out, Scrollback::Keep)?;
            self.show(at.saturating_sub(1)..at, &mut out)?;
            write!(out, "\n{remark}\n{} > ", say!(language, "replay-at", at = at, last = last))?;
            out.flush()?;
            let Some(Ok(line)) = lines.next() else { return Ok(()) };
            remark.clone_from(&help);
            match line.trim() {
                "" => at = (at + 1).min(last),
                "b" | "back" => at = at.saturating_sub(1),
                "end" => at = last,
                "q" | "quit" => return Ok(()),
                other => match other.parse::<usize>() {
                    Ok(number) if number <= last => at = number,
                    _ => {
                        let typed = other.escape_debug().to_string();
                        remark = say!(
                            language,
                            "replay-unknown",
                            typed = typed,
                            last = last,
                            help = help.as_str()
                        );
                    }
                },
            }
        }
    }
}
