//! Reasons for a decision, found by applying it to a determinization.
//!
//! Only public events are used, so every world that fits the view gives the same reasons.

use hearth_bots::BotRng;
use hearth_core::{Game, Observer, Seat};
use kokopelli_rules::{
    Card, CardsSeen, Ceremony, Decision, DrawCause, Event, Kokopelli, Source, Space, View,
};
use rand::SeedableRng;

/// Maximum number of reasons.
const MAX_REASONS: usize = 4;

/// A reason for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It finishes a ceremony and scores these points.
    Finishes {
        /// The ceremony.
        ceremony: Ceremony,
        /// The points of the token, or of the bank.
        points: u8,
    },
    /// An ability pays for it.
    Earns {
        /// The ability.
        ability: Ceremony,
        /// The points.
        points: u8,
    },
    /// It empties the hand, which scores points.
    EmptiesHand {
        /// The points.
        points: u8,
    },
    /// It gives an ability.
    Gains {
        /// The ability.
        ability: Ceremony,
    },
    /// It takes an ability away from another player.
    Denies {
        /// The other player's seat.
        seat: Seat,
        /// The ability.
        ability: Ceremony,
    },
    /// It finishes a ceremony that another player could have finished with their next card.
    Forestalls {
        /// The other player's seat.
        seat: Seat,
        /// The ceremony.
        ceremony: Ceremony,
    },
    /// It leaves a ceremony one card short, and that card is in the hand.
    Prepares {
        /// The ceremony.
        ceremony: Ceremony,
    },
    /// It gives another action.
    ExtraAction,
    /// It draws cards.
    Draws {
        /// The number of cards.
        cards: u8,
    },
    /// It makes the own pile the shortest, or ties it.
    ShortestPile,
}

impl Reason {
    /// Returns the approximate value in tenths of a point; the highest comes first.
    fn weight(self) -> u8 {
        match self {
            Reason::Finishes { points, .. } => 10 * points + 5,
            Reason::Earns { points, .. } | Reason::EmptiesHand { points } => 10 * points,
            Reason::Gains { .. } => 15,
            Reason::Denies { .. } => 14,
            Reason::Forestalls { .. } => 13,
            Reason::ExtraAction => 12,
            Reason::Prepares { .. } => 8,
            Reason::Draws { cards } => 4 * cards.min(5),
            Reason::ShortestPile => 3,
        }
    }
}

/// Returns the observer's reasons for a decision, highest weight first; none if it is not their turn.
pub(crate) fn reasons(view: &View, decision: Decision) -> Vec<Reason> {
    let seat = view.turn.seat;
    if !view.observer.sits_at(seat) {
        return Vec::new();
    }
    let mut world = Kokopelli::determinize(view, &mut BotRng::seed_from_u64(0));
    let mut reasons = Vec::new();
    let mut drawn = 0;
    let mut tell = |event| match Kokopelli::event_seen(event, Observer::Spectator) {
        Event::Drew { cause, .. } if cause != DrawCause::Exchange => drawn += 1,
        seen => reasons.extend(of_event(view, seat, seen).into_iter().flatten()),
    };
    if Kokopelli::decide(&mut world, decision, &mut tell).is_err() {
        return Vec::new();
    }
    if drawn > 0 {
        reasons.push(Reason::Draws { cards: drawn });
        reasons.extend(shortest_pile(view, seat, usize::from(drawn)));
    }
    if let Decision::Play(card, space) = decision {
        reasons.extend(prepared(view, seat, card, space, world.villages().height(space)));
    }
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.weight()));
    reasons.truncate(MAX_REASONS);
    reasons
}

/// Returns the reasons that one event gives to the decider.
fn of_event(view: &View, seat: Seat, event: Event) -> [Option<Reason>; 2] {
    match event {
        Event::Finished { ceremony, space, token, .. } => [
            Some(Reason::Finishes { ceremony, points: token.points() }),
            forestalled(view, seat, ceremony, space),
        ],
        Event::Scored { seat: scorer, points, source } if scorer == seat => match source {
            Source::Ability(ability) => [Some(Reason::Earns { ability, points }), None],
            Source::EmptyHand(_) => [Some(Reason::EmptiesHand { points }), None],
            _ => [None, None],
        },
        Event::Opened { ceremony, space, .. } if space.seat() == seat => {
            [Some(Reason::Gains { ability: ceremony }), None]
        }
        Event::Cleared { space, ceremony } if space.seat() != seat => {
            [Some(Reason::Denies { seat: space.seat(), ability: ceremony }), None]
        }
        Event::ExtraAction { .. } => [Some(Reason::ExtraAction), None],
        _ => [None, None],
    }
}

/// Finds the next seat that could have finished a ceremony with one card.
fn forestalled(view: &View, seat: Seat, ceremony: Ceremony, space: Space) -> Option<Reason> {
    let lacks_one = view.villages.height(space) + 1 >= view.villages.finished_with(space.seat());
    let mut next = seat.left(view.players());
    while lacks_one && next != seat {
        if view.reach(next).has(space) && !view.seat(next).hand.is_empty() {
            return Some(Reason::Forestalls { seat: next, ceremony });
        }
        next = next.left(view.players());
    }
    None
}

/// Checks that the stack lacks one card, which is in the hand and can be played this turn.
fn prepared(view: &View, seat: Seat, card: Card, space: Space, height: u8) -> Option<Reason> {
    let CardsSeen::Open(mut hand) = view.seat(seat).hand else { return None };
    let ceremony = view.villages.stack(space).ceremony()?;
    let one_short = height > 0 && height + 1 == view.villages.finished_with(space.seat());
    if !one_short || view.turn.actions() < 2 {
        return None;
    }
    hand.remove(card);
    let held = hand.has(Card::of(ceremony)) || hand.has(Card::KOKOPELLI);
    held.then_some(Reason::Prepares { ceremony })
}

/// Checks that nobody has a shorter pile after drawing.
fn shortest_pile(view: &View, seat: Seat, drawn: usize) -> Option<Reason> {
    let own = view.seat(seat).pile.saturating_sub(drawn);
    let shortest = Seat::all(view.players()).all(|other| other == seat || own <= view.seat(other).pile);
    shortest.then_some(Reason::ShortestPile)
}
