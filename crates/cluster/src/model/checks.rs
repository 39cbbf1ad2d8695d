//! Checks of the model.

use std::time::Duration;

use stateright::{Checker, HasDiscoveries, Model};

use super::state::{Budget, TICK};
use super::{Cluster, Flaw, TERMS};
use crate::Terms;

/// The property that almost every flaw breaks.
const FRESH: &str = "an owner that may serve remembers all that was acknowledged";

/// Two nodes and one table with exact clocks, in which nothing happens.
const QUIET: Cluster = Cluster {
    machines: 2,
    tables: 1,
    terms: TERMS,
    budget: Budget { nodes: 0, heartbeats: 0, takes: 0, appends: 0, releases: 0, crashes: 0 },
    slow_clocks: None,
    any_clock: false,
    left_alone: false,
    flaws: &[],
};

/// An owner that stops renewing, and another node that takes its table and appends.
const LAPSE: Cluster =
    Cluster { budget: Budget { heartbeats: 3, takes: 1, appends: 1, ..QUIET.budget }, ..QUIET };

/// The least with which another node takes a table after a silence.
const SHORT_LAPSE: Cluster = Cluster { budget: Budget { heartbeats: 2, ..LAPSE.budget }, ..LAPSE };

/// An owner that crashes.
const CRASH: Cluster = Cluster {
    budget: Budget { nodes: 1, heartbeats: 2, takes: 1, appends: 1, crashes: 1, ..QUIET.budget },
    ..QUIET
};

/// An owner that hands its table over.
const RELEASE: Cluster =
    Cluster { budget: Budget { takes: 3, appends: 2, releases: 2, ..QUIET.budget }, ..QUIET };

/// The slowest clock that [`TERMS`] allow for: it misses each third tick.
const SLOW: Option<u8> = Some(2);

/// Visits every state and asserts that nothing goes wrong in any.
fn holds(cluster: Cluster) {
    let checker = cluster.checker().spawn_bfs().join();
    println!("{} states, at most {} steps", checker.unique_state_count(), checker.max_depth());
    checker.assert_properties();
}

/// Asserts that a wrong protocol is noticed.
fn fails(cluster: Cluster, property: &'static str) {
    let failures = HasDiscoveries::AllOf([property].into());
    let checker = cluster.checker().finish_when(failures).spawn_bfs().join();
    println!("{} states", checker.unique_state_count());
    println!("{:#?}", checker.assert_any_discovery(property).into_actions());
}

#[test]
fn a_silent_owner() {
    holds(Cluster { slow_clocks: SLOW, ..LAPSE });
}

#[test]
fn a_crash() {
    holds(CRASH);
}

#[test]
fn a_release() {
    holds(RELEASE);
}

#[test]
fn a_release_and_heartbeats() {
    holds(Cluster {
        budget: Budget { heartbeats: 2, takes: 2, appends: 1, releases: 1, ..QUIET.budget },
        ..QUIET
    });
}

#[test]
fn two_tables() {
    holds(Cluster { tables: 2, ..SHORT_LAPSE });
}

#[test]
fn three_nodes() {
    holds(Cluster { machines: 3, ..RELEASE });
    holds(Cluster { machines: 3, ..SHORT_LAPSE });
}

#[test]
fn a_node_left_alone_serves_again() {
    let budget = Budget { nodes: 1, heartbeats: 1, takes: 2, appends: 1, releases: 1, crashes: 1 };
    let all = Cluster { budget, left_alone: true, ..QUIET };
    // With one heartbeat no table of another node is taken within the budget.
    let checker = all.checker().spawn_bfs().join();
    checker.assert_no_discovery("a node left alone serves every table");
}

/// More of everything: tens of millions of states, for `./test --long`.
#[test]
fn at_length() {
    if std::env::var_os("HEARTH_TEST_LONG").is_none() {
        return;
    }
    let everything = Budget { nodes: 1, heartbeats: 3, takes: 1, appends: 1, releases: 1, crashes: 1 };
    let race = Budget { heartbeats: 2, takes: 3, appends: 2, releases: 1, ..QUIET.budget };
    holds(Cluster { budget: everything, ..QUIET });
    holds(Cluster { machines: 3, budget: race, ..QUIET });
    holds(Cluster { machines: 3, ..LAPSE });
    holds(Cluster { tables: 2, slow_clocks: SLOW, any_clock: true, ..LAPSE });
    holds(Cluster { left_alone: true, ..LAPSE });
}

