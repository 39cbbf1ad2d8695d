//! `check`: the effect of a decision, or the reason against it.

use crate::run::{file, hearth, hearth_typing};

const POSITION: &str = "position kokopelli; players 2; seat 1; hand hunter paw kokopelli; seat 2; c hunter";

#[test]
fn a_legal_decision_tells_its_effect_and_the_position_after_it() {
    let run = hearth(&["check", POSITION, "open paw 1a"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("`open paw 1a` is legal."), "{}", run.out);
    assert!(run.out.contains("\na paw\n"), "{}", run.out);
}

#[test]
fn an_illegal_decision_tells_the_rule() {
    let run = hearth(&["check", POSITION, "open", "hunter", "1a"]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.out.contains("Hunter is already in your play area, on 2c (K15)."), "{}", run.out);
}

#[test]
fn both_answers_are_given_in_the_other_game_too() {
    let position =
        "position kupferkessel; players 2; c4 bat-3; seat 1; at 3; kettle vine-1; seat 2; kettle root-1";
    let legal = hearth(&["check", position, "take c4"]);
    assert_eq!(legal.code, Some(0), "{}", legal.err);
    assert!(legal.out.contains("`take c4` is legal.\nSeat 1 takes Bat 3 from c4"), "{}", legal.out);
    let illegal = hearth(&["check", position, "take b4"]);
    assert_eq!(illegal.code, Some(1), "{}", illegal.err);
    assert!(
        illegal.out.contains("b4 is not on the line at position 3, where you stand (C8)."),
        "{}",
        illegal.out
    );
    assert!(hearth(&["check", position]).out.contains("Bat 3 black: heading for 6 (corner)"));
}

#[test]
fn a_position_can_come_from_a_file_or_standard_input() {
    let in_file = hearth(&["check", &file("two.position", POSITION), "draw"]);
    let typed = hearth_typing(&["check", "-", "draw"], POSITION);
    assert_eq!(in_file.code, Some(0), "{}", in_file.err);
    assert_eq!(typed.out, in_file.out);
}

#[test]
fn without_a_decision_all_legal_ones_are_listed() {
    let run = hearth(&["check", POSITION]);
    assert!(run.out.contains("play kokopelli 2c"), "{}", run.out);
    assert!(!run.out.contains("open hunter"), "{}", run.out);
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let run = hearth(&["check", "position kokopelli; players 2; seat 1; hand paw paw paw paw", "draw"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("K5: seat 1 has 3 paw cards, but 4 are named"), "{}", run.err);
}

#[test]
fn games_use_the_requested_language() {
    for language in ["fr", "de", "pl"] {
        let refused = hearth(&["--language", language, "check", POSITION, "open", "hunter", "1a"]);
        assert_eq!(refused.code, Some(1), "{}", refused.err);
        assert!(
            refused.out.matches("K15").count() == 1
                && !refused.out.contains("is already in")
                && !refused.out.contains("not possible"),
            "{}",
            refused.out
        );
        let told = hearth(&["check", "--language", language, POSITION, "open paw 1a"]);
        let english = ["Seat 1", "opens", "is legal"];
        assert!(told.code == Some(0) && !english.iter().any(|word| told.out.contains(word)), "{}", told.out);
        let list = hearth(&["check", "--language", language, POSITION]);
        assert!(list.code == Some(0) && !list.out.contains("Seat 1 may"), "{}", list.out);
        let hint = hearth(&["hint", "--language", language, POSITION, "--bot", "strong@200"]);
        let english = ["Seat 1", "would play", "win %", "Why:", "It knows"];
        assert!(hint.code == Some(0) && !english.iter().any(|word| hint.out.contains(word)), "{}", hint.out);
        let rule = hearth(&["rules", "kokopelli", "K1", "--language", language]);
        assert!(rule.out.starts_with("K1 ") && !rule.out.contains("For two to four"), "{}", rule.out);
    }
    let unknown = hearth(&["check", POSITION, "--language", "la"]);
    assert!(unknown.code == Some(2) && unknown.err.contains("en, fr, de, pl"), "{}", unknown.err);
}

/// Returns a lesson with this goal.
fn lesson(goal: &str) -> String {
    let texts = "en x\nfr x\nde x\npl x";
    format!(
        "lesson kokopelli\ntitle\n{texts}\nposition kokopelli; players 2\nseat 1; hand paw\nstep\n{texts}\ngoal {goal}\n"
    )
}

#[test]
fn a_lesson_is_checked_and_its_errors_are_reported() {
    let fine = hearth(&["check", &file("fine.lesson", &lesson("open paw"))]);
    assert_eq!(
        (fine.code, fine.out.trim()),
        (Some(0), "The lesson is fine: 1 goal can be reached and missed.")
    );
    let idle = hearth(&["check", &file("idle.lesson", &lesson("points 9"))]);
    assert_eq!(idle.code, Some(2), "{}", idle.out);
    assert!(
        idle.err.contains("this lesson cannot be played: line 9: the goal cannot be reached"),
        "{}",
        idle.err
    );
    let unreadable = hearth(&["check", &file("bad.lesson", &lesson("dance"))]);
    assert_eq!(unreadable.code, Some(2));
    assert!(unreadable.err.contains("line 14: `dance` is not a goal"), "{}", unreadable.err);
}
