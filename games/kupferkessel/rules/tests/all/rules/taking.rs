//! Taking and refilling: C8, C14.

use super::{gaps, kettle, on, pile, two};

#[test]
fn c8_a_card_of_the_line_goes_onto_the_kettle() {
    let mut table = two("c4 bat-3", (3, "moss-1"), (13, "root-1"));
    let all: Vec<String> = (1..=6).map(|row| format!("take c{row}")).collect();
    assert_eq!(table.legal("take"), all);
    table.decide("take c4");
    assert_eq!(kettle(&table, 1), "moss-1 bat-3");
}

#[test]
fn c8_both_ends_of_a_line_reach_the_same_cards() {
    for (one, other) in [(2, 15), (3, 14), (4, 13), (5, 12), (7, 20), (8, 19), (9, 18), (10, 17)] {
        let here = two("", (one, "moss-1"), (1, "root-1"));
        let there = two("", (other, "moss-1"), (1, "root-1"));
        assert_eq!(here.legal("take"), there.legal("take"));
        assert_eq!(here.legal("take").len(), 6);
    }
}

#[test]
fn c8_another_line_is_refused() {
    let table = two("", (3, "moss-1"), (13, "root-1"));
    assert_eq!(table.refusal("take d4"), "C8: d4 is not on the line at position 3, where you stand");
}

#[test]
fn c14_the_gap_is_refilled_from_the_pile() {
    let mut table = two("c4 bat-3; pile vine-3 root-4 *", (3, "moss-1"), (13, "root-1"));
    table.decide("take c4");
    assert_eq!(on(&table, "c4").as_deref(), Some("vine-3"));
    assert!(pile(&table).starts_with("root-4 "));
}

#[test]
fn c14_without_a_pile_the_gap_stays() {
    let mut table = two(&format!("{} c4 bat-3", gaps("b3")), (3, "moss-1"), (9, "root-4"));
    table.decide("take c4");
    assert_eq!(on(&table, "c4"), None);
    assert_eq!(pile(&table), "");
    let table = two(&gaps("c2"), (3, "moss-1"), (13, "root-1"));
    assert_eq!(table.refusal("take c2"), "C14: there is no card on c2 any more");
}
