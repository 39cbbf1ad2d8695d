//! A bot at the table, and what it has been told.

use hearth_bots::{Bot, Forfeit};
use hearth_core::{Notation, Observer, Seat, Standing};
use hearth_table::{Play, decisions_seen_by};

/// A bot at the table.
pub(super) struct Opponent<G: Notation> {
    bot: Box<dyn Bot<G>>,
    /// So many decisions it has been told of.
    told: usize,
}

impl<G: Notation> Opponent<G> {
    /// Nothing has it been told yet.
    pub fn new(bot: Box<dyn Bot<G>>) -> Opponent<G> {
        Opponent { bot, told: 0 }
    }

    /// Tells it what happened and asks it. What could still be taken back is never told: then it is not its turn.
    pub fn decide(
        &mut self,
        table: &Play<G>,
        seat: Seat,
        legal: &[G::Decision],
    ) -> Result<G::Decision, Forfeit> {
        let record = table.record();
        for (decider, decision) in decisions_seen_by(record, seat, self.told..record.decisions.len()) {
            self.bot.sees(decider, decision);
        }
        self.told = record.decisions.len();
        self.bot
            .think(&table.perfect_recall_view(Observer::Seat(seat)), legal)
            .map(|thoughts| thoughts.decision)
    }

    /// Tells it how the game ended.
    pub fn over(&mut self, standing: &Standing) {
        self.bot.over(standing);
    }
}
