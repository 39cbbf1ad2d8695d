//! A request to the other players, above the board, with its possible answers. Everybody waits for them. A
//! declined request stays visible until its player goes on.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Canvas, marked};
use hearth_table::{Ask, DeclinedRequest, Match, OpenRequest, Person};
use hearth_text::{Spans, either};
use hearth_words::say;
use maud::{Markup, html};

use super::log::heading;
use super::signs;
use crate::pages::listing;

/// Draws the part.
pub(super) fn question(snapshot: &TableSnapshot, viewer: Viewer, canvas: &mut Canvas) {
    let table = snapshot.table();
    // The sentence counts the decisions to take back, so it depends on their number.
    let decisions = snapshot.game().map_or(0, Match::decisions);
    let from = (table.asked(), table.declined(), table.asked().map(|_| decisions));
    canvas.part("question", from, || match (table.asked(), table.declined()) {
        (Some(asked), _) => open(snapshot, viewer, asked),
        (None, Some(declined)) => closed(snapshot, viewer, declined),
        // Screen readers announce only changes inside a live region, so it exists from the start.
        (None, None) => html! { section #question role="status" {} },
    });
}

fn open(snapshot: &TableSnapshot, viewer: Viewer, asked: &OpenRequest) -> Markup {
    let language = viewer.language;
    let (sentence, action) = (sentence(snapshot, viewer, asked), format!("/t/{}/answer", snapshot.id()));
    let is = |person: &Person| viewer.person == Some(*person);
    let answers = asked.waiting.iter().any(is);
    let own = viewer.person.is_some_and(|person| seats(snapshot, person).contains(&asked.seat));
    html! {
        section #question role="status" {
            p { (marked(&sentence, signs(snapshot))) }
            @if !answers { p .quiet { (say!(language, "asks-waiting", names = names(snapshot, viewer, &asked.waiting))) } }
            @if answers || own {
                // Each request has its own ids, so that an update never replaces a button that is being
                // pressed.
                form #{ "answer-" (asked.number) } method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    input type="hidden" name="question" value=(asked.number);
                    @if answers {
                        button #{ "agree-" (asked.number) } .primary name="yes" value="true" { (say!(language, "asks-agree")) }
                        button #{ "decline-" (asked.number) } name="yes" value="false" { (say!(language, "asks-decline")) }
                    } @else {
                        button #{ "withdraw-" (asked.number) } name="yes" value="false" { (say!(language, "asks-withdraw")) }
                    }
                }
            }
        }
    }
}

fn closed(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    DeclinedRequest { seat, ask, by }: DeclinedRequest,
) -> Markup {
    let (language, by) = (viewer.language, names(snapshot, viewer, &[by]));
    let name = snapshot.name(seat, language);
    let sentence = match ask {
        Ask::Back(_) => say!(language, "asks-declined-back", by = by, name = name),
        Ask::End => say!(language, "asks-declined-end", by = by, name = name),
        Ask::Pace(pace) => {
            say!(language, "asks-declined-pace", by = by, name = name, pace = listing::pace(pace, language))
        }
    };
    html! { section #question role="status" { p { (sentence) } } }
}

/// Returns the text of a request. A decision to take back is worded as the viewer read it in the log.
fn sentence(snapshot: &TableSnapshot, viewer: Viewer, asked: &OpenRequest) -> Spans {
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
