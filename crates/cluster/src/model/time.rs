//! The time of the model: clocks that tick, and answers that arrive at some time.

use std::time::Duration;

use super::state::{Held, Message, NOW, State, TICK};
use super::{Cluster, Flaw};
use crate::Uptime;
use crate::watch::Watched;

impl Cluster {
    /// Lets an answer arrive.
    pub(super) fn deliver(&self, state: &mut State, message: Message) {
        match message {
            Message::Renewed { machine, sent, others } => {
                let Some(node) = &mut state.machines[machine].node else { return };
                let Some(others) = others else {
                    node.refused();
                    state.start_anew(machine, self.terms);
                    return;
                };
                let standing_from = if self.has(Flaw::StandingFromAnswer) { NOW } else { sent };
                let watch_from = if self.has(Flaw::WatchFromQuestion) { sent } else { NOW };
                node.renewed(standing_from, watch_from, &others);
            }
            Message::Taken { machine, table, hold, entries } => {
                state.machines[machine].held[table] = Some(Held { hold, memory: entries, pending: None });
            }
            Message::Appended { machine, table, stored } => {
                let held = &mut state.machines[machine].held[table];
                let Some(entry) = held.as_mut().and_then(|held| held.pending.take()) else { return };
                match held {
                    Some(held) if stored => {
                        held.memory.push(entry);
                        state.acknowledged[table].push(entry);
                    }
                    _ => *held = None,
                }
            }
            _ => {}
        }
    }

    /// Lets time pass.
    pub(super) fn tick(&self, state: &mut State, missed: Option<usize>) {
        let longest = self.terms.lease;
        let serving_time = self.terms.serving_time();
        for (place, machine) in state.machines.iter_mut().enumerate() {
            let Some(node) = &mut machine.node else { continue };
            if missed == Some(place) {
                machine.ticks_kept = 0;
                continue;
            }
            machine.ticks_kept = (machine.ticks_kept + 1).min(self.slow_clocks.unwrap_or(0));
            if let Some(sent) = &mut node.standing.renewed {
                pass(sent, longest);
                // A lapsed lease is as good as none.
                node.standing.renewed = Some(*sent).filter(|sent| NOW.since(*sent) < serving_time);
            }
            for Watched { since, .. } in &mut node.watch.watched {
                pass(since, longest);
            }
        }
        for message in &mut state.network {
            if let Message::Renew { reply_to: Some(machine), sent, .. }
            | Message::Renewed { machine, sent, .. } = message
                && missed != Some(*machine)
            {
                pass(sent, longest);
            }
        }
    }
}

/// Moves a time into the past. What is longer ago than `longest` makes no difference.
fn pass(time: &mut Uptime, longest: Duration) {
    *time = Uptime((time.0.saturating_sub(TICK)).max(NOW.0.saturating_sub(longest)));
}
