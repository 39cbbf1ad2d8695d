//! One game at one terminal: bots decide by themselves, people are asked.

mod advice;
mod ending;

use std::io::{BufRead, StdinLock, Write, stdin};

use hearth_core::{Game, Notation, Observer, Seat, Turn};
use hearth_table::{GameRng, NoUndo, Play, events_seen_by};
use hearth_terminal::{DecisionOf, Names, Terminal, spoken, understood};
use hearth_words::{Language, say};

use super::keeper::Keeper;
use super::opponent::Opponent;
use super::sitting::Who;
use super::word::{self, Word};
use crate::commands::rules;
use crate::failure::Failure;
use crate::menu;
use crate::screen::{Before, clear, columns, log, refused, rows, wrap};

type Output = anstream::AutoStream<std::io::StdoutLock<'static>>;

/// So many lines of news are shown at least, however small the screen is.
const FEWEST_NEWS: usize = 4;

/// Somebody at a seat.
enum Occupant<G: Notation> {
    /// A person, who has been told of so many decisions.
    Person { read: usize },
    /// A bot.
    Bot(Opponent<G>),
}

/// What came of asking a person.
#[derive(PartialEq, Eq)]
enum Answer {
    /// Something was decided or taken back, or the table is to be shown again.
    GoOn,
    /// He leaves.
    Leave,
}

/// One game at one terminal.
pub(super) struct Session<T: Terminal> {
    table: Play<T::Game>,
    sitters: Vec<Occupant<T::Game>>,
    names: Names,
    rng: GameRng,
    keeper: Keeper,
    out: Output,
    input: StdinLock<'static>,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// Something to be said when the table is shown next.
    remark: Option<String>,
}

impl<T: Terminal> Session<T> {
    pub fn new(
        table: Play<T::Game>,
        names: Names,
        sitting: Vec<Who>,
        rng: GameRng,
        keeper: Keeper,
    ) -> Session<T> {
        let sit = |(index, who): (usize, Who)| {
            let seat = Seat::at(index);
            match who {
                Who::Person => Occupant::Person { read: last_of::<T>(&table, seat) },
                Who::Bot(bot) => Occupant::Bot(Opponent::new(bot.bot::<T::GameKnowledge>(
                    seat,
                    &mut rng.table(),
                    &mut rng.seat(seat),
                ))),
            }
        };
        let sitters = sitting.into_iter().enumerate().map(sit).collect();
        let (out, input) = (anstream::stdout().lock(), stdin().lock());
        Session { table, sitters, names, rng, keeper, out, input, looking: None, remark: None }
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(mut self) -> Result<(), Failure> {
        while let Turn::Decide(seat) = self.table.turn() {
            let legal = T::Game::legal(self.table.state());
            if let Occupant::Bot(bot) = &mut self.sitters[seat.index()] {
                match bot.decide(&self.table, seat, &legal) {
                    Ok(decision) => self.decide(decision)?,
                    Err(forfeit) => return Err(self.forfeited(seat, &forfeit)),
                };
            } else if self.show(seat, &legal)? == Answer::Leave || self.ask(seat, &legal)? == Answer::Leave {
                return self.leave();
            }
        }
        self.finish()
    }

    /// Makes a decision and keeps the game. A refusal is only shown.
    fn decide(&mut self, decision: DecisionOf<T>) -> Result<bool, Failure> {
        if let Err(refusal) = self.table.decide(decision) {
            writeln!(self.out, "{}", wrap(&refused::<T>(refusal, self.names.language())))?;
            return Ok(false);
        }
        self.keep();
        Ok(true)
    }

    fn keep(&mut self) {
        let text = self.table.record().write();
        if let Err(message) = self.keeper.keep(&text, self.names.language()) {
            self.remark = Some(message);
        }
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| matches!(sitter, Occupant::Person { .. })).count()
    }

