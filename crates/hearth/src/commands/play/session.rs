//! One game at one terminal: bots decide by themselves, people are asked.

use std::io::{StdinLock, Write, stdin};
use std::path::Path;

use hearth_bots::Bot;
use hearth_core::{Game, Observer, Rulebook, Seat, Turn};
use hearth_table::Table;
use hearth_terminal::{DecisionOf, Names, Terminal};

use super::keeper::{self, Keeper};
use super::menu;
use super::sitting::Who;
use super::word::{HELP, Word};
use crate::chance::Chance;
use crate::failure::Failure;
use crate::screen::clear;

type Output = anstream::AutoStream<std::io::StdoutLock<'static>>;

/// Somebody at a seat.
enum Sitter<G: Game> {
    /// A person, with what he was told so far and how much of it he has read.
    Person { told: Vec<G::Event>, read: usize },
    /// A bot.
    Bot(Box<dyn Bot<G>>),
}

/// One game at one terminal.
pub(super) struct Session<T: Terminal> {
    table: Table<T::Game>,
    sitters: Vec<Sitter<T::Game>>,
    names: Names,
    keeper: Keeper,
    out: Output,
    lines: std::io::Lines<StdinLock<'static>>,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// Something to be said when the table is shown next.
    news: Option<String>,
}

