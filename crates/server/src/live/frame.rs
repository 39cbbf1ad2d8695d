//! What is sent to those who watch: parts of a page, or entries and views as JSON. Everything is made for one observer.

use bytes::Bytes;
use hearth_core::{Observer, Seat};
use hearth_table::{Entry, Match, Plan, Stage};
use serde_json::{Value, json};

use super::{Live, Viewer};

/// What a program is told of the entries from the first on.
pub(super) fn news(live: &Live, viewer: Viewer, first: u64) -> Option<Bytes> {
    let entries = live.entries.get(first as usize..)?;
    let told: Vec<Value> =
        entries.iter().map(|(at, entry)| told(live, viewer.observer, at.0, entry)).collect();
    let decides = live.table.turn().is_some_and(|turn| viewer.observer.sits_at(turn));
    let needs_view =
        decides || viewer.observer == Observer::Spectator || live.table.stage() != Stage::Running;
    Some(event("news", live, &json!({"entries": told}), viewer, needs_view))
}

/// What a program is told that comes, or comes back after it had seen so many entries.
pub(super) fn catch_up(live: &Live, viewer: Viewer, seen: Option<u64>) -> Bytes {
    let first = seen.filter(|seen| *seen <= live.table.entries()).unwrap_or(0);
    let missed = live.entries.get(first as usize..).unwrap_or_default();
    let told: Vec<Value> =
        missed.iter().map(|(at, entry)| told(live, viewer.observer, at.0, entry)).collect();
    event("news", live, &json!({"entries": told}), viewer, true)
}

fn event(name: &str, live: &Live, more: &Value, viewer: Viewer, with_view: bool) -> Bytes {
    let mut data = seen_by(live, viewer, with_view);
    if let (Some(data), Some(more)) = (data.as_object_mut(), more.as_object()) {
        data.extend(more.clone());
    }
    Bytes::from(format!("id: {}\nevent: {name}\ndata: {data}\n\n", live.table.entries()))
}

/// The table as JSON, as one observer sees it.
pub(crate) fn seen_by(live: &Live, viewer: Viewer, with_view: bool) -> Value {
    let table = live.table();
    let decisions = live.game().map_or(0, Match::decisions);
    let mut seen = json!({
        "seq": table.entries(),
        "stage": stage(table.stage()),
        "decisions": decisions,
        "turn": table.turn().map(Seat::number),
        "seat": viewer.observer.seat().map(Seat::number),
    });
    if let Some(data) = seen.as_object_mut() {
        if let Some(outcome) = table.outcome() {
            let winners: Vec<usize> = outcome.winners.iter().map(|seat| seat.number()).collect();
            data.insert(
                "outcome".to_owned(),
                json!({"ending": outcome.ending, "winners": winners, "scores": outcome.scores}),
            );
        }
        if with_view && let Some(game) = live.game() {
            data.insert("view".to_owned(), game.known(viewer.observer));
            if table.turn().is_some_and(|turn| viewer.observer.sits_at(turn)) {
                data.insert("legal".to_owned(), json!(game.legal()));
            }
        }
    }
    seen
}

/// The word for a stage.
fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Running => "running",
        Stage::Over => "over",
        Stage::Faded => "faded",
    }
}

/// An entry as an observer may know it. Every sort of entry is named here: a new one is hidden until somebody decides.
fn told(live: &Live, observer: Observer, at: i64, entry: &Entry) -> Value {
    let mut told = match entry {
        Entry::Opened { by, name, plan } => {
            json!(Entry::Opened { by: *by, name: name.clone(), plan: shown(plan) })
        }
        Entry::Changed { plan } => json!(Entry::Changed { plan: shown(plan) }),
        Entry::Started { .. } => json!({"entry": "started"}),
        Entry::Decided { seat, decision } => {
            let decider = Seat::numbered(*seat).unwrap_or(Seat::FIRST);
            let seen = live.game().and_then(|game| game.seen(decision, decider, observer));
            json!({"entry": "decided", "seat": seat, "decision": seen})
        }
        Entry::Sat { .. }
        | Entry::Rose { .. }
        | Entry::TookBack { .. }
        | Entry::Asked { .. }
        | Entry::Answered { .. }
        | Entry::Repaced { .. }
        | Entry::Resigned { .. }
        | Entry::RanOut { .. }
        | Entry::StoodIn { .. }
        | Entry::CameBack { .. }
        | Entry::Ended
        | Entry::Said { .. }
        | Entry::Rematch { .. }
        | Entry::Resumed
        | Entry::Faded => json!(entry),
    };
    if let Some(object) = told.as_object_mut() {
        object.insert("at".to_owned(), json!(at));
    }
    told
}

/// A plan without the record of the game that goes on: every hidden card stands in it.
fn shown(plan: &Plan) -> Plan {
    Plan { from: None, ..plan.clone() }
}
