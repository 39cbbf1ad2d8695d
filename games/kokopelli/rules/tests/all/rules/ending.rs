//! The end of a game and its points (K24-K27, KR23).

use hearth_core::{Game, Observer, Seat, Standing};
use kokopelli_rules::{CardsSeen, Kokopelli};

use super::{Table, hand, points, said, story, table, three, two};

fn standing(table: &Table) -> Standing {
    Kokopelli::standing(&table.state).expect("the game is over")
}

fn winners(table: &Table) -> Vec<usize> {
    standing(table).winners().into_iter().map(Seat::number).collect()
}

/// Returns piles of these sizes, with any cards.
fn piles(sizes: &[usize]) -> String {
    let seats = (1..).zip(sizes).map(|(seat, size)| format!("seat {seat}; pile *{size}\n"));
    seats.collect()
}

#[test]
fn k24_the_round_in_which_a_pile_ran_out_is_played_to_its_end() {
    let mut table = three("actions 1; seat 1; hand paw; pile sun");
    table.decide("draw");
    assert_eq!(
        story(&table),
        ["1 draws sun", "the game will end: pile", "2 begins in round 2 with 2"],
        "the others still have their turns"
    );
    for _ in 0..2 {
        table.decide("exchange");
        while let Some(under) = table.legal("under").first() {
            table.decide(&under.clone());
        }
        table.decide("draw");
        table.decide(&table.legal("under")[0].clone());
    }
    assert_eq!(table.decider(), None);
    assert_eq!(standing(&table).reason, "pile");
    assert_eq!(table.refusal("draw"), "K24: the game is over");
}

#[test]
fn k24_the_last_game_end_tile_ends_the_game_with_the_round() {
    let position = "tokens sun:0 paw:0 tortoise:0 lizard:0 vase:0 shaman:0 hunter:0 fire:0 birth:3 drummer:4
        turn 2; actions 1; seat 2; hand birth sun; a birth birth kokopelli; seat 3; hand sun fire";
    let mut table = three(position);
    assert_eq!(said(&table, 0, "end-tiles"), "1");
    table.decide("play birth 2a");
    let told = story(&table);
    assert_eq!(
        told[told.len() - 4..],
        [
            "a Game End tile on Birth, 0 left",
            "the game will end: tiles",
            "Birth leaves 2a",
            "3 begins in round 2 with 2"
        ]
    );
    table.decide("open fire 3a").decide("open sun 3b");
    assert_eq!((table.decider(), standing(&table).reason), (None, "tiles"));
}

#[test]
fn k24_the_last_seat_can_end_the_game_at_once() {
    let mut table = three("turn 3; actions 1; seat 3; hand paw; pile sun");
    table.decide("draw");
    assert_eq!(table.decider(), None);
}

#[test]
fn k24_the_first_reason_is_the_one_that_counts() {
    let mut table = three("end pile; turn 3; actions 1; seat 1; pile; seat 3; hand paw; pile sun");
    table.decide("draw");
    assert_eq!(
        story(&table)[..2],
        ["3 draws sun", "1 discards sun sun sun eagle-feather eagle-feather"],
        "no second announcement"
    );
}

#[test]
fn k25_hands_are_laid_open() {
    let mut table = two("turn 2; actions 1; seat 1; hand sun fire; seat 2; hand paw; pile kokopelli");
    table.decide("draw");
    let told = story(&table);
    assert_eq!(told[2..4], ["1 discards sun fire", "2 discards paw kokopelli"]);
    let view = Kokopelli::view(&table.state, Observer::Spectator);
    assert!(matches!(view.seat(Seat::FIRST).hand, CardsSeen::Open(cards) if cards.len() == 2));
    assert_eq!(hand(&table, 1), "sun fire");
}

#[test]
fn k25_the_fewest_cards_score_5_and_the_second_fewest_3() {
    let cases: [(&[usize], &[i32]); 9] = [
        (&[4, 9], &[5, 3]),
        (&[4, 4], &[5, 5]),
        (&[9, 4, 6], &[0, 5, 3]),
        (&[4, 4, 6], &[5, 5, 3]),
        (&[4, 6, 6], &[5, 3, 3]),
        (&[0, 1, 2], &[5, 3, 0]),
        (&[0, 0, 0, 0], &[5, 5, 5, 5]),
        (&[5, 3, 5, 3], &[3, 5, 3, 5]),
        (&[2, 3, 4, 5], &[5, 3, 0, 0]),
    ];
    for (sizes, expected) in cases {
        let players = sizes.len();
        let over = table(players, &format!("question over; end pile; turn {players}\n{}", piles(sizes)));
        assert_eq!(&standing(&over).scores[..], expected, "{sizes:?}");
    }
}

#[test]
fn k26_every_ceremony_scores_1_however_many_cards_it_has() {
    let over = three(
        "question over; end pile; turn 3
         seat 1; pile *5; a paw paw paw; b sun; e fire kokopelli@2
         seat 2; pile *5; seat 3; pile *5; d sun@2",
    );
    assert_eq!(standing(&over).scores[..], [8, 5, 6]);
}

#[test]
fn k26_both_ceremonies_below_the_pile_score_too() {
    let over = two("question over; end pile; turn 2; seat 1; pile *5; e paw; f sun; seat 2; pile *9");
    assert_eq!(standing(&over).scores[..], [7, 3]);
}

#[test]
fn k26_the_final_points_are_told_seat_by_seat() {
    let mut table = two("turn 2; actions 1; seat 1; points 3; hand sun; pile *7; a paw; b fire
         seat 2; points 4; hand paw; pile kokopelli");
    table.decide("draw");
    let told = story(&table);
    assert_eq!(
        told[4..],
        [
            "1 scores 3 for the second fewest cards",
            "1 scores 2 for the village",
            "2 scores 5 for the fewest cards",
            "2 scores 0 for the village",
            "the game is over: pile",
        ]
    );
    assert_eq!(standing(&table).scores[..], [8, 9]);
    assert_eq!(points(&table), [3, 4], "the points on the table stay as they were");
}

#[test]
fn k27_the_most_points_win() {
    let over = three(
        "question over; end pile; turn 3
         seat 1; points 20; pile *5; seat 2; points 21; pile *5; seat 3; points 19; pile *5",
    );
    assert_eq!((&standing(&over).scores[..], winners(&over)), (&[25, 26, 24][..], vec![2]));
}

#[test]
fn k27_a_tie_is_shared() {
    let over = three(
        "question over; end pile; turn 3
         seat 1; points 20; pile *5; seat 2; points 10; pile *5; seat 3; points 20; pile *5",
    );
    assert_eq!(winners(&over), [1, 3]);
}

#[test]
fn kr23_after_a_hundred_rounds_the_game_ends() {
    let mut table = two("round 100; turn 2; actions 1; seat 2; hand paw");
    table.decide("draw");
    assert_eq!(story(&table)[..2], ["2 draws sun", "the game will end: rounds"]);
    assert_eq!((table.decider(), standing(&table).reason), (None, "rounds"));

    let mut before = two("round 99; turn 2; actions 1; seat 2; hand paw");
    before.decide("draw");
    assert_eq!(story(&before)[1..], ["1 begins in round 100 with 2"]);
}
