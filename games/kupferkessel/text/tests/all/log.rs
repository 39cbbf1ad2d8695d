//! What the log says of each kind of deed.

use hearth_core::{Game, Turn};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use kupferkessel_rules::Kupferkessel;
use kupferkessel_text::KupferkesselText;

use crate::{gaps, log, names, seated, two};

#[test]
fn a_card_is_taken_the_gap_filled_and_the_next_figure_moves() {
    let state = two("c4 bat-3; pile moss-1 *", (3, "vine-1"), (11, "root-1"));
    assert_eq!(
        log(state, &["take c4"]),
        [
            "White takes Bat 3 from c4 and moves 3 next; the gap is refilled with Moss 1",
            "-- Black’s turn: from 11 to 12 (column e) --",
        ]
    );
}

#[test]
fn without_a_pile_the_gap_stays() {
    let state = two("c4 bat-3; pile; out *", (3, "vine-1"), (11, "root-1"));
    assert_eq!(log(state, &["take c4"])[0], "White takes Bat 3 from c4 and moves 3 next; the gap stays open");
}

#[test]
fn corners_and_empty_lines_are_passed() {
    let corner = two("c4 bat-3", (3, "vine-1"), (9, "root-2"));
    assert_eq!(
        log(corner, &["take c4"])[1..],
        [
            "-- Black’s turn: from 9 to 11 (corner), no card there --",
            "-- White’s turn: from 3 to 6 (corner), no card there --",
            "-- Black’s turn: from 11 to 13 (column d) --"
        ]
    );
    let empty = two(&format!("{} c4 bat-2", gaps("a5 b5 c5 d5 e5 f5")), (3, "vine-1"), (9, "root-1"));
    assert_eq!(
        log(empty, &["take c4"])[1..],
        [
            "-- Black’s turn: from 9 to 10, and row 5 is empty --",
            "-- White’s turn: from 3 to 5 (column e) --"
        ]
    );
}

#[test]
fn a_hat_brings_a_second_turn_or_is_not_used() {
    let state = two("c4 moss-2; pile bat-1 *", (3, "vine-1"), (11, "root-1"));
    assert_eq!(
        log(state, &["take c4", "use"]),
        [
            "White takes Moss 2 with its hat from c4",
            "White uses the hat: another turn; the gap is refilled with Bat 1",
            "-- White’s second turn: from 3 to 5 (column e) --",
        ]
    );
    assert_eq!(log(state, &["take c4"]), ["White takes Moss 2 with its hat from c4"]);
    assert_eq!(
        log(state, &["take c4", "skip"])[1..],
        [
            "White does not use the hat; the gap is refilled with Bat 1",
            "-- Black’s turn: from 11 to 12 (column e) --"
        ]
    );
}

#[test]
fn an_explosion_tells_what_was_lost_and_what_came_to_light() {
    let state = two("c4 newt-eyes-2; pile bat-1 *", (3, "vine-1"), (11, "root-1 bone-4"));
    assert_eq!(
        log(state, &["take c4", "use"])[1],
        "White uses the explosion: Black loses Bone 4 (under the draw pile), Root 1 is on top now; \
         the gap is refilled with Bat 1"
    );
    let seats = [(3, "vine-1"), (7, "root-1 bone-4"), (11, "root-2 bone-3")];
    let three = seated(3, "c4 newt-eyes-2; pile; out *", &seats);
    assert_eq!(
        log(three, &["take c4", "use"])[1],
        "White uses the explosion: Orange loses Bone 4 (out of the game), Root 1 is on top now; \
         Black loses Bone 3 (out of the game), Root 2 is on top now; the gap stays open"
    );
}

#[test]
fn the_end_is_told_with_what_everybody_comes_to() {
    let last = format!("recipes true; {} c6 moss-4", gaps("c1 c2 c3 c4 c5"));
    let state = two(
        &last,
        (3, "moss-1 moss-2; recipes last, fewer-hats"),
        (9, "root-1 bat-3; recipes plants, both green"),
    );
    assert_eq!(
        log(state, &["take c6", "keep"]),
        [
            "White takes Moss 4 from c6, the last card of a line",
            "White keeps Moss 4",
            "-- The game is over: White took the last card of a line --",
            "White scores 17: 7 for families, 10 for recipes (held: last card, fewer hats)",
            "Black scores −7: −7 for families, 0 for recipes (held: both green families, plants)",
        ]
    );
    assert_eq!(log(state, &["take c6", "leave"])[1], "White removes Moss 4 from the game");
}

#[test]
fn every_decision_is_told_in_lines_that_begin_with_who_made_it() {
    let mut rng = seeded_rng(3);
    let mut tables = Tables::new(seeded_rng(4));
    for _ in 0..20 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = names(&state);
        playout::<Kupferkessel>(&mut state, &mut rng, |state, decision| {
            let (mut after, mut events) = (*state, Vec::new());
            Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
            let Turn::Decide(seat) = Kupferkessel::turn(state) else { return };
            let lines = KupferkesselText::log_lines(&events, &names);
            assert!(lines[0].plain().starts_with(names.plain(seat)), "{decision}: {lines:?}");
            assert!(lines.iter().all(|line| !line.plain().contains('\n')), "{lines:?}");
        });
    }
}
