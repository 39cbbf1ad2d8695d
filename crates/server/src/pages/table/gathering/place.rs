//! The actions before the game: sit down, decline, stand up, change or close the table.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Canvas;
use hearth_table::{Occupant, Stage};
use hearth_text::either;
use hearth_words::say;
use maud::{Markup, html};

use super::belongs;
use crate::accounts::display_name::LONGEST_NAME;
use crate::http::layout;

/// Draws the part. It is redrawn only when the possible actions change, so that a guest's typed name stays.
pub(super) fn place(snapshot: &TableSnapshot, viewer: Viewer, name: Option<&str>, canvas: &mut Canvas) {
    let table = snapshot.table();
    let from = (
        table.stage() as u8,
        table.welcomes(viewer.person),
        kept(snapshot, viewer),
        others(snapshot, viewer),
        table.has_room(),
    );
    canvas.part("place", from, || html! { div #place { (deeds(snapshot, viewer, name)) } });
}

/// Returns true if a seat is reserved for the viewer, who may still decline it.
fn kept(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    viewer.person.is_some_and(|person| {
        person != snapshot.table().host() && snapshot.table().awaited().contains(&person)
    })
}

fn deeds(snapshot: &TableSnapshot, viewer: Viewer, name: Option<&str>) -> Markup {
    let (id, table, language) = (snapshot.id(), snapshot.table(), viewer.language);
    if table.stage() == Stage::Expired {
        return html! { p role="status" { (say!(language, "banner-faded")) } (elsewhere(snapshot, viewer)) };
    }
    let host = viewer.person == Some(table.host());
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    html! {
        @if table.welcomes(viewer.person) { (sit(snapshot, viewer, name)) }
        @else if sits { p role="status" { (say!(language, "banner-gathering")) } }
        @else if !host { p role="status" { (say!(language, "seats-all-kept")) } (elsewhere(snapshot, viewer)) }
        @if kept(snapshot, viewer) {
            (layout::button(&format!("/t/{id}/rise"), &say!(language, "asks-decline")))
        }
        @if sits && !host { (layout::button(&format!("/t/{id}/rise"), &say!(language, "seats-rise"))) }
        @if host {
            div .deeds {
                a .button href={ "/t/" (id) "/change" } { (say!(language, "seats-change")) }
                (close(snapshot, viewer))
            }
        }
    }
}

/// Draws the form to sit down. A guest enters their name in the same form.
fn sit(snapshot: &TableSnapshot, viewer: Viewer, name: Option<&str>) -> Markup {
    let language = viewer.language;
    let guest = !belongs(snapshot, viewer) && !kept(snapshot, viewer);
    html! {
        form .sit method="post" action={ "/t/" (snapshot.id()) "/sit" } {
            @if guest {
                label {
                    (say!(language, "gather-name"))
                    input name="name" value=[name] maxlength=(LONGEST_NAME) autocomplete="nickname" enterkeyhint="go" spellcheck="false";
                }
            }
            button .primary { (say!(language, "seats-sit")) }
        }
    }
}

/// Draws links to other pages.
fn elsewhere(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    html! {
        div .deeds {
            a .primary href={ "/new/" (snapshot.table().plan().game) } { (say!(viewer.language, "gather-own")) }
            a .button href="/lobby" { (say!(viewer.language, "layout-lobby")) }
        }
    }
}

/// Returns the names of the people at the table besides the host.
fn others(snapshot: &TableSnapshot, viewer: Viewer) -> Vec<String> {
    let table = snapshot.table();
    let others = table.seats().filter(|seat| match table.sitter(*seat) {
        Occupant::Person { person, .. } => *person != table.host(),
        Occupant::Nobody | Occupant::Bot(_) => false,
    });
    others.map(|seat| snapshot.name(seat, viewer.language)).collect()
}

/// Draws the button that closes the table. If other people wait there, the host has to confirm.
fn close(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let language = viewer.language;
    let action = format!("/t/{}/close", snapshot.id());
    let others = others(snapshot, viewer);
    if others.is_empty() {
        return layout::button(&action, &say!(language, "seats-close"));
    }
    let names = either(&others, &say!(language, "table-and"));
    let sure = say!(language, "seats-close-sure", people = others.len(), names = names);
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            button .danger data-grave=(say!(language, "seats-close")) title=(sure) { (say!(language, "seats-close")) }
        }
    }
}
