//! One game at one terminal: bots decide by themselves, people are asked.

mod advice;
mod ending;

use std::io::{BufRead, StdinLock, Write, stdin};

use hearth_core::{Game, Notation, Observer, Seat, Turn};
use hearth_table::{GameRng, NoUndo, Play};
use hearth_terminal::{DecisionOf, GameOf, KnowledgeOf, Terminal, painted};
use hearth_text::{Names, spoken, understood};
use hearth_words::{Language, say};

use super::autosave::Autosave;
use super::input_line::{self, InputLine};
use super::opponent::Opponent;
use super::sitting::SeatAssignment;
use crate::commands::rules;
use crate::failure::Failure;
use crate::menu;
use crate::screen::{Scrollback, clear, columns, log, refused, rows, wrap};

type Output = anstream::AutoStream<std::io::StdoutLock<'static>>;

/// Minimum number of news lines, however small the screen is.
const MIN_NEWS_LINES: usize = 4;

/// The decider at a seat.
enum Occupant<G: Notation> {
    /// A person who has been told of this many decisions.
    Person {
        read: usize,
    },
    Bot(Opponent<G>),
}

/// The result of asking a person.
#[derive(PartialEq, Eq)]
enum PromptOutcome {
    /// The game continues: with a decision, an undo, or the table shown again.
    Continue,
    /// The person leaves.
    Leave,
}

/// One game at one terminal.
pub(super) struct Session<T: Terminal> {
    table: Play<GameOf<T>>,
    sitters: Vec<Occupant<GameOf<T>>>,
    names: Names,
    rng: GameRng,
    autosave: Autosave,
    out: Output,
    input: StdinLock<'static>,
    /// The seat that looked at the screen last.
    looking: Option<Seat>,
    /// A message to print when the table is shown next.
    remark: Option<String>,
}

impl<T: Terminal> Session<T> {
    pub fn new(
        table: Play<GameOf<T>>,
        names: Names,
        sitting: Vec<SeatAssignment>,
        rng: GameRng,
        autosave: Autosave,
    ) -> Session<T> {
        let sit = |(index, who): (usize, SeatAssignment)| {
            let seat = Seat::at(index);
            match who {
                SeatAssignment::Person => {
                    Occupant::Person { read: decisions_up_to_last_of::<T>(&table, seat) }
                }
                SeatAssignment::Bot(bot) => Occupant::Bot(Opponent::new(bot.bot::<KnowledgeOf<T>>(
                    seat,
                    &mut rng.table(),
                    &mut rng.seat(seat),
                ))),
            }
        };
        let sitters = sitting.into_iter().enumerate().map(sit).collect();
        let (out, input) = (anstream::stdout().lock(), stdin().lock());
        Session { table, sitters, names, rng, autosave, out, input, looking: None, remark: None }
    }

    /// Plays until the game is over or a person leaves.
    pub fn play(mut self) -> Result<(), Failure> {
        while let Turn::Decide(seat) = self.table.turn() {
            let legal = GameOf::<T>::legal(self.table.state());
            if let Occupant::Bot(bot) = &mut self.sitters[seat.index()] {
                match bot.decide(&self.table, seat, &legal) {
                    Ok(decision) => self.decide(decision)?,
                    Err(forfeit) => return Err(self.forfeited(seat, &forfeit)),
                };
            } else if self.show(seat, &legal)? == PromptOutcome::Leave
                || self.ask(seat, &legal)? == PromptOutcome::Leave
            {
                return self.leave();
            }
        }
        self.finish()
    }

    /// Applies a decision and saves the game. Prints a refusal and returns false.
    fn decide(&mut self, decision: DecisionOf<T>) -> Result<bool, Failure> {
        if let Err(refusal) = self.table.decide(decision) {
            writeln!(self.out, "{}", wrap(&refused::<T::Text>(refusal, self.names.language())))?;
            return Ok(false);
        }
        self.keep();
        Ok(true)
    }

