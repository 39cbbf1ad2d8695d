//! The database of the model. It executes one request at a time.

use std::mem;

use super::state::{Harm, Message, NOW, State};
use super::{Cluster, Flaw};
use crate::{Epoch, Hold, LiveNode};

impl Cluster {
    /// Lets the database execute a request.
    pub(super) fn execute(&self, state: &mut State, message: Message) {
        match message {
            Message::Renew { reply_to, number, sent } => {
                let row = state.row_mut(number);
                let granted = !row.dead || self.has(Flaw::RenewalOfTheDead);
                row.renewals += u64::from(granted);
                if let Some(machine) = reply_to {
                    let others = granted.then(|| state.live_except(number));
                    state.network.push(Message::Renewed { machine, sent, others });
                }
            }
            Message::MarkDead { node: LiveNode { number, renewals } } => {
                let row = state.row_mut(number);
                row.dead |= row.renewals == renewals || self.has(Flaw::MarkWithoutRenewals);
            }
            Message::Take { reply_to, table, number, take, read_early } => {
                let log = &state.logs[table];
                let free = log.owner.is_none_or(|owner| owner == number || state.row(owner).dead);
                let log = &mut state.logs[table];
                if log.epoch != take.seen || !(free || self.has(Flaw::TakeWithoutMark)) {
                    return;
                }
                log.owner = Some(number);
                log.epoch = Epoch(log.epoch.0 + 1);
                if let Some(machine) = reply_to {
                    let hold = Hold { number, epoch: log.epoch };
                    let entries = read_early.unwrap_or_else(|| log.entries.clone());
                    state.network.push(Message::Taken { machine, table, hold, entries });
                }
            }
            Message::Append { reply_to, table, hold, entry } => {
                let log = &mut state.logs[table];
                let place = log.entries.len() == entry.seq || self.has(Flaw::AppendWithoutPlace);
                let epoch = log.epoch == hold.epoch;
                let stored = place && (epoch || self.has(Flaw::AppendWithoutEpoch));
                if stored {
                    log.entries.push(entry);
                    if !epoch {
                        state.harm = state.harm.max(Some(Harm::AppendOfFormerOwner));
                    }
                }
                if let Some(machine) = reply_to {
                    state.network.push(Message::Appended { machine, table, stored });
                }
            }
            Message::Release { table, hold } => {
                let log = &mut state.logs[table];
                if log.epoch == hold.epoch {
                    log.owner = None;
                }
            }
            Message::Renewed { .. } | Message::Taken { .. } | Message::Appended { .. } => {}
        }
    }

    /// Drops what can change nothing any more, and sorts the others: more states are the same state.
    pub(super) fn tidy(&self, state: &mut State) {
        let mut network = mem::take(&mut state.network);
        network.retain(|message| self.may_matter(state, message));
        for message in &mut network {
            if let Message::Renew { reply_to: None, sent, .. } = message {
                *sent = NOW;
            }
        }
        network.sort();
        state.network = network;
    }

    /// Returns whether the database might still do what a request says, or somebody waits for its refusal.
    pub(super) fn may_matter(&self, state: &State, message: &Message) -> bool {
        match message {
            Message::Renew { reply_to, number, .. } => {
                reply_to.is_some() || !state.row(*number).dead || self.has(Flaw::RenewalOfTheDead)
            }
            Message::MarkDead { node: LiveNode { number, renewals } } => {
                let row = state.row(*number);
                !row.dead && (row.renewals == *renewals || self.has(Flaw::MarkWithoutRenewals))
            }
            Message::Take { table, take, .. } => state.logs[*table].epoch == take.seen,
            Message::Append { reply_to, table, hold, entry } => {
                let log = &state.logs[*table];
                let epoch = log.epoch == hold.epoch || self.has(Flaw::AppendWithoutEpoch);
                let place = log.entries.len() <= entry.seq || self.has(Flaw::AppendWithoutPlace);
                reply_to.is_some() || epoch && place
            }
            Message::Release { table, hold } => {
                let log = &state.logs[*table];
                log.epoch == hold.epoch && log.owner.is_some()
            }
            Message::Renewed { .. } | Message::Taken { .. } | Message::Appended { .. } => true,
        }
    }
}
