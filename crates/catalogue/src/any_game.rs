//! A game of the catalogue behind one object-safe interface.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use hearth_bots::Spec;
use hearth_core::{BadOption, Choice, Game, Notation, Options, Proof, Record};
use hearth_text::Text;
use rand::Rng;

use crate::{AnyMatch, MatchOf};

/// The longest value of an option, in bytes: five recipes of one's own fit into it.
const MAX_OPTION_BYTES: usize = 2000;

/// A set-up with all its random results, and the decisions made so far, in the notation of a record.
pub struct Deal {
    /// The set-up.
    pub setup: String,
    /// The decisions made so far.
    pub decided: Vec<String>,
}

/// A game that can be played.
pub trait AnyGame: Send + Sync {
    /// Returns the name that is typed.
    fn name(&self) -> &'static str;

    /// Returns the title that is printed.
    fn title(&self) -> &'static str;

    /// Returns the possible numbers of players.
    fn players(&self) -> RangeInclusive<usize>;

    /// Returns the options that players can agree on.
    fn choices(&self) -> &'static [Choice];

    /// Returns whether a bot of this name can play it.
    fn has_bot(&self, bot: &str) -> bool;

    /// Refuses options that cannot be played with.
    fn check_options(&self, players: usize, options: &[(String, String)]) -> Result<(), BadOption>;

    /// Draws the set-up of a new game.
    fn deal(
        &self,
        players: usize,
        options: &[(String, String)],
        rng: &mut dyn Rng,
    ) -> Result<Deal, BadOption>;

    /// Reads the game that a record tells, and its number of players.
    fn read_record(&self, record: &str) -> Result<(Deal, usize), String>;

    /// Checks the deal of a record and returns its proof. The error is a sentence in English.
    fn check_deal(&self, record: &str) -> Result<Proof, String>;

    /// Starts a game, or continues it after some decisions.
    fn start(&self, setup: &str, decided: &[String]) -> Result<Box<dyn AnyMatch>, String>;
}

/// The one implementation: a game with its texts.
pub(crate) struct GameOf<T>(pub PhantomData<fn() -> T>);

fn options<G: Game>(players: usize, options: &[(String, String)]) -> Result<G::Options, BadOption> {
    // The options are stored in the log and sent to everyone who opens the table.
    if let Some((name, _)) = options.iter().find(|(_, value)| value.len() > MAX_OPTION_BYTES) {
        return Err(BadOption::new(format!("`{name}`: at most {MAX_OPTION_BYTES} bytes are possible")));
    }
    G::Options::agreed(players, options.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

impl<T: Text> AnyGame for GameOf<T> {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn title(&self) -> &'static str {
        T::Game::TITLE
    }

    fn players(&self) -> RangeInclusive<usize> {
        T::Game::PLAYERS
    }

    fn choices(&self) -> &'static [Choice] {
        <T::Game as Game>::Options::CHOICES
    }

    fn has_bot(&self, bot: &str) -> bool {
        Spec::read::<T::GameKnowledge>(bot).is_ok()
    }

    fn check_options(&self, players: usize, chosen: &[(String, String)]) -> Result<(), BadOption> {
        options::<T::Game>(players, chosen).map(|_| ())
    }

    fn deal(
        &self,
        players: usize,
        chosen: &[(String, String)],
        rng: &mut dyn Rng,
    ) -> Result<Deal, BadOption> {
        let options = options::<T::Game>(players, chosen)?;
        let setup = T::Game::write_setup(&T::Game::deal(&options, rng));
        Ok(Deal { setup, decided: Vec::new() })
    }

    fn read_record(&self, record: &str) -> Result<(Deal, usize), String> {
        let record = Record::<T::Game>::read(record).map_err(|error| error.to_string())?;
        let decided = record.decisions.iter().map(ToString::to_string).collect();
        let deal = Deal { setup: T::Game::write_setup(&record.setup), decided };
        Ok((deal, T::Game::players(&record.state())))
    }

    fn check_deal(&self, record: &str) -> Result<Proof, String> {
        let record = Record::<T::Game>::read(record).map_err(|error| error.to_string())?;
        hearth_deal::check(&record).cloned().map_err(|unfair| unfair.to_string())
    }

    fn start(&self, setup: &str, decided: &[String]) -> Result<Box<dyn AnyMatch>, String> {
        MatchOf::<T>::start(setup, decided).map(|game| Box::new(game) as Box<dyn AnyMatch>)
    }
}
