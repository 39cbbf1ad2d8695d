//! The end: C15, CR1, CR3, CR6.

use kupferkessel_rules::Event;

use super::{gaps, happened, kettle, standing, two};

#[test]
fn c15_the_last_card_of_the_line_ends_the_game_kept_or_left() {
    let mut table = two(&format!("{} c6 bat-3", gaps("c1 c2 c3 c4 c5")), (3, "moss-1"), (9, "root-1"));
    table.decide("take c6");
    assert_eq!(table.decider(), Some(1));
    assert_eq!(kettle(&table, 1), "moss-1", "the card lies nowhere yet");
    assert_eq!(
        table.refusal("take c5"),
        "C15: bat-3 was the last card of the line; first keep it or remove it from the game"
    );
    let mut kept = table.clone();
    kept.decide("keep");
    assert_eq!(kettle(&kept, 1), "moss-1 bat-3");
    assert_eq!(standing(&kept).reason, "line");
    table.decide("leave");
    assert_eq!(kettle(&table, 1), "moss-1");
    assert_eq!((table.decider(), standing(&table).reason), (None, "line"));
    assert_eq!(table.refusal("take c1"), "C15: the game is over");
}

#[test]
fn c15_the_symbol_of_the_last_card_does_nothing() {
    let mut table =
        two(&format!("{} c6 newt-eyes-2", gaps("c1 c2 c3 c4 c5")), (3, "moss-1"), (9, "root-1 bat-4"));
    table.decide("take c6");
    assert!(table.refusal("use").starts_with("C15: "));
    table.decide("keep");
    assert_eq!(kettle(&table, 2), "root-1 bat-4");
}

#[test]
fn c15_keeping_and_leaving_are_for_the_last_card_only() {
    let table = two("", (3, "moss-1"), (9, "root-1"));
    for decision in ["keep", "leave"] {
        assert!(table.refusal(decision).starts_with("C15: "));
    }
}

#[test]
fn cr1_a_crossing_line_ends_the_game_only_by_option() {
    let crossing = format!("{} c4 bat-3", gaps("a4 b4 d4 e4 f4"));
    let mut usual = two(&crossing, (3, "moss-1"), (9, "root-3"));
    usual.decide("take c4");
    assert_eq!(usual.decider(), Some(2), "row 4 is empty, but White stood at column c");
    let mut any = two(&format!("any-line-ends true; {crossing}"), (3, "moss-1"), (9, "root-3"));
    any.decide("take c4");
    assert!(any.allows("keep") && any.allows("leave"));
    any.decide("keep");
    assert_eq!(standing(&any).reason, "line");
}

#[test]
fn cr3_twenty_turns_in_a_row_without_a_card_end_the_game() {
    // One card is left, and both figures move around it, one step at a time.
    let bare =
        gaps("b1 c1 d1 e1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 b5 c5 d5 e5 b6 c6 d6 e6");
    let mut table = two(&format!("{bare} a5 bat-1; idle 7"), (17, "moss-1"), (18, "root-1"));
    table.decide("take a5");
    assert_eq!(happened(&table, |event| matches!(event, Event::FoundNothing { .. })), 20);
    assert_eq!(standing(&table).reason, "dry");
    assert_eq!(table.state.square().occupied().len(), 1);
}

#[test]
fn cr6_a_card_out_of_the_game_counts_nowhere() {
    let table =
        two(&format!("{} c6 moss-4", gaps("c1 c2 c3 c4 c5")), (3, "moss-1 moss-2"), (9, "root-1 root-2"));
    let (mut kept, mut left) = (table.clone(), table);
    assert_eq!(standing(kept.decide("take c6").decide("keep")).scores[..], [7, 0]);
    assert_eq!(standing(left.decide("take c6").decide("leave")).scores[..], [0, 0]);
}
