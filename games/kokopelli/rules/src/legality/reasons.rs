//! Reasons why an illegal decision is refused.
//!
//! Legality is not decided here: each function runs only after the check failed, and finds the rule to cite.

use super::Moment;
use crate::area::exists;
use crate::card::Card;
use crate::refusal::Refusal;
use crate::ruleset::CheckAbroad;
use crate::space::Space;
use crate::state::Question;

impl Moment<'_> {
    fn no_such_space(&self, space: Space) -> Option<Refusal> {
        let players = self.state.players();
        (!exists(space, players)).then_some(if players == 2 {
            Refusal::NoSuchSpaceForTwo(space)
        } else {
            Refusal::NoSuchSpace(space)
        })
    }

    fn not_in_this_game(&self, card: Card) -> Option<Refusal> {
        let ceremony = card.ceremony()?;
        (!self.state.ceremonies.has(ceremony)).then_some(Refusal::NotInThisGame(card))
    }

    /// Returns the reason against opening on an empty space of the own village.
    fn against_own_space(&self, space: Space) -> Option<Refusal> {
        if self.own_spaces().has(space) {
            return None;
        }
        let other = self.area.extra.and(self.occupied).into_iter().next();
        Some(other.map_or(Refusal::ExtraSpaceNotThere(space), Refusal::OneBelowThePile))
    }

    /// Returns the reason against opening on a space of another village.
    fn against_foreign_space(&self, space: Space) -> Option<Refusal> {
        if !self.abilities.opens_on_neighbours() {
            Some(Refusal::NotYourVillage(space))
        } else if !self.neighbours().any(|neighbour| neighbour == space.seat()) {
            Some(Refusal::NotANeighbour(space))
        } else if space.is_below_pile() {
            Some(Refusal::BelowAnothersPile(space))
        } else if !self.reach_abroad().has(space) {
            Some(Refusal::OpensOnlyInYourArea(space))
        } else {
            None
        }
    }

    fn out_of_reach(&self, space: Space) -> Refusal {
        let shared_if_agreed = self.area.shared_below.has(space);
        match (self.state.players(), shared_if_agreed) {
            (2, _) => Refusal::OutOfReachForTwo(space),
            (_, true) => Refusal::BelowPileNotShared(space),
            (_, false) => Refusal::OutOfReach(space),
        }
    }
}

/// Returns the reason against opening a card on a space.
pub(super) fn against_opening(moment: &Moment<'_>, card: Card, space: Space) -> Refusal {
    let Some(ceremony) = card.ceremony() else {
        return Refusal::KokopelliOpensNothing;
    };
    let general = moment
        .not_in_this_game(card)
        .or((!moment.hand.has(card)).then_some(Refusal::NotInHandToOpen(card)))
        .or(moment.no_such_space(space));
    if let Some(refusal) = general {
        return refusal;
    }
    let villages = &moment.state.villages;
    let taken = villages.stack(space).ceremony().map(|lying| Refusal::SpaceTaken(space, lying));
    let about_space = if space.seat() == moment.seat {
        let full = moment.own_spaces().minus(moment.occupied).is_empty();
        taken
            .map(|taken| if full { Refusal::VillageIsFull } else { taken })
            .or(moment.against_own_space(space))
    } else {
        moment.against_foreign_space(space).or(taken)
    };
    if let Some(refusal) = about_space {
        return refusal;
    }
    let in_own_area = villages.find(ceremony, moment.play_area);
    let in_his = || villages.find(ceremony, moment.check_abroad(space.seat())).unwrap_or(space);
    match (in_own_area, moment.state.ruleset.check_abroad) {
        (Some(at), _) => Refusal::AlreadyInYourArea(ceremony, at),
        (None, CheckAbroad::Area) => Refusal::AlreadyInHisArea(ceremony, in_his()),
        (None, CheckAbroad::Village) => Refusal::AlreadyOnHisBoard(ceremony, in_his()),
    }
}

/// Returns the reason against playing a card on a space.
pub(super) fn against_playing(moment: &Moment<'_>, card: Card, space: Space) -> Refusal {
    if let Some(refusal) = moment.not_in_this_game(card) {
        return refusal;
    }
    if !moment.hand.has(card) {
        return Refusal::NotInHandToPlay(card);
    }
    if let Question::DrawnCards(drawn) = moment.state.question
        && !drawn.cards().has(card)
    {
        return Refusal::NotJustDrawn(card);
    }
    if let Some(refusal) = moment.no_such_space(space) {
        return refusal;
    }
    let Some(ceremony) = moment.state.villages.stack(space).ceremony() else {
        return Refusal::NothingToPlayOn(space);
    };
    if !card.is_kokopelli() && card != Card::of(ceremony) {
        return Refusal::DoesNotMatch(card, space, ceremony);
    }
    if !moment.reach().has(space) {
        return moment.out_of_reach(space);
    }
    match moment.state.question {
        Question::MoreCards { on, same: true, .. } => Refusal::OnlyOnTheSame(on),
        Question::MoreCards { on, .. } => Refusal::OnlyElsewhere(on),
        _ => Refusal::DrawnCardMayNotFinish(space),
    }
}

/// Returns the reason against another action while a play action can continue.
pub(super) fn against_another_action(on: Space, same: bool, elsewhere: bool) -> Refusal {
    match (same, elsewhere) {
        (true, true) => Refusal::FirstGoOnOrStop,
        (true, false) => Refusal::FirstGoOnTheSameOrStop(on),
        (false, _) => Refusal::FirstGoOnElsewhereOrStop(on),
    }
}

/// Returns the reason against clearing a space.
pub(super) fn against_cancelling(moment: &Moment<'_>, space: Space) -> Refusal {
    if let Some(refusal) = moment.no_such_space(space) {
        refusal
    } else if space.seat() != moment.seat {
        Refusal::NotYoursToCancel(space)
    } else {
        Refusal::NothingToCancel(space)
    }
}
