//! `hearth play`: a game in the terminal, against bots or with others at one keyboard (hot seat).

mod autosave;
mod input_line;
mod opponent;
mod session;
mod sitting;

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use hearth_catalogue::TerminalVisitor;
use hearth_core::{Game, Observer, Record, Turn};
use hearth_table::GameRng;
use hearth_terminal::{GameOf, KnowledgeOf, Terminal};
use hearth_text::Text;

use self::autosave::Autosave;
use self::session::Session;
use self::sitting::SeatAssignment;
use crate::arguments;
use crate::failure::Failure;
use crate::input;
use crate::interrupt::kill_programs_on_interrupt;
use crate::rng::random_seed;

struct Play<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    kill_programs_on_interrupt()?;
    hearth_catalogue::find_terminal(game, Play(matches))?
}

impl TerminalVisitor for Play<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let seed = matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let rng = GameRng::new(seed, 0);
        let save = matches.get_one::<String>("save").map(|file| Autosave::to_new_file(file)).transpose()?;
        let (mut record, autosave) = match matches.get_one::<String>("resume") {
            Some(file) => {
                let (record, path) = resume::<T>(file)?;
                (record, save.unwrap_or_else(|| Autosave::to_existing_file(&path)))
            }
            None => {
                let setup = GameOf::<T>::deal(&arguments::options::<GameOf<T>>(matches)?, &mut rng.deal());
                (
                    Record::new(setup),
                    save.unwrap_or_else(|| Autosave::to_data_folder(GameOf::<T>::NAME, seed)),
                )
            }
        };
        let bots = arguments::contestants::<KnowledgeOf<T>>(matches, &["club"])?;
        let sitting = if record.sitting.is_empty() {
            sitting::new_seats(matches, &bots, GameOf::<T>::players(&record.state()), rng)?
        } else {
            let named = if matches.contains_id("bots") { &bots[..] } else { &[] };
            sitting::seats_from_record::<KnowledgeOf<T>>(&record.sitting, named)?
        };
        record.sitting = sitting.iter().map(SeatAssignment::to_string).collect();
        let table = hearth_table::Play::new(record);
        let names = T::Text::names(&table.view(Observer::Spectator), arguments::language(matches));
        Session::<T>::new(table, names, sitting, rng, autosave).play()
    }
}

/// Reads the named record, or the latest saved game that is not over.
fn resume<T: Terminal>(file: &str) -> Result<(Record<GameOf<T>>, PathBuf), Failure> {
    let read = |path: &Path| {
        let name = path.display().to_string();
        Record::<GameOf<T>>::read(&input::read(&name)?)
            .map_err(|error| Failure::input(format!("{name}: {error}")))
    };
    if !file.is_empty() {
        let path = PathBuf::from(file);
        return Ok((read(&path)?, path));
    }
    let running = |path: PathBuf| {
        let record = read(&path).ok()?;
        (GameOf::<T>::turn(&record.state()) != Turn::Over).then_some((record, path))
    };
    autosave::saved_games(GameOf::<T>::NAME).into_iter().find_map(running).ok_or_else(|| {
        Failure::input(format!("no unfinished game of {} was saved; name a file", GameOf::<T>::TITLE))
    })
}