impl<T: Terminal> Session<T> {
    pub fn new(
        table: Table<T::Game>,
        sitting: Vec<Who>,
        chance: Chance,
        keeper: Keeper,
    ) -> Result<Session<T>, Failure> {
        let names = T::names(&table.view(Observer::Spectator));
        let sit = |(index, who): (usize, Who)| match who {
            Who::Person => Ok(Sitter::Person { told: Vec::new(), read: 0 }),
            Who::Bot(name) => {
                let seat = Seat::at(index);
                let bot = hearth_bots::named(&name, seat, chance.table(), chance.seat(seat));
                bot.map(Sitter::Bot).map_err(Failure::input)
            }
        };
        let sitters = sitting.into_iter().enumerate().map(sit).collect::<Result<_, _>>()?;
        let out = anstream::stdout().lock();
        Ok(Session { table, sitters, names, keeper, out, lines: stdin().lines(), looking: None, news: None })
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(mut self) -> Result<(), Failure> {
        self.keep()?;
        while let Turn::Decide(seat) = self.table.turn() {
            let view = self.table.view(Observer::Seat(seat));
            let legal = T::Game::legal(self.table.state());
            match &mut self.sitters[seat.index()] {
                Sitter::Bot(bot) => {
                    let decision = bot.choose(&view, &legal);
                    self.decide(decision)?;
                }
                Sitter::Person { .. } => {
                    self.show(seat, &legal)?;
                    if !self.ask(seat, &legal)? {
                        return self.leave();
                    }
                }
            }
        }
        self.finish()
    }

    /// Makes a decision, tells every person what he may know of it, and keeps the game. A refusal is only shown.
    fn decide(&mut self, decision: DecisionOf<T>) -> Result<bool, Failure> {
        let events = match self.table.decide(decision) {
            Ok(events) => events,
            Err(refusal) => {
                writeln!(self.out, "Not possible. {refusal}")?;
                return Ok(false);
            }
        };
        for (index, sitter) in self.sitters.iter_mut().enumerate() {
            if let Sitter::Person { told, .. } = sitter {
                let observer = Observer::Seat(Seat::at(index));
                told.extend(events.iter().map(|event| T::Game::event_seen(*event, observer)));
            }
        }
        self.keep()?;
        Ok(true)
    }

    fn keep(&mut self) -> Result<(), Failure> {
        let text = self.table.record().write();
        if let Err(message) = self.keeper.keep(&text) {
            writeln!(self.out, "{message}")?;
        }
        Ok(())
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person { .. })).count()
    }

    /// Shows the table to a person: with several at one keyboard only after a curtain.
    fn show(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<(), Failure> {
        if self.people() > 1 && self.looking != Some(seat) {
            clear(&mut self.out)?;
            write!(self.out, "{} is next. Pass the keyboard and press Enter.", self.names.of(seat))?;
            self.out.flush()?;
            self.lines.next();
        }
        self.looking = Some(seat);
        clear(&mut self.out)?;
        let view = self.table.view(Observer::Seat(seat));
        writeln!(self.out, "{}", T::draw(&view, &self.names))?;
        self.tell_news(seat)?;
        writeln!(self.out, "\nYou are {}. You may:", self.names.of(seat))?;
        let explain = |decision: &DecisionOf<T>| T::explain(*decision, &view, &self.names);
        for line in menu::lines(legal, explain) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Asks until a person has made a decision or taken one back. `false` if he leaves.
    fn ask(&mut self, seat: Seat, legal: &[DecisionOf<T>]) -> Result<bool, Failure> {
        loop {
            write!(self.out, "{} > ", self.names.of(seat))?;
            self.out.flush()?;
            let Some(Ok(line)) = self.lines.next() else { return Ok(false) };
            match Word::read(&line) {
                Word::Number(number) => match number.checked_sub(1).and_then(|index| legal.get(index)) {
                    Some(decision) => {
                        self.decide(*decision)?;
                        return Ok(true);
                    }
                    None => writeln!(self.out, "The numbers go from 1 to {}.", legal.len())?,
                },
                Word::Decision(text) => match text.to_lowercase().parse::<DecisionOf<T>>() {
                    Ok(decision) => {
                        if self.decide(decision)? {
                            return Ok(true);
                        }
                    }
                    Err(error) => writeln!(self.out, "{error}. Or type `help`.")?,
                },
                Word::Why(text) => self.why(seat, text)?,
                Word::Rules(id) => self.rules(id)?,
                Word::Undo => match self.table.undo(seat) {
                    Ok(decision) => {
                        self.keep()?;
                        self.news = Some(format!("`{decision}` was taken back."));
                        return Ok(true);
                    }
                    Err(error) => writeln!(self.out, "{error}")?,
                },
                Word::Save(file) => self.save(file)?,
                Word::Log => self.log(seat)?,
                Word::Table => return Ok(true),
                Word::Help => writeln!(self.out, "{HELP}")?,
                Word::Quit => return Ok(false),
                Word::Nothing => (),
            }
        }
    }

    fn why(&mut self, seat: Seat, text: &str) -> Result<(), Failure> {
        match text.to_lowercase().parse::<DecisionOf<T>>() {
            Err(error) => writeln!(self.out, "{error}")?,
            Ok(decision) => match T::Game::check(self.table.state(), decision) {
                Err(refusal) => writeln!(self.out, "Not possible. {refusal}")?,
                Ok(()) => {
                    let view = self.table.view(Observer::Seat(seat));
                    writeln!(self.out, "Possible: {}", T::explain(decision, &view, &self.names))?;
                }
            },
        }
        Ok(())
    }

    fn rules(&mut self, id: Option<&str>) -> Result<(), Failure> {
        let book: Rulebook = T::Game::RULEBOOK;
        match id {
            None => writeln!(self.out, "{}", book.0)?,
            Some(id) => match book.rule(id) {
                Ok(text) => writeln!(self.out, "{}: {text}", id.to_uppercase())?,
                Err(error) => writeln!(self.out, "{error}")?,
            },
        }
        Ok(())
    }

    fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let Some(file) = file else {
            match self.keeper.file() {
                Some(kept) => writeln!(self.out, "The game is kept in {}.", kept.display())?,
                None => writeln!(self.out, "Say where: `save FILE`.")?,
            }
            return Ok(());
        };
        match keeper::write(Path::new(file), &self.table.record().write()) {
            Ok(()) => writeln!(self.out, "Saved. `hearth play {} --resume {file}` goes on.", T::Game::NAME)?,
            Err(error) => writeln!(self.out, "Not saved: {file}: {error}")?,
        }
        Ok(())
    }

    fn log(&mut self, seat: Seat) -> Result<(), Failure> {
        if let Sitter::Person { told, .. } = &self.sitters[seat.index()] {
            for line in T::tell(told, &self.names) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// What a person has not read yet.
    fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        if let Sitter::Person { told, read } = &mut self.sitters[seat.index()] {
            for line in T::tell(&told[*read..], &self.names) {
                writeln!(self.out, "{line}")?;
            }
            *read = told.len();
        }
        if let Some(news) = self.news.take() {
            writeln!(self.out, "{news}")?;
        }
        Ok(())
    }

    fn leave(mut self) -> Result<(), Failure> {
        match self.keeper.file() {
            Some(file) => {
                let file = file.display();
                writeln!(
                    self.out,
                    "\nThe game is kept in {file}. `hearth play {} --resume` goes on.",
                    T::Game::NAME
                )?;
            }
            None => writeln!(self.out, "\nThe game was not kept.")?,
        }
        Ok(())
    }

    /// The end is for everyone to see.
    fn finish(mut self) -> Result<(), Failure> {
        clear(&mut self.out)?;
        let observer = self.looking.map_or(Observer::Spectator, Observer::Seat);
        let view = self.table.view(observer);
        writeln!(self.out, "{}", T::draw(&view, &self.names))?;
        if let Some(seat) = self.looking {
            self.tell_news(seat)?;
        }
        writeln!(self.out, "\n{}", T::account(&view, &self.names))?;
        if let Some(file) = self.keeper.file() {
            writeln!(self.out, "`hearth replay {}` shows the game again.", file.display())?;
        }
        Ok(())
    }
}
