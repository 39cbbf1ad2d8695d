//! Work for a bot as data, so that another process can do it.

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{AnyMatch, game};

/// Work for a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The name of the game.
    game: String,
    /// The record of the game so far, including everything hidden.
    record: String,
    /// The bot.
    pub bot: String,
    /// What it does.
    pub work: Work,
    /// True if the bot gets its whole budget under load too, as in rated games.
    #[serde(default)]
    pub full_budget: bool,
}

/// The kinds of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// Decide for a seat.
    Decide {
        /// The seat.
        seat: Seat,
        /// The seed of the table.
        seed: u64,
    },
    /// Give a hint to the seat whose turn it is.
    Hint {
        /// The seed of the table.
        seed: u64,
    },
    /// Review the finished game.
    Review,
}

impl Task {
    /// Returns the task of a bot in the present position of a game.
    pub fn new(game: &dyn AnyMatch, bot: &str, work: Work) -> Task {
        Task {
            game: game.game().to_owned(),
            record: game.record(Vec::new(), None),
            bot: bot.to_owned(),
            work,
            full_budget: false,
        }
    }

    /// Lets the bot use its whole budget under load too.
    pub fn with_full_budget(self, full_budget: bool) -> Task {
        Task { full_budget, ..self }
    }

    /// Returns the position.
    pub fn position(&self) -> Result<Box<dyn AnyMatch>, String> {
        let game = game(&self.game).map_err(|error| error.to_string())?;
        let (deal, _) = game.read_record(&self.record)?;
        game.start(&deal.setup, &deal.decided)
    }
}
