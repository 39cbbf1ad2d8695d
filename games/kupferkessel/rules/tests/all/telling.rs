//! A view as JSON, as external programs get it.

use hearth_core::{Game, Observer, Seat, Trace};
use hearth_testkit::position::TestTable;
use kupferkessel_rules::{Kupferkessel, View};
use serde_json::{Value, json};

fn told(view: &View) -> Value {
    serde_json::to_value(Kupferkessel::trace_view(view)).expect("JSON can say it")
}

#[test]
fn covered_cards_are_told_to_a_perfect_memory_only() {
    let position = "position kupferkessel; players 2; c4 bat-3; pile vine-3 *
         seat 1; at 3; kettle moss-1 bat-2; seat 2; at 9; kettle root-1";
    let state = TestTable::<Kupferkessel>::at(position).state;
    let shown = told(&Kupferkessel::view(&state, Observer::Seat(Seat::FIRST)));
    assert_eq!(shown["kettles"], json!([[null, "bat-2"], ["root-1"]]));
    let known = told(&Kupferkessel::perfect_recall_view(&state, Observer::Seat(Seat::FIRST)));
    assert_eq!(known["kettles"], json!([["moss-1", "bat-2"], ["root-1"]]));
    for told in [shown, known] {
        let pile = told["pile"].as_array().expect("a pile is a list");
        assert!(pile.len() > 1 && pile.iter().all(Value::is_null), "nobody knows the order of the pile");
        assert_eq!((&told["turn"]["seat"], &told["question"]), (&json!(1), &json!({"about": "take"})));
        assert_eq!((&told["positions"], &told["grid"]["c4"]), (&json!([3, 9]), &json!("bat-3")));
    }
}

#[test]
fn recipes_are_told_to_their_owner_only() {
    let position = "position kupferkessel; players 2; recipes true
         seat 1; at 3; recipes both orange, last
         seat 2; at 9; recipes plants, fewer-fours";
    let state = TestTable::<Kupferkessel>::at(position).state;
    for (observer, recipes) in [
        (Observer::Seat(Seat::FIRST), json!([["both orange", "last"], [null, null]])),
        (Observer::Seat(Seat::at(1)), json!([[null, null], ["plants", "fewer-fours"]])),
        (Observer::Spectator, json!([[null, null], [null, null]])),
    ] {
        assert_eq!(told(&Kupferkessel::perfect_recall_view(&state, observer))["recipes"], recipes);
    }
}
