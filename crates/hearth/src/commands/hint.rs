//! `hearth hint`: shows a bot's choice in a position.

use std::io::Write;

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Notation, Observer, Turn};
use hearth_programs::Contestant;
use hearth_review::{Advice, Hint};
use hearth_table::GameRng;
use hearth_terminal::Terminal;
use hearth_words::say;

use crate::arguments;
use crate::failure::Failure;
use crate::hint;
use crate::input;
use crate::interrupt::kill_programs_on_interrupt;
use crate::rng::random_seed;

struct Ask<'a> {
    position: &'a str,
    matches: &'a ArgMatches,
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    kill_programs_on_interrupt()?;
    let given = matches.get_one::<String>("position").map_or("-", String::as_str);
    let position = input::text_or_file(given, "position")?;
    let game = input::game_of(&position, "position")?;
    hearth_catalogue::find(game, Ask { position: &position, matches })?
}

impl Visitor for Ask<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let state = T::Game::read_position(self.position)
            .map_err(|error| Failure::input(format!("invalid position: {error}")))?;
        let name = self.matches.get_one::<String>("bot").map_or(Hint::USUAL, String::as_str);
        let bot = Contestant::read::<T::GameKnowledge>(name).map_err(Failure::input)?.judging();
        let seed = self.matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let Turn::Decide(seat) = T::Game::turn(&state) else {
            return Err(Failure::input("the game is over: there is nothing to decide"));
        };
        let known = T::Game::perfect_recall_view(&state, Observer::Seat(seat));
        let legal = T::Game::legal(&state);
        let language = arguments::language(self.matches);
        let names = hint::numbered(T::names(&known, language));
        let hint = hint::ask::<T>(&bot, (seat, &known), &legal, GameRng::new(seed, 0), &names)
            .map_err(|forfeit| Failure::input(format!("`{bot}` gives no hint: {forfeit}")))?;
        let mut out = anstream::stdout().lock();
        if self.matches.get_flag("json") {
            serde_json::to_writer(&mut out, &Advice::from(&hint)).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        writeln!(out, "{}", say!(language, "advice-to-decide", name = names.of(seat)))?;
        for line in hint::lines(&hint::spoken::<T>(hint, language), language) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