#[test]
fn an_append_must_name_its_epoch() {
    let budget = Budget { takes: 1, appends: 1, releases: 1, ..QUIET.budget };
    fails(Cluster { budget, flaws: &[Flaw::AppendWithoutEpoch], ..QUIET }, "only the owner appends");
    fails(Cluster { flaws: &[Flaw::AppendWithoutEpoch], ..SHORT_LAPSE }, FRESH);
}

/// The place is the second line of defence: alone, a new epoch after each doubt is enough.
#[test]
fn an_append_must_name_its_place() {
    let budget = Budget { takes: 1, appends: 2, ..QUIET.budget };
    let flaws = &[Flaw::AdoptOwnTable, Flaw::AppendWithoutPlace];
    fails(Cluster { budget, flaws, ..QUIET }, "each place is appended once");
    fails(Cluster { budget, flaws, ..QUIET }, "an acknowledged entry stays");
}

#[test]
fn a_lease_must_be_counted_from_before_the_renewal() {
    let budget = Budget { heartbeats: 4, ..LAPSE.budget };
    fails(Cluster { budget, flaws: &[Flaw::StandingFromAnswer], ..LAPSE }, FRESH);
}

#[test]
fn silence_must_be_counted_from_after_the_answer() {
    let terms = Terms { lease: TERMS.lease + TICK, ..TERMS };
    fails(Cluster { terms, flaws: &[Flaw::WatchFromQuestion], ..LAPSE }, FRESH);
}

#[test]
fn a_silent_owner_must_be_marked_dead() {
    fails(Cluster { flaws: &[Flaw::TakeWithoutMark], ..LAPSE }, FRESH);
}

#[test]
fn an_owner_that_renewed_must_not_be_marked_dead() {
    fails(Cluster { flaws: &[Flaw::MarkWithoutRenewals], ..LAPSE }, FRESH);
}

#[test]
fn the_dead_must_not_renew() {
    fails(Cluster { flaws: &[Flaw::RenewalOfTheDead], ..LAPSE }, FRESH);
}

#[test]
fn the_margin_must_cover_the_clocks() {
    let terms = Terms { margin: Duration::ZERO, ..TERMS };
    fails(Cluster { terms, slow_clocks: SLOW, ..LAPSE }, FRESH);
}

#[test]
fn a_clock_must_not_stop_while_the_machine_is_suspended() {
    fails(Cluster { slow_clocks: Some(0), ..SHORT_LAPSE }, FRESH);
}

#[test]
fn entries_must_be_read_after_the_take() {
    fails(Cluster { flaws: &[Flaw::ReadBeforeTake], ..SHORT_LAPSE }, FRESH);
}

#[test]
fn the_last_check_must_come_after_the_question() {
    fails(
        Cluster { flaws: &[Flaw::CheckBeforeRead], ..SHORT_LAPSE },
        "an answer contains all that was acknowledged",
    );
}

#[test]
fn the_last_check_must_be_for_the_number_that_took_the_table() {
    let budget = Budget { nodes: 1, heartbeats: 4, ..LAPSE.budget };
    fails(
        Cluster { budget, flaws: &[Flaw::AnyNumber], ..LAPSE },
        "an answer contains all that was acknowledged",
    );
}

#[test]
fn an_own_table_must_be_taken_again() {
    let budget = Budget { takes: 2, appends: 1, releases: 1, ..QUIET.budget };
    fails(Cluster { budget, flaws: &[Flaw::AdoptOwnTable], ..QUIET }, FRESH);
}

#[test]
fn a_node_must_be_able_to_take_from_itself() {
    let cluster = Cluster { left_alone: true, flaws: &[Flaw::NeverFromMyself], ..SHORT_LAPSE };
    fails(cluster, "a node left alone serves every table");
}
