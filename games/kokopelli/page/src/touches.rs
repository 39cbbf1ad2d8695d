//! Which places a decision is about, and what somebody means who touches them.

use hearth_core::Seat;
use hearth_page::Place;
use kokopelli_rules::{Card, Decision, Space, View};

use crate::chair::chair;
use crate::places::{card_place, discard_place, pile_place};

/// What a person touches to mean a decision, first what he would take in his hand. Others have their button alone.
pub(crate) fn touches(decision: Decision, view: &View) -> Vec<Place> {
    let seat = chair(view);
    match decision {
        Decision::Draw => vec![pile_place(seat)],
        Decision::Open(card, space) | Decision::Play(card, space) => {
            vec![card_place(card), space.name()]
        }
        Decision::Cancel(space) => vec![space.name(), discard_place(seat)],
        Decision::Under(card) => vec![card_place(card), pile_place(seat)],
        Decision::Exchange | Decision::Done | Decision::Pass => Vec::new(),
    }
}

/// The decision that somebody means who touches these places.
pub(crate) fn meant(places: &[&str], view: &View) -> Option<Decision> {
    let seat = view.observer.seat()?;
    let read = |place: &&str| Touched::read(place, seat);
    match places {
        [only] => match read(only)? {
            Touched::Pile => Some(Decision::Draw),
            Touched::Card(card) => Some(somewhere(card, seat, view)),
            Touched::Space(_) | Touched::Discard => None,
        },
        [one, other] => pair(read(one)?, read(other)?, view).or_else(|| pair(read(other)?, read(one)?, view)),
        _ => None,
    }
}

/// What is meant by a card alone: to play it where it matches, or else to open it at home.
fn somewhere(card: Card, seat: Seat, view: &View) -> Decision {
    let matches = |space: &Space| card.is_kokopelli() || card == view.villages.asks_for(*space);
    match view.reach(seat).and(view.villages.occupied()).into_iter().find(matches) {
        Some(space) => Decision::Play(card, space),
        None => {
            let own = view.village(seat);
            let empty = own.minus(view.villages.occupied()).into_iter().next();
            Decision::Open(card, empty.unwrap_or(Space::new(seat, 0)))
        }
    }
}

/// What two places mean together, in this order.
fn pair(one: Touched, other: Touched, view: &View) -> Option<Decision> {
    match (one, other) {
        (Touched::Card(card), Touched::Space(space)) => {
            let lies = view.villages.occupied().has(space);
            Some(if lies { Decision::Play(card, space) } else { Decision::Open(card, space) })
        }
        (Touched::Card(card), Touched::Pile) => Some(Decision::Under(card)),
        (Touched::Space(space), Touched::Discard) => Some(Decision::Cancel(space)),
        _ => None,
    }
}

/// A place that a decision can be about.
enum Touched {
    Card(Card),
    Space(Space),
    Pile,
    Discard,
}

impl Touched {
    /// The place, if it is one for this seat.
    fn read(place: &str, seat: Seat) -> Option<Touched> {
        if place == pile_place(seat) {
            return Some(Touched::Pile);
        }
        if place == discard_place(seat) {
            return Some(Touched::Discard);
        }
        match place.strip_prefix("hand-") {
            Some(card) => card.parse().ok().map(Touched::Card),
            None => place.parse().ok().map(Touched::Space),
        }
    }
}
