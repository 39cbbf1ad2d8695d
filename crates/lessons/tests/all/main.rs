//! The tests of lessons, in one binary. Kokopelli is the game they are about.

mod attempt;
mod check;
mod document;
mod read;

use hearth_core::BadText;
use hearth_lessons::Lesson;
use kokopelli_lessons::KokopelliLessons;

/// A text in every language.
const TEXT: &str = "en English\nfr français\nde Deutsch\npl polski";

/// A position in which one card finishes Hunter.
const POSITION: &str = "position kokopelli; players 2; actions 1\nseat 1; hand hunter paw\nseat 2; hand paw shaman; b hunter hunter hunter@1";

/// A lesson whose steps are these.
fn with_steps(steps: &str) -> String {
    format!("lesson kokopelli\ntitle\n{TEXT}\n{POSITION}\n{steps}")
}

/// A lesson with one step, about which this is said.
fn with_step(about: &str) -> String {
    with_steps(&format!("step\n{TEXT}\n{about}"))
}

fn read(text: &str) -> Result<Lesson<KokopelliLessons>, BadText> {
    Lesson::read(text)
}

/// What is wrong with a text that cannot be read, and in which line.
fn wrong(text: &str) -> String {
    read(text).expect_err("it cannot be read").to_string()
}
