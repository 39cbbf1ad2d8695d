//! Why a decision that was found not to be legal is not. What is legal is not decided here: each function is asked only
//! after the answer was no, and finds the rule that a person would be told.

use hearth_core::Seat;

use super::{fire_check, fire_reach, own_spaces, plays, reach};
use crate::area::{Area, exists};
use crate::card::Card;
use crate::refusal::Refusal;
use crate::ruleset::FireCheck;
use crate::space::Space;
use crate::state::{Question, State};

fn no_such_space(state: &State, space: Space) -> Option<Refusal> {
    (!exists(space, state.players())).then_some(if state.players() == 2 {
        Refusal::NoSuchSpaceForTwo(space)
    } else {
        Refusal::NoSuchSpace(space)
    })
}

fn not_in_this_game(state: &State, card: Card) -> Option<Refusal> {
    let ceremony = card.ceremony()?;
    (!state.ceremonies.has(ceremony)).then_some(Refusal::NotInThisGame(card))
}

/// Why a card may not be opened on a space.
pub(super) fn against_opening(state: &State, card: Card, space: Space) -> Refusal {
    let Some(ceremony) = card.ceremony() else {
        return Refusal::KokopelliOpensNothing;
    };
    let seat = state.turn.seat;
    let general = not_in_this_game(state, card)
        .or((!state.hand().has(card)).then_some(Refusal::NotInHandToOpen(card)))
        .or(no_such_space(state, space));
    if let Some(refusal) = general {
        return refusal;
    }
    let taken = state.villages.stack(space).ceremony().map(|lying| Refusal::SpaceTaken(space, lying));
    let about_space = if space.seat() == seat {
        taken.or(own_space(state, space))
    } else {
        foreign_space(state, space).or(taken)
    };
    if let Some(refusal) = about_space {
        return refusal;
    }
    let in_own_area = state.villages.find(ceremony, state.play_area(seat));
    let in_his = || state.villages.find(ceremony, fire_check(state, space.seat()));
    match (in_own_area, state.ruleset.fire_check) {
        (Some(at), _) => Refusal::AlreadyInYourArea(ceremony, at),
        (None, FireCheck::Area) => Refusal::AlreadyInHisArea(ceremony, in_his().unwrap_or(space)),
        (None, FireCheck::Board) => Refusal::AlreadyOnHisBoard(ceremony, in_his().unwrap_or(space)),
    }
}

/// Why no ceremony may be opened on an empty space of the own village.
fn own_space(state: &State, space: Space) -> Option<Refusal> {
    if own_spaces(state).has(space) {
        return None;
    }
    let area = Area::of(state.turn.seat, state.players());
    let other = area.extra.and(state.villages.occupied()).into_iter().next();
    Some(other.map_or(Refusal::SpaceNeedsSun(space), Refusal::OneBelowThePile))
}

/// Why nothing may be opened on a space of another village.
fn foreign_space(state: &State, space: Space) -> Option<Refusal> {
    let seat = state.turn.seat;
    let is_neighbour = [seat.left(state.players()), seat.right(state.players())].contains(&space.seat());
    if !state.abilities(seat).opens_on_neighbours() {
        Some(Refusal::NotYourVillage(space))
    } else if !is_neighbour {
        Some(Refusal::NotANeighbour(space))
    } else if space.is_below_pile() {
        Some(Refusal::BelowAnothersPile(space))
    } else if !fire_reach(state).has(space) {
        Some(Refusal::OpensOnlyInYourArea(space))
    } else {
        None
    }
}

/// Why a card may not be played on a space.
pub(super) fn against_playing(state: &State, card: Card, space: Space) -> Refusal {
    if let Some(refusal) = not_in_this_game(state, card) {
        return refusal;
    }
    if !state.hand().has(card) {
        return Refusal::NotInHandToPlay(card);
    }
    if let Question::DrawnCards(drawn) = state.question
        && !drawn.has(card)
    {
        return Refusal::NotJustDrawn(card);
    }
    if let Some(refusal) = no_such_space(state, space) {
        return refusal;
    }
    let Some(ceremony) = state.villages.stack(space).ceremony() else {
        return Refusal::NothingToPlayOn(space);
    };
    if !card.is_kokopelli() && card != Card::of(ceremony) {
        return Refusal::DoesNotMatch(card, space, ceremony);
    }
    if !reach(state).has(space) {
        return out_of_reach(state, space);
    }
    match state.question {
        Question::MoreCards { on, same: true, .. } if !plays(state).spaces.has(space) => {
            Refusal::OnlyOnTheSame(on)
        }
        Question::MoreCards { on, .. } => Refusal::OnlyElsewhere(on),
        _ => Refusal::DrawnCardMayNotFinish(space),
    }
}

fn out_of_reach(state: &State, space: Space) -> Refusal {
    let players = state.players();
    let shared_if_agreed = Area::of(state.turn.seat, players).shared_below.has(space);
    match (players, shared_if_agreed) {
        (2, _) => Refusal::OutOfReachForTwo(space),
        (_, true) => Refusal::BelowPileNotShared(space),
        (_, false) => Refusal::OutOfReach(space),
    }
}

/// Why a space may not be cleared.
pub(super) fn against_cancelling(state: &State, space: Space) -> Refusal {
    let owner: Seat = space.seat();
    if let Some(refusal) = no_such_space(state, space) {
        refusal
    } else if owner != state.turn.seat {
        Refusal::NotYoursToCancel(space)
    } else {
        Refusal::NothingToCancel(space)
    }
}
