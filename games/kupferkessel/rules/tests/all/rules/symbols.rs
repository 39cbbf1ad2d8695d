//! Symbols: C11-C13, CR4, CR5.

use kupferkessel_rules::Event;

use super::{gaps, happened, kettle, on, pile, positions, two};

#[test]
fn c11_a_symbol_is_used_at_once_or_lost() {
    let table = two("c4 pumpkin-2; pile vine-3 *", (3, "moss-1"), (9, "root-1"));
    let mut skipped = table.clone();
    skipped.decide("take c4");
    assert_eq!(skipped.decider(), Some(1));
    assert_eq!(on(&skipped, "c4"), None, "the gap is not refilled before the symbol");
    assert_eq!(
        skipped.refusal("take c1"),
        "C11: you took a card with a symbol; first use the hat or skip it"
    );
    skipped.decide("skip");
    assert_eq!(on(&skipped, "c4").as_deref(), Some("vine-3"));
    assert_eq!(skipped.decider(), Some(2));
    assert!(table.refusal("use").starts_with("C11: "));
}

#[test]
fn c12_an_explosion_sends_the_opponents_top_card_under_the_pile() {
    let mut table = two("c4 newt-eyes-2; pile vine-3 *", (3, "moss-1"), (9, "root-1 bat-4"));
    table.decide("take c4").decide("use");
    assert_eq!(kettle(&table, 2), "root-1");
    assert!(pile(&table).ends_with(" bat-4"));
    assert_eq!(table.state.stacks().pile_known(), 1);
}

#[test]
fn c12_an_only_card_cannot_be_hit() {
    let mut table = two("c4 newt-eyes-2", (3, "moss-1"), (9, "root-1"));
    table.decide("take c4");
    assert_eq!(table.decider(), Some(2), "nobody was asked");
}

#[test]
fn c12_with_an_empty_pile_the_card_is_out_of_the_game() {
    let mut table = two(&format!("{} c4 newt-eyes-2; out *", gaps("b3")), (3, "moss-1"), (9, "root-1 bat-4"));
    table.decide("take c4").decide("use");
    assert_eq!(pile(&table), "");
    assert!(table.state.out().has("bat-4".parse().expect("a card")));
    assert_eq!(happened(&table, |event| matches!(event, Event::Lost { out: true, .. })), 1);
}

#[test]
fn c13_a_hat_gives_another_turn() {
    let mut table = two("c4 pumpkin-2; pile vine-3 *", (3, "moss-1"), (9, "root-1"));
    table.decide("take c4").decide("use");
    assert_eq!(table.decider(), Some(1));
    assert_eq!(positions(&table), [5, 9]);
    assert!(table.state.turn().second);
    table.decide("take e1");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn cr4_an_explosion_comes_before_the_refill_and_changes_the_next_move() {
    let mut table = two(
        "c4 newt-eyes-2; pile vine-3; row 1 * * * *; c1 moss-3",
        (3, "moss-1"),
        (
            7,
            "root-1 bat-4 raven-feather-3 cobweb-3 cobweb-4 bone-1 bone-2 bone-3 bone-4 bat-1 bat-2 bat-3 raven-feather-1 raven-feather-2 raven-feather-4 cobweb-1 cobweb-2 vine-1 vine-2 vine-4 snake-powder-3 snake-powder-4",
        ),
    );
    table.decide("take c4").decide("use");
    assert_eq!(on(&table, "c4").as_deref(), Some("vine-3"), "the one card of the pile lay on top");
    assert_eq!(pile(&table), "snake-powder-4");
    assert_eq!(positions(&table), [3, 10], "the new top card is a 3");
}

#[test]
fn cr5_c13_a_hat_on_the_second_turn_does_nothing() {
    let mut table = two("second true; c4 pumpkin-2", (3, "moss-1"), (9, "root-1"));
    table.decide("take c4");
    assert_eq!(table.decider(), Some(2));
}

#[test]
fn cr5_an_explosion_on_the_second_turn_works() {
    let mut table = two("second true; c4 newt-eyes-2", (3, "moss-1"), (9, "root-1 bat-4"));
    table.decide("take c4").decide("use");
    assert_eq!(kettle(&table, 2), "root-1");
    assert_eq!(table.decider(), Some(2));
}
