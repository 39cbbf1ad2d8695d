//! Tests of lessons, with Kokopelli as the game.

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

/// A lesson in which four ceremonies must be opened from this hand. Each card fits on many spaces.
fn opening_four(hand: &str) -> String {
    format!(
        "lesson kokopelli\ntitle\n{TEXT}\nposition kokopelli; players 3; edition french; ceremonies sun eagle-feather paw \
         birth hunter warrior fire spider-woman vase snake-dance; round 3; actions 1; extra 3; vases 1 2 3\n\
         seat 1; hand {hand}; a sun; b fire\nseat 2; hand sun\nseat 3; hand sun\nstep\n{TEXT}\n\
         goal open snake-dance\ngoal open vase\ngoal open spider-woman\ngoal open warrior\nwithin 4"
    )
}

/// The four and more others than the search can try.
const LARGE_HAND: &str = "birth hunter warrior paw eagle-feather spider-woman vase snake-dance kokopelli";
/// The four and one other.
const SMALL_HAND: &str = "warrior spider-woman vase snake-dance kokopelli";

/// A lesson with these steps.
fn with_steps(steps: &str) -> String {
    format!("lesson kokopelli\ntitle\n{TEXT}\n{POSITION}\n{steps}")
}

/// A lesson with one step and these statements.
fn with_step(about: &str) -> String {
    with_steps(&format!("step\n{TEXT}\n{about}"))
}

fn read(text: &str) -> Result<Lesson<KokopelliLessons>, BadText> {
    Lesson::read(text)
}

/// Returns the error of a text that cannot be read.
fn wrong(text: &str) -> String {
    read(text).expect_err("it cannot be read").to_string()
}
