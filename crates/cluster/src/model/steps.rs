//! The steps of the model: what may happen, and what it changes.

use super::state::{About, Action, Budget, Entry, Harm, Held, Machine, Message, NOW, State};
use super::{Cluster, Flaw};
use crate::{Hold, LogRow, Node, Owner, Route, Take};

impl Cluster {
    /// Lists what may happen next.
    pub(super) fn possible(&self, state: &State, actions: &mut Vec<Action>) {
        let Budget { heartbeats, takes, appends, releases, crashes, .. } = state.left;
        for (machine, Machine { node, held, stale_read, checked, .. }) in state.machines.iter().enumerate() {
            let Some(node) = node else { continue };
            if heartbeats > 0 && !node.standing.is_dead() {
                actions.push(Action::Heartbeat { machine });
            }
            if crashes > 0 {
                actions.push(Action::Crash { machine });
                if held.iter().all(Option::is_none) && !node.standing.is_dead() {
                    actions.push(Action::Leave { machine });
                }
            }
            for node in node.silent(NOW) {
                let mark = Message::MarkDead { node };
                if self.may_matter(state, &mark) && !state.network.contains(&mark) {
                    actions.push(Action::MarkDead { machine, node });
                }
            }
            for (table, held) in held.iter().enumerate() {
                let Some(held) = held else {
                    if takes > 0 && self.taking(state, machine, table).is_some() {
                        actions.push(Action::Take { machine, table });
                    }
                    continue;
                };
                match held.pending {
                    Some(_) => actions.push(Action::GiveUp { machine, table }),
                    None if appends > 0 => actions.push(Action::Append { machine, table }),
                    None => {}
                }
                if releases > 0 {
                    actions.push(Action::Release { machine, table });
                }
                // A read that lacks nothing can do no harm.
                if stale_read.is_none() && held.memory.len() < state.acknowledged[table].len() {
                    actions.push(Action::Read { machine, table });
                }
                if self.has(Flaw::CheckBeforeRead) && checked.is_none() && state.serves(machine, table) {
                    actions.push(Action::CheckEarly { machine, table });
                }
            }
            if stale_read.is_some_and(|hold| self.answers(node, *checked, hold)) {
                actions.push(Action::Answer { machine });
            }
        }
        for (place, message) in state.network.iter().enumerate() {
            // Equal messages do the same.
            if place > 0 && state.network[place - 1] == *message {
                continue;
            }
            actions.push(match message {
                Message::Renewed { .. } | Message::Taken { .. } | Message::Appended { .. } => {
                    Action::Deliver { message: place }
                }
                _ => Action::Execute { message: place },
            });
        }
        actions.push(Action::Tick { missed: None });
        if let Some(kept) = self.slow_clocks {
            let slow = if self.any_clock { state.machines.len() } else { 1 };
            let ready = (0..slow).filter(|machine| state.machines[*machine].ticks_kept >= kept);
            actions.extend(ready.map(|machine| Action::Tick { missed: Some(machine) }));
        }
    }

    /// Changes a state.
    pub(super) fn step(&self, state: &mut State, action: &Action) {
        match *action {
            Action::Heartbeat { machine } => {
                state.left.heartbeats -= 1;
                let Some(number) = state.machines[machine].number() else { return };
                // It waits no longer for the answer to the last one.
                state.abandon(machine, About::Renewal);
                state.network.push(Message::Renew { reply_to: Some(machine), number, sent: NOW });
            }
            Action::MarkDead { node, .. } => state.network.push(Message::MarkDead { node }),
            Action::Take { machine, table } => {
                state.left.takes -= 1;
                self.take(state, machine, table);
            }
            Action::Append { machine, table } => {
                let decision = 1 + self.budget.appends - state.left.appends;
                state.left.appends -= 1;
                let Some(held) = &mut state.machines[machine].held[table] else { return };
                let entry = Entry { seq: held.memory.len(), decision };
                held.pending = Some(entry);
                let hold = held.hold;
                state.network.push(Message::Append { reply_to: Some(machine), table, hold, entry });
            }
            Action::GiveUp { machine, table } => state.drop_table(machine, table),
            Action::Release { machine, table } => {
                state.left.releases -= 1;
                let Some(held) = &state.machines[machine].held[table] else { return };
                let hold = held.hold;
                state.drop_table(machine, table);
                state.network.push(Message::Release { table, hold });
            }
            Action::Crash { machine } => {
                state.left.crashes -= 1;
                state.machines[machine].stale_read = None;
                state.start_anew(machine, self.terms);
            }
            Action::Leave { machine } => {
                state.left.crashes -= 1;
                if let Some(number) = state.machines[machine].number() {
                    state.row_mut(number).dead = true;
                }
                state.start_anew(machine, self.terms);
            }
            Action::CheckEarly { machine, table } => {
                let hold = state.machines[machine].held[table].as_ref().map(|held| held.hold);
                state.machines[machine].checked = hold;
            }
            Action::Read { machine, table } => {
                let hold = state.machines[machine].held[table].as_ref().map(|held| held.hold);
                state.machines[machine].stale_read = hold;
            }
            Action::Answer { .. } => state.harm = state.harm.max(Some(Harm::StaleRead)),
            Action::Execute { message } => {
                let message = state.network.remove(message);
                self.execute(state, message);
            }
            Action::Deliver { message } => {
                let message = state.network.remove(message);
                self.deliver(state, message);
            }
            Action::Tick { missed } => self.tick(state, missed),
        }
    }

    /// The last check before an answer.
    fn answers(&self, node: &Node, checked: Option<Hold>, hold: Hold) -> bool {
        if self.has(Flaw::CheckBeforeRead) {
            checked == Some(hold)
        } else if self.has(Flaw::AnyNumber) {
            node.standing.is_good(NOW)
        } else {
            node.standing.may_serve(hold, NOW)
        }
    }

    /// Returns the take that a node that is asked for a table decides on.
    pub(super) fn taking(&self, state: &State, machine: usize, table: usize) -> Option<Take> {
        let node = state.machines[machine].node.as_ref()?;
        let log = &state.logs[table];
        let is_dead = |number| {
            let silent = || node.silent(NOW).iter().any(|node| node.number == number);
            state.row(number).dead || self.has(Flaw::TakeWithoutMark) && silent()
        };
        let owner = log.owner.map(|number| Owner { number, address: "", dead: is_dead(number) });
        if self.has(Flaw::NeverFromMyself) && log.owner == Some(node.standing.number()) {
            return None;
        }
        match node.decide(&LogRow { owner, epoch: log.epoch }, NOW) {
            Route::Take(take) => Some(take),
            Route::Forward(_) | Route::Wait => None,
        }
    }

    /// Sends a take.
    pub(super) fn take(&self, state: &mut State, machine: usize, table: usize) {
        let Some(take) = self.taking(state, machine, table) else { return };
        let Some(number) = state.machines[machine].number() else { return };
        // It waits no longer for the answer to an earlier one.
        state.drop_table(machine, table);
        let log = &state.logs[table];
        if self.has(Flaw::AdoptOwnTable) && log.owner == Some(number) {
            let hold = Hold { number, epoch: log.epoch };
            state.machines[machine].held[table] =
                Some(Held { hold, memory: log.entries.clone(), pending: None });
            return;
        }
        let read_early = self.has(Flaw::ReadBeforeTake).then(|| log.entries.clone());
        state.network.push(Message::Take { reply_to: Some(machine), table, number, take, read_early });
    }
}
