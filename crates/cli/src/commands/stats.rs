//! `hearth stats`: statistics of a game, from games between bots.

mod json;
mod picture;
mod table;

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use clap::ArgMatches;
use hearth_arena::{Entrant, Survey, SurveyConfig};
use hearth_catalogue::Visitor;
use hearth_core::Game;
use hearth_programs::Entered;
use hearth_text::Text;
use hearth_words::say;
use serde_json::json;

use super::contest::game_with_options;
use crate::arguments;
use crate::failure::Failure;
use crate::interrupt::interrupt_flag;
use crate::picture::Picture;
use crate::progress::Progress;
use crate::results::{self, Results};
use crate::rng::random_seed;

struct Stats<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Stats(matches))?
}

impl Visitor for Stats<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let bots = arguments::contestants::<T::GameKnowledge>(matches, &["greedy"])?;
        let bots: Vec<_> = bots.into_iter().map(Entered::<T::GameKnowledge>::new).collect();
        let entrants: Vec<&dyn Entrant<T::Game>> = bots.iter().map(|bot| bot as _).collect();
        let seed = matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let count = matches.get_one("games").copied().unwrap_or(1);
        let asked: Vec<usize> = match matches.get_one("players") {
            Some(players) => vec![*players],
            None => T::Game::PLAYERS.collect(),
        };
        let mut tables = Vec::new();
        for players in asked {
            tables.push((players, arguments::options_for::<T::Game>(players, matches)?));
        }
        results::ensure_writable(matches)?;
        let stop = interrupt_flag()?;
        let progress = Progress::new(count * tables.len() as u64, "games");
        let mut surveys = Vec::new();
        for (players, options) in &tables {
            let games = SurveyConfig { players: *players, count, seed, threads: arguments::threads(matches) };
            let survey = Survey::of::<T::GameStats>(&entrants, options, games, stop, |_| {
                progress.advance(1, || format!("{players} players"));
            });
            surveys.push((*players, survey));
        }
        drop(progress);
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        let interrupted = stop.load(Ordering::Relaxed);
        let chosen = arguments::chosen::<T::Game>(matches);
        let language = arguments::language(matches);
        let (game, all) = (
            game_with_options::<T::Game>(&chosen),
            names.join(&format!(" {} ", say!(language, "stats-and"))),
        );
        let mut headline = say!(language, "stats-games-of", game = game, bots = all, seed = seed.to_string());
        if interrupted {
            headline = say!(language, "stats-interrupted", headline = headline);
        }
        let mut table = format!("{headline}\n");
        let mut picture = Picture::new(&say!(language, "stats-what", game = T::Game::TITLE), &headline);
        for (players, survey) in &surveys {
            table += &table::table::<T>(*players, survey, language);
            picture::draw::<T>(&mut picture, *players, survey, language);
        }
        let json = json!({
            "game": T::Game::NAME,
            "bots": names,
            "options": chosen.iter().copied().collect::<BTreeMap<_, _>>(),
            "seed": seed,
            "interrupted": interrupted,
            "tables": surveys.iter().map(|(players, survey)| json::json(*players, survey)).collect::<Vec<_>>(),
        });
        Results { table, json, svg: picture.svg() }.write(matches)?;
        if surveys.iter().all(|(_, survey)| survey.games == 0) && !interrupted {
            return Err(Failure::input("no game was played to its end"));
        }
        Ok(())
    }
}
