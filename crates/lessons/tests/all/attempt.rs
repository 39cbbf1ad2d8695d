//! The way of a learner.

use hearth_core::Refusal;
use hearth_lessons::{Astray, Attempt, GO_ON};

use crate::{LARGE_HAND, POSITION, SMALL_HAND, TEXT, opening_four, read, with_step, with_steps};

#[test]
fn what_leads_to_the_goal_is_done_and_the_lesson_is_over() {
    let lesson = read(&with_step("goal finish 2b")).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    assert!(!attempt.is_over() && attempt.completed().is_none());
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert!(attempt.is_over() && attempt.completed().is_some() && !attempt.told().is_empty());
    assert_eq!(attempt.said(), ["play hunter 2b"]);
    assert_eq!(attempt.say("draw"), Err(Astray::NothingToDo));
    assert_eq!(attempt.advice(), None);
}

#[test]
fn what_does_not_lead_there_changes_nothing_and_says_why() {
    let lesson = read(&with_step("goal finish 2b")).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    let before = *attempt.state();
    assert_eq!(attempt.say("draw"), Err(Astray::Elsewhere));
    assert!(matches!(attempt.say("play paw 2b"), Err(Astray::Forbidden(refusal)) if refusal.rule() == "K18"));
    assert!(matches!(attempt.say("sing"), Err(Astray::Unreadable(_))));
    assert!(matches!(attempt.say(GO_ON), Err(Astray::Unreadable(_))));
    assert_eq!((attempt.state(), attempt.said().len()), (&before, 0));
}

#[test]
fn on_the_way_to_a_goal_only_what_can_still_lead_there_is_done() {
    let steps = format!("step\n{TEXT}\ngoal points 1\ngoal draw 3\nwithin 2");
    let text =
        with_steps(&steps).replace("actions 1", "actions 2").replace("hand hunter paw", "hand shaman paw");
    let lesson = read(&text).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    // Two cards and two actions: both must be laid.
    assert_eq!(attempt.say("exchange"), Err(Astray::Elsewhere));
    assert_eq!(attempt.say("open paw 1a"), Ok(()));
    assert!(!attempt.is_over());
    assert_eq!(attempt.say("draw"), Err(Astray::Elsewhere));
    let advice = attempt.advice().expect("there is a way");
    assert!(advice.starts_with("open shaman"), "{advice}");
    assert_eq!(attempt.say(&advice), Ok(()));
    assert!(attempt.is_over());
}

#[test]
fn a_lesson_points_at_every_decision_on_a_shortest_way_and_at_nothing_else() {
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
fn the_others_reply_before_the_next_step() {
    let steps = format!("step\n{TEXT}\ngoal finish 2b\nreply draw; draw\nstep\n{TEXT}\ngoal decide draw");
    let lesson = read(&with_steps(&steps)).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert_eq!((attempt.number(), attempt.waits()), (1, false));
    assert_eq!(attempt.say("draw"), Ok(()));
    assert!(attempt.is_over());
}

#[test]
fn before_a_step_in_another_position_one_looks_at_what_came_of_it_and_goes_on() {
    let steps = format!("step\n{TEXT}\ngoal finish 2b\n{POSITION}\nstep\n{TEXT}\ngoal decide draw");
    let lesson = read(&with_steps(&steps)).expect("it can be read");
    let mut attempt = Attempt::new(&lesson).expect("it begins");
    let before = *attempt.state();
    assert_eq!(attempt.say("play hunter 2b"), Ok(()));
    assert!(attempt.waits() && attempt.completed().is_some() && *attempt.state() != before);
    assert_eq!(attempt.say("draw"), Err(Astray::NothingToDo));
    assert_eq!(attempt.advice().as_deref(), Some(GO_ON));
    assert_eq!(attempt.say(GO_ON), Ok(()));
    assert_eq!((attempt.number(), attempt.waits(), *attempt.state() == before), (1, false, true));
}

#[test]
fn what_nobody_could_search_to_its_end_is_not_called_wrong() {
    let (small, large) = (opening_four(SMALL_HAND), opening_four(LARGE_HAND));
    let [small, large] = [small, large].map(|text| read(&text).expect("it can be read"));
    let mut attempt = Attempt::new(&small).expect("it begins");
    assert_eq!(attempt.say("draw"), Err(Astray::Elsewhere));
    let mut attempt = Attempt::new(&large).expect("it begins");
    assert_eq!(attempt.say("draw"), Ok(()));
    assert_eq!((attempt.advice(), attempt.is_over()), (None, false));
}
