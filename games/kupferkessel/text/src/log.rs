//! The log: one sentence for each deed, with everything it brought, and one for each turn that begins.

use hearth_text::{Names, Spans, Tag, mark};
use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Event, FinalScore, Position, RecipeSet};

use crate::recipes;
use crate::signs::{ending, place, stop, symbol_signed, tinted};

/// The lines of the log.
pub(crate) fn log_lines(events: &[Event], names: &Names) -> Vec<Spans> {
    let deeds: Vec<&[Event]> = events.chunk_by(belongs).collect();
    let after = deeds.iter().skip(1).map(|deed| deed.first()).chain([None]);
    deeds
        .iter()
        .zip(after)
        .filter_map(|(deed, next)| told(deed, next.copied(), names))
        .map(Spans::parse)
        .collect()
}

/// Returns `true` if an event belongs to the same sentence as the one before it.
fn belongs(_: &Event, event: &Event) -> bool {
    matches!(event, Event::FoundNothing { .. } | Event::Lost { .. } | Event::Refilled { .. })
}

/// The sentence of a deed, told from its first event; what comes after it says whether the deed is done.
fn told(deed: &[Event], next: Option<Event>, names: &Names) -> Option<String> {
    let language = names.language();
    let (first, rest) = deed.split_first()?;
    let done = matches!(next, Some(Event::Moved { .. }));
    Some(match *first {
        Event::Moved { seat, second, from, to } => {
            let turn = if second { "second" } else { "first" };
            let (name, arrival) = (names.marked(seat), arrival(to, rest, language));
            let way =
                say!(language, "log-turn", turn = turn, name = name, from = from.number(), arrival = arrival);
            format!("{}{way}{}", mark(Tag::Faint, "-- "), mark(Tag::Faint, " --"))
        }
        Event::Took { seat, from, card } => {
            let (name, what, cell) = (names.marked(seat), tinted(card, names), from.to_string());
            match (gap(rest, done, names), card.symbol(true)) {
                // The deed is not done: the symbol waits to be used.
                (None, Some(symbol)) => {
                    let symbol = symbol_signed(symbol, names);
                    say!(language, "log-took-symbol", name = name, card = what, symbol = symbol, cell = cell)
                }
                (gap, _) => {
                    let (steps, gap) = (card.value().number(), gap.unwrap_or_default());
                    say!(
                        language,
                        "log-took",
                        name = name,
                        card = what,
                        cell = cell,
                        steps = steps,
                        gap = gap
                    )
                }
            }
        }
        Event::Used { seat, symbol } => {
            let mut brought: Vec<String> = rest.iter().filter_map(|event| lost(*event, names)).collect();
            if brought.is_empty() {
                brought.push(say!(language, "log-another-turn"));
            }
            brought.extend(gap(rest, done, names));
            let (name, symbol) = (names.marked(seat), symbol_signed(symbol, names));
            let brought = brought.into_iter().reduce(|first, rest| joined(&first, &rest, language));
            say!(language, "log-used", name = name, symbol = symbol, brought = brought.unwrap_or_default())
        }
        Event::Skipped { seat, symbol } => {
            let skipped = say!(
                language,
                "log-skipped",
                name = names.marked(seat),
                symbol = symbol_signed(symbol, names)
            );
            match gap(rest, done, names) {
                Some(gap) => joined(&skipped, &gap, language),
                None => skipped,
            }
        }
        Event::TookLast { seat, from, card } => {
            let (name, what, cell) = (names.marked(seat), tinted(card, names), from.to_string());
            say!(language, "log-took-last", name = name, card = what, cell = cell)
        }
        Event::Kept { seat, card } => {
            say!(language, "log-kept", name = names.marked(seat), card = tinted(card, names))
        }
        Event::Left { seat, card } => {
            say!(language, "log-left", name = names.marked(seat), card = tinted(card, names))
        }
        Event::GameOver { reason } => {
            let over = say!(language, "log-over", reason = ending(reason, names));
            mark(Tag::Alarm, &format!("-- {over} --"))
        }
        Event::Counted { seat, recipes, score } => {
            let parts = counted(recipes, score, language);
            say!(language, "log-counted", name = names.marked(seat), total = score.total(), parts = parts)
        }
        // These never come first.
        Event::FoundNothing { .. } | Event::Lost { .. } | Event::Refilled { .. } => return None,
    })
}

fn joined(first: &str, rest: &str, language: Language) -> String {
    say!(language, "log-joined", first = first, rest = rest)
}

/// Where a figure arrives: `14 (column c)`, `6 (corner), no card there`
fn arrival(to: Position, rest: &[Event], language: Language) -> String {
    let nothing = rest.iter().any(|event| matches!(event, Event::FoundNothing { .. }));
    match (nothing, to.is_corner()) {
        (false, _) => stop(to, language),
        (true, true) => say!(language, "log-arrival-corner", stop = stop(to, language)),
        (true, false) => {
            say!(language, "log-arrival-empty", at = to.number(), place = place(to, language))
        }
    }
}

/// The fate of the gap, if the deed is done.
fn gap(rest: &[Event], done: bool, names: &Names) -> Option<String> {
    let language = names.language();
    let filled = rest.iter().find_map(|event| match event {
        Event::Refilled { card, .. } => Some(say!(language, "log-filled", card = tinted(*card, names))),
        _ => None,
    });
    filled.or_else(|| done.then(|| say!(language, "log-gap")))
}

/// The loss of one kettle in an explosion.
fn lost(event: Event, names: &Names) -> Option<String> {
    let Event::Lost { seat, card, top, out } = event else { return None };
    let language = names.language();
    let (name, lost) = (names.marked(seat), tinted(card, names));
    let to = if out { "out" } else { "pile" };
    Some(match top.map(|top: Card| tinted(top, names)) {
        Some(top) => say!(language, "log-lost-top", name = name, card = lost, place = to, top = top),
        None => say!(language, "log-lost", name = name, card = lost, place = to),
    })
}

/// The parts of a score.
fn counted(recipes: RecipeSet, score: FinalScore, language: Language) -> String {
    let families: i32 = score.families.iter().map(|points| i32::from(*points)).sum();
    let mut parts = vec![say!(language, "log-families", points = families)];
    if score.ones != 0 {
        parts.push(say!(language, "log-ones", points = score.ones));
    }
    if !recipes.is_empty() {
        let names: Vec<String> = recipes.iter().map(|id| recipes::name(id, language)).collect();
        parts.push(say!(language, "log-recipes", points = score.recipes, recipes = names.join(", ")));
    }
    parts.join(", ")
}
