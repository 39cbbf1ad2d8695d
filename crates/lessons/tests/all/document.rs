//! Checks the statements of `docs/LESSONS.md`.

use crate::{TEXT, read, with_step, with_steps};

const DOCUMENT: &str = include_str!("../../../../docs/LESSONS.md");

/// Returns the text between backticks in the first column of the tables.
fn first_column() -> impl Iterator<Item = &'static str> {
    DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next())
}

#[test]
fn the_example_passes_the_check() {
    let examples: Vec<&str> =
        DOCUMENT.split("```lesson\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(examples.len(), 1);
    assert_eq!(read(examples[0]).and_then(|lesson| lesson.check()), Ok(()));
}

#[test]
fn every_statement_of_the_first_table_can_be_read() {
    for about in ["goal finish 1b", "within 2"] {
        assert!(first_column().any(|column| column == about));
        assert!(read(&with_step(&format!("goal win\n{about}"))).is_ok(), "{about}");
    }
    for heading in ["otherwise", "done"] {
        assert!(first_column().any(|column| column == heading));
        assert!(read(&with_step(&format!("goal win\n{heading}\n{TEXT}"))).is_ok(), "{heading}");
    }
    assert!(read(&with_steps(&format!("step\n{TEXT}\ngoal win\nreply draw; open paw 2a"))).is_ok());
}

#[test]
fn every_documented_goal_can_be_read() {
    let goals: Vec<&str> = first_column()
        .skip_while(|column| !column.starts_with("decide"))
        .take_while(|column| !column.starts_with("hold"))
        .collect();
    assert_eq!(goals.len(), 10, "{goals:?}");
    for goal in goals {
        assert!(read(&with_step(&format!("goal {goal}"))).is_ok(), "{goal}");
    }
}
