//! What the log says of each kind of deed.

use hearth_core::{Game, Observer, Seat, Turn};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Spans, Text};
use kokopelli_rules::Kokopelli;
use kokopelli_text::KokopelliText;

use crate::{RED, log, names, position};

#[test]
fn a_draw_names_the_cards_to_the_one_who_drew_them() {
    let hunter = "seat 1; hand paw; pile hunter shaman paw *; a hunter";
    assert_eq!(log(2, hunter, &["draw"], RED), ["Red draws 2 cards (Hunter, Shaman)"]);
    assert_eq!(log(2, hunter, &["draw"], Observer::Spectator), ["Red draws 2 cards"]);
}

#[test]
fn a_finished_ceremony_is_told_with_all_it_brought() {
    let four = "seat 1; hand kokopelli paw\n seat 2; a hunter kokopelli hunter";
    assert_eq!(
        log(2, four, &["play kokopelli 2a"], RED),
        ["Red plays Kokopelli on Green’s Hunter – finished, 4 points; Green: 1 point"]
    );
    let three = "tokens hunter:3\n seat 1; hand kokopelli paw; a tortoise; b paw\n seat 2; a hunter kokopelli hunter; b shaman";
    assert_eq!(
        log(2, three, &["play kokopelli 2a"], RED),
        ["Red plays Kokopelli on Green’s Hunter – finished, 3 points, 1 point for Paw, \
          a Game End tile placed (9 left), 1 point for Tortoise; Green: 1 point, 1 point for Shaman"]
    );
}

#[test]
fn a_card_on_the_own_village_is_on_their_own() {
    let own = "seat 1; hand paw hunter; a paw";
    assert_eq!(log(2, own, &["play paw 1a"], RED), ["Red plays Paw on their own Paw"]);
    let snake = "seat 1; hand kokopelli hunter; a snake-dance";
    assert_eq!(
        log(2, snake, &["play kokopelli 1a"], RED),
        ["Red plays Kokopelli (counts as two) on their own Snake Dance"]
    );
}

#[test]
fn an_empty_hand_pays_points_and_cards_in_one_phrase() {
    let last = "seat 1; hand hunter; pile paw shaman drummer *";
    assert_eq!(
        log(2, last, &["open hunter 1a"], RED),
        ["Red opens Hunter on 1a – 1 point and 3 cards for an empty hand (Paw, Shaman, Drummer)"]
    );
    assert_eq!(
        log(2, last, &["open hunter 1a"], Observer::Spectator),
        ["Red opens Hunter on 1a – 1 point and 3 cards for an empty hand"]
    );
}

#[test]
fn an_extra_action_and_the_cards_of_lizard_are_told() {
    let set = "ceremonies vase lizard fire sun hunter paw birth drummer shaman tortoise\n";
    let vase = format!("{set} seat 1; hand vase paw; a lizard\n seat 2; a vase");
    assert_eq!(
        log(2, &vase, &["play vase 2a"], Observer::Spectator),
        ["Red plays Vase on Green’s Vase – an extra action from Green’s Vase, 1 card for Lizard"]
    );
    let fire = format!("{set} seat 1; hand paw sun; a fire");
    assert_eq!(log(2, &fire, &["open paw 2a"], RED), ["Red opens Paw on 2a, in Green’s village"]);
}

#[test]
fn an_exchange_is_one_sentence_and_tells_others_only_how_many() {
    let hand = "seat 1; hand paw hunter; pile shaman drummer *";
    let decisions = ["exchange", "under hunter", "under paw"];
    assert_eq!(
        log(2, hand, &decisions, RED),
        ["Red exchanges 2 cards – Hunter, Paw under the draw pile, Shaman, Drummer drawn"]
    );
    assert_eq!(log(2, hand, &decisions, Observer::Spectator), ["Red exchanges 2 cards"]);
}

#[test]
fn surplus_cards_and_the_next_turn_are_told() {
    let full = "round 3; actions 1\n seat 1; hand paw paw hunter hunter shaman shaman; a paw";
    let lines = log(3, full, &["cancel 1a", "under paw"], RED);
    assert_eq!(lines, ["Red cancels Paw", "Red puts Paw under the draw pile", "-- Round 3: Green’s turn --"]);
    let lines = log(3, full, &["cancel 1a", "under paw"], Observer::Spectator);
    assert_eq!(lines[1], "Red puts 1 card under the draw pile");
    let first = "round 1\n seat 1; hand paw *4";
    assert_eq!(
        log(3, first, &["open paw 1a"], RED),
        ["Red opens Paw on 1a", "-- Round 1: Green’s turn, one action --"]
    );
}

#[test]
fn stopping_and_passing_are_told() {
    let warrior = "seat 1; hand paw kokopelli hunter; a warrior; b paw";
    assert_eq!(
        log(2, warrior, &["play paw 1b", "done"], RED),
        ["Red plays Paw on their own Paw", "Red plays no more cards"]
    );
    let extra = "actions 0; extra 1; vases 2\n seat 1; hand paw";
    assert_eq!(log(2, extra, &["pass"], RED), ["Red passes", "-- Round 2: Green’s turn --"]);
}

