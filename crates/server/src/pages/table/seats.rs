//! Who sits where, with the clocks; before the game, the chairs to sit down on.

use hearth_core::Seat;
use hearth_page::Text;
use hearth_table::{Chair, First, Sitter, Stage};
use hearth_terminal::either;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::live::{Live, Viewer};
use crate::pages::layout;

/// The part.
pub(super) fn seats(live: &Live, viewer: Viewer) -> Markup {
    let table = live.table();
    let gathering = table.stage() == Stage::Gathering;
    html! {
        section #seats {
            h2 { (Text(&say!(viewer.language, "seats-title"))) }
            ol {
                @for seat in table.seats() { (line(live, viewer, seat)) }
            }
            @if gathering {
                @if table.plan().first == First::Drawn { p .quiet { (say!(viewer.language, "seats-drawn")) } }
                (gather(live, viewer))
            }
        }
    }
}

fn line(live: &Live, viewer: Viewer, seat: Seat) -> Markup {
    let (table, language) = (live.table(), viewer.language);
    let turn = table.turn() == Some(seat);
    let left = table.clock().left(seat, table.turn(), live.shared().time.now());
    let deadline = turn.then(|| table.clock().deadline(seat)).flatten();
    html! {
        li .turn[turn] .own[viewer.observer.sits_at(seat)] {
            span .name {
                @match table.sitter(seat) {
                    Sitter::Nobody => em { (waits_for(live, seat, language)) },
                    _ => (Text(&live.name(seat, language))),
                }
            }
            @if table.ran_out(seat) { span .mark { (say!(language, "seats-ran-out")) } }
            @else if table.gave_up(seat) { span .mark { (say!(language, "seats-gave-up")) } }
            @else if table.stood_in(seat) { span .mark { (say!(language, "seats-stood-in")) } }
            @if let Some(left) = left.filter(|_| table.stage() == Stage::Running) {
                time .clock data-until=[deadline.map(|deadline| deadline.0)] { (time(left, language)) }
            }
        }
    }
}

fn waits_for(live: &Live, seat: Seat, language: Language) -> String {
    let table = live.table();
    match (table.plan().chairs.get(seat.index()), table.kept_for(seat)) {
        (_, Some(name)) => say!(language, "seats-kept-for", name = name),
        (Some(Chair::Anyone), None) => say!(language, "seats-anyone"),
        (Some(Chair::For(_)), None) => say!(language, "seats-kept"),
        (_, None) => say!(language, "seats-guest"),
    }
}

/// `12:05`, `3 d 4 h`
pub(super) fn time(milliseconds: i64, language: Language) -> String {
    let seconds = milliseconds / 1000;
    if seconds >= 86_400 {
        let (days, hours) = (seconds / 86_400, seconds % 86_400 / 3600);
        return say!(language, "seats-days-left", days = days, hours = hours);
    }
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds % 3600 / 60, seconds % 60);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Before the game: sit down, stand up, invite, change one's mind.
fn gather(live: &Live, viewer: Viewer) -> Markup {
    let (id, table, language) = (live.id(), live.table(), viewer.language);
    let host = viewer.person == Some(table.host());
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    let url = live.shared().config.public_url.clone().unwrap_or_default();
    html! {
        @if table.welcomes(viewer.person) {
            form method="post" action={ "/t/" (id) "/sit" } { button .primary { (say!(language, "seats-sit")) } }
        }
        @if viewer.person.is_some_and(|person| !host && table.awaited().contains(&person)) {
            (layout::button(&format!("/t/{id}/rise"), &say!(language, "asks-decline")))
        }
        @if sits && !host { (layout::button(&format!("/t/{id}/rise"), &say!(language, "seats-rise"))) }
        @if !sits && !host && !table.welcomes(viewer.person) { p { (say!(language, "seats-all-kept")) } }
        // Nobody is invited to where every seat is kept for somebody.
        @if table.has_room() {
            p { (say!(language, "seats-invite")) }
            p .invitation {
                code { (url) "/t/" (id) }
                // Where a browser can do neither, the address can still be selected.
                button type="button" hidden data-share=(say!(language, "seats-share")) data-copied=(say!(language, "seats-copied")) {
                    (say!(language, "seats-copy"))
                }
            }
        }
        @if host {
            p { a href={ "/t/" (id) "/change" } { (say!(language, "seats-change")) } }
            (close(live, viewer))
        }
    }
}

/// Closes the table. Where somebody waits with the host, he is asked once more.
fn close(live: &Live, viewer: Viewer) -> Markup {
    let (table, language) = (live.table(), viewer.language);
    let action = format!("/t/{}/close", live.id());
    let others = table.seats().filter(|seat| match table.sitter(*seat) {
        Sitter::Person { person, .. } => *person != table.host(),
        Sitter::Nobody | Sitter::Bot(_) => false,
    });
    let others: Vec<String> = others.map(|seat| live.name(seat, language)).collect();
    if others.is_empty() {
        return layout::button(&action, &say!(language, "seats-close"));
    }
    let names = either(&others, &say!(language, "table-and"));
    let sure = say!(language, "seats-close-sure", people = others.len(), names = names);
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" hx-confirm=(sure) {
            button .danger { (say!(language, "seats-close")) }
        }
    }
}
