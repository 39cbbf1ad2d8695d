//! What every lesson must pass: it can be read, it is in the list, it teaches something, and who follows the advice gets through.

use std::fs;

use hearth_lessons::{Attempt, Lesson, Lessons};

/// No lesson is longer.
const LONGEST: usize = 60;

/// Reads and checks every lesson of a folder, and demands that the list has just these. Everything that is wrong is said at once.
pub fn check_folder<L: Lessons>(folder: &str) {
    let mut wrong: Vec<String> = Vec::new();
    let files = fs::read_dir(folder).expect("the folder is there").flatten();
    let there: Vec<String> =
        files.filter_map(|file| file.path().file_stem()?.to_str().map(str::to_owned)).collect();
    for name in &there {
        if !L::TEXTS.iter().any(|(known, _)| known == name) {
            wrong.push(format!("{name} is not in the list of lessons: add it where it is to be learned"));
        }
    }
    assert_eq!(there.len(), L::TEXTS.len(), "a lesson is in the list twice");
    for (name, text) in L::TEXTS {
        let walked = Lesson::<L>::read(text)
            .map_err(|error| error.to_string())
            .and_then(|lesson| lesson.check().map_err(|error| error.to_string()).map(|()| lesson))
            .and_then(|lesson| walk(&lesson));
        if let Err(error) = walked {
            wrong.push(format!("{name}: {error}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Follows the advice from the first step to the last.
fn walk<L: Lessons>(lesson: &Lesson<L>) -> Result<(), String> {
    let mut attempt = Attempt::new(lesson).ok_or("it does not begin")?;
    for _ in 0..LONGEST {
        if attempt.is_over() {
            return Ok(());
        }
        let advice = attempt.advice().ok_or_else(|| format!("no advice at step {}", attempt.number() + 1))?;
        attempt.say(&advice).map_err(|astray| format!("`{advice}` leads astray: {astray:?}"))?;
    }
    Err("it never ends".to_owned())
}
