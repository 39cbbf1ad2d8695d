//! The tests of the lessons, in one binary.

use hearth_core::{BadText, Game, Seat};
use hearth_lessons::{Astray, Attempt, Lessons};
use kokopelli_lessons::{KokopelliGoal, KokopelliLessons};
use kokopelli_rules::{Ceremony, Event, Kokopelli};

#[test]
fn every_lesson_can_be_read_followed_and_missed() {
    hearth_testkit::lessons::check_folder::<KokopelliLessons>(concat!(env!("CARGO_MANIFEST_DIR"), "/texts"));
}

#[test]
fn every_ceremony_has_a_lesson() {
    for ceremony in Ceremony::ALL {
        assert!(KokopelliLessons::lesson(ceremony.word()).is_some(), "{ceremony}");
    }
}

#[test]
fn the_first_game_is_won_as_it_says() {
    let lesson = KokopelliLessons::lesson("first-game").expect("there is a first game");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    while let Some(advice) = attempt.advice() {
        attempt.say(&advice).expect("the advice is good");
    }
    let standing = Kokopelli::standing(attempt.state()).expect("the game is over");
    assert_eq!(standing.winners()[..], [Seat::FIRST]);
}

#[test]
fn a_draw_brings_as_many_cards_as_the_texts_say() {
    let exchange = KokopelliLessons::lesson("exchange").expect("there is such a lesson");
    let mut attempt = Attempt::new(&exchange).expect("it begins");
    assert!(matches!(attempt.say("draw"), Err(Astray::Elsewhere)), "one card, where two are wanted");
    let birth = KokopelliLessons::lesson("birth").expect("there is such a lesson");
    let mut attempt = Attempt::new(&birth).expect("it begins");
    attempt.say("draw").expect("it leads on");
    let drawn = attempt.told().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(drawn, 2, "Hunter helps");
}

#[test]
fn a_goal_is_written_as_the_document_says() {
    let read = |text: &str| text.parse::<KokopelliGoal>();
    assert_eq!(read("points 7"), Ok(KokopelliGoal::Points(7)));
    assert_eq!(read("draw 3"), Ok(KokopelliGoal::Draw(3)));
    assert_eq!(read("open hunter"), Ok(KokopelliGoal::Open(Ceremony::Hunter)));
    assert_eq!(read("extra"), Ok(KokopelliGoal::Extra));
    assert_eq!(read("last-round"), Ok(KokopelliGoal::LastRound));
    for wrong in ["", "points", "points many", "open kokopelli", "finish", "finish here", "dance"] {
        assert!(matches!(read(wrong), Err(BadText { .. })), "{wrong}");
    }
}

#[test]
fn the_example_of_the_document_is_the_lesson_itself() {
    let document = include_str!("../../../../../docs/LESSONS.md");
    let drummer = KokopelliLessons::TEXTS.iter().find(|(name, _)| *name == "drummer").expect("it is there").1;
    assert!(document.contains(&format!("```lesson\n{drummer}```")), "docs/LESSONS.md shows another Drummer");
}
