//! What speaks for a decision, found by making it in an imagined world. Only what everybody would see of it is used, so that
//! any world that fits the view gives the same reasons.

use hearth_bots::BotRng;
use hearth_core::{Game, Observer, Seat};
use kokopelli_rules::{
    Card, CardsSeen, Ceremony, Decision, DrawCause, Event, Kokopelli, Source, Space, View,
};
use rand::SeedableRng;

/// More reasons than these nobody reads.
const MOST: usize = 4;

/// What speaks for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It finishes a ceremony and takes these points for it.
    Finishes {
        /// Which.
        ceremony: Ceremony,
        /// The points of the token, or of the bank.
        points: u8,
    },
    /// An ability pays for it.
    Earns {
        /// Whose ability pays.
        ability: Ceremony,
        /// How much.
        points: u8,
    },
    /// It empties the hand, which pays.
    EmptiesHand {
        /// How much.
        points: u8,
    },
    /// It gives an ability.
    Gains {
        /// Which.
        ability: Ceremony,
    },
    /// It takes an ability from somebody.
    Denies {
        /// From whom.
        seat: Seat,
        /// Which.
        ability: Ceremony,
    },
    /// It finishes a ceremony that somebody else could have finished with his next card.
    Forestalls {
        /// Who.
        seat: Seat,
        /// Which.
        ceremony: Ceremony,
    },
    /// It leaves a ceremony one card short, and that card is in the hand.
    Prepares {
        /// Which.
        ceremony: Ceremony,
    },
    /// It gives another action.
    ExtraAction,
    /// It draws cards.
    Draws {
        /// How many.
        cards: u8,
    },
    /// It leaves nobody a shorter pile than one's own.
    ShortestPile,
}

impl Reason {
    /// What it is worth, about, in tenths of a point: the weightiest reason is told first.
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

/// What speaks for a decision of the observer, the weightiest first; nothing if it is not for him to decide that.
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
    reasons.truncate(MOST);
    reasons
}

/// What one event says for the one who decides.
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

/// The next seat that could have finished a ceremony with one card.
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

/// Whether a card leaves a stack one short while the last one is in the hand and may be played this turn.
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

/// Whether nobody has a shorter pile after so many cards were drawn.
fn shortest_pile(view: &View, seat: Seat, drawn: usize) -> Option<Reason> {
    let own = view.seat(seat).pile.saturating_sub(drawn);
    let shortest = Seat::all(view.players()).all(|other| other == seat || own <= view.seat(other).pile);
    shortest.then_some(Reason::ShortestPile)
}
