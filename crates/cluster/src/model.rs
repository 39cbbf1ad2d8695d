//! A model of the protocol, checked in every order of events.
//!
//! The database executes requests one at a time. Requests and answers are delayed without bound, overtake each other and get
//! lost. Nodes stop for any time between any two steps, crash and start again. Their clocks differ in speed. The decisions
//! are made by the code that servers use: [`Node`], [`Standing`](crate::Standing) and [`Watch`](crate::Watch).

mod checks;
mod database;
mod recovery;
mod state;
mod steps;
mod time;

use std::time::Duration;

use stateright::{Model, Property};

use crate::{Number, Terms};
use state::{Action, Budget, Harm, State};

/// A protection that is left out, to see that the model notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// An append does not name its epoch.
    AppendWithoutEpoch,
    /// An append does not name its place, and places are not unique.
    AppendWithoutPlace,
    /// A node counts its lease from the answer to its renewal.
    StandingFromAnswer,
    /// A node counts the silence of others from its question.
    WatchFromQuestion,
    /// A table is taken from a silent owner that is not marked dead.
    TakeWithoutMark,
    /// An owner is marked dead even if it has renewed since.
    MarkWithoutRenewals,
    /// An owner may renew after it was marked dead.
    RenewalOfTheDead,
    /// The entries are read before the table is taken.
    ReadBeforeTake,
    /// The last check is made before the question comes in.
    CheckBeforeRead,
    /// The last check asks for the process's present number, not for the one that took the table.
    AnyNumber,
    /// A node that owns a table by the row serves it without a new epoch.
    AdoptOwnTable,
    /// A table that belongs to the node that asks cannot be taken.
    NeverFromMyself,
}

/// A group of nodes and how the world treats them.
#[derive(Clone, Debug)]
pub(crate) struct Cluster {
    pub machines: usize,
    pub tables: usize,
    pub terms: Terms,
    pub budget: Budget,
    /// The ticks that a clock keeps between two that it misses. None: clocks are exact.
    pub slow_clocks: Option<u8>,
    /// True if each clock may be slow. Otherwise only that of the first machine.
    pub any_clock: bool,
    /// True to try, in each state, that each node alone can serve again.
    pub left_alone: bool,
    pub flaws: &'static [Flaw],
}

/// The terms of the model, in ticks: long enough for a clock that misses each third tick.
pub(crate) const TERMS: Terms = Terms { lease: Duration::from_secs(3), margin: Duration::from_secs(1) };

impl Cluster {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaws.contains(&flaw)
    }
}

impl Model for Cluster {
    type State = State;
    type Action = Action;

    fn init_states(&self) -> Vec<State> {
        vec![self.first_state()]
    }

    fn actions(&self, state: &State, actions: &mut Vec<Action>) {
        self.possible(state, actions);
    }

    fn next_state(&self, state: &State, action: Action) -> Option<State> {
        let mut next = state.clone();
        self.step(&mut next, &action);
        self.tidy(&mut next);
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Cluster>> {
        let mut properties = vec![
            Property::always("only the owner appends", |_, state: &State| {
                state.harm != Some(Harm::AppendOfFormerOwner)
            }),
            Property::always("each place is appended once", |_, state: &State| {
                state
                    .logs
                    .iter()
                    .all(|log| log.entries.iter().enumerate().all(|(seq, entry)| entry.seq == seq))
            }),
            Property::always("an acknowledged entry stays", |_, state: &State| {
                state.logs.iter().zip(&state.acknowledged).all(|(log, acknowledged)| {
                    acknowledged.iter().all(|entry| log.entries.get(entry.seq) == Some(entry))
                })
            }),
            Property::always("an answer contains all that was acknowledged", |_, state: &State| {
                state.harm != Some(Harm::StaleRead)
            }),
            Property::always(
                "an owner that may serve remembers all that was acknowledged",
                |_, state: &State| state.owners_are_fresh(),
            ),
        ];
        // A table goes on elsewhere for the reason that the group is about.
        properties.push(match self.budget {
            Budget { crashes: 1.., .. } => Property::sometimes(
                "a table of a crashed node goes on elsewhere",
                |cluster: &Cluster, state: &State| {
                    state.left.crashes < cluster.budget.crashes
                        && state.machines[0].number() != Some(Number(0))
                        && state.left.releases == cluster.budget.releases
                        && state.goes_on_elsewhere()
                },
            ),
            Budget { releases: 1.., .. } => {
                Property::sometimes("a released table goes on elsewhere", |_, state: &State| {
                    !state.nodes[0].dead && state.goes_on_elsewhere()
                })
            }
            _ => Property::sometimes("a table of a silent node goes on elsewhere", |_, state: &State| {
                state.goes_on_elsewhere()
            }),
        });
        if self.left_alone {
            properties
                .push(Property::always("a node left alone serves every table", Cluster::each_alone_serves));
        }
        properties
    }
}
