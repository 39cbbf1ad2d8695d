//! Frames for programs: log entries and views as JSON, for one observer.

use std::io::Write;

use bytes::Bytes;
use hearth_catalogue::AnyMatch;
use hearth_core::{Bytes32, Observer, Seat};
use hearth_deal::seal;
use hearth_host::base::EventId;
use hearth_host::tables::{Presenter, TableSnapshot, Viewer};
use hearth_table::{Ending, Entry, Match, Person, Stage, TableConfig, Timestamp};
use serde::Serialize;
use serde_json::value::RawValue;

use super::entry_schema::EntryTold;

/// The presenter of programs. It keeps nothing: every frame says all that is new.
pub(crate) struct ProgramPresenter;

impl Presenter for ProgramPresenter {
    fn first(&mut self, table: &TableSnapshot, viewer: Viewer, seen: Option<EventId>) -> Bytes {
        catch_up(table, viewer, seen)
    }

    fn update(&mut self, table: &TableSnapshot, viewer: Viewer, first: u64) -> Option<Bytes> {
        news(table, viewer, first)
    }
}

/// Renders the entries from `first` on.
fn news(snapshot: &TableSnapshot, viewer: Viewer, first: u64) -> Option<Bytes> {
    let entries = snapshot.entries().get(first as usize..)?;
    let decides = snapshot.table().turn().is_some_and(|turn| viewer.observer.sits_at(turn));
    let needs_view =
        decides || viewer.observer == Observer::Spectator || snapshot.table().stage() != Stage::Running;
    Some(event(snapshot, entries, viewer, needs_view))
}

/// Renders what a program missed that connects, or reconnects with `Last-Event-ID`.
fn catch_up(snapshot: &TableSnapshot, viewer: Viewer, seen: Option<EventId>) -> Bytes {
    let first = seen.filter(|seen| seen.leads_to(snapshot.event_id())).map_or(0, |seen| seen.seq);
    let missed = snapshot.entries().get(first as usize..).unwrap_or_default();
    event(snapshot, missed, viewer, true)
}

fn event(snapshot: &TableSnapshot, entries: &[(Timestamp, Entry)], viewer: Viewer, with_view: bool) -> Bytes {
    let told =
        entries.iter().map(|(at, entry)| TimedEntry { entry: entry_seen(snapshot, viewer, entry), at: at.0 });
    let news = News { seen: seen_by(snapshot, viewer, with_view), entries: told.collect() };
    let written = |part: &Option<Box<RawValue>>| part.as_ref().map_or(0, |part| part.get().len());
    let size = 512 + written(&news.seen.view) + written(&news.seen.legal);
    let mut frame = Vec::with_capacity(size);
    // Writing strings and numbers to memory cannot fail.
    let _ = write!(frame, "id: {}\nevent: news\ndata: ", snapshot.event_id());
    let _ = serde_json::to_writer(&mut frame, &news);
    frame.extend_from_slice(b"\n\n");
    Bytes::from(frame)
}

/// News of a table.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct News<'a> {
    #[serde(flatten)]
    seen: Seen,
    /// The log entries since the last news, or since the table was opened, as far as the observer may know them.
    #[schema(value_type = Vec<EntryTold>)]
    entries: Vec<TimedEntry<'a>>,
}

/// The table as one observer sees it.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Seen {
    /// The number of entries in its log.
    seq: u64,
    /// Its stage.
    stage: Stage,
    /// The number of decisions made.
    decisions: usize,
    /// The seat whose turn it is.
    turn: Option<usize>,
    /// The observer's seat; missing for spectators.
    seat: Option<usize>,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeSeen>,
    /// The observer's knowledge, in the terms of docs/BOTS.md.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    view: Option<Box<RawValue>>,
    /// The legal decisions, if it is the observer's turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>)]
    legal: Option<Box<RawValue>>,
}

/// The outcome of a game.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct OutcomeSeen {
    /// The kind of ending.
    ending: Ending,
    /// The seats that won; none if the players agreed to end the game.
    winners: Vec<usize>,
    /// The final scores, if the game was played to the end.
    scores: Vec<i32>,
}

