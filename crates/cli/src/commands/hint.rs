//! `hearth hint`: shows a bot's choice in a position.

use std::io::Write;

use clap::ArgMatches;
use hearth_catalogue::TerminalVisitor;
use hearth_core::{Game, Notation, Observer, Turn};
use hearth_programs::Contestant;
use hearth_review::{Advice, Hint};
use hearth_table::GameRng;
use hearth_terminal::{GameOf, KnowledgeOf, Terminal, painted};
use hearth_text::Text;
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
    hearth_catalogue::find_terminal(game, Ask { position: &position, matches })?
}

impl TerminalVisitor for Ask<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let state = GameOf::<T>::read_position(self.position)
            .map_err(|error| Failure::input(format!("invalid position: {error}")))?;
        let name = self.matches.get_one::<String>("bot").map_or(Hint::USUAL, String::as_str);
        let bot = Contestant::read::<KnowledgeOf<T>>(name).map_err(Failure::input)?.judging();
        let seed = self.matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let Turn::Decide(seat) = GameOf::<T>::turn(&state) else {
            return Err(Failure::input("the game is over: there is nothing to decide"));
        };
        let known = GameOf::<T>::perfect_recall_view(&state, Observer::Seat(seat));
        let legal = GameOf::<T>::legal(&state);
        let language = arguments::language(self.matches);
        let names = hint::numbered(T::Text::names(&known, language));
        let hint = hint::ask::<T::Text>(&bot, (seat, &known), &legal, GameRng::new(seed, 0), &names)
            .map_err(|forfeit| Failure::input(format!("`{bot}` gives no hint: {forfeit}")))?;
        let mut out = anstream::stdout().lock();
        if self.matches.get_flag("json") {
            serde_json::to_writer(&mut out, &Advice::from(&hint)).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        writeln!(out, "{}", say!(language, "advice-to-decide", name = painted::<T>(&names.spans(seat))))?;
        for line in hint::lines::<T>(&hint::spoken::<T::Text>(hint, language), language) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
