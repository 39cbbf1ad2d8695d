//! The log: one sentence for each deed, with everything it brought.

use hearth_core::Seat;
use hearth_text::{Names, Spans, Tag, mark};
use hearth_words::say;
use kokopelli_rules::{Card, DrawCause, Event, Source};

use crate::counts::cards_moved;
use crate::outcome::{ending, in_brackets, known, scored, sentence, with};
use crate::signs::{ceremony, heap, list, of_card};

/// The lines of the log.
pub(crate) fn log_lines(events: &[Event], names: &Names) -> Vec<Spans> {
    events.chunk_by(belongs).flat_map(|deed| lines(deed, names)).map(Spans::parse).collect()
}

/// Returns `true` if an event belongs to the same sentence as the one before it.
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

/// Returns `true` for points that are counted when the game is over.
fn is_final(source: Source) -> bool {
    matches!(source, Source::Pile(_) | Source::Village)
}

/// The sentence of a deed, then what it means for the whole game.
fn lines(deed: &[Event], names: &Names) -> impl Iterator<Item = String> {
    let sentence = deed.first().and_then(|first| told(*first, deed, names));
    let ended = deed.iter().filter_map(|event| match event {
        Event::EndTriggered { reason } => {
            let language = names.language();
            Some(heading(Tag::Alarm, &say!(language, "log-ends", reason = ending(*reason, language))))
        }
        _ => None,
    });
    sentence.into_iter().chain(ended)
}

/// A heading, between dashes: something new begins.
fn heading(tag: Tag, text: &str) -> String {
    format!("-- {} --", mark(tag, text))
}

/// The sentence of a deed, told from its first event.
fn told(first: Event, deed: &[Event], names: &Names) -> Option<String> {
    let language = names.language();
    let rest = deed.get(1..).unwrap_or_default();
    Some(match first {
        Event::TurnBegan { seat, round, actions } => {
            let turn = match actions {
                1 => say!(language, "log-turn-single", name = names.marked(seat)),
                _ => say!(language, "log-turn", name = names.marked(seat)),
            };
            heading(Tag::Faint, &say!(language, "log-round", round = round, turn = turn))
        }
        Event::Drew { seat, cause, .. } => drawn(seat, cause, deed, names),
        Event::Opened { seat, ceremony: which, space } => {
            let (name, which, place) = (names.marked(seat), ceremony(which, names), space.to_string());
            let deed = if space.seat() == seat {
                say!(language, "log-opened", name = name, ceremony = which, space = place)
            } else {
                let owner = names.marked(space.seat());
                say!(
                    language,
                    "log-opened-abroad",
                    name = name,
                    ceremony = which,
                    space = place,
                    owner = owner
                )
            };
            sentence(&deed, None, rest, seat, names)
        }
        Event::Played { seat, card, on, space, counts } => {
            let (name, card, on) = (names.marked(seat), played(card, counts, names), ceremony(on, names));
            let deed = if space.seat() == seat {
                say!(language, "log-played-own", name = name, card = card, ceremony = on)
            } else {
                let owner = names.marked(space.seat());
                say!(language, "log-played", name = name, card = card, ceremony = on, owner = owner)
            };
            let finished = rest.iter().any(|event| matches!(event, Event::Finished { .. }));
            let more = finished.then(|| say!(language, "log-finished"));
            sentence(&deed, more, rest, seat, names)
        }
        Event::Cancelled { seat, ceremony: which, .. } => {
            say!(language, "log-cancelled", name = names.marked(seat), ceremony = ceremony(which, names))
        }
        Event::ExchangeBegan { seat, cards } => exchanged(seat, cards, rest, names),
        Event::PutUnder { seat, .. } => {
            let laid = deed.iter().filter(|event| matches!(event, Event::PutUnder { .. })).count();
            let known = known(&deed[..laid]);
            let name = names.marked(seat);
            let deed = if known.is_empty() {
                say!(language, "log-under", name = name, cards = cards_moved(laid, language))
            } else {
                say!(language, "log-under-known", name = name, cards = list(known.into_iter(), names))
            };
            sentence(&deed, None, rest, seat, names)
        }
        Event::Passed { seat } => say!(language, "log-passed", name = names.marked(seat)),
        Event::Stopped { seat } => say!(language, "log-stopped", name = names.marked(seat)),
        Event::HandDiscarded { seat, cards } if !cards.is_empty() => {
            say!(language, "log-held", name = names.marked(seat), cards = heap(cards, names))
        }
        Event::Scored { seat, .. } => {
            let phrases = deed.iter().filter_map(|event| match event {
                Event::Scored { points, source, .. } => scored(*points, *source, names),
                _ => None,
            });
            let phrases: Vec<String> = phrases.collect();
            if phrases.is_empty() {
                return None;
            }
            say!(language, "log-final", name = names.marked(seat), points = phrases.join(", "))
        }
        Event::GameOver { reason } => {
            heading(Tag::Alarm, &say!(language, "log-over", reason = ending(reason, language)))
        }
        _ => return None,
    })
}

/// `Kokopelli (counts as two)`
fn played(card: Card, counts: u8, names: &Names) -> String {
    let card = of_card(card, names);
    if counts > 1 { say!(names.language(), "log-twice", card = card) } else { card }
}

/// A draw action, or the draws of an earlier deed that are told by themselves.
fn drawn(seat: Seat, cause: DrawCause, deed: &[Event], names: &Names) -> String {
    let drew = |event: &&Event| matches!(event, Event::Drew { cause: same, .. } if *same == cause);
    let draws: Vec<Event> = deed.iter().take_while(drew).copied().collect();
    let rest = deed.get(draws.len()..).unwrap_or_default();
    let what = cards_moved(draws.len(), names.language()) + &in_brackets(&known(&draws), names);
    let deed = say!(names.language(), "log-drew", name = names.marked(seat), cards = what);
    sentence(&deed, None, rest, seat, names)
}

/// A whole exchange, as far as it has come. Others see no more than that there is one.
fn exchanged(seat: Seat, number: u8, rest: &[Event], names: &Names) -> String {
    let language = names.language();
    let (under, drawn): (Vec<Event>, Vec<Event>) =
        rest.iter().partition(|event| matches!(event, Event::PutUnder { .. }));
    let (under, drawn) = (known(&under), known(&drawn));
    let name = names.marked(seat);
    let deed = say!(language, "log-exchanged", name = name, cards = cards_moved(number.into(), language));
    let mut told = Vec::new();
    if !under.is_empty() {
        told.push(say!(language, "log-exchanged-under", cards = list(under.into_iter(), names)));
    }
    if !drawn.is_empty() {
        told.push(say!(language, "log-exchanged-drawn", cards = list(drawn.into_iter(), names)));
    }
    if told.is_empty() { deed } else { with(&deed, &told.join(", "), language) }
}
