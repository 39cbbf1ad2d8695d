//! What a deed brought to whom, in the words that the log and the menu share.

use hearth_core::Seat;
use hearth_terminal::{Names, count};
use kokopelli_rules::{Card, DrawCause, EndReason, Event, PileRank, Source};

use crate::signs::list;

/// A sentence: who did what, then what it brought him, then what it brought others; what finishing brought comes first.
/// `Green plays Kokopelli on Yellow's Hunter: finished, 4 points; Yellow 1 point`
pub(crate) fn sentence(deed: &str, more: &[String], events: &[Event], actor: Seat, names: &Names) -> String {
    let mut own = more.to_vec();
    let mut others: Vec<(Seat, Vec<String>)> = Vec::new();
    let (finishing, other): (Vec<Event>, Vec<Event>) = events.iter().partition(|event| {
        matches!(event, Event::Scored { source: Source::Finishing(_) | Source::OwnersPoint(_), .. })
    });
    let phrases = finishing.chunk_by(one_phrase).chain(other.chunk_by(one_phrase));
    for (seat, phrase) in phrases.filter_map(|events| phrase(events, names)) {
        if seat.is_none_or(|seat| seat == actor) {
            own.push(phrase);
        } else if let Some(seat) = seat {
            match others.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, phrases)) => phrases.push(phrase),
                None => others.push((seat, vec![phrase])),
            }
        }
    }
    let mut brought: Vec<String> = Vec::new();
    if !own.is_empty() {
        brought.push(own.join(", "));
    }
    brought.extend(
        others.into_iter().map(|(seat, phrases)| format!("{} {}", names.of(seat), phrases.join(", "))),
    );
    if brought.is_empty() { deed.to_owned() } else { format!("{deed}: {}", brought.join("; ")) }
}

/// Whether two events make one phrase: draws for one cause, the points and the cards of one bonus.
fn one_phrase(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::Drew { seat, cause, .. }, Event::Drew { seat: other, cause: same, .. }) => {
            (seat, cause) == (other, same)
        }
        (
            Event::Scored { source: Source::EmptyHand(_), .. },
            Event::Drew { cause: DrawCause::EmptyHand, .. },
        ) => true,
        _ => false,
    }
}

/// One thing that was brought, and to whom, unless to the table.
fn phrase(events: &[Event], names: &Names) -> Option<(Option<Seat>, String)> {
    let (first, rest) = events.split_first()?;
    let (seat, phrase) = match *first {
        Event::Drew { seat, cause, .. } => {
            let why = match cause {
                DrawCause::Action | DrawCause::Exchange => " drawn".to_owned(),
                DrawCause::EmptyHand => " for the empty hand".to_owned(),
                DrawCause::Ability(ceremony) => format!(" for {ceremony}"),
            };
            (Some(seat), format!("{}{why}{}", count(events.len(), "card"), in_brackets(&known(events))))
        }
        Event::Scored { seat, points, source: source @ Source::EmptyHand(_) } if !rest.is_empty() => {
            let (points, why) = (count(points as usize, "point"), what_for(source));
            let cards = count(rest.len(), "card");
            (Some(seat), format!("{points} and {cards}{why}{}", in_brackets(&known(rest))))
        }
        Event::Scored { seat, points, source } => (Some(seat), scored(points, source)?),
        Event::ExtraAction { seat, from } if seat == from => {
            (Some(seat), "an extra action from Vase".to_owned())
        }
        Event::ExtraAction { seat, from } => {
            (Some(seat), format!("an extra action from {}'s Vase", names.of(from)))
        }
        Event::EndTilePlaced { left, .. } => (None, format!("a Game End tile placed ({left} left)")),
        _ => return None,
    };
    Some((seat, phrase))
}

/// Points and what they are for; none is nothing to speak of.
pub(crate) fn scored(points: u8, source: Source) -> Option<String> {
    (points > 0).then(|| format!("{}{}", count(points as usize, "point"), what_for(source)))
}

fn what_for(source: Source) -> String {
    match source {
        Source::Finishing(_) | Source::OwnersPoint(_) => String::new(),
        Source::EmptyHand(None) => " for the empty hand".to_owned(),
        Source::EmptyHand(Some(ceremony)) => format!(" for the empty hand with {ceremony}"),
        Source::Ability(ceremony) => format!(" for {ceremony}"),
        Source::Pile(PileRank::Fewest) => " for the fewest cards in the pile".to_owned(),
        Source::Pile(_) => " for the second fewest cards in the pile".to_owned(),
        Source::Village => " for the village".to_owned(),
    }
}

/// The cards of these events that may be known.
pub(crate) fn known(events: &[Event]) -> Vec<Card> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Drew { card, .. } | Event::PutUnder { card, .. } => *card,
        _ => None,
    });
    cards.collect()
}

/// ` (Hunter, Paw)`, or nothing.
pub(crate) fn in_brackets(cards: &[Card]) -> String {
    if cards.is_empty() { String::new() } else { format!(" ({})", list(cards.iter().copied())) }
}

/// What ends the game.
pub const fn ending(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Pile => "a draw pile has run out",
        EndReason::Tiles => "the last Game End tile is placed",
        EndReason::Rounds => "a hundred rounds have been played",
    }
}
