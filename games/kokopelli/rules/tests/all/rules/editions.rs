//! Differences between the rulebooks: each point separately, and each edition as a whole (E1-E6).

use kokopelli_rules::{Edition, ReachAbroad, Ruleset};

use super::{dealt, said, scores, spaces, started, table, three, two};

#[test]
fn e1_fire_reaches_only_the_neighbours_spaces_of_the_own_play_area_where_the_table_says_so() {
    let near = three("fire-reach near; seat 1; hand paw sun; a fire");
    assert_eq!(spaces(&near, "open paw"), "1b 1c 1d 2c 2d 3a 3b");
    for space in ["2a", "2b", "3c", "3d"] {
        let sentence =
            format!("E1: {space} is not in your play area, and at this table Fire reaches no further");
        assert_eq!(near.refusal(&format!("open paw {space}")), sentence);
    }
}

#[test]
fn e1_fire_reaches_all_four_spaces_of_a_neighbour() {
    let board = three("seat 1; hand paw sun; a fire; seat 2; b hunter");
    assert_eq!(spaces(&board, "open paw"), "1b 1c 1d 2a 2c 2d 3a 3b 3c 3d");
}

/// Seat 1 has Fire and a Paw to open; another Paw is on the given space.
fn fire_beside(check: &str, space: &str) -> super::Table {
    let (seat, letter) = space.split_at(1);
    three(&format!("fire-check {check}; seat 1; hand paw sun; a fire; seat {seat}; {letter} paw"))
}

#[test]
fn e2_what_fire_opens_must_be_absent_from_that_neighbours_play_area() {
    // 3c is in the play areas of seats 2 and 3, not in that of seat 1.
    let beside = fire_beside("area", "3c");
    assert_eq!(beside.refusal("open paw 2d"), "E2: Paw is already in that neighbour’s play area, on 3c");
    assert_eq!(
        beside.refusal("open paw 3a"),
        "E2: Paw is already in that neighbour’s play area, on 3c",
        "his own board belongs to it"
    );
    assert_eq!(spaces(&beside, "open paw"), "1b 1c 1d");
    assert_eq!(spaces(&fire_beside("area", "2b"), "open paw"), "1b 1c 1d", "2b is in the area of seat 3");
}

#[test]
fn e2_or_only_from_that_neighbours_village_where_the_table_says_so() {
    let beside = fire_beside("board", "3c");
    assert_eq!(spaces(&beside, "open paw"), "1b 1c 1d 2a 2b 2c 2d");
    assert_eq!(beside.refusal("open paw 3a"), "E2: Paw is already in that neighbour’s village, on 3c");
}

#[test]
fn e2_the_own_play_area_is_checked_always() {
    for check in ["area", "board"] {
        let beside = fire_beside(check, "3b");
        for space in ["1b", "2d", "3a"] {
            let sentence = "K15: Paw is already in your play area, on 3b";
            assert_eq!(beside.refusal(&format!("open paw {space}")), sentence, "fire-check {check}");
        }
    }
}

#[test]
fn e3_the_space_below_a_pile_lies_in_the_neighbours_areas_too() {
    let position = "sun-shared true; seat 1; hand kokopelli paw; seat 2; e paw; seat 3; e hunter";
    let shared = three(position);
    assert_eq!(spaces(&shared, "play kokopelli"), "2e 3e");
    assert_eq!(shared.refusal("open paw 1a"), "K15: Paw is already in your play area, on 2e");
}

#[test]
fn e3_or_in_its_owners_only_where_the_table_says_so() {
    let owned = three("sun-shared false; seat 1; hand kokopelli paw; e sun; seat 2; e paw; seat 3; e hunter");
    assert_eq!(spaces(&owned, "play kokopelli"), "1e");
    assert_eq!(spaces(&owned, "open paw"), "1a 1b 1c 1d");
    assert_eq!(
        owned.refusal("play kokopelli 2e"),
        "E3: 2e is below a draw pile, and at this table only in its owner’s play area"
    );
}

