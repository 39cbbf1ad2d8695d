//! The log: one sentence for each deed, with everything it brought.

use hearth_core::Seat;
use hearth_terminal::{Names, alarm, count, faint};
use kokopelli_rules::{Card, DrawCause, Event, Source};

use crate::outcome::{ending, in_brackets, known, scored, sentence};
use crate::signs::{heap, list, whose};

/// The lines of the log.
pub(crate) fn tell(events: &[Event], names: &Names) -> Vec<String> {
    events.chunk_by(belongs).flat_map(|deed| lines(deed, names)).collect()
}

/// Whether an event belongs to the same sentence as the one before it.
fn belongs(before: &Event, event: &Event) -> bool {
    match (before, event) {
        (Event::Scored { seat, source, .. }, Event::Scored { seat: other, .. }) if is_final(*source) => {
            seat == other
        }
        (_, Event::Scored { source, .. }) => !is_final(*source),
        (
            Event::Drew { seat, cause: DrawCause::Action, .. },
            Event::Drew { seat: other, cause: DrawCause::Action, .. },
        ) => seat == other,
        (_, Event::Drew { cause, .. }) => *cause != DrawCause::Action,
        (Event::ExchangeBegan { .. } | Event::PutUnder { .. }, Event::PutUnder { .. })
        | (
            _,
            Event::ExtraAction { .. }
            | Event::Finished { .. }
            | Event::EndTilePlaced { .. }
            | Event::EndTriggered { .. }
            | Event::Cleared { .. }
            | Event::MayGoOn { .. },
        ) => true,
        _ => false,
    }
}

/// Whether these points are counted when the game is over.
fn is_final(source: Source) -> bool {
    matches!(source, Source::Pile(_) | Source::Village)
}

/// The sentence of a deed, then what it means for the whole game.
fn lines(deed: &[Event], names: &Names) -> impl Iterator<Item = String> {
    let sentence = deed.first().and_then(|first| told(*first, deed, names));
    let ended = deed.iter().filter_map(|event| match event {
        Event::EndTriggered { reason } => {
            Some(alarm(&format!("-- The game ends with this round: {} --", ending(*reason))))
        }
        _ => None,
    });
    sentence.into_iter().chain(ended)
}

/// The sentence of a deed, told from its first event.
fn told(first: Event, deed: &[Event], names: &Names) -> Option<String> {
    let rest = deed.get(1..).unwrap_or_default();
    Some(match first {
        Event::TurnBegan { seat, round, actions } => {
            let single = if actions == 1 { ", one action" } else { "" };
            let turn = format!("{}'s turn{single}", names.of(seat));
            format!("{}{turn}{}", faint(&format!("-- Round {round}: ")), faint(" --"))
        }
        Event::Drew { seat, cause, .. } => drawn(seat, cause, deed, names),
        Event::Opened { seat, ceremony, space } => {
            let place = if space.seat() == seat {
                format!("on {space}")
            } else {
                format!("on {space}, in {}'s village", names.of(space.seat()))
            };
            sentence(&format!("{} opens {ceremony} {place}", names.of(seat)), &[], rest, seat, names)
        }
        Event::Played { seat, card, on, space, counts } => {
            let what = played(card, counts);
            let target = whose(on, space.seat(), seat, "their own", names);
            let finished = rest.iter().any(|event| matches!(event, Event::Finished { .. }));
            let more: &[String] = if finished { &["finished".to_owned()] } else { &[] };
            sentence(&format!("{} plays {what} on {target}", names.of(seat)), more, rest, seat, names)
        }
        Event::Cancelled { seat, ceremony, .. } => format!("{} cancels {ceremony}", names.of(seat)),
        Event::ExchangeBegan { seat, cards } => exchanged(seat, cards, rest, names),
        Event::PutUnder { seat, .. } => {
            let laid = deed.iter().filter(|event| matches!(event, Event::PutUnder { .. })).count();
            let cards = known(&deed[..laid]);
            let what = if cards.is_empty() { count(laid, "card") } else { list(cards.into_iter()) };
            sentence(&format!("{} puts {what} under the pile", names.of(seat)), &[], rest, seat, names)
        }
        Event::Passed { seat } => format!("{} passes", names.of(seat)),
        Event::Stopped { seat } => format!("{} plays no further card", names.of(seat)),
        Event::HandDiscarded { seat, cards } if !cards.is_empty() => {
            format!("{} still held {}", names.of(seat), heap(cards))
        }
        Event::Scored { seat, .. } => {
            let phrases: Vec<String> = deed
                .iter()
                .filter_map(|event| match event {
                    Event::Scored { points, source, .. } => scored(*points, *source),
                    _ => None,
                })
                .collect();
            if phrases.is_empty() {
                return None;
            }
            format!("{}: {}", names.of(seat), phrases.join(", "))
        }
        Event::GameOver { reason } => alarm(&format!("-- The game is over: {} --", ending(reason))),
        _ => return None,
    })
}

/// `Kokopelli, counting as two,`
fn played(card: Card, counts: u8) -> String {
    let title = card.title();
    if counts > 1 { format!("{title} (counts as two)") } else { title.to_owned() }
}

/// A draw action, or the draws of an earlier deed that are told by themselves.
fn drawn(seat: Seat, cause: DrawCause, deed: &[Event], names: &Names) -> String {
    let drew = |event: &&Event| matches!(event, Event::Drew { cause: same, .. } if *same == cause);
    let draws: Vec<Event> = deed.iter().take_while(drew).copied().collect();
    let rest = deed.get(draws.len()..).unwrap_or_default();
    let what = format!("{}{}", count(draws.len(), "card"), in_brackets(&known(&draws)));
    sentence(&format!("{} draws {what}", names.of(seat)), &[], rest, seat, names)
}

/// A whole exchange, as far as it has come. Others see no more than that there is one.
fn exchanged(seat: Seat, cards: u8, rest: &[Event], names: &Names) -> String {
    let (under, drawn): (Vec<Event>, Vec<Event>) =
        rest.iter().partition(|event| matches!(event, Event::PutUnder { .. }));
    let (under, drawn) = (known(&under), known(&drawn));
    let mut told = format!("{} exchanges {}", names.of(seat), count(cards as usize, "card"));
    if !under.is_empty() {
        told += &format!(": {} under the pile", list(under.into_iter()));
    }
    if !drawn.is_empty() {
        told += &format!(", {} drawn", list(drawn.into_iter()));
    }
    told
}
