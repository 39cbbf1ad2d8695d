//! Moving: C6, C7, C9, CR2.

use kupferkessel_rules::Event;

use super::{gaps, happened, no_column_c, positions, three, two};

#[test]
fn c6_the_top_card_moves_the_figure_exactly() {
    for (top, to) in [("vine-1", 9), ("vine-2", 10), ("vine-4", 12)] {
        let mut table = two("c1 bat-1", (3, "moss-1"), (8, &format!("root-4 {top}")));
        table.decide("take c1");
        assert_eq!((positions(&table), table.decider()), (vec![3, to], Some(2)), "{top}");
    }
}

#[test]
fn c6_the_ring_closes_behind_position_20() {
    let mut table = two("", (7, "moss-1"), (18, "root-4"));
    table.decide("take c2");
    assert_eq!(positions(&table), [7, 2]);
}

#[test]
fn c7_another_figure_is_not_counted_and_nobody_lands_on_it() {
    let mut table = two("", (9, "moss-1"), (8, "root-1"));
    table.decide("take b4");
    assert_eq!(positions(&table), [9, 10]);
    let mut table = two("", (9, "moss-1"), (7, "root-4"));
    table.decide("take b4");
    assert_eq!(positions(&table), [9, 12]);
}

#[test]
fn c7_cr10_a_figure_on_a_corner_is_not_counted_either() {
    // White takes a 1 and is next to the corner where Black is.
    let mut table = two("turn 2; c1 vine-1", (6, "moss-1"), (3, "root-3"));
    table.decide("take c1");
    assert_eq!(table.decider(), Some(1));
    assert_eq!(positions(&table), [7, 3]);
    let mut table = three("", [(8, "moss-1"), (11, "vine-1"), (12, "root-1")]);
    table.decide("take b3");
    assert_eq!(positions(&table), [8, 13, 12]);
}

#[test]
fn c9_on_a_corner_there_is_no_card_and_the_turn_is_over() {
    // Black goes to corner 6; White, who took a 1, is on turn again.
    let mut table = two("c1 pumpkin-1", (3, "moss-1"), (5, "root-1"));
    table.decide("take c1");
    assert_eq!(positions(&table), [4, 6]);
    assert_eq!(table.decider(), Some(1));
    assert_eq!(happened(&table, |event| matches!(event, Event::FoundNothing { .. })), 1);
}

#[test]
fn cr2_an_empty_line_is_like_a_corner() {
    let mut table = two(&format!("{} d1 pumpkin-1", no_column_c()), (4, "moss-1"), (13, "root-1"));
    table.decide("take d1");
    assert_eq!(positions(&table), [5, 14], "Black stopped at the other end of column c");
    assert_eq!(table.decider(), Some(1));
    let table = two(&gaps("c1 c2 c3 c4 c5"), (3, "moss-1"), (13, "root-1"));
    assert_eq!(table.legal("take"), ["take c6"]);
}