#[test]
fn e3_never_reaches_across_the_table_and_changes_nothing_for_two() {
    let four = table(4, "sun-shared true; seat 1; hand kokopelli paw; seat 3; e sun");
    assert_eq!(four.refusal("play kokopelli 3e"), "K8: 3e is not in your play area");
    let for_two = two("sun-shared true; seat 1; hand kokopelli paw; seat 2; e sun");
    assert_eq!(for_two.refusal("play kokopelli 2e"), "K9: 2e is not in your play area");
}

#[test]
fn e4_birth_may_extend_or_finish() {
    let mut table = three("birth-finish true; seat 1; hand sun; pile paw *; a birth; b paw paw kokopelli");
    table.decide("draw").decide("play paw 1b");
    assert_eq!(scores(&table), ["1 scores 4 for finishing Paw"]);
}

#[test]
fn e4_or_only_extend_where_the_table_says_so() {
    let position = "birth-finish false; seat 1; hand sun; a birth; b paw paw kokopelli; c hunter";
    let mut finishing = three(&format!("{position}; pile kokopelli *"));
    finishing.decide("draw");
    assert_eq!(spaces(&finishing, "play kokopelli"), "1a 1c");
    assert_eq!(
        finishing.refusal("play kokopelli 1b"),
        "E4: at this table a card played with Birth may not finish a ceremony, as it would on 1b"
    );
    let mut by_hand = three(&format!("{position}; pile paw *"));
    by_hand.decide("draw").decide("play paw 1b");
    assert_eq!(scores(&by_hand), ["1 scores 4 for finishing Paw"], "an ordinary play action finishes it");
}

#[test]
fn e4_what_would_finish_goes_by_the_height_of_the_moment() {
    // With Drummer the third card finishes, and with Snake Dance a Kokopelli counts as two.
    let position = "birth-finish false; seat 1; hand sun; pile kokopelli *; a birth; b paw; c hunter hunter";
    for (ability, allowed) in
        [("tortoise", "1a 1b 1c 1d"), ("drummer", "1a 1b 1d"), ("snake-dance", "1a 1b 1d")]
    {
        let mut table = three(&format!("{position}; d {ability}"));
        table.decide("draw");
        assert_eq!(spaces(&table, "play kokopelli"), allowed, "with {ability}");
    }
}

#[test]
fn e5_both_have_one_action_in_the_first_round_for_two() {
    let mut table = started(2, &[("two-player-first-round", "both")]);
    assert_eq!(said(&table, 0, "actions"), "1");
    table.decide("draw");
    table.decide(&table.legal("under")[0].clone());
    assert_eq!((table.decider(), said(&table, 0, "actions")), (Some(2), "1".to_owned()));
}

#[test]
fn e5_or_the_first_player_only_where_the_table_says_so() {
    let mut table = started(2, &[("two-player-first-round", "first")]);
    assert_eq!(said(&table, 0, "actions"), "1");
    table.decide("draw");
    table.decide(&table.legal("under")[0].clone());
    assert_eq!((table.decider(), said(&table, 0, "actions")), (Some(2), "2".to_owned()));
}

#[test]
fn e5_changes_nothing_for_three() {
    for choice in ["both", "first"] {
        let second = three(&format!("two-player-first-round {choice}; round 1; turn 2"));
        assert_eq!(said(&second, 0, "actions"), "1", "{choice}");
    }
}

/// Seat 1 has Spider Woman; ceremonies are below the piles of both neighbours.
fn spider_beside(points: &str) -> super::Table {
    three(&format!("{points}; seat 1; hand kokopelli paw; a spider-woman; seat 2; e paw; seat 3; e fire"))
}

#[test]
fn e6_spider_woman_reaches_below_the_neighbours_piles_though_they_are_not_shared() {
    let hers = spider_beside("sun-shared false; spider-below true");
    assert_eq!(spaces(&hers, "play kokopelli"), "1a 2e 3e");
    assert!(hers.allows("open paw 1b"), "K33: opening goes by the normal play area");
    let without_her = three("edition polish; seat 1; hand kokopelli paw; a sun; seat 2; e paw");
    assert_eq!(
        without_her.refusal("play kokopelli 2e"),
        "E3: 2e is below a draw pile, and at this table only in its owner’s play area"
    );
}

