//! A request to the other players, above the board, with its possible answers. Everybody waits for them. A
//! declined request stays visible until its player goes on.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::sentence;
use hearth_table::{Ask, DeclinedRequest, Match, OpenRequest, Person};
use hearth_text::{Spans, either};
use hearth_words::say;
use maud::{Markup, html};

use super::log::heading;
use super::{PageContext, PageRenderer};
use crate::pages::listing;

/// The dependencies of the part.
#[derive(Hash)]
enum Shown {
    Nothing,
    Open(Request),
    /// The sentence about a declined request.
    Declined(String),
}

/// An open request as the viewer sees it.
#[derive(Hash)]
struct Request {
    number: u64,
    sentence: Spans,
    /// True if the viewer has to answer.
    may_answer: bool,
    /// True if the viewer may withdraw it.
    may_withdraw: bool,
    /// The names of the people who have not answered yet.
    waiting: String,
}

/// Draws the part.
pub(super) fn question(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PageRenderer<'_, '_>) {
    let table = snapshot.table();
    let shown = match (table.asked(), table.declined()) {
        (Some(asked), _) => Shown::Open(Request::of(snapshot, viewer, asked)),
        (None, Some(declined)) => Shown::Declined(declined_sentence(snapshot, viewer, declined)),
        (None, None) => Shown::Nothing,
    };
    renderer.part("question", shown, |context, shown| match shown {
        Shown::Open(request) => open(context, request),
        Shown::Declined(sentence) => html! { section #question role="status" { p { (sentence) } } },
        // Screen readers announce only changes inside a live region, so it exists from the start.
        Shown::Nothing => html! { section #question role="status" {} },
    });
}

impl Request {
    fn of(snapshot: &TableSnapshot, viewer: Viewer, asked: &OpenRequest) -> Request {
        let is_viewer = |person: &Person| viewer.person == Some(*person);
        Request {
            number: asked.number,
            sentence: sentence_of(snapshot, viewer, asked),
            may_answer: asked.waiting.iter().any(is_viewer),
            may_withdraw: viewer.person.is_some_and(|person| seats(snapshot, person).contains(&asked.seat)),
            waiting: names(snapshot, viewer, &asked.waiting),
        }
    }
}

fn open(context: &PageContext<'_>, request: &Request) -> Markup {
    let (language, number) = (context.language(), request.number);
    let action = format!("/t/{}/answer", context.id);
    html! {
        section #question role="status" {
            p { (sentence(&request.sentence, context.signs())) }
            @if !request.may_answer { p .quiet { (say!(language, "asks-waiting", names = request.waiting.as_str())) } }
            @if request.may_answer || request.may_withdraw {
                // Each request has its own ids, so that an update never replaces a button that is being
                // pressed.
                form #{ "answer-" (number) } method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    input type="hidden" name="question" value=(number);
                    @if request.may_answer {
                        button #{ "agree-" (number) } .primary name="yes" value="true" { (say!(language, "asks-agree")) }
                        button #{ "decline-" (number) } name="yes" value="false" { (say!(language, "asks-decline")) }
                    } @else {
                        button #{ "withdraw-" (number) } name="yes" value="false" { (say!(language, "asks-withdraw")) }
                    }
                }
            }
        }
    }
}

/// Returns the sentence about a declined request.
fn declined_sentence(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    DeclinedRequest { seat, ask, by }: DeclinedRequest,
) -> String {
    let (language, by) = (viewer.language, names(snapshot, viewer, &[by]));
    let name = snapshot.name(seat, language);
    match ask {
        Ask::Back(_) => say!(language, "asks-declined-back", by = by, name = name),
        Ask::End => say!(language, "asks-declined-end", by = by, name = name),
        Ask::Pace(pace) => {
            say!(language, "asks-declined-pace", by = by, name = name, pace = listing::pace(pace, language))
        }
    }
}

/// Returns the text of a request. A decision to take back is worded as the viewer read it in the log.
fn sentence_of(snapshot: &TableSnapshot, viewer: Viewer, asked: &OpenRequest) -> Spans {
    let language = viewer.language;
    let name = snapshot.name(asked.seat, language);
    let left = match asked.ask {
        Ask::Back(left) => left,
        Ask::End => return say!(language, "asks-end", name = name).into(),
        Ask::Pace(pace) => {
            return say!(language, "asks-pace", name = name, pace = listing::pace(pace, language)).into();
        }
    };
    let count = snapshot.game().map_or(0, Match::decisions).saturating_sub(left);
    let told = snapshot
        .game()
        .zip(snapshot.names(language))
        .map(|(game, names)| game.log_lines(viewer.observer, names, left));
    let first =
        told.into_iter().flatten().find(|(decision, line)| *decision == left && heading(line).is_none());
    match first {
        Some((_, line)) => {
            let what = line.plain().trim_end_matches('.');
            let said = say!(language, "asks-back", name = name, what = what, more = count.saturating_sub(1));
            line.quoted_by(said, what.len())
        }
        None => say!(language, "asks-back-last", name = name, count = count).into(),
    }
}

/// Returns the names of people at this table.
fn names(snapshot: &TableSnapshot, viewer: Viewer, people: &[Person]) -> String {
    let seats = people.iter().flat_map(|person| seats(snapshot, *person));
    let names: Vec<String> = seats.map(|seat| snapshot.name(seat, viewer.language)).collect();
    either(&names, &say!(viewer.language, "table-and"))
}

/// Returns the seats where a person still plays.
fn seats(snapshot: &TableSnapshot, person: Person) -> Vec<Seat> {
    let table = snapshot.table();
    table.seats_of(person).filter(|seat| !table.gave_up(*seat)).collect()
}
