//! What somebody can do before the game: sit down, decline, stand up, change or close the table.

use hearth_page::Canvas;
use hearth_table::{Sitter, Stage};
use hearth_terminal::either;
use hearth_words::say;
use maud::{Markup, html};

use super::belongs;
use crate::live::{Live, Viewer};
use crate::names::LONGEST_NAME;
use crate::pages::layout;

/// The part. It is drawn again only when something else can be done, so that what a guest has typed stays.
pub(super) fn place(live: &Live, viewer: Viewer, name: Option<&str>, canvas: &mut Canvas) {
    let table = live.table();
    let from = (
        table.stage() as u8,
        table.welcomes(viewer.person),
        kept(live, viewer),
        others(live, viewer),
        table.has_room(),
    );
    canvas.part("place", from, || html! { div #place { (deeds(live, viewer, name)) } });
}

/// Whether a seat is kept for somebody who may want it or not.
fn kept(live: &Live, viewer: Viewer) -> bool {
    viewer
        .person
        .is_some_and(|person| person != live.table().host() && live.table().awaited().contains(&person))
}

fn deeds(live: &Live, viewer: Viewer, name: Option<&str>) -> Markup {
    let (id, table, language) = (live.id(), live.table(), viewer.language);
    if table.stage() == Stage::Faded {
        return html! { p role="status" { (say!(language, "banner-faded")) } (elsewhere(live, viewer)) };
    }
    let host = viewer.person == Some(table.host());
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    html! {
        @if table.welcomes(viewer.person) { (sit(live, viewer, name)) }
        @else if sits { p role="status" { (say!(language, "banner-gathering")) } }
        @else if !host { p role="status" { (say!(language, "seats-all-kept")) } (elsewhere(live, viewer)) }
        @if kept(live, viewer) {
            (layout::button(&format!("/t/{id}/rise"), &say!(language, "asks-decline")))
        }
        @if sits && !host { (layout::button(&format!("/t/{id}/rise"), &say!(language, "seats-rise"))) }
        @if host {
            div .deeds {
                a .button href={ "/t/" (id) "/change" } { (say!(language, "seats-change")) }
                (close(live, viewer))
            }
        }
    }
}

/// Sits down. A guest says who they are in the same form.
fn sit(live: &Live, viewer: Viewer, name: Option<&str>) -> Markup {
    let language = viewer.language;
    let guest = !belongs(live, viewer) && !kept(live, viewer);
    html! {
        form .sit method="post" action={ "/t/" (live.id()) "/sit" } {
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

/// Where else one can go.
fn elsewhere(live: &Live, viewer: Viewer) -> Markup {
    html! {
        div .deeds {
            a .primary href={ "/new/" (live.table().plan().game) } { (say!(viewer.language, "gather-own")) }
            a .button href="/lobby" { (say!(viewer.language, "layout-lobby")) }
        }
    }
}

/// The names of other people who sit at the table.
fn others(live: &Live, viewer: Viewer) -> Vec<String> {
    let table = live.table();
    let others = table.seats().filter(|seat| match table.sitter(*seat) {
        Sitter::Person { person, .. } => *person != table.host(),
        Sitter::Nobody | Sitter::Bot(_) => false,
    });
    others.map(|seat| live.name(seat, viewer.language)).collect()
}

/// Closes the table. Where somebody waits with the host, they are asked once more.
fn close(live: &Live, viewer: Viewer) -> Markup {
    let language = viewer.language;
    let action = format!("/t/{}/close", live.id());
    let others = others(live, viewer);
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
