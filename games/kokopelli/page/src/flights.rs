//! What travels over the table when something happens, as who looks may see it.

use hearth_core::Seat;
use hearth_page::{Flight, Place};
use kokopelli_rules::{Card, CardsSeen, Event, Source, Space, View};

use crate::places::{ENDS, card_place, discard_place, hand_place, pile_place, points_place, tile_place};

/// What travels, in the order in which it happened. What is found again where it was a moment before does not travel.
pub(crate) fn flights(events: &[Event], view: &View) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut place = None;
    for event in events {
        if let Event::Played { space, .. } = event {
            place = Some(*space);
        }
        if let Some((from, to)) = flight(*event, place, view)
            && from != to
        {
            flights.push(Flight { from, to });
        }
    }
    flights
}

/// From where to where something travels; `place` is where the last card was played.
fn flight(event: Event, place: Option<Space>, view: &View) -> Option<(Place, Place)> {
    Some(match event {
        Event::Drew { seat, card, .. } => (pile_place(seat), drawn_to(seat, card, view)?),
        Event::Opened { seat, ceremony, space } => (hand_of(seat, Card::of(ceremony), view), space.name()),
        Event::Played { seat, card, space, .. } => (hand_of(seat, card, view), space.name()),
        Event::PutUnder { seat, card } => {
            let from = card.map_or_else(|| hand_place(seat), |card| hand_of(seat, card, view));
            (from, pile_place(seat))
        }
        Event::Cleared { space, .. } => (space.name(), discard_place(space.seat())),
        Event::EndTilePlaced { ceremony, .. } => (ENDS, tile_place(Card::of(ceremony))),
        Event::HandDiscarded { seat, cards } if !cards.is_empty() => (hand_place(seat), discard_place(seat)),
        Event::Scored { seat, points: 1.., source } => {
            (scored_from(seat, source, place)?, points_place(seat))
        }
        _ => return None,
    })
}

/// Where a card comes from: out of the own hand one sees which.
fn hand_of(seat: Seat, card: Card, view: &View) -> Place {
    if view.observer.sits_at(seat) { card_place(card) } else { hand_place(seat) }
}

/// Where a drawn card goes to. One that has left the own hand again went elsewhere.
fn drawn_to(seat: Seat, card: Option<Card>, view: &View) -> Option<Place> {
    if !view.observer.sits_at(seat) {
        return Some(hand_place(seat));
    }
    let card = card?;
    let held = matches!(view.seat(seat).hand, CardsSeen::Open(cards) if cards.has(card));
    held.then(|| card_place(card))
}

/// Where points come from.
fn scored_from(seat: Seat, source: Source, place: Option<Space>) -> Option<Place> {
    match source {
        Source::Finishing(ceremony) => Some(tile_place(Card::of(ceremony))),
        Source::OwnersPoint(_) | Source::Ability(_) => place.map(Space::name),
        Source::EmptyHand(_) => Some(hand_place(seat)),
        Source::Pile(_) => Some(pile_place(seat)),
        Source::Village => None,
    }
}