#[test]
fn the_end_is_announced_and_then_scored_line_by_line() {
    let last = "turn 2; actions 1\n seat 1; hand paw; a paw; b hunter\n seat 2; hand hunter; pile shaman";
    assert_eq!(
        log(2, last, &["draw"], RED),
        [
            "Green draws 1 card",
            "-- The game ends after this round: a draw pile has run out --",
            "Red still held Paw",
            "Green still held Hunter, Shaman",
            "Red: 3 points for the second fewest cards in the draw pile, 2 points for ceremonies in the village",
            "Green: 5 points for the fewest cards in the draw pile",
            "-- The game is over: a draw pile has run out --",
        ]
    );
}

#[test]
fn the_account_adds_up_and_names_the_winner() {
    let state = position(
        2,
        "turn 2; round 9; question over; end pile\n seat 1; points 20; hand paw; a paw\n \
         seat 2; points 20; hand hunter; pile",
    );
    let view = Kokopelli::view(&state, Observer::Spectator);
    let account = KokopelliText::account(&view, &[], &names()).expect("the game is over");
    let rows: Vec<Vec<&str>> =
        account.rows.iter().map(|row| row.iter().map(Spans::plain).collect()).collect();
    assert_eq!(rows[0], ["Red", "20", "+ 3 (second fewest: 34 cards)", "+ 1", "= 24"]);
    assert_eq!(rows[1], ["Green", "20", "+ 5 (fewest: 0 cards)", "+ 0", "= 25"]);
    assert_eq!(account.victory.plain(), "Green wins with 25 points.");
    let running = Kokopelli::view(&position(2, ""), Observer::Spectator);
    assert_eq!(KokopelliText::account(&running, &[], &names()), None);
}

/// What the account notes of a game that goes on from a position with these decisions to its end.
fn noted(statements: &str, decisions: &[&str]) -> Vec<String> {
    let mut state = position(2, statements);
    let mut events = Vec::new();
    for decision in decisions {
        let decision = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        Kokopelli::check(&state, decision).unwrap_or_else(|refusal| panic!("{refusal}"));
        Kokopelli::apply(&mut state, decision, &mut |event| events.push(event));
    }
    let view = Kokopelli::view(&state, Observer::Spectator);
    let account = KokopelliText::account(&view, &events, &names()).expect("the game is over");
    account.notes.into_iter().map(Spans::into_plain).collect()
}

#[test]
fn the_account_says_what_the_points_of_play_were_for() {
    let last = "turn 2; actions 2\n seat 1; hand shaman; a paw paw paw; b mother-of-heaven\n \
                seat 2; hand hunter kokopelli drummer; a hunter hunter kokopelli; b tortoise; pile shaman";
    assert_eq!(
        noted(last, &["play hunter 2a", "draw"]),
        ["Green during play: finished Hunter 4; abilities Tortoise 1"]
    );
    let dry = last.replace("actions 2", "actions 2; end pile").replace("; pile shaman", "; pile");
    assert_eq!(
        noted(&dry, &["play hunter 2a", "play kokopelli 1a"]),
        [
            "Red during play: own ceremonies finished by others 1; abilities Mother of Heaven 1",
            "Green during play: finished Hunter 4, Paw 4; abilities Tortoise 2",
        ]
    );
    let begun = last.replace("seat 2;", "seat 2; points 7;");
    assert!(noted(&begun, &["play hunter 2a", "draw"]).is_empty(), "it would not add up");
}

#[test]
fn every_decision_is_told_and_the_account_agrees_with_the_standing() {
    let mut rng = seeded_rng(3);
    let mut tables = Tables::new(seeded_rng(4));
    for _ in 0..10 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        let mut happened = Vec::new();
        playout::<Kokopelli>(&mut state, &mut rng, |state, decision| {
            let mut after = *state;
            Kokopelli::apply(&mut after, decision, &mut |event| happened.push(event));
            for observer in Observer::all(Kokopelli::players(state)) {
                let mut after = *state;
                let mut events = Vec::new();
                Kokopelli::apply(&mut after, decision, &mut |event| {
                    events.push(Kokopelli::event_seen(event, observer));
                });
                let Turn::Decide(seat) = Kokopelli::turn(state) else { return };
                let lines = KokopelliText::log_lines(&events, &names());
                assert!(lines[0].plain().contains(names().plain(seat)), "{decision}: {lines:?}");
                assert!(lines.iter().all(|line| !line.plain().contains('\n')), "{lines:?}");
            }
        });
        let standing = Kokopelli::standing(&state).expect("the game is over");
        let view = Kokopelli::view(&state, RED);
        let account = KokopelliText::account(&view, &happened, &names()).expect("the game is over");
        let scored = Seat::all(view.players()).filter(|seat| view.seat(*seat).points > 0).count();
        assert_eq!(account.notes.len(), scored, "what was scored during play adds up: {account:?}");
        for winner in standing.winners() {
            assert!(account.victory.plain().contains(names().plain(winner)), "{account:?}");
        }
    }
}
