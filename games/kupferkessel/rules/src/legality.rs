//! Legality of decisions. The list of legal decisions and the check of a single one share their conditions.

use hearth_core::Legal;

use crate::decision::Decision;
use crate::refusal::Refusal;
use crate::state::{EndReason, Question, State};

/// Appends every legal decision once to a list.
#[inline]
pub(crate) fn list_legal(state: &State, list: &mut Legal<Decision>) {
    match state.question {
        Question::Take => list.extend(state.line().into_iter().map(Decision::Take)),
        Question::Symbol { .. } => list.extend([Decision::Use, Decision::Skip]),
        Question::Last { .. } => list.extend([Decision::Keep, Decision::Leave]),
        Question::Over => (),
    }
}

/// Checks a decision, with the reason if it is not legal.
pub(crate) fn check(state: &State, decision: Decision) -> Result<(), Refusal> {
    match (state.question, decision) {
        (Question::Over, _) => Err(Refusal::GameIsOver(state.end.unwrap_or(EndReason::Dry))),

        (Question::Take, Decision::Take(cell)) => {
            let position = state.position(state.turn.seat);
            if state.line().has(cell) {
                Ok(())
            } else if position.line().has(cell) {
                Err(Refusal::NothingThere(cell))
            } else {
                Err(Refusal::NotOnYourLine(cell, position))
            }
        }
        (Question::Symbol { .. }, Decision::Use | Decision::Skip)
        | (Question::Last { .. }, Decision::Keep | Decision::Leave) => Ok(()),

        (Question::Symbol { .. }, _) => {
            Err(state.waiting_symbol().map_or(Refusal::NoSymbolWaits, Refusal::FirstUseOrSkip))
        }
        (Question::Last { card, .. }, _) => Err(Refusal::FirstKeepOrLeave(card)),
        (Question::Take, Decision::Use | Decision::Skip) => Err(Refusal::NoSymbolWaits),
        (Question::Take, Decision::Keep | Decision::Leave) => Err(Refusal::NoLastCardWaits),
    }
}
