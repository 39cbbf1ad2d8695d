//! A learner's progress.

use hearth_core::Refusal;
use hearth_lessons::{Attempt, GO_ON, RejectedInput};

use crate::{LARGE_HAND, POSITION, SMALL_HAND, TEXT, opening_four, read, with_step, with_steps};

#[test]
fn reaching_the_goal_completes_the_lesson() {
    let lesson = read(&with_step("goal finish 2b")).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    assert!(!attempt.is_over() && attempt.completed().is_none());
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert!(attempt.is_over() && attempt.completed().is_some() && !attempt.events().is_empty());
    assert_eq!(attempt.said(), ["play hunter 2b"]);
    assert_eq!(attempt.say("draw"), Err(RejectedInput::NothingToDo));
    assert_eq!(attempt.advice(), None);
}

#[test]
fn a_wrong_decision_changes_nothing_and_is_explained() {
    let lesson = read(&with_step("goal finish 2b")).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    let before = *attempt.state();
    assert_eq!(attempt.say("draw"), Err(RejectedInput::Elsewhere));
    assert!(
        matches!(attempt.say("play paw 2b"), Err(RejectedInput::Forbidden(refusal)) if refusal.rule() == "K18")
    );
    assert!(matches!(attempt.say("sing"), Err(RejectedInput::Unreadable(_))));
    assert!(matches!(attempt.say(GO_ON), Err(RejectedInput::Unreadable(_))));
    assert_eq!((attempt.state(), attempt.said().len()), (&before, 0));
}

#[test]
fn only_decisions_that_can_still_reach_the_goal_are_accepted() {
    let steps = format!("step\n{TEXT}\ngoal points 1\ngoal draw 3\nwithin 2");
    let text =
        with_steps(&steps).replace("actions 1", "actions 2").replace("hand hunter paw", "hand shaman paw");
    let lesson = read(&text).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    // Two cards and two actions: both must be played.
    assert_eq!(attempt.say("exchange"), Err(RejectedInput::Elsewhere));
    assert_eq!(attempt.say("open paw 1a"), Ok(()));
    assert!(!attempt.is_over());
    assert_eq!(attempt.say("draw"), Err(RejectedInput::Elsewhere));
    let advice = attempt.advice().expect("there is a way");
    assert!(advice.starts_with("open shaman"), "{advice}");
    assert_eq!(attempt.say(&advice), Ok(()));
    assert!(attempt.is_over());
}

#[test]
fn openings_are_the_first_decisions_of_shortest_paths() {
    let lesson = read(&with_step("goal finish 2b")).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    assert_eq!(attempt.openings(), ["play hunter 2b"]);
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert_eq!(attempt.openings(), [""; 0], "nothing is left to do");
    let steps = format!("step\n{TEXT}\ngoal points 1\ngoal draw 3\nwithin 2");
    let text =
        with_steps(&steps).replace("actions 1", "actions 2").replace("hand hunter paw", "hand shaman paw");
    let lesson = read(&text).expect("it can be read");
    let attempt = Attempt::new(&lesson).expect("it begins");
    let openings = attempt.openings();
    assert!(openings.iter().any(|said| said.starts_with("open paw")), "{openings:?}");
    assert!(openings.iter().any(|said| said.starts_with("open shaman")), "{openings:?}");
    assert!(openings.iter().all(|said| said.starts_with("open ")), "{openings:?}");
}

#[test]
fn replies_come_before_the_next_step() {
    let steps = format!("step\n{TEXT}\ngoal finish 2b\nreply draw; draw\nstep\n{TEXT}\ngoal decide draw");
    let lesson = read(&with_steps(&steps)).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert_eq!((attempt.number(), attempt.waits()), (1, false));
    assert_eq!(attempt.say("draw"), Ok(()));
    assert!(attempt.is_over());
}

#[test]
fn a_step_in_another_position_waits_for_the_learner() {
    let steps = format!("step\n{TEXT}\ngoal finish 2b\n{POSITION}\nstep\n{TEXT}\ngoal decide draw");
    let lesson = read(&with_steps(&steps)).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    let before = *attempt.state();
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert!(attempt.waits() && attempt.completed().is_some() && *attempt.state() != before);
    assert_eq!(attempt.say("draw"), Err(RejectedInput::NothingToDo));
    assert_eq!(attempt.advice().as_deref(), Some(GO_ON));
    assert_eq!(attempt.say(GO_ON), Ok(()));
    assert_eq!((attempt.number(), attempt.waits(), *attempt.state() == before), (1, false, true));
}

#[test]
fn a_decision_beyond_the_search_limit_is_accepted() {
    let (small, large) = (opening_four(SMALL_HAND), opening_four(LARGE_HAND));
    let [small, large] = [small, large].map(|text| read(&text).expect("it can be read"));
    let mut attempt = Attempt::new(&small).expect("it begins");
    assert_eq!(attempt.say("draw"), Err(RejectedInput::Elsewhere));
    let mut attempt = Attempt::new(&large).expect("it begins");
    assert_eq!(attempt.say("draw"), Ok(()));
    assert_eq!((attempt.advice(), attempt.is_over()), (None, false));
}
