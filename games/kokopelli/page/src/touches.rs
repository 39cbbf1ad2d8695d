//! Deciding by touch: the places of a decision, and the decision that places mean.

use hearth_core::Seat;
use hearth_page::PlaceId;
use kokopelli_rules::{Card, Decision, Space, View};

use crate::places::{EXCHANGE, card_place, discard_place, pile_place};
use crate::seating::Seating;

/// Returns the places that mean a decision, the one to be picked up first. Without places it has only its button.
pub(crate) fn touches(decision: Decision, view: &View) -> Vec<PlaceId> {
    let seat = Seating::of(view).viewpoint();
    match decision {
        Decision::Draw => vec![pile_place(seat)],
        Decision::Open(card, space) | Decision::Play(card, space) => {
            vec![card_place(card), space.name()]
        }
        Decision::Cancel(space) => vec![space.name(), discard_place(seat)],
        Decision::Under(card) => vec![card_place(card), pile_place(seat)],
        Decision::Exchange => vec![EXCHANGE],
        Decision::Done | Decision::Pass => Vec::new(),
    }
}

/// Returns the decision that touching these places means. It may be illegal.
pub(crate) fn meant(places: &[&str], view: &View) -> Option<Decision> {
    let seat = view.observer.seat()?;
    let read = |place: &&str| Touched::read(place, seat);
    match places {
        [only] => match read(only)? {
            Touched::Pile => Some(Decision::Draw),
            Touched::Card(card) => Some(decision_of_card(card, seat, view)),
            Touched::Exchange => Some(Decision::Exchange),
            Touched::Discard => Some(Decision::Cancel(cancelled(seat, view))),
            Touched::Space(_) => None,
        },
        [one, other] => pair(read(one)?, read(other)?, view).or_else(|| pair(read(other)?, read(one)?, view)),
        _ => None,
    }
}

/// Returns the decision that a card alone means: to play it where it matches, or else to open it at home.
fn decision_of_card(card: Card, seat: Seat, view: &View) -> Decision {
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

/// Returns the space that the discard pile alone means: the first ceremony. If there is none, it returns the first space,
/// whose refusal explains why.
fn cancelled(seat: Seat, view: &View) -> Space {
    let own = view.village(seat).and(view.villages.occupied());
    own.into_iter().next().unwrap_or(Space::new(seat, 0))
}

/// Returns the decision that two places mean in this order.
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
    Exchange,
}

impl Touched {
    /// Reads a place. Returns `None` for places that mean nothing to this seat.
    fn read(place: &str, seat: Seat) -> Option<Touched> {
        if place == pile_place(seat) {
            return Some(Touched::Pile);
        }
        if place == discard_place(seat) {
            return Some(Touched::Discard);
        }
        if place == EXCHANGE {
            return Some(Touched::Exchange);
        }
        match place.strip_prefix("hand-") {
            Some(card) => card.parse().ok().map(Touched::Card),
            None => place.parse().ok().map(Touched::Space),
        }
    }
}
