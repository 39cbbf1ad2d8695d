//! The games of the catalogue, as a table needs them.

use std::sync::{Mutex, PoisonError};

use hearth_catalogue::{AnyGame, AnyMatch, Deal};
use hearth_table::{Absent, BadConfig, Continued, GameProvider, NotRatable, SeatRule, TableConfig};
use rand::Rng;

use super::rating_pool;

/// The games of the catalogue, and the game of another table that a table continues.
#[derive(Default)]
pub struct Catalogue {
    /// A table starts its game once, and then this copy is not needed any more.
    continued: Mutex<Option<Box<dyn AnyMatch>>>,
}

impl Catalogue {
    /// Returns the catalogue for a table that continues a game.
    pub fn continuing(game: Box<dyn AnyMatch>) -> Catalogue {
        Catalogue { continued: Mutex::new(Some(game)) }
    }

    /// Returns the set-up of the continued game, and its number of players.
    fn continued_setup(&self, game: &dyn AnyGame) -> Result<(Deal, usize), String> {
        let continued = self.continued.lock().unwrap_or_else(PoisonError::into_inner);
        let record = continued.as_ref().map(|continued| continued.at(0).record(Vec::new(), None));
        game.read_record(&record.ok_or(NOT_READ)?)
    }

    /// Returns the set-up of the game that a table continues, with the decisions that its log must contain.
    fn continued(
        &self,
        game: &dyn AnyGame,
        config: &TableConfig,
        source: &Continued,
    ) -> Result<Deal, BadConfig> {
        let (deal, players) = match source {
            Continued::Position { .. } => self.continued_setup(game)?,
            Continued::Record(record) => game.read_record(record)?,
        };
        if players != config.chairs.len() {
            return Err(format!("this game is for {players}").into());
        }
        Ok(deal)
    }
}

const NOT_READ: &str = "the game that this table continues has not been read";

impl GameProvider for Catalogue {
    type Match = dyn AnyMatch;

    fn check(&self, config: &TableConfig) -> Result<(), BadConfig> {
        let game = game(&config.game)?;
        let (players, possible) = (config.chairs.len(), game.players());
        if !possible.contains(&players) {
            let (fewest, most) = possible.into_inner();
            return Err(BadConfig::Players { title: game.title(), fewest, most });
        }
        let substitute = match &config.absent {
            Absent::Bot(bot) => Some(bot),
            Absent::Loses => None,
        };
        let bots = config.chairs.iter().filter_map(|rule| match rule {
            SeatRule::Bot(bot) => Some(bot),
            _ => None,
        });
        for bot in bots.chain(substitute) {
            check_level(game, bot)?;
        }
        if config.rated && rating_pool(config).is_none() {
            return Err(BadConfig::Rated(NotRatable::Options));
        }
        match &config.from {
            None => game.check_options(players, &config.options).map_err(|bad| bad_options(game, bad)),
            Some(source) => self.continued(game, config, source).map(|_| ()),
        }
    }

    fn deal(&self, config: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        let game = game(&config.game)?;
        let deal = match &config.from {
            None => {
                game.deal(config.chairs.len(), &config.options, rng).map_err(|bad| bad_options(game, bad))?
            }
            Some(source) => self.continued(game, config, source)?,
        };
        Ok((deal.setup, deal.decided))
    }

    fn start(
        &self,
        config: &TableConfig,
        setup: &str,
        decided: &[String],
    ) -> Result<Box<dyn AnyMatch>, String> {
        if let Some(Continued::Position { .. }) = config.from {
            let continued = self.continued.lock().unwrap_or_else(PoisonError::into_inner).take();
            return continued.ok_or_else(|| NOT_READ.to_owned());
        }
        hearth_catalogue::game(&config.game).map_err(|error| error.to_string())?.start(setup, decided)
    }
}

fn game(name: &str) -> Result<&'static dyn AnyGame, BadConfig> {
    Ok(hearth_catalogue::game(name).map_err(|error| error.to_string())?)
}

/// Refuses bots other than the levels: a free choice of engine or budget would let one person keep the machine busy.
fn check_level(game: &dyn AnyGame, bot: &str) -> Result<(), BadConfig> {
    if hearth_bots::LEVELS.contains(&bot) && game.has_bot(bot) {
        return Ok(());
    }
    Err(BadConfig::Bot { name: bot.to_owned(), known: hearth_bots::LEVELS.join(", ") })
}

fn bad_options(game: &dyn AnyGame, bad: hearth_core::BadOption) -> BadConfig {
    BadConfig::Options { game: game.name(), bad }
}
