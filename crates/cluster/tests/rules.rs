//! The decisions of a node, one by one. The model in `src/model.rs` checks that they are right together.

use std::time::Duration;

use hearth_cluster::{
    Epoch, Forward, HEARTBEAT_INTERVAL, Hold, LEASE, LiveNode, LogRow, Node, Number, Owner, Route, Take,
    Terms, Uptime,
};

const ME: Number = Number(7);
const OTHER: LiveNode = LiveNode { number: Number(8), renewals: 40 };
const HOLD: Hold = Hold { number: ME, epoch: Epoch(3) };

fn at(milliseconds: u64) -> Uptime {
    Uptime(Duration::from_millis(milliseconds))
}

/// A node that sent a renewal at 10 s, and was answered 100 ms later.
fn node() -> Node {
    let mut node = Node::new(ME, Terms::STANDARD);
    node.renewed(at(10_000), at(10_100), &[OTHER]);
    node
}

fn row(number: Number, dead: bool) -> LogRow<'static> {
    LogRow { owner: Some(Owner { number, address: "http://node-8:4270", dead }), epoch: Epoch(3) }
}

#[test]
fn a_node_serves_for_the_lease_without_the_margin_from_before_its_renewal() {
    let standing = node().standing();
    assert_eq!(standing.until(), Some(at(12_500)));
    assert!(standing.may_serve(HOLD, at(12_499)));
    assert!(!standing.may_serve(HOLD, at(12_500)));
}

#[test]
fn a_node_that_has_only_registered_serves_nothing() {
    assert!(!Node::new(ME, Terms::STANDARD).standing().may_serve(HOLD, at(0)));
}

#[test]
fn a_hold_of_an_earlier_number_does_not_count() {
    assert!(!node().standing().may_serve(Hold { number: Number(6), ..HOLD }, at(10_200)));
}

#[test]
fn a_late_answer_does_not_shorten_the_lease() {
    let mut node = node();
    node.renewed(at(9_000), at(10_200), &[OTHER]);
    assert_eq!(node.standing().until(), Some(at(12_500)));
}

#[test]
fn dead_is_for_ever() {
    let mut node = node();
    node.refused();
    node.renewed(at(10_200), at(10_300), &[OTHER]);
    assert!(node.standing().is_dead());
    assert!(!node.standing().may_serve(HOLD, at(10_400)));
    assert_eq!(node.decide(&LogRow { owner: None, epoch: Epoch(3) }, at(10_400)), Route::Wait);
}

#[test]
fn a_table_of_a_live_node_is_forwarded_to_it() {
    let forward = Forward { number: OTHER.number, address: "http://node-8:4270" };
    assert_eq!(node().decide(&row(OTHER.number, false), at(10_200)), Route::Forward(forward));
}

#[test]
fn a_table_of_nobody_of_the_dead_and_of_the_node_itself_is_taken() {
    let take = Route::Take(Take { seen: Epoch(3) });
    assert_eq!(node().decide(&LogRow { owner: None, epoch: Epoch(3) }, at(10_200)), take);
    assert_eq!(node().decide(&row(OTHER.number, true), at(10_200)), take);
    assert_eq!(node().decide(&row(ME, false), at(10_200)), take);
}

#[test]
fn a_node_that_may_not_serve_takes_and_marks_nothing() {
    assert_eq!(node().decide(&row(ME, false), at(12_500)), Route::Wait);
    assert_eq!(node().silent(at(20_000)), []);
}

/// Renews each half second, as servers do, while the other node says nothing new.
fn renew_until(node: &mut Node, end: u64) {
    for sent in (10_500..=end).step_by(500) {
        node.renewed(at(sent), at(sent + 100), &[OTHER]);
    }
}

#[test]
fn a_node_is_silent_a_lease_after_the_answer_that_had_its_last_renewal() {
    let mut node = node();
    renew_until(&mut node, 13_000);
    assert_eq!(node.silent(at(13_099)), []);
    assert_eq!(node.silent(at(13_100)), [OTHER]);
}

#[test]
fn a_renewal_ends_the_silence() {
    let mut node = node();
    renew_until(&mut node, 12_500);
    node.renewed(at(13_000), at(13_100), &[LiveNode { renewals: 41, ..OTHER }]);
    assert_eq!(node.silent(at(13_100)), []);
}

/// When a database was away for a while, nobody could renew. The first one that is back must not declare all others dead.
#[test]
fn silence_is_counted_anew_after_a_time_without_the_database() {
    let mut node = node();
    node.renewed(at(20_000), at(20_100), &[OTHER]);
    assert_eq!(node.silent(at(20_100)), []);
}

#[test]
fn a_node_that_is_no_longer_listed_is_forgotten() {
    let mut node = node();
    renew_until(&mut node, 13_500);
    node.renewed(at(14_000), at(14_100), &[]);
    assert_eq!(node.silent(at(14_200)), []);
}

/// The others see the last renewal at most one heartbeat later, and look again one heartbeat after the lease.
#[test]
fn a_second_is_left_of_the_five_in_which_a_table_goes_on_elsewhere() {
    assert!(LEASE + 2 * HEARTBEAT_INTERVAL <= Duration::from_secs(4));
}

/// The margin of a lease covers the fastest correction of a wrong time, on both sides.
#[test]
fn the_margin_covers_the_worst_clocks() {
    let slow_owner = Terms::STANDARD.serving_time().div_f64(1.0 - 0.083_333);
    let fast_observer = LEASE.div_f64(1.0 + 0.083_333);
    assert!(slow_owner < fast_observer, "{slow_owner:?} {fast_observer:?}");
}