/// The table as one observer sees it.
pub(crate) fn seen_by(snapshot: &TableSnapshot, viewer: Viewer, with_view: bool) -> Seen {
    let table = snapshot.table();
    let game = snapshot.game();
    let decides = table.turn().is_some_and(|turn| viewer.observer.sits_at(turn));
    let shown = game.filter(|_| with_view);
    Seen {
        seq: table.entries(),
        stage: table.stage(),
        decisions: game.map_or(0, Match::decisions),
        turn: table.turn().map(Seat::number),
        seat: viewer.observer.seat().map(Seat::number),
        outcome: table.outcome().map(|outcome| OutcomeSeen {
            ending: outcome.ending,
            winners: outcome.winners.iter().map(|seat| seat.number()).collect(),
            scores: outcome.scores,
        }),
        view: shown.map(|game| game.perfect_recall_view(viewer.observer)),
        legal: shown.filter(|_| decides).map(AnyMatch::legal),
    }
}

/// An entry as an observer may know it, with its time.
#[derive(Serialize)]
struct TimedEntry<'a> {
    #[serde(flatten)]
    entry: EntrySeen<'a>,
    at: i64,
}

/// An entry as an observer may know it.
#[derive(Serialize)]
#[serde(untagged)]
enum EntrySeen<'a> {
    /// As it is.
    Whole(&'a Entry),
    /// Without the record in its plan, or without a message that the observer does not read.
    Other(Entry),
    /// Less than it is.
    Part(EntryPart),
}

/// The parts of an entry with secrets that an observer may know.
#[derive(Serialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
enum EntryPart {
    Sealed { seal: Bytes32 },
    Shared { person: Person },
    Started,
    Decided { seat: usize, decision: Option<String> },
}

/// Returns an entry as an observer may know it. Every kind is named: a new one does not compile until it is decided on.
fn entry_seen<'a>(snapshot: &TableSnapshot, viewer: Viewer, entry: &'a Entry) -> EntrySeen<'a> {
    match entry {
        Entry::Opened { by, name, plan } => {
            EntrySeen::Other(Entry::Opened { by: *by, name: name.clone(), plan: shown(plan) })
        }
        Entry::Changed { plan } => EntrySeen::Other(Entry::Changed { plan: shown(plan) }),
        Entry::Said { person, name, .. } if snapshot.hides_chat(viewer.person, *person) => {
            EntrySeen::Other(Entry::Said { person: *person, name: name.clone(), text: String::new() })
        }
        Entry::DealSealed { secret } => EntrySeen::Part(EntryPart::Sealed { seal: seal(*secret) }),
        // Shares are part of the proof, when the game is over.
        Entry::ShareAdded { person, .. } => EntrySeen::Part(EntryPart::Shared { person: *person }),
        Entry::Started { .. } => EntrySeen::Part(EntryPart::Started),
        Entry::Decided { seat, decision } => {
            let decider = Seat::numbered(*seat).unwrap_or(Seat::FIRST);
            let decision =
                snapshot.game().and_then(|game| game.decision_seen(decision, decider, viewer.observer));
            EntrySeen::Part(EntryPart::Decided { seat: *seat, decision })
        }
        Entry::Said { .. }
        | Entry::Sat { .. }
        | Entry::Rose { .. }
        | Entry::Renamed { .. }
        | Entry::Declined { .. }
        | Entry::TookBack { .. }
        | Entry::Asked { .. }
        | Entry::Answered { .. }
        | Entry::TimeControlChanged { .. }
        | Entry::Resigned { .. }
        | Entry::RanOut { .. }
        | Entry::Substituted { .. }
        | Entry::CameBack { .. }
        | Entry::Ended
        | Entry::MoveLimitReached
        | Entry::Silenced { .. }
        | Entry::Rematch { .. }
        | Entry::Resumed { .. }
        | Entry::Expired => EntrySeen::Whole(entry),
    }
}

/// Removes the record of a continued game: it contains every hidden card.
fn shown(plan: &TableConfig) -> TableConfig {
    TableConfig { from: None, ..plan.clone() }
}
