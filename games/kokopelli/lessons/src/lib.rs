//! The interactive lessons of Kokopelli: a first game, then an exercise for each ability and each action.
//!
//! The lessons are the files in `texts`; `docs/LESSONS.md` describes the format. Add a new one to the list
//! below, at its place in the course.

mod goal;

use hearth_lessons::{Done, Lessons};
use kokopelli_rules::Kokopelli;

pub use crate::goal::KokopelliGoal;

/// The lessons of Kokopelli.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KokopelliLessons;

macro_rules! texts {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../texts/", $name, ".lesson")))),+]
    };
}

impl Lessons for KokopelliLessons {
    type Game = Kokopelli;
    type Goal = KokopelliGoal;

    const TEXTS: &'static [(&'static str, &'static str)] = texts! {
        "first-game"
        "joker" "finishing" "reach" "empty-hand" "exchange" "cancel"
        "hunter" "drummer" "tortoise" "shaman" "paw" "lizard" "eagle-feather" "mother-of-heaven" "snake-dance"
        "spider-woman" "warrior" "chieftain" "birth" "vase" "sun" "fire"
        "the-end"
    };

    fn reached(goal: &KokopelliGoal, done: &Done<'_, Kokopelli>) -> bool {
        goal.reached(done)
    }
}
