//! The seats with their occupants and clocks.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Text;
use hearth_table::Stage;
use hearth_words::{Language, say};
use maud::{Markup, html};

/// Draws the part.
pub(super) fn seats(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let table = snapshot.table();
    html! {
        section #seats {
            h2 { (Text(&say!(viewer.language, "seats-title"))) }
            ol {
                @for seat in table.seats() { (line(snapshot, viewer, seat)) }
            }
        }
    }
}

fn line(snapshot: &TableSnapshot, viewer: Viewer, seat: Seat) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let turn = table.turn() == Some(seat);
    let left = table.clock().left(seat, table.turn(), snapshot.now());
    let deadline = turn.then(|| table.clock().deadline(seat)).flatten();
    html! {
        li .turn[turn] .own[viewer.observer.sits_at(seat)] {
            span .name { (Text(&snapshot.name(seat, language))) }
            @if table.ran_out(seat) { span .mark { (say!(language, "seats-ran-out")) } }
            @else if table.gave_up(seat) { span .mark { (say!(language, "seats-gave-up")) } }
            @else if table.stood_in(seat) { span .mark { (say!(language, "seats-stood-in")) } }
            @if let Some(left) = left.filter(|_| table.stage() == Stage::Running) {
                time .clock data-until=[deadline.map(|deadline| deadline.0)] { (time(left, language)) }
            }
        }
    }
}

/// Writes a duration: `12:05`, `3 d 4 h`.
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
