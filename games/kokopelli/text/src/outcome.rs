//! What a deed brought to whom, in the words that the log and the menu share.

use hearth_core::Seat;
use hearth_text::Names;
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Ceremony, DrawCause, EndReason, Event, PileRank, Source};

use crate::counts::{cards, points};
use crate::signs::{ceremony, list};

/// A sentence: the deed, then what it brought the player, then what it brought others; what finishing brought comes first.
/// `Green plays Kokopelli on Yellow’s Hunter – finished, 4 points; Yellow: 1 point`
pub(crate) fn sentence(
    deed: &str,
    more: Option<String>,
    events: &[Event],
    actor: Seat,
    names: &Names,
) -> String {
    match brought(more, events, actor, names) {
        Some(brought) => with(deed, &brought, names.language()),
        None => deed.to_owned(),
    }
}

/// The gains of the player, then those of others: `finished, 4 points; Yellow: 1 point`
pub(crate) fn brought(more: Option<String>, events: &[Event], actor: Seat, names: &Names) -> Option<String> {
    let language = names.language();
    let mut own: Vec<String> = more.into_iter().collect();
    let mut others: Vec<(Seat, Vec<String>)> = Vec::new();
    let mut events = events.to_vec();
    events.sort_by_key(|event| {
        !matches!(event, Event::Scored { source: Source::Finishing(_) | Source::OwnersPoint(_), .. })
    });
    let phrases = events.chunk_by(one_phrase);
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
    brought.extend(others.into_iter().map(|(seat, phrases)| {
        say!(language, "outcome-to", name = names.marked(seat), brought = phrases.join(", "))
    }));
    let joined = |first: String, rest: String| say!(language, "outcome-joined", first = first, rest = rest);
    brought.into_iter().reduce(joined)
}

/// A deed and what came of it.
pub(crate) fn with(deed: &str, brought: &str, language: Language) -> String {
    say!(language, "outcome-brought", deed = deed, brought = brought)
}

/// Returns `true` if two events make one phrase: draws for one cause, the points and the cards of one bonus.
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
    let language = names.language();
    let (first, rest) = events.split_first()?;
    let (seat, phrase) = match *first {
        Event::Drew { seat, cause, .. } => {
            let what = cards(events.len(), language);
            let told = match cause {
                DrawCause::Action | DrawCause::Exchange => say!(language, "outcome-drawn", what = what),
                DrawCause::EmptyHand => say!(language, "outcome-empty-hand", what = what),
                DrawCause::Ability(which) => {
                    say!(language, "outcome-ability", what = what, ceremony = ceremony(which, names))
                }
            };
            (Some(seat), told + &in_brackets(&known(events), names))
        }
        Event::Scored { seat, points: score, source: source @ Source::EmptyHand(_) } if !rest.is_empty() => {
            let (points, cards) = (points(score.into(), language), cards(rest.len(), language));
            let both = say!(language, "outcome-both", points = points, cards = cards);
            (Some(seat), what_for(both, source, names) + &in_brackets(&known(rest), names))
        }
        Event::Scored { seat, points, source } => (Some(seat), scored(points, source, names)?),
        Event::ExtraAction { seat, from } => {
            let vase = ceremony(Ceremony::Vase, names);
            let told = if seat == from {
                say!(language, "outcome-extra", vase = vase)
            } else {
                say!(language, "outcome-extra-of", name = names.marked(from), vase = vase)
            };
            (Some(seat), told)
        }
        Event::EndTilePlaced { left, .. } => (None, say!(language, "outcome-end-tile", left = left)),
        _ => return None,
    };
    Some((seat, phrase))
}

/// Points and what they are for; none is nothing to speak of.
pub(crate) fn scored(score: u8, source: Source, names: &Names) -> Option<String> {
    (score > 0).then(|| what_for(points(score.into(), names.language()), source, names))
}

fn what_for(what: String, source: Source, names: &Names) -> String {
    let language = names.language();
    match source {
        Source::Finishing(_) | Source::OwnersPoint(_) => what,
        Source::EmptyHand(None) => say!(language, "outcome-empty-hand", what = what),
        Source::EmptyHand(Some(which)) => {
            say!(language, "outcome-empty-hand-with", what = what, ceremony = ceremony(which, names))
        }
        Source::Ability(which) => {
            say!(language, "outcome-ability", what = what, ceremony = ceremony(which, names))
        }
        Source::Pile(PileRank::Fewest) => say!(language, "outcome-fewest", what = what),
        Source::Pile(_) => say!(language, "outcome-second-fewest", what = what),
        Source::Village => say!(language, "outcome-village", what = what),
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
pub(crate) fn in_brackets(cards: &[Card], names: &Names) -> String {
    if cards.is_empty() { String::new() } else { format!(" ({})", list(cards.iter().copied(), names)) }
}

/// The reason why the game ends.
pub fn ending(reason: EndReason, language: Language) -> String {
    say!(language, "ending-" + reason.word())
}
