//! All tests of the lessons, as one binary.

use hearth_core::{BadText, Game, Seat};
use hearth_lessons::{Attempt, Lessons, RejectedInput};
use kokopelli_lessons::{KokopelliGoal, KokopelliLessons};
use kokopelli_rules::{Ceremony, DrawCause, Event, Kokopelli, Source};

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
    assert!(matches!(attempt.say("draw"), Err(RejectedInput::Elsewhere)), "one card, where two are wanted");
    let birth = KokopelliLessons::lesson("birth").expect("there is such a lesson");
    let mut attempt = Attempt::new(&birth).expect("it begins");
    attempt.say("draw").expect("it leads on");
    let drawn = attempt.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
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

/// Returns the events of every way through a lesson.
fn ways(lesson: &str) -> Vec<Vec<Event>> {
    fn walk(attempt: &Attempt<'_, KokopelliLessons>, before: &[Event], ways: &mut Vec<Vec<Event>>) {
        if attempt.is_over() {
            ways.push(before.to_vec());
            return;
        }
        for decision in Kokopelli::legal(attempt.state()) {
            let mut next = attempt.clone();
            if next.say(&decision.to_string()).is_ok() {
                walk(&next, &[before, next.events()].concat(), ways);
            }
        }
    }
    let mut ways = Vec::new();
    let lesson = KokopelliLessons::lesson(lesson).expect("there is such a lesson");
    walk(&Attempt::new(&lesson).expect("it begins"), &[], &mut ways);
    assert!(!ways.is_empty(), "it can be done");
    ways
}

#[test]
fn praise_matches_the_events_on_every_way() {
    let count = |events: &[Event], is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    let opened = |event: &Event| matches!(event, Event::Opened { .. });
    let finished = |event: &Event| matches!(event, Event::Finished { .. });
    for events in ways("shaman") {
        let shaman =
            |event: &Event| matches!(event, Event::Scored { source: Source::Ability(Ceremony::Shaman), .. });
        assert_eq!((count(&events, finished), count(&events, shaman)), (1, 1), "{events:?}");
    }
    for events in ways("cancel") {
        let cancelled = |event: &Event| matches!(event, Event::Cancelled { .. });
        assert_eq!((count(&events, cancelled), count(&events, finished)), (1, 0), "{events:?}");
    }
    for events in ways("paw") {
        let paw =
            |event: &Event| matches!(event, Event::Scored { source: Source::Ability(Ceremony::Paw), .. });
        assert_eq!((count(&events, paw), count(&events, finished)), (2, 0), "{events:?}");
    }
    for events in ways("the-end") {
        assert_eq!((count(&events, finished), count(&events, opened)), (1, 1), "{events:?}");
    }
    for events in ways("hunter") {
        let drew = |event: &Event| matches!(event, Event::Drew { cause: DrawCause::Action, .. });
        assert_eq!((count(&events, drew), count(&events, opened)), (2, 1), "{events:?}");
    }
}
