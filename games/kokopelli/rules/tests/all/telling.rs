//! A view as JSON, as external programs get it.

use hearth_core::{Game, Observer, Seat, Trace};
use hearth_testkit::position::TestTable;
use kokopelli_rules::Kokopelli;
use serde_json::{Value, json};

const POSITION: &str = "position kokopelli; players 2; actions 0; question drawn shaman kokopelli
     seat 1; hand drummer shaman shaman kokopelli; pile drummer paw; known 1; a paw; b hunter
     seat 2; hand hunter tortoise; a drummer kokopelli";

fn told(observer: Observer) -> Value {
    let state = TestTable::<Kokopelli>::at(POSITION).state;
    serde_json::to_value(Kokopelli::trace_view(&Kokopelli::perfect_recall_view(&state, observer)))
        .expect("JSON can say it")
}

#[test]
fn the_owner_sees_their_hand_and_the_cards_they_put_under_their_pile() {
    let told = told(Observer::Seat(Seat::FIRST));
    assert_eq!(told["seat"], 1);
    assert_eq!(told["hands"], json!([["drummer", "shaman", "shaman", "kokopelli"], [null, null]]));
    assert_eq!(told["piles"][0], json!([null, "paw"]));
    assert_eq!(told["question"], json!({"about": "drawn", "cards": ["shaman", "kokopelli"]}));
    assert_eq!(told["villages"][1], json!({"a": ["drummer", "kokopelli"]}));
}

#[test]
fn a_hidden_card_is_told_to_nobody_else() {
    for (observer, hands) in [
        (Observer::Seat(Seat::at(1)), json!([[null, null, null, null], ["hunter", "tortoise"]])),
        (Observer::Spectator, json!([[null, null, null, null], [null, null]])),
    ] {
        let told = told(observer);
        assert_eq!(told["hands"], hands);
        assert_eq!(told["piles"][0], json!([null, null]));
        assert_eq!(told["under"][0], 1, "that he knows it is for all to see");
        assert_eq!(told["question"], json!({"about": "drawn", "cards": [null, null]}));
    }
}

#[test]
fn of_what_is_unplayed_everybody_is_told_how_many_there_are_of_each_card() {
    for observer in [Observer::Seat(Seat::FIRST), Observer::Seat(Seat::at(1)), Observer::Spectator] {
        let unplayed = &told(observer)["unplayed"];
        assert_eq!(unplayed[0], json!({"drummer": 2, "paw": 1, "shaman": 2, "kokopelli": 1}));
        let of_the_other = ["drummer", "hunter", "kokopelli"].map(|card| unplayed[1][card].clone());
        assert_eq!(of_the_other, [2, 3, 5], "one drummer and one kokopelli lie in his village");
    }
}
