//! Who sits where, with the clocks; before the game, the chairs to sit down on.

use hearth_core::Seat;
use hearth_page::Part;
use hearth_table::{Chair, Sitter, Stage};
use maud::{Markup, html};

use crate::live::{Live, Viewer};
use crate::pages::{layout, listing};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let table = live.table();
    let gathering = table.stage() == Stage::Gathering;
    let html = html! {
        section #seats {
            h2 { "At the table" }
            ol {
                @for seat in table.seats() { (line(live, viewer, seat)) }
            }
            p .quiet { (listing::pace(table.plan().pace)) }
            @if gathering { (gather(live, viewer)) }
        }
    };
    Part::new("seats", html)
}

fn line(live: &Live, viewer: Viewer, seat: Seat) -> Markup {
    let table = live.table();
    let turn = table.turn() == Some(seat);
    let left = table.clock().left(seat, table.turn(), live.shared().time.now());
    let deadline = turn.then(|| table.clock().deadline(seat)).flatten();
    let name =
        live.names(viewer.language).map_or_else(|| table.name(seat), |names| names.plain(seat).to_owned());
    html! {
        li .turn[turn] .own[viewer.observer.sits_at(seat)] {
            span .name {
                @match table.sitter(seat) {
                    Sitter::Nobody => em { (waits_for(table.plan().chairs.get(seat.index()))) },
                    _ => (name),
                }
            }
            @if table.gave_up(seat) { span .mark { "gave up" } }
            @else if table.stood_in(seat) { span .mark { "a bot plays for now" } }
            @if let Some(left) = left.filter(|_| table.stage() == Stage::Running) {
                time .clock data-until=[deadline.map(|deadline| deadline.0)] { (time(left)) }
            }
        }
    }
}

fn waits_for(chair: Option<&Chair>) -> &'static str {
    match chair {
        Some(Chair::Anyone) => "free for anyone",
        Some(Chair::For(_)) => "kept for somebody",
        _ => "free for a guest with the link",
    }
}

/// `12:05`, `3 d 4 h`
fn time(milliseconds: i64) -> String {
    let seconds = milliseconds / 1000;
    if seconds >= 86_400 {
        return format!("{} d {} h", seconds / 86_400, seconds % 86_400 / 3600);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds % 3600 / 60, seconds % 60);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Before the game: sit down, stand up, invite, change one's mind.
fn gather(live: &Live, viewer: Viewer) -> Markup {
    let (id, table) = (live.id(), live.table());
    let host = viewer.person == Some(table.host());
    let sits = viewer.person.is_some_and(|person| table.seats_of(person).next().is_some());
    let url = live.shared().config.public_url.clone().unwrap_or_default();
    html! {
        @if !sits && table.seats().any(|seat| *table.sitter(seat) == Sitter::Nobody) {
            form method="post" action={ "/t/" (id) "/sit" } { button .primary { "Sit down" } }
        }
        @if sits && !host { (layout::button(&format!("/t/{id}/rise"), "Stand up")) }
        p { "Invite others with the address of this page:" }
        p .invitation { code { (url) "/t/" (id) } }
        @if host {
            p { a href={ "/t/" (id) "/change" } { "Change the table" } }
            (layout::button(&format!("/t/{id}/close"), "Close the table"))
        }
    }
}
