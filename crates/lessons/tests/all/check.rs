//! Whether a lesson teaches anything.

use crate::{LARGE_HAND, SMALL_HAND, TEXT, opening_four, read, with_step, with_steps};

/// What the check finds wrong.
fn found(text: &str) -> Option<String> {
    read(text).expect("it can be read").check().err().map(|error| error.to_string())
}

#[test]
fn a_goal_that_can_be_reached_and_missed_is_fine() {
    assert_eq!(found(&with_step("goal finish 2b")), None);
    assert_eq!(found(&with_step("goal points 4\ngoal decide play hunter 2b")), None);
}

#[test]
fn a_goal_that_nobody_can_reach_is_found() {
    for goal in ["finish 2c", "points 9", "win", "decide pass"] {
        let said = found(&with_step(&format!("goal {goal}"))).expect("something is wrong");
        assert!(said.starts_with("line 10: the goal cannot be reached `within 1`"), "{goal}: {said}");
    }
}

#[test]
fn a_goal_that_nobody_can_miss_is_found() {
    let said = found(&with_step("goal points 0")).expect("something is wrong");
    assert!(said.starts_with("line 10: whatever is decided reaches this goal"), "{said}");
}

#[test]
fn every_way_of_a_step_that_goes_on_is_walked() {
    let steps = |goal: &str, reply: &str| {
        with_steps(&format!("step\n{TEXT}\ngoal {goal}\nreply {reply}\nstep\n{TEXT}\ngoal decide draw"))
    };
    assert_eq!(found(&steps("finish 2b", "draw; draw")), None);
    let refused = found(&steps("finish 2b", "pass; draw")).expect("something is wrong");
    assert!(refused.starts_with("line 10: the reply `pass` is not possible. KR"), "{refused}");
    let early = found(&steps("finish 2b", "draw")).expect("something is wrong");
    assert!(early.starts_with("line 17: it is not the learner's turn"), "{early}");
}

#[test]
fn a_goal_that_nobody_could_look_for_is_not_called_impossible() {
    assert_eq!(found(&opening_four(SMALL_HAND)), None);
    // Whatever the small hand can do, the large one can do too.
    let said = found(&opening_four(LARGE_HAND)).expect("something is wrong");
    assert!(said.starts_with("line 11: there is too much to try in this step"), "{said}");
    assert!(said.contains("fewer cards") && said.contains("fewer decisions (`within`)"), "{said}");
}

#[test]
fn a_step_that_can_be_done_in_too_many_ways_is_not_gone_on_from() {
    let next = format!("{}\nstep\n{TEXT}\ngoal decide draw", opening_four(SMALL_HAND));
    let said = found(&next).expect("something is wrong");
    assert!(said.starts_with("line 11: this step can be done in too many ways"), "{said}");
}
