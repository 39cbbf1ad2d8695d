//! The check of lessons.

use crate::{LARGE_HAND, SMALL_HAND, TEXT, opening_four, read, with_step, with_steps};

/// Returns the error of the check.
fn found(text: &str) -> Option<String> {
    read(text).expect("it can be read").check().err().map(|error| error.to_string())
}

#[test]
fn a_goal_that_can_be_reached_and_missed_passes() {
    assert_eq!(found(&with_step("goal finish 2b")), None);
    assert_eq!(found(&with_step("goal points 4\ngoal decide play hunter 2b")), None);
}

#[test]
fn an_unreachable_goal_is_reported() {
    for goal in ["finish 2c", "points 9", "win", "decide pass"] {
        let said = found(&with_step(&format!("goal {goal}"))).expect("something is wrong");
        assert!(said.starts_with("line 10: the goal cannot be reached `within 1`"), "{goal}: {said}");
    }
}

#[test]
fn a_goal_that_cannot_be_missed_is_reported() {
    let said = found(&with_step("goal points 0")).expect("something is wrong");
    assert!(said.starts_with("line 10: every decision reaches this goal"), "{said}");
}

#[test]
fn every_path_of_a_continued_step_is_checked() {
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
fn a_step_beyond_the_search_limit_is_reported_as_too_large() {
    assert_eq!(found(&opening_four(SMALL_HAND)), None);
    // The large hand contains the small one.
    let said = found(&opening_four(LARGE_HAND)).expect("something is wrong");
    assert!(said.starts_with("line 11: this step is too large to search"), "{said}");
    assert!(said.contains("fewer cards") && said.contains("fewer decisions (`within`)"), "{said}");
}

#[test]
fn a_step_with_too_many_ends_cannot_be_continued() {
    let next = format!("{}\nstep\n{TEXT}\ngoal decide draw", opening_four(SMALL_HAND));
    let said = found(&next).expect("something is wrong");
    assert!(said.starts_with("line 11: this step has too many possible ends"), "{said}");
}
