//! A bot at the table, with the number of decisions it has seen.

use hearth_bots::{Bot, Forfeit};
use hearth_core::{Notation, Observer, Seat, Standing};
use hearth_table::{Play, decisions_seen_by};

/// A bot at the table.
pub(super) struct Opponent<G: Notation> {
    bot: Box<dyn Bot<G>>,
    /// Number of decisions that the bot has seen.
    told: usize,
}

impl<G: Notation> Opponent<G> {
    /// Wraps a bot that has seen nothing yet.
    pub fn new(bot: Box<dyn Bot<G>>) -> Opponent<G> {
        Opponent { bot, told: 0 }
    }

    /// Shows the bot all new decisions and asks it for one.
    ///
    /// The bot never sees a decision that can still be undone: it is not its turn then.
    pub fn decide(
        &mut self,
        table: &Play<G>,
        seat: Seat,
        legal: &[G::Decision],
    ) -> Result<G::Decision, Forfeit> {
        let record = table.record();
        for (decider, decision) in
            decisions_seen_by(record, Observer::Seat(seat), self.told..record.decisions.len())
        {
            self.bot.sees(decider, decision);
        }
        self.told = record.decisions.len();
        self.bot
            .think(&table.perfect_recall_view(Observer::Seat(seat)), legal)
            .map(|thoughts| thoughts.decision)
    }

    /// Tells the bot the result of the game.
    pub fn over(&mut self, standing: &Standing) {
        self.bot.over(standing);
    }
}
