//! `hearth play`: a game in the terminal, against bots or with others at one keyboard.

mod keeper;
mod menu;
mod session;
mod sitting;
mod word;

use std::path::PathBuf;

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Record};
use hearth_table::Table;
use hearth_terminal::Terminal;

use self::keeper::Keeper;
use self::session::Session;
use self::sitting::Who;
use crate::arguments;
use crate::chance::{Chance, any_seed};
use crate::failure::Failure;
use crate::input;

struct Play<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Play(matches))?
}

impl Visitor for Play<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let seed = matches.get_one("seed").copied().unwrap_or_else(any_seed);
        let chance = Chance::new(seed, 0);
        let file = match matches.get_one::<String>("save") {
            Some(file) => Some(PathBuf::from(file)),
            None => keeper::usual_file(T::Game::NAME),
        };
        let resumed = matches.get_one::<String>("resume");
        let mut record = match resumed {
            Some(from) => resume::<T>(from, file.as_ref())?,
            None => Record::new(T::Game::deal(&arguments::options::<T::Game>(matches)?, &mut chance.deal())),
        };
        let players = T::Game::players(&T::Game::start(&record.setup));
        if record.sitting.is_empty() {
            let sitting = sitting::take_seats(matches, players, chance)?;
            record.sitting = sitting.iter().map(Who::to_string).collect();
        }
        let sitting: Result<Vec<Who>, Failure> = record.sitting.iter().map(|who| Who::read(who)).collect();
        let keeper = match resumed {
            // A game that was kept in a file of its own goes on there.
            Some(from) if !from.is_empty() && !matches.contains_id("save") => {
                Keeper::new(Some(PathBuf::from(from)))
            }
            _ => Keeper::new(file),
        };
        Session::<T>::new(Table::new(record), sitting?, chance, keeper)?.play()
    }
}

/// The record of a game that goes on: from a file, or the last one that was kept.
fn resume<T: Terminal>(from: &str, usual: Option<&PathBuf>) -> Result<Record<T::Game>, Failure> {
    let name = match (from, usual) {
        ("", Some(file)) => file.display().to_string(),
        ("", None) => return Err(Failure::input("there is no data folder to resume from; name a file")),
        (file, _) => file.to_owned(),
    };
    Record::read(&input::read(&name)?).map_err(|error| Failure::input(format!("{name}: {error}")))
}
