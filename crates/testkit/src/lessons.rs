//! Laws for lessons: each can be read, is in the list, passes its check, and can be completed with the
//! advice.

use std::fs;

use hearth_lessons::{Attempt, Lesson, Lessons};

/// The largest number of inputs in a lesson.
const MAX_INPUTS_PER_LESSON: usize = 60;

/// Reads and checks every lesson of a folder and requires that the list has the same ones. Reports all errors
/// together.
pub fn check_folder<L: Lessons>(folder: &str) {
    let mut wrong: Vec<String> = Vec::new();
    let files = fs::read_dir(folder).expect("the folder exists").flatten();
    let there: Vec<String> =
        files.filter_map(|file| file.path().file_stem()?.to_str().map(str::to_owned)).collect();
    for name in &there {
        if !L::TEXTS.iter().any(|(known, _)| known == name) {
            wrong.push(format!("{name} is not in the list of lessons: add it in teaching order"));
        }
    }
    assert_eq!(there.len(), L::TEXTS.len(), "a lesson is in the list twice");
    for (name, text) in L::TEXTS {
        let result = Lesson::<L>::read(text)
            .map_err(|error| error.to_string())
            .and_then(|lesson| lesson.check().map_err(|error| error.to_string()).map(|()| lesson))
            .and_then(|lesson| follow_advice(&lesson));
        if let Err(error) = result {
            wrong.push(format!("{name}: {error}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Follows the advice from the first step to the last.
fn follow_advice<L: Lessons>(lesson: &Lesson<L>) -> Result<(), String> {
    let mut attempt = Attempt::new(lesson).ok_or("it does not begin")?;
    for _ in 0..MAX_INPUTS_PER_LESSON {
        if attempt.is_over() {
            return Ok(());
        }
        let advice = attempt.advice().ok_or_else(|| format!("no advice at step {}", attempt.number() + 1))?;
        attempt
            .say(&advice)
            .map_err(|rejected| format!("the advice `{advice}` is rejected: {rejected:?}"))?;
    }
    Err("it never ends".to_owned())
}
