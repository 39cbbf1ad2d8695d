//! Parsing, and its error messages.

use hearth_core::Seat;
use hearth_words::Language;

use crate::{POSITION, TEXT, read, with_step, with_steps, wrong};

#[test]
fn a_complete_lesson_is_read() {
    let text = format!(
        "# a remark\nlesson kokopelli\nrules K18 K20\ntitle\n{TEXT}\n{POSITION}\nstep\n{TEXT}\ngoal finish 2b\ngoal points 4\n\
         within 2\notherwise\n{TEXT}\ndone\n{TEXT}\nreply draw; draw\n"
    );
    let lesson = read(&text).expect("it can be read");
    assert_eq!(lesson.rules, ["K18", "K20"]);
    assert_eq!(lesson.learner, Seat::FIRST);
    assert_eq!(
        Language::ALL.map(|language| lesson.title.say(language)),
        ["English", "français", "Deutsch", "polski"]
    );
    let step = lesson.step(0).expect("there is a step");
    assert!(step.position.is_some() && step.otherwise.is_some() && step.done.is_some());
    assert_eq!((step.goals.len(), step.within, step.replies.len()), (2, 2, 2));
    assert!(lesson.step(1).is_none());
}

#[test]
fn separators_are_ordinary_characters_in_texts() {
    let text = with_step("goal win\ndone\nen One; two # three\nfr x\nde x\npl x");
    let lesson = read(&text).expect("it can be read");
    let done = lesson.step(0).and_then(|step| step.done.as_ref()).expect("something is said");
    assert_eq!(done.say(Language::English), "One; two # three");
}

#[test]
fn missing_parts_are_named() {
    assert_eq!(wrong(""), "a lesson of this game begins with `lesson kokopelli`");
    assert!(wrong(&format!("lesson kokopelli\n{POSITION}\nstep\n{TEXT}\ngoal win")).contains("no `title`"));
    assert!(wrong(&format!("lesson kokopelli\ntitle\n{TEXT}\n{POSITION}")).contains("no `step`"));
    assert!(
        wrong(&format!("lesson kokopelli\ntitle\n{TEXT}\nstep\n{TEXT}\ngoal win"))
            .starts_with("line 7: a `position kokopelli` must come before the first step")
    );
    assert_eq!(wrong(&with_step("")), "line 10: this step has no `goal`");
    let short = with_steps("step\nen One\nfr Un\nde Eins\ngoal win");
    assert!(
        wrong(&short).starts_with("line 10: the text below `step` is missing in one language"),
        "{}",
        wrong(&short)
    );
    assert!(wrong(&short).ends_with("`pl`"));
}

#[test]
fn errors_name_the_line_and_the_alternatives() {
    for (about, expected) in [
        ("goal dance", "line 15: `dance` is not a goal; this game has `points NUMBER`"),
        ("goal score many", "line 15: `score` takes a number of points, not `many`"),
        ("goal decide dance", "line 15: `dance` is not a decision"),
        ("within 9", "line 15: `within` takes a number from 0 to 4, not `9`"),
        ("within 0", "line 15: a goal takes at least one decision"),
        ("within 2\nwithin 2", "line 16: `within` appears twice"),
        ("reply dance", "line 15: `dance` is not a decision"),
        ("hint no", "line 15: `hint` is not known; a line begins with title"),
        ("otherwise no", "line 15: `otherwise` takes no value"),
        ("goal win\nen twice", "line 16: a text belongs below `title`"),
        ("done\nen One\nen Two", "line 17: `en` appears twice"),
        ("done\nen", "line 16: the text is missing after `en`"),
        ("rules K99", "line 15: there is no rule `K99`"),
        ("position kokopelli; players 2\nseat 1; hand sun", "line 15: K2: sun is not among the ceremonies"),
        ("position kupferkessel\nstep", "line 15: a position of this game begins with `position kokopelli`"),
    ] {
        let said = wrong(&with_step(about));
        assert!(said.starts_with(expected), "{about}: {said}");
    }
    assert!(wrong(&format!("lesson kokopelli\ntitle\n{TEXT}\ngoal win")).contains("belongs to a step"));
}

#[test]
fn every_game_has_the_same_general_goals() {
    for goal in ["win", "over", "score 20", "decide draw", "decide draw or play hunter 2b"] {
        assert!(read(&with_step(&format!("goal {goal}"))).is_ok(), "{goal}");
    }
}
