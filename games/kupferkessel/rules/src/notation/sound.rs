//! Validates that a position is possible. The parser has placed every card once; this checks their
//! arrangement.

use hearth_core::{BadText, Seat};

use crate::cell::{CELLS, Cell};
use crate::ring::{Position, lines_through};
use crate::setup::recipes_each;
use crate::state::{EndReason, IDLE_TURNS, Question, State};

pub(super) fn check(state: &State) -> Result<(), BadText> {
    let reason = about_figures(state)
        .or_else(|| Seat::all(state.players()).find_map(|seat| about_seat(state, seat)))
        .or_else(|| about_gaps(state))
        .or_else(|| about_idle(state))
        .or_else(|| about_question(state))
        .or_else(|| about_end(state));
    reason.map_or(Ok(()), |reason| Err(BadText::whole(reason)))
}

fn about_figures(state: &State) -> Option<String> {
    let stands = |seat: Seat, other: Seat| seat < other && state.position(seat) == state.position(other);
    let mut seats = Seat::all(state.players());
    let shared = seats.find(|seat| Seat::all(state.players()).any(|other| stands(*seat, other)))?;
    Some(format!("C7: two figures stand at position {}", state.position(shared)))
}

fn about_seat(state: &State, seat: Seat) -> Option<String> {
    let players = state.players();
    let base = state.stacks.kettle(seat).last();
    let recipes = state.recipes(seat);
    let twice = recipes
        .iter()
        .find(|id| Seat::all(players).any(|other| other != seat && state.recipes(other).has(*id)));
    let each = recipes_each(state.ruleset, players);
    if base.is_none() {
        Some(format!("C4: the kettle of seat {seat} has no base"))
    } else if let Some(card) = base.filter(|card| !state.ruleset.bases(players).has(*card)) {
        Some(format!("C4, C31: {card} has the colour of a figure and cannot be the base of a kettle"))
    } else if recipes.len() != each {
        Some(format!("C20, C32: seat {seat} has {} recipes, not {each}", recipes.len()))
    } else {
        twice.map(|id| format!("C20: the recipe `{id}` is dealt twice"))
    }
}

/// Checks that gaps and cards out of the game have an empty pile (C12, C14).
///
/// Exceptions are the gap about to be refilled and refused base cards (CR9).
fn about_gaps(state: &State) -> Option<String> {
    let waiting = matches!(state.question, Question::Symbol { .. });
    let (gaps, pile) = (CELLS - state.square.occupied().len(), state.stacks.pile_len());
    if pile > 0 && gaps != usize::from(waiting) {
        Some(format!("C14: the square has {gaps} gaps, but with {pile} cards in the pile they are refilled"))
    } else if pile > 0 && !state.ruleset.refused_cards_out && !state.out().is_empty() {
        Some(format!("C12: no card is out of the game while the pile has {pile}"))
    } else if let Some(card) = state.out().and(state.ruleset.bases(state.players())).iter().next()
        && pile > 0
    {
        Some(format!(
            "C12, CR9: {card} was not refused, so it is not out of the game while the pile has {pile}"
        ))
    } else {
        None
    }
}

fn about_idle(state: &State) -> Option<String> {
    let idle = state.turn.idle;
    let asked_later = !matches!(state.question, Question::Take) && state.end != Some(EndReason::Dry);
    // A second turn directly follows the card with the hat.
    let just_taken = asked_later || state.turn.second && state.question == Question::Take;
    if just_taken && idle > 0 {
        Some(format!("CR3: a card was just taken, so not {idle} turns in a row brought none"))
    } else if idle >= IDLE_TURNS && state.question == Question::Take {
        Some(format!("CR3: after {IDLE_TURNS} turns without a card the game is over"))
    } else {
        None
    }
}

/// Returns true if a line has no card left.
fn is_empty(state: &State, position: Position) -> bool {
    !position.is_corner() && position.line().and(state.square.occupied()).is_empty()
}

/// Returns true if an empty line should have ended the game (C15, CR1).
fn must_have_ended(state: &State) -> bool {
    state.ruleset.any_line_ends && Position::all().any(|position| is_empty(state, position))
}

/// Returns true if a line that matters was empty before this card was taken.
fn empty_before(state: &State, from: Cell) -> bool {
    let elsewhere = |position: &Position| !position.line().has(from);
    state.ruleset.any_line_ends && Position::all().filter(elsewhere).any(|position| is_empty(state, position))
}

fn about_question(state: &State) -> Option<String> {
    let position = state.position(state.turn.seat);
    let from_line = |from: Cell| position.line().has(from) && !state.square.occupied().has(from);
    match state.question {
        Question::Take | Question::Symbol { .. } if must_have_ended(state) => {
            Some("CR1: a line is empty, so the game is over".to_owned())
        }
        Question::Take if state.line().is_empty() => Some(format!(
            "C9, CR2: there is no card to take at position {position}, so seat {} is not asked",
            state.turn.seat
        )),
        Question::Symbol { from } | Question::Last { from, .. } if !from_line(from) => {
            Some(format!("C8: {from} must be a gap of the line at position {position}"))
        }
        Question::Symbol { .. } if state.line().is_empty() => {
            Some("C15: the line is empty, so the symbol does nothing".to_owned())
        }
        Question::Symbol { .. } if state.waiting_symbol().is_none() => {
            Some("C11: the card just taken has no symbol that could be used".to_owned())
        }
        Question::Symbol { .. } if !state.stacks.can_lose_top(state.turn.seat) => {
            Some("C4: a symbol on the base of a kettle does nothing".to_owned())
        }
        Question::Last { from, .. } if empty_before(state, from) => {
            Some("CR1: another line was empty before, so the game was over".to_owned())
        }
        Question::Last { from, .. } => {
            let crossing = state.ruleset.any_line_ends
                && lines_through(from).into_iter().any(|line| line.and(state.square.occupied()).is_empty());
            (!crossing && !is_empty(state, position))
                .then(|| format!("C15: {from} was not the last card of the line"))
        }
        _ => None,
    }
}

fn about_end(state: &State) -> Option<String> {
    let position = state.position(state.turn.seat);
    match (state.question, state.end) {
        (Question::Over, None) => {
            Some("C15: nothing has ended the game; say `end line SEAT` or `end dry`".to_owned())
        }
        (Question::Over, Some(EndReason::Line(seat))) => {
            let ended = seat == state.turn.seat && (is_empty(state, position) || must_have_ended(state));
            (!ended).then(|| format!("C15: seat {seat} did not empty a line in this turn"))
        }
        (Question::Over, Some(EndReason::Dry)) => (state.turn.idle != IDLE_TURNS || !state.line().is_empty())
            .then(|| format!("CR3: the game runs dry after {IDLE_TURNS} turns without a card")),
        (_, Some(_)) => Some("C15: the game has ended, so the question is `over`".to_owned()),
        (_, None) => None,
    }
}