    /// What a person typed, `None` if he went away. Bytes that are no text are answered like any other nonsense.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes);
        Ok(read.is_ok_and(|count| count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// What is on the screen may be seen by the next one only if he is the same.
    fn before(&self) -> Before {
        if self.has_curtain() { Before::Gone } else { Before::Scrolled }
    }

    /// Whether several people at one keyboard have something to hide from each other.
    fn has_curtain(&self) -> bool {
        self.people() > 1 && T::Game::has_secrets(&self.table.record().setup)
    }

    /// Shows the table to a person, where there is a curtain only after it.
    fn show(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<Answer, Failure> {
        if self.has_curtain() && self.looking != Some(seat) {
            self.looking = None;
            clear(&mut self.out, Before::Gone)?;
            write!(self.out, "{}", say!(self.names.language(), "play-pass", name = self.names.of(seat)))?;
            match self.line()?.as_deref().map(Word::read) {
                None | Some(Word::Quit) => return Ok(Answer::Leave),
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
        let name = self.names.of(seat);
        writeln!(self.out, "\n{}", say!(self.names.language(), "play-you-may", name = name))?;
        for line in menu {
            writeln!(self.out, "{line}")?;
        }
        Ok(Answer::GoOn)
    }

    /// Asks until a person has made a decision or taken one back.
    fn ask(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<Answer, Failure> {
        let language = self.names.language();
        loop {
            write!(self.out, "{} > ", self.names.of(seat))?;
            let Some(line) = self.line()? else { return Ok(Answer::Leave) };
            match Word::read(&line) {
                Word::Number(number) => match numbered::<T>(number, legal, language) {
                    Ok(decision) => {
                        self.decide(decision)?;
                        return Ok(Answer::GoOn);
                    }
                    Err(wrong) => writeln!(self.out, "{wrong}")?,
                },
                Word::Decision(text) => match parse::<T>(text, language) {
                    Ok(decision) if self.decide(decision)? => return Ok(Answer::GoOn),
                    Ok(_) => (),
                    Err(unreadable) => writeln!(self.out, "{unreadable}")?,
                },
                Word::Why(text) => self.why(seat, text, legal)?,
                Word::Hint(name) => self.hint(seat, name, legal)?,
                Word::Rules(id) => self.rules(id)?,
                Word::Undo => match self.table.undo(seat) {
                    Ok(decision) => {
                        let decision = spoken::<T>(&decision.to_string(), language);
                        self.remark = Some(say!(language, "play-taken-back", decision = decision));
                        self.keep();
                        return Ok(Answer::GoOn);
                    }
                    Err(NoUndo::NotYourTurn) => {
                        writeln!(self.out, "{}", wrap(&say!(language, "play-not-your-turn")))?;
                    }
                    Err(NoUndo::NothingFree) => {
                        writeln!(self.out, "{}", wrap(&say!(language, "play-nothing-free")))?;
                    }
                },
                Word::Save(file) => self.save(file)?,
                Word::Log => self.log(seat)?,
                Word::Aside => {
                    let view = self.table.view(Observer::Seat(seat));
                    let aside = T::aside(&view, &self.names);
                    let aside = aside.unwrap_or_else(|| say!(language, "play-no-aside"));
                    writeln!(self.out, "{}", wrap(&aside))?;
                }
                Word::Table => return Ok(Answer::GoOn),
                Word::Help => writeln!(self.out, "{}", word::help(language).join("\n"))?,
                Word::Quit => return Ok(Answer::Leave),
                Word::Nothing => (),
            }
        }
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Failure> {
        let language = self.names.language();
        let book = rules::book(T::Game::NAME, language)?;
        match id {
            None => writeln!(self.out, "{}\n{}", wrap(book.0), say!(language, "play-table-again"))?,
            Some(id) => match book.rule(id) {
                Ok(text) => {
                    let rule = say!(language, "play-rule", id = id.to_uppercase(), text = text);
                    writeln!(self.out, "{}", wrap(&rule))?;
                }
                Err(_) => writeln!(self.out, "{}", say!(language, "play-no-rule", id = harmless(id)))?,
            },
        }
        Ok(())
    }

    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        let record = self.table.record();
        let lines =
            log::<T>(&events_seen_by(record, Observer::Seat(seat), 0..record.decisions.len()), &self.names);
        if lines.is_empty() {
            writeln!(self.out, "{}", say!(self.names.language(), "play-no-news"))?;
        }
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// What a person has not been told yet: the last of it, if there is no room for all.
    fn tell_news(&mut self, seat: Seat, room: usize) -> Result<(), Failure> {
        if let Occupant::Person { read } = &mut self.sitters[seat.index()] {
            let record = self.table.record();
            let decided = record.decisions.len();
            let lines = log::<T>(
                &events_seen_by(record, Observer::Seat(seat), (*read).min(decided)..decided),
                &self.names,
            );
            *read = decided;
            let left_out = lines.len().saturating_sub(room.max(FEWEST_NEWS));
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

/// The decision with a number in the list, or a sentence that says which numbers there are.
fn numbered<T: Terminal>(
    number: usize,
    legal: &[DecisionOf<T>],
    language: Language,
) -> Result<DecisionOf<T>, String> {
    let decision = number.checked_sub(1).and_then(|index| legal.get(index)).copied();
    decision.ok_or_else(|| say!(language, "play-numbers", last = legal.len()))
}

/// A decision in words, or a sentence for the one whose words are none.
fn parse<T: Terminal>(text: &str, language: Language) -> Result<DecisionOf<T>, String> {
    let unreadable = |_| wrap(&say!(language, "play-unreadable", typed = harmless(text)));
    understood::<T>(text, language).parse().map_err(unreadable)
}

/// What was typed, to be said again: what comes back to the screen in an answer moves no cursor.
fn harmless(typed: &str) -> String {
    typed.replace(char::is_control, "?")
}

/// How many decisions had been made when a seat had made its last one.
fn last_of<T: Terminal>(table: &Play<T::Game>, seat: Seat) -> usize {
    let mut state = T::Game::start(&table.record().setup);
    let mut last = 0;
    for (number, &decision) in (1..).zip(&table.record().decisions) {
        if T::Game::turn(&state) == Turn::Decide(seat) {
            last = number;
        }
        T::Game::apply(&mut state, decision, &mut |_| ());
    }
    last
}
