//! Missing parts of a position are filled in.

use hearth_core::{Notation, statements};
use kokopelli_rules::Kokopelli;

use super::read;

/// Returns the position as it is written in full.
#[track_caller]
fn written(text: &str) -> String {
    Kokopelli::write_position(&read(text).unwrap_or_else(|error| panic!("{error}")))
}

/// Returns the values of a key in the full text, first of the table and then of each seat.
#[track_caller]
fn said(text: &str, key: &str) -> Vec<String> {
    let full = written(text);
    statements(&full).filter(|said| said.key == key).map(|said| said.value.to_owned()).collect()
}

#[test]
fn a_bare_position_is_the_second_round_of_a_first_game() {
    let full = written("");
    let head: Vec<&str> = full.lines().take_while(|line| !line.starts_with("seat")).collect();
    assert_eq!(
        head,
        [
            "position kokopelli",
            "players 2",
            "edition english",
            "ceremonies eagle-feather paw hunter warrior spider-woman snake-dance drummer mother-of-heaven shaman \
             tortoise",
            "end-tiles 10",
            "round 2",
            "turn 1",
            "actions 2",
            "extra 0",
        ]
    );
    assert_eq!(said("", "points"), ["0", "0"]);
    assert_eq!(said("", "discard"), ["", ""]);
    assert_eq!(said("", "known").len(), 0);
}

#[test]
fn a_hand_has_five_cards_of_the_rest_and_the_pile_all_others() {
    let hand = &said("", "hand")[0];
    assert_eq!(hand, "eagle-feather eagle-feather eagle-feather paw paw");
    let pile = &said("", "pile")[0];
    assert_eq!(pile.split(' ').count(), 31);
    assert!(pile.starts_with("paw hunter hunter hunter warrior"), "{pile}");
}

#[test]
fn named_cards_are_removed_from_the_rest() {
    let text = "seat 1; hand paw; a eagle-feather eagle-feather@2\nseat 2; b eagle-feather@1";
    assert_eq!(said(text, "hand"), ["paw", "eagle-feather eagle-feather paw paw paw"]);
    assert!(said(text, "pile")[0].starts_with("eagle-feather paw paw hunter"));
}

#[test]
fn a_star_fills_up_behind_what_is_named() {
    assert_eq!(said("seat 1; hand tortoise *2", "hand")[0], "eagle-feather eagle-feather tortoise");
    let text = "seat 1; pile tortoise kokopelli *1; discard *";
    assert_eq!(said(text, "pile")[0], "tortoise kokopelli paw");
    assert_eq!(said(text, "discard")[0].split(' ').count(), 28);
}

#[test]
fn cards_left_from_a_short_pile_are_discarded() {
    let text = "seat 1; hand paw; pile";
    assert_eq!(said(text, "pile")[0], "");
    assert_eq!(said(text, "discard")[0].split(' ').count(), 35);
}

#[test]
fn a_hand_of_which_nothing_is_said_takes_what_is_left() {
    let deck = "eagle-feather eagle-feather eagle-feather paw paw paw hunter hunter hunter warrior warrior warrior \
                spider-woman spider-woman spider-woman snake-dance snake-dance snake-dance drummer drummer drummer \
                mother-of-heaven mother-of-heaven mother-of-heaven shaman shaman shaman tortoise tortoise tortoise";
    let text = format!("seat 1; pile kokopelli kokopelli kokopelli {deck}");
    assert_eq!(said(&text, "hand")[0], "kokopelli kokopelli kokopelli");
}

#[test]
fn the_actions_are_those_of_the_round_and_none_while_something_else_is_asked() {
    let cases = [
        ("", "2"),
        ("round 1", "1"),
        ("round 1; turn 2", "1"),
        ("round 1; turn 2; edition german", "2"),
        ("actions 1", "1"),
        ("question exchange 5", "0"),
        ("question limit; seat 1; hand *6", "0"),
    ];
    for (text, actions) in cases {
        assert_eq!(said(text, "actions"), [actions], "{text}");
    }
}

#[test]
fn the_end_follows_from_piles_and_tiles() {
    let all_gone = "tokens eagle-feather:0 paw:0 hunter:0 warrior:0 spider-woman:0 snake-dance:0 drummer:0 \
                    mother-of-heaven:0 shaman:0 tortoise:0";
    let cases = [
        ("seat 2; pile", vec!["pile"]),
        (all_gone, vec!["tiles"]),
        (&format!("{all_gone}; seat 2; pile"), vec!["tiles"]),
        (&format!("end pile; {all_gone}"), vec!["pile"]),
        ("end pile", vec!["pile"]),
        ("", vec![]),
    ];
    for (text, end) in cases {
        assert_eq!(said(text, "end"), end, "{text}");
    }
}

#[test]
fn the_game_end_tiles_follow_from_the_tokens() {
    for (tokens, left) in [("paw:4", "10"), ("paw:3", "10"), ("paw:0", "9"), ("paw:0 hunter:0 shaman:3", "8")]
    {
        assert_eq!(said(&format!("tokens {tokens}"), "end-tiles"), [left], "{tokens}");
    }
}

#[test]
fn an_edition_sets_all_points_and_a_later_point_one_of_them() {
    assert_eq!(
        said("edition french", "birth-finish").len(),
        0,
        "a point that is the edition's is not written"
    );
    assert_eq!(said("edition french; birth-finish true", "birth-finish"), ["true"]);
    assert_eq!(said("birth-finish false; edition english", "birth-finish").len(), 0);
}

#[test]
fn lines_semicolons_spaces_and_remarks_make_no_difference() {
    let spread = "# a remark\n  turn   2 # whose turn\n\nseat 1 ;; hand   paw\tpaw\n";
    assert_eq!(read(spread), read("turn 2; seat 1; hand paw paw"));
}

#[test]
fn a_written_key_is_read_again() {
    let texts = [
        "",
        "edition french; vase-for-owner false; tokens paw:3 hunter:0; turn 2; actions 1; extra 1; vases 1",
        "question more 1a same elsewhere; seat 1; hand paw *2; a paw kokopelli@2; b warrior; points 12",
        "question drawn kokopelli; seat 1; hand kokopelli paw; a paw",
        "question exchange 4; seat 1; hand *3; known 1",
        "question over; end pile; turn 2; seat 2; pile",
    ];
    for text in texts {
        let state = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Kokopelli::read_position(&Kokopelli::write_position(&state)), Ok(state), "{text}");
    }
}
