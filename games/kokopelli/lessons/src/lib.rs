//! Kokopelli, learned by doing: a first game, then an exercise for each ability and each thing one can do.
//!
//! The lessons are the files in `texts`; `docs/LESSONS.md` tells how one is written. One that is added there is added to the
//! list below, in the place in which it is to be learned.

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
