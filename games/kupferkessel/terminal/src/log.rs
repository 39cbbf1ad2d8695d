//! The log: one sentence for each deed, with everything it brought, and one for each turn that begins.

use hearth_terminal::{Names, alarm, faint};
use kupferkessel_rules::{Card, Event, FinalScore, Position, RecipeId, RecipeSet, Symbol};

use crate::signs::{ending, painted, place, stop};

/// The lines of the log.
pub(crate) fn tell(events: &[Event], names: &Names) -> Vec<String> {
    let deeds: Vec<&[Event]> = events.chunk_by(belongs).collect();
    let after = deeds.iter().skip(1).map(|deed| deed.first()).chain([None]);
    deeds.iter().zip(after).filter_map(|(deed, next)| told(deed, next.copied(), names)).collect()
}

/// Whether an event belongs to the same sentence as the one before it.
fn belongs(_: &Event, event: &Event) -> bool {
    matches!(event, Event::FoundNothing { .. } | Event::Lost { .. } | Event::Refilled { .. })
}

/// The sentence of a deed, told from its first event; what comes after it says whether the deed is done.
fn told(deed: &[Event], next: Option<Event>, names: &Names) -> Option<String> {
    let (first, rest) = deed.split_first()?;
    let done = matches!(next, Some(Event::Moved { .. }));
    Some(match *first {
        Event::Moved { seat, second, from, to } => {
            let turn = if second { "second turn" } else { "turn" };
            let way = format!("{}'s {turn}: from {from} to {}", names.of(seat), arrival(to, rest));
            format!("{}{way}{}", faint("-- "), faint(" --"))
        }
        Event::Took { seat, from, card } => {
            let (name, what) = (names.of(seat), painted(card));
            match gap(rest, done) {
                Some(gap) => {
                    let steps = card.value().number();
                    format!("{name} takes {what} from {from} and goes on by {steps} next; {gap}")
                }
                // The deed is not done: the symbol waits to be used, and so there is one.
                None => {
                    let symbol = card.symbol(true).map_or("symbol", Symbol::word);
                    format!("{name} takes {what} with its {symbol} from {from}")
                }
            }
        }
        Event::Used { seat, symbol } => {
            let mut brought: Vec<String> = rest.iter().filter_map(|event| lost(*event, names)).collect();
            if brought.is_empty() {
                brought.push("another turn".to_owned());
            }
            brought.extend(gap(rest, done));
            format!("{} uses the {}: {}", names.of(seat), symbol.word(), brought.join("; "))
        }
        Event::Skipped { seat, symbol } => {
            let gap = gap(rest, done).map(|gap| format!("; {gap}")).unwrap_or_default();
            format!("{} does not use the {}{gap}", names.of(seat), symbol.word())
        }
        Event::TookLast { seat, from, card } => {
            format!("{} takes {} from {from}, the last card of a line", names.of(seat), painted(card))
        }
        Event::Kept { seat, card } => format!("{} keeps {}", names.of(seat), painted(card)),
        Event::Left { seat, card } => format!("{} puts {} out of the game", names.of(seat), painted(card)),
        Event::GameOver { reason } => {
            format!("{}{}{}", alarm("-- The game is over: "), ending(reason, names), alarm(" --"))
        }
        Event::Counted { seat, recipes, score } => {
            format!("{} comes to {}: {}", names.of(seat), score.total(), counted(recipes, score))
        }
        // These never come first.
        Event::FoundNothing { .. } | Event::Lost { .. } | Event::Refilled { .. } => return None,
    })
}

/// Where a figure arrives: `14 (column c)`, `6 (corner): nothing to take`
fn arrival(to: Position, rest: &[Event]) -> String {
    let nothing = rest.iter().any(|event| matches!(event, Event::FoundNothing { .. }));
    match (nothing, to.is_corner()) {
        (false, _) => stop(to),
        (true, true) => format!("{}, no card there", stop(to)),
        (true, false) => format!("{to}, and {} is empty", place(to)),
    }
}

/// What became of the gap, if the deed is done.
fn gap(rest: &[Event], done: bool) -> Option<String> {
    let filled = rest.iter().find_map(|event| match event {
        Event::Refilled { card, .. } => Some(format!("the gap is filled with {}", painted(*card))),
        _ => None,
    });
    filled.or_else(|| done.then(|| "the gap stays".to_owned()))
}

/// What an explosion did to one kettle.
fn lost(event: Event, names: &Names) -> Option<String> {
    let Event::Lost { seat, card, top, out } = event else { return None };
    let where_to = if out { "out of the game" } else { "under the pile" };
    let now = top.map(|top: Card| format!(", {} is on top now", painted(top))).unwrap_or_default();
    Some(format!("{} loses {} ({where_to}){now}", names.of(seat), painted(card)))
}

/// What the parts of a score are.
fn counted(recipes: RecipeSet, score: FinalScore) -> String {
    let families: i32 = score.families.iter().map(|points| i32::from(*points)).sum();
    let mut parts = vec![format!("{families} for families")];
    if score.ones != 0 {
        parts.push(format!("{} for the most cards of value 1", score.ones));
    }
    if !recipes.is_empty() {
        let names: Vec<String> = recipes.iter().map(RecipeId::name).collect();
        parts.push(format!("{} for recipes ({})", score.recipes, names.join(", ")));
    }
    parts.join(", ")
}