    fn keep(&mut self) {
        let text = self.table.record().write();
        if let Err(message) = self.autosave.keep(&text, self.names.language()) {
            self.remark = Some(message);
        }
    }

    /// The name of a seat in its colour.
    fn name(&self, seat: Seat) -> String {
        painted::<T>(&self.names.spans(seat))
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| matches!(sitter, Occupant::Person { .. })).count()
    }

    /// Reads a line, or `None` at the end of input. Invalid UTF-8 is handled like any unknown word.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes);
        Ok(read.is_ok_and(|count| count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Erases the scrollback if the next person must not see it.
    fn before(&self) -> Scrollback {
        if self.has_curtain() { Scrollback::Erase } else { Scrollback::Keep }
    }

    /// Returns true if several people at one keyboard have hidden information.
    fn has_curtain(&self) -> bool {
        self.people() > 1 && GameOf::<T>::has_secrets(&self.table.record().setup)
    }

    /// Shows the table to a person, behind a curtain if it has secrets.
    fn show(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<PromptOutcome, Failure> {
        if self.has_curtain() && self.looking != Some(seat) {
            self.looking = None;
            clear(&mut self.out, Scrollback::Erase)?;
            write!(self.out, "{}", say!(self.names.language(), "play-pass", name = self.name(seat)))?;
            match self.line()?.as_deref().map(InputLine::read) {
                None | Some(InputLine::Quit) => return Ok(PromptOutcome::Leave),
                Some(_) => (),
            }
        }
        self.looking = Some(seat);
        let before = self.before();
        clear(&mut self.out, before)?;
        let view = self.table.view(Observer::Seat(seat));
        let table = T::draw(&view, &self.names, columns());
        let menu = menu::of::<T>(legal, &view, &self.names);
        writeln!(self.out, "{table}")?;
        self.tell_news(seat, rows().saturating_sub(table.lines().count() + menu.len() + 4))?;
        let name = self.name(seat);
        writeln!(self.out, "\n{}", say!(self.names.language(), "play-you-may", name = name))?;
        for line in menu {
            writeln!(self.out, "{line}")?;
        }
        Ok(PromptOutcome::Continue)
    }

    /// Asks until the person decides, takes a decision back or leaves.
    fn ask(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<PromptOutcome, Failure> {
        let language = self.names.language();
        loop {
            write!(self.out, "{} > ", self.name(seat))?;
            let Some(line) = self.line()? else { return Ok(PromptOutcome::Leave) };
            match InputLine::read(&line) {
                InputLine::Number(number) => match numbered::<T>(number, legal, language) {
                    Ok(decision) => {
                        self.decide(decision)?;
                        return Ok(PromptOutcome::Continue);
                    }
                    Err(wrong) => writeln!(self.out, "{wrong}")?,
                },
                InputLine::Decision(text) => match parse::<T>(text, language) {
                    Ok(decision) if self.decide(decision)? => return Ok(PromptOutcome::Continue),
                    Ok(_) => (),
                    Err(unreadable) => writeln!(self.out, "{unreadable}")?,
                },
                InputLine::Why(text) => self.why(seat, text, legal)?,
                InputLine::Hint(name) => self.hint(seat, name, legal)?,
                InputLine::Rules(id) => self.rules(id)?,
                InputLine::Undo => match self.table.undo(seat) {
                    Ok(decision) => {
                        let decision = spoken::<T::Text>(&decision.to_string(), language);
                        self.remark = Some(say!(language, "play-taken-back", decision = decision));
                        self.keep();
                        return Ok(PromptOutcome::Continue);
                    }
                    Err(NoUndo::NotYourTurn) => {
                        writeln!(self.out, "{}", wrap(&say!(language, "play-not-your-turn")))?;
                    }
                    Err(NoUndo::NothingFree) => {
                        writeln!(self.out, "{}", wrap(&say!(language, "play-nothing-free")))?;
                    }
                },
                InputLine::Save(file) => self.save(file)?,
                InputLine::Log => self.log(seat)?,
                InputLine::Aside => {
                    let view = self.table.view(Observer::Seat(seat));
                    let aside = T::aside(&view, &self.names);
                    let aside = aside.unwrap_or_else(|| say!(language, "play-no-aside"));
                    writeln!(self.out, "{}", wrap(&aside))?;
                }
                InputLine::Table => return Ok(PromptOutcome::Continue),
                InputLine::Help => writeln!(self.out, "{}", input_line::help(language).join("\n"))?,
                InputLine::Quit => return Ok(PromptOutcome::Leave),
                InputLine::Nothing => (),
            }
        }
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Failure> {
        let language = self.names.language();
        let book = rules::book(GameOf::<T>::NAME, language)?;
        match id {
            None => writeln!(self.out, "{}\n{}", wrap(book.0), say!(language, "play-table-again"))?,
            Some(id) => match book.rule(id) {
                Ok(text) => {
                    let rule = say!(language, "play-rule", id = id.to_uppercase(), text = text);
                    writeln!(self.out, "{}", wrap(&rule))?;
                }
                Err(_) => writeln!(
                    self.out,
                    "{}",
                    say!(language, "play-no-rule", id = without_control_characters(id))
                )?,
            },
        }
        Ok(())
    }

    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        let record = self.table.record();
        let lines = log::<T>(record, Observer::Seat(seat), 0..record.decisions.len(), &self.names);
        if lines.is_empty() {
            writeln!(self.out, "{}", say!(self.names.language(), "play-no-news"))?;
        }
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Prints the news for a person; only the last lines if the screen is small.
    fn tell_news(&mut self, seat: Seat, room: usize) -> Result<(), Failure> {
        if let Occupant::Person { read } = &mut self.sitters[seat.index()] {
            let record = self.table.record();
            let decided = record.decisions.len();
            let lines = log::<T>(record, Observer::Seat(seat), (*read).min(decided)..decided, &self.names);
            *read = decided;
            let left_out = lines.len().saturating_sub(room.max(MIN_NEWS_LINES));
            if left_out > 0 {
                let more = say!(self.names.language(), "play-more-lines", lines = left_out);
                writeln!(self.out, "{more}")?;
            }
            for line in &lines[left_out..] {
                writeln!(self.out, "{line}")?;
            }
        }
        if let Some(remark) = self.remark.take() {
            writeln!(self.out, "{remark}")?;
        }
        Ok(())
    }
}

/// Returns the decision with a number in the list, or an error message.
fn numbered<T: Terminal>(
    number: usize,
    legal: &[DecisionOf<T>],
    language: Language,
) -> Result<DecisionOf<T>, String> {
    let decision = number.checked_sub(1).and_then(|index| legal.get(index)).copied();
    decision.ok_or_else(|| say!(language, "play-numbers", last = legal.len()))
}

/// Parses a decision, or returns an error message.
fn parse<T: Terminal>(text: &str, language: Language) -> Result<DecisionOf<T>, String> {
    let unreadable = |_| wrap(&say!(language, "play-unreadable", typed = without_control_characters(text)));
    understood::<T::Text>(text, language).parse().map_err(unreadable)
}

/// Replaces control characters, so that echoed input cannot move the cursor.
fn without_control_characters(typed: &str) -> String {
    typed.replace(char::is_control, "?")
}

/// Returns the number of decisions up to and including the seat's last one.
fn decisions_up_to_last_of<T: Terminal>(table: &Play<GameOf<T>>, seat: Seat) -> usize {
    let mut state = GameOf::<T>::start(&table.record().setup);
    let mut last = 0;
    for (number, &decision) in (1..).zip(&table.record().decisions) {
        if GameOf::<T>::turn(&state) == Turn::Decide(seat) {
            last = number;
        }
        GameOf::<T>::apply(&mut state, decision, &mut |_| ());
    }
    last
}
