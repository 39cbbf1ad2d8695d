//! A node that is left alone with the database must be able to serve every table again.

use super::Cluster;
use super::state::{Action, Budget, Message, NOW, State};

impl Cluster {
    /// Returns whether each node can serve every table within a lease and two ticks, if all other nodes stop and the
    /// database answers at once.
    pub(super) fn each_alone_serves(&self, state: &State) -> bool {
        (0..state.machines.len())
            .filter(|machine| state.machines[*machine].node.is_some())
            .all(|machine| self.alone_serves(state.clone(), machine))
    }

    fn alone_serves(&self, mut state: State, machine: usize) -> bool {
        state.network.clear();
        state.left = Budget { nodes: 1, heartbeats: u8::MAX, takes: u8::MAX, ..state.left };
        let rounds = self.terms.lease.as_secs() + 2;
        for _ in 0..rounds {
            // Refused once, the node registers anew and asks again.
            for _ in 0..2 {
                self.step(&mut state, &Action::Heartbeat { machine });
                self.settle(&mut state);
            }
            let silent = state.machines[machine].node.as_ref().map(|node| node.silent(NOW));
            for node in silent.into_iter().flatten() {
                self.execute(&mut state, Message::MarkDead { node });
            }
            for table in 0..self.tables {
                let held = &state.machines[machine].held[table];
                if held.as_ref().is_some_and(|held| held.pending.is_some()) {
                    self.step(&mut state, &Action::GiveUp { machine, table });
                }
                if state.machines[machine].held[table].is_none() {
                    self.take(&mut state, machine, table);
                    self.settle(&mut state);
                }
            }
            if (0..self.tables).all(|table| state.serves(machine, table)) {
                return true;
            }
            self.step(&mut state, &Action::Tick { missed: None });
        }
        false
    }

    /// Lets the database answer.
    fn settle(&self, state: &mut State) {
        while let Some(message) = state.network.pop() {
            match message {
                Message::Renewed { .. } | Message::Taken { .. } | Message::Appended { .. } => {
                    self.deliver(state, message);
                }
                _ => self.execute(state, message),
            }
        }
    }
}
