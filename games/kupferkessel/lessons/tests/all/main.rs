//! All tests of the lessons, as one binary.

use hearth_core::{BadText, Game, Seat};
use hearth_lessons::{Attempt, Lessons};
use kupferkessel_lessons::{KupferkesselGoal, KupferkesselLessons};
use kupferkessel_rules::{Family, Kupferkessel, Position};

#[test]
fn every_lesson_can_be_read_followed_and_missed() {
    hearth_testkit::lessons::check_folder::<KupferkesselLessons>(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/texts"
    ));
}

/// Returns the final scores of a lesson that leads to the end of a game.
fn scores(name: &str) -> Vec<i32> {
    let lesson = KupferkesselLessons::lesson(name).expect("there is such a lesson");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    while let Some(advice) = attempt.advice() {
        attempt.say(&advice).expect("the advice is good");
    }
    Kupferkessel::standing(attempt.state()).expect("the game is over").scores.to_vec()
}

#[test]
fn games_end_with_the_scores_that_the_texts_say() {
    assert_eq!(scores("ones"), [12, 8]);
    assert_eq!(scores("recipes"), [18, 15]);
    assert_eq!(scores("last-card"), [8, 7]);
    assert_eq!(scores("ending"), [22, 14]);
    let first = scores("first-game");
    assert!(first[0] > first[1], "the first game is won: {first:?}");
}

#[test]
fn a_goal_is_written_as_the_document_says() {
    let read = |text: &str| text.parse::<KupferkesselGoal>();
    let at = |number| Position::numbered(number).expect("there is such a position");
    let bat = Family::named("bat").expect("there are bats");
    assert_eq!(read("hold bat 3"), Ok(KupferkesselGoal::Hold(bat, 3)));
    assert_eq!(read("next 9"), Ok(KupferkesselGoal::Next(at(9))));
    assert_eq!(read("lands 2 11"), Ok(KupferkesselGoal::Lands(Seat::at(1), at(11))));
    assert_eq!(read("again"), Ok(KupferkesselGoal::Again));
    assert_eq!(read("explode"), Ok(KupferkesselGoal::Explode));
    for wrong in ["", "hold", "hold cat 3", "hold bat three", "next 21", "next 0", "lands 0 3", "lands two 3"]
    {
        assert!(matches!(read(wrong), Err(BadText { .. })), "{wrong}");
    }
}
