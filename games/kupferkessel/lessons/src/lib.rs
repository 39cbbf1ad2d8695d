//! The interactive lessons of Kupferkessel Co.: a first game, then an exercise for each idea.
//!
//! The lessons are the files in `texts`; `docs/LESSONS.md` describes the format. Add a new one to the list
//! below, at its place in the course.

mod goal;

use hearth_lessons::{Done, Lessons};
use kupferkessel_rules::Kupferkessel;

pub use crate::goal::KupferkesselGoal;

/// The lessons of Kupferkessel Co.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KupferkesselLessons;

macro_rules! texts {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../texts/", $name, ".lesson")))),+]
    };
}

impl Lessons for KupferkesselLessons {
    type Game = Kupferkessel;
    type Goal = KupferkesselGoal;

    const TEXTS: &'static [(&'static str, &'static str)] = texts! {
        "first-game"
        "ring" "blocking" "corner" "families" "four" "own-colour" "ones"
        "hat" "explosion" "recipes" "last-card" "ending"
    };

    fn reached(goal: &KupferkesselGoal, done: &Done<'_, Kupferkessel>) -> bool {
        goal.reached(done)
    }
}
