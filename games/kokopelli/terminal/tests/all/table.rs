//! What the drawn table shows, and what it never shows.

use hearth_core::{Game, Observer, Seat};
use hearth_terminal::{Terminal, width};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Names, Tint};
use hearth_words::Language;
use kokopelli_rules::Kokopelli;
use kokopelli_terminal::KokopelliTerminal;

use crate::{RED, names, plain, position};

fn drawn(players: usize, statements: &str, observer: Observer) -> String {
    plain(&KokopelliTerminal::draw(&Kokopelli::view(&position(players, statements), observer), &names(), 100))
}

/// The line of a text that a part of it stands in.
#[track_caller]
fn line<'a>(text: &'a str, part: &str) -> &'a str {
    text.lines().find(|line| line.contains(part)).unwrap_or_else(|| panic!("no {part} in\n{text}"))
}

#[test]
fn the_table_fits_its_width_and_shows_no_hidden_card() {
    let long = "A person whose name is much too long for any table".to_owned();
    let long = Names::new(Language::English, vec![(long, Some(Tint::at(0))); 4]);
    let mut rng = seeded_rng(1);
    let mut worlds = seeded_rng(2);
    let mut tables = Tables::new(seeded_rng(!1));
    for _ in 0..6 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        let mut check = |state: &_| {
            for observer in Observer::all(Kokopelli::players(state)) {
                let view = Kokopelli::view(state, observer);
                let (short, all) = (names(), usize::MAX);
                for (names, columns, most) in [(&short, 56, 56), (&long, 56, 56), (&long, all, 100)] {
                    let text = KokopelliTerminal::draw(&view, names, columns);
                    assert!(text.lines().all(|line| width(line) <= most), "{columns}\n{text}");
                    assert!(text.lines().all(|line| !line.ends_with(' ')), "{columns}\n{text}");
                }
                let text = KokopelliTerminal::draw(&view, &names(), 80);
                assert!(text.lines().all(|line| width(line) <= 80), "{text}");
                let world = Kokopelli::determinize(&view, &mut worlds);
                let there = KokopelliTerminal::draw(&Kokopelli::view(&world, observer), &names(), 80);
                assert_eq!(text, there);
            }
        };
        playout::<Kokopelli>(&mut state, &mut rng, |state, _| check(state));
        check(&state);
    }
}

#[test]
fn neighbours_sit_left_and_right_and_what_is_in_reach_is_marked() {
    let text = drawn(4, "seat 1; hand tortoise tortoise\n seat 2; c hunter; a paw\n seat 4; a shaman", RED);
    let names = line(&text, "Blue ·");
    let [left, across, right] =
        ["Green ·", "Blue ·", "Yellow ·"].map(|name| names.find(name).expect("all sit in one row"));
    assert!(left < across && across < right, "{names}");
    assert!(text.contains("▹2c Hunter") && text.contains("▹4a Shaman"), "{text}");
    assert!(text.contains(" 2a Paw"), "{text}");
    let reaches = drawn(4, "seat 1; hand tortoise tortoise; b spider-woman\n seat 2; c hunter; a paw", RED);
    assert!(reaches.contains("▹2a Paw"), "{reaches}");
}

#[test]
fn the_own_village_shows_height_worth_and_ability() {
    let text = drawn(3, "tokens hunter:3\n seat 1; hand hunter *4; a hunter kokopelli; b drummer", RED);
    assert!(text.contains("▸1a Hunter         ●●○   3 points"), "{text}");
    assert!(text.contains("draw 1 extra card"), "{text}");
    assert!(line(&text, " 1 Hunter ").contains("▸ 1a"), "{text}");
    assert!(text.contains("Hunter        3  "), "{text}");
}

#[test]
fn all_that_lies_at_the_bottom_of_the_own_pile_is_shown() {
    let pile = "pile paw mother-of-heaven mother-of-heaven snake-dance warrior shaman; known 5";
    let text = drawn(2, &format!("seat 1; hand hunter; {pile}"), RED);
    let first = "║ at the bottom of your draw pile: Mother of Heaven, Mother of Heaven,         ║";
    assert!(text.contains(&format!("{first}\n║ Snake Dance, Warrior, Shaman   ")), "{text}");
}

#[test]
fn the_question_says_whose_turn_it_is_and_what_can_be_done() {
    let last = |text: String| text.lines().last().unwrap_or_default().to_owned();
    let turn = "round 3\n seat 1; hand paw";
    assert_eq!(last(drawn(2, turn, RED)), "2 actions left: draw, open or exchange.");
    assert_eq!(last(drawn(2, turn, Observer::Seat(Seat::at(1)))), "Red’s turn: 2 actions left.");
    assert_eq!(
        last(drawn(2, "actions 1; extra 1; vases 2", Observer::Spectator)),
        "Red’s turn: 1 action and 1 extra left."
    );
    assert_eq!(
        last(drawn(2, "question limit\n seat 1; hand paw *6", RED)),
        "You hold too many cards: put 2 cards under your draw pile. Which one next?"
    );
    let more = "question more 2a same elsewhere\n seat 1; hand hunter kokopelli\n seat 2; a hunter";
    assert_eq!(
        last(drawn(2, more, RED)),
        "You may play another card on Green’s Hunter (2a), one elsewhere, or stop."
    );
}

#[test]
fn the_last_round_is_announced() {
    let text = drawn(2, "seat 2; pile", RED);
    assert!(text.contains("The last round: a draw pile has run out."), "{text}");
}