#[test]
fn e6_or_only_where_they_are_shared() {
    assert_eq!(spaces(&spider_beside("sun-shared false; spider-below false"), "play kokopelli"), "1a");
    for below in ["true", "false"] {
        let shared = spider_beside(&format!("sun-shared true; spider-below {below}"));
        assert_eq!(spaces(&shared, "play kokopelli"), "1a 2e 3e", "spider-below {below}");
    }
}

#[test]
fn e6_never_reaches_across_the_table_and_changes_nothing_for_two() {
    let four = table(4, "edition polish; seat 1; hand kokopelli paw; a spider-woman; seat 3; e sun");
    assert_eq!(four.refusal("play kokopelli 3e"), "K8: 3e is not in your play area");
    for below in ["true", "false"] {
        let for_two =
            two(&format!("spider-below {below}; seat 1; hand kokopelli paw; a spider-woman; seat 2; e sun"));
        assert!(for_two.allows("play kokopelli 2e"), "K33: spider-below {below}");
    }
}

#[test]
fn e1_e2_e3_e4_e5_e6_each_edition_as_a_whole() {
    let editions = [
        (Edition::English, ["english", "board", "area", "true", "true", "both", "false", "true"]),
        (Edition::French, ["french", "board", "board", "true", "false", "both", "false", "true"]),
        (Edition::Polish, ["polish", "near", "area", "false", "true", "both", "true", "true"]),
        (Edition::German, ["german", "board", "area", "true", "true", "first", "false", "true"]),
    ];
    let names = [
        "edition",
        "fire-reach",
        "fire-check",
        "sun-shared",
        "birth-finish",
        "two-player-first-round",
        "spider-below",
        "vase-for-owner",
    ];
    for (edition, values) in editions {
        let words: Vec<_> = names.into_iter().zip(values).collect();
        assert_eq!(Ruleset::of(edition).words().to_vec(), words);
        assert_eq!(dealt(2, &[("edition", values[0])]).ruleset(), Ruleset::of(edition));
    }
    assert_eq!(dealt(2, &[]).ruleset(), Ruleset::of(Edition::English), "the default");
}

#[test]
fn e1_e4_e6_a_point_can_be_set_against_the_edition() {
    let setup = dealt(2, &[("edition", "french"), ("birth-finish", "true")]);
    let expected = Ruleset { drawn_cards_may_finish: true, ..Ruleset::of(Edition::French) };
    assert_eq!(setup.ruleset(), expected);
    let setup = dealt(3, &[("fire-reach", "near"), ("spider-below", "true")]);
    let english = Ruleset::of(Edition::English);
    let expected = Ruleset { reach_abroad: ReachAbroad::Near, reaches_below_neighbours: true, ..english };
    assert_eq!(setup.ruleset(), expected);
}

#[test]
fn e1_e2_e3_e4_e5_e6_a_position_plays_by_its_edition() {
    /// Tests the marks of an edition: Fire's reach, Fire's check, Sun's space, Birth, the first round, Spider
    /// Woman.
    fn seen(edition: &str) -> [bool; 6] {
        let at = |players, rest: &str| table(players, &format!("edition {edition}\n{rest}"));
        let fire = at(3, "seat 1; hand paw sun; a fire");
        let check = at(3, "seat 1; hand paw sun; a fire; seat 3; c paw");
        let below = at(3, "seat 1; hand kokopelli sun; seat 2; e paw");
        let mut birth = at(3, "seat 1; hand sun; pile paw *; a birth; b paw paw kokopelli");
        birth.decide("draw");
        let first = at(2, "round 1; turn 2");
        let spider = at(3, "seat 1; hand kokopelli sun; a spider-woman; seat 2; e paw");
        [
            fire.allows("open paw 2a"),
            check.allows("open paw 2d"),
            below.allows("play kokopelli 2e"),
            birth.allows("play paw 1b") && said(&birth, 0, "question") == "drawn paw",
            said(&first, 0, "actions") == "2",
            spider.allows("play kokopelli 2e"),
        ]
    }
    assert_eq!(seen("english"), [true, false, true, true, false, true]);
    assert_eq!(seen("french"), [true, true, true, false, false, true]);
    assert_eq!(seen("polish"), [false, false, false, true, false, true]);
    assert_eq!(seen("german"), [true, false, true, true, true, true]);
}
