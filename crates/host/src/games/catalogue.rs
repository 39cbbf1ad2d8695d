//! The games of the catalogue, as tables need them.

use hearth_catalogue::{AnyGame, AnyMatch};
use hearth_table::{Absent, BadConfig, GameProvider, SeatRule, TableConfig};
use rand::Rng;

/// The games of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue;

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
        match &config.from {
            None => game.check_options(players, &config.options).map_err(|bad| bad_options(game, bad)),
            Some(record) => continued(game, config, record).map(|_| ()),
        }
    }

    fn deal(&self, config: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        let game = game(&config.game)?;
        let deal = match &config.from {
            None => {
                game.deal(config.chairs.len(), &config.options, rng).map_err(|bad| bad_options(game, bad))?
            }
            Some(record) => continued(game, config, record)?,
        };
        Ok((deal.setup, deal.decided))
    }

    fn start(&self, name: &str, setup: &str, decided: &[String]) -> Result<Box<dyn AnyMatch>, String> {
        hearth_catalogue::game(name).map_err(|error| error.to_string())?.start(setup, decided)
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

/// Reads the game that a table continues.
fn continued(
    game: &dyn AnyGame,
    config: &TableConfig,
    record: &str,
) -> Result<hearth_catalogue::Deal, BadConfig> {
    let (deal, players) = game.read_record(record)?;
    if players != config.chairs.len() {
        return Err(format!("this record is of a game for {players}").into());
    }
    Ok(deal)
}
