//! The reach of a seat (K8, K9).

use super::{spaces, table, three, two};

/// Returns a table with a ceremony on each of these spaces, and an active seat that can play on any.
fn full(players: usize, turn: usize, letters: &str) -> super::Table {
    let ceremonies = ["tortoise", "hunter", "shaman", "drummer", "paw", "eagle-feather"];
    let village: Vec<String> =
        letters.chars().zip(ceremonies).map(|(letter, card)| format!("{letter} {card}")).collect();
    let seats: Vec<String> =
        (1..=players).map(|seat| format!("seat {seat}; hand kokopelli; {}", village.join("; "))).collect();
    table(players, &format!("sun-shared false; turn {turn}\n{}", seats.join("\n")))
}

#[test]
fn k8_three_or_four_players_reach_the_two_nearest_spaces_of_each_neighbour() {
    let areas = [
        (3, 1, "1a 1b 1c 1d 2c 2d 3a 3b"),
        (3, 2, "1a 1b 2a 2b 2c 2d 3c 3d"),
        (3, 3, "1c 1d 2a 2b 3a 3b 3c 3d"),
        (4, 1, "1a 1b 1c 1d 2c 2d 4a 4b"),
        (4, 2, "1a 1b 2a 2b 2c 2d 3c 3d"),
        (4, 3, "2a 2b 3a 3b 3c 3d 4c 4d"),
        (4, 4, "1c 1d 3a 3b 4a 4b 4c 4d"),
    ];
    for (players, turn, area) in areas {
        assert_eq!(spaces(&full(players, turn, "abcd"), "play kokopelli"), area, "seat {turn} of {players}");
    }
}

#[test]
fn k8_what_lies_outside_the_play_area_is_refused() {
    let table = full(4, 1, "abcd");
    for space in ["2a", "2b", "3a", "3b", "3c", "3d", "4c", "4d"] {
        let sentence = format!("K8: {space} is not in your play area");
        assert_eq!(table.refusal(&format!("play kokopelli {space}")), sentence);
    }
}

#[test]
fn k8_a_village_of_three_or_four_players_has_no_second_space_below_the_pile() {
    let table = three("seat 1; hand paw kokopelli; a sun");
    let sentence = "K8: there is no space 1f at this table";
    for decision in ["open paw 1f", "play kokopelli 1f", "cancel 1f"] {
        assert_eq!(table.refusal(decision), sentence);
    }
    assert_eq!(table.refusal("play kokopelli 4a"), "K8: there is no space 4a at this table");
}

#[test]
fn k9_two_players_reach_all_of_their_own_but_nothing_below_the_other_pile() {
    assert_eq!(spaces(&full(2, 1, "abcdef"), "play kokopelli"), "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d");
    assert_eq!(spaces(&full(2, 2, "abcdef"), "play kokopelli"), "1a 1b 1c 1d 2a 2b 2c 2d 2e 2f");
    for space in ["2e", "2f"] {
        let sentence = format!("K9: {space} is not in your play area");
        assert_eq!(full(2, 1, "abcdef").refusal(&format!("play kokopelli {space}")), sentence);
    }
}

#[test]
fn k9_two_players_always_have_a_fifth_space() {
    let for_two = two("seat 1; hand paw");
    assert_eq!(spaces(&for_two, "open paw"), "1a 1b 1c 1d 1e");
    let for_three = three("seat 1; hand paw");
    assert_eq!(spaces(&for_three, "open paw"), "1a 1b 1c 1d");
}

#[test]
fn k9_there_is_no_third_village_for_two() {
    let table = two("seat 1; hand paw");
    assert_eq!(table.refusal("open paw 3a"), "K9: there is no space 3a with two players");
}

#[test]
fn k9_what_lies_below_the_other_pile_does_not_hinder_opening() {
    let below = two("seat 1; hand paw; seat 2; e paw");
    assert_eq!(spaces(&below, "open paw"), "1a 1b 1c 1d 1e");
    let beside = two("seat 1; hand paw; seat 2; d paw");
    assert_eq!(beside.refusal("open paw 1e"), "K15: Paw is already in your play area, on 2d");
}
