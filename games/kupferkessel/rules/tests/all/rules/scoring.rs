//! Scoring: C16-C19, C33, CR6, CR8.

use super::{no_column_c, scores, standing, three, two};

#[test]
fn c16_one_card_costs_two_count_nothing_three_their_sum_four_five_more() {
    assert_eq!(scores("", "moss-3", "root-1 root-2"), [-3, 5], "the 5 are for the most ones");
    assert_eq!(scores("", "moss-3 moss-4", "root-3 root-2"), [0, 0]);
    assert_eq!(scores("", "moss-2 moss-3 moss-4", "root-3 root-2"), [9, 0]);
    assert_eq!(scores("", "moss-1 moss-2 moss-3 moss-4", "root-1 root-2"), [15, 0]);
}

#[test]
fn c17_the_own_colour_counts_double_but_the_five() {
    assert_eq!(scores("", "moss-3 moss-4 bone-3", "root-2 root-3 bone-4"), [-6, -4]);
    assert_eq!(scores("", "moss-3 moss-4 bone-2 bone-3 bone-4", "root-2 root-3 bat-2 bat-3 bat-4"), [18, 18]);
    assert_eq!(
        scores("", "moss-3 moss-4 cobweb-1 cobweb-2 cobweb-3 cobweb-4", "root-2 root-1"),
        [25, 0],
        "both have one 1"
    );
}

#[test]
fn c18_cr10_most_ones_score_five_and_a_tie_nothing() {
    assert_eq!(scores("", "moss-1 moss-2", "root-3 root-2"), [5, 0]);
    assert_eq!(scores("", "moss-1 moss-2", "root-1 root-2"), [0, 0]);
    assert_eq!(scores("", "moss-1 moss-2", "root-1 root-2 vine-1 vine-3"), [0, 5]);
}

#[test]
fn c19_cr10_most_points_win_and_a_tie_is_shared() {
    let end = |white: &str, black: &str| {
        let table = format!("{} question last c1 bone-1", no_column_c());
        let mut table = two(&table, (3, white), (9, black));
        let winners = standing(table.decide("leave")).winners();
        winners.into_iter().map(hearth_core::Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(end("moss-3 moss-4", "root-2 root-3"), [1, 2]);
    assert_eq!(end("moss-3 moss-4", "root-2"), [1]);
    assert_eq!(end("moss-3", "root-2"), [2]);
}

#[test]
fn c33_with_three_only_a_sole_leader_scores_for_ones() {
    let end = |kettles: [&str; 3]| {
        let table = format!("third orange; {} question last c1 bone-1", no_column_c());
        let mut table = three(&table, [(3, kettles[0]), (7, kettles[1]), (9, kettles[2])]);
        standing(table.decide("leave")).scores.to_vec()
    };
    assert_eq!(end(["moss-1 moss-2", "root-1 root-2", "vine-2 vine-3"]), [0, 0, 0]);
    assert_eq!(end(["moss-1 moss-2", "root-1 root-2", "vine-1 vine-3 pumpkin-1 pumpkin-2"]), [0, 0, 5]);
}

#[test]
fn cr6_recipe_points_are_never_doubled() {
    let mut table = hearth_testkit::position::TestTable::<kupferkessel_rules::Kupferkessel>::at(&format!(
        "position kupferkessel; players 2; recipes true; {} question last c1 bone-1
         seat 1; at 3; kettle moss-3 moss-4 cobweb-2 cobweb-3 cobweb-4; recipes one white, plants
         seat 2; at 9; kettle root-2 root-3; recipes last, one black",
        no_column_c()
    ));
    assert_eq!(standing(table.decide("leave")).scores[..], [18 + 5, 0]);
}

#[test]
fn cr8_children_count_cards_for_families() {
    let white = "moss-1 moss-2 moss-3 moss-4 bone-3 vine-2 vine-3 vine-4 root-1 root-2";
    assert_eq!(scores("children-scoring true", white, "pumpkin-1"), [2 - 1 + 1, -1]);
}
