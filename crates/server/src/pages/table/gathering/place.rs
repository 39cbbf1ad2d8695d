//! The actions before the game: sit down, decline, stand up, change or close the table.

use hearth_core::Bytes32;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::{Occupant, Stage};
use hearth_text::either;
use hearth_words::say;
use maud::{Markup, html};

use super::belongs;
use crate::accounts::display_name::LONGEST_NAME;
use crate::http::layout::{self, deal};
use crate::pages::table::{PageContext, PageRenderer};

/// The possible actions of a viewer: the dependencies of the part.
#[derive(Hash)]
struct Actions<'a> {
    has_expired: bool,
    is_host: bool,
    sits: bool,
    may_sit: bool,
    /// True if a seat is reserved for the viewer, who may still decline it.
    may_decline: bool,
    /// True if the viewer is neither the host nor at the table.
    is_guest: bool,
    /// The seal of the deal; `None` for a game that continues.
    seal: Option<Bytes32>,
    /// The name that is filled in for a guest.
    name: Option<&'a str>,
    /// The names of the people at the table besides the host.
    others: Vec<String>,
}

impl<'a> Actions<'a> {
    fn of(snapshot: &TableSnapshot, viewer: Viewer, name: Option<&'a str>) -> Actions<'a> {
        let table = snapshot.table();
        let may_decline =
            viewer.person.is_some_and(|person| person != table.host() && table.awaited().contains(&person));
        Actions {
            has_expired: table.stage() == Stage::Expired,
            is_host: viewer.person == Some(table.host()),
            sits: viewer.person.is_some_and(|person| table.sits(person)),
            may_sit: snapshot.welcomes(viewer.person),
            may_decline,
            is_guest: !belongs(snapshot, viewer) && !may_decline,
            seal: table.seal(),
            name,
            others: others(snapshot, viewer),
        }
    }
}

/// Draws the part. It is redrawn only when the possible actions change, so that a guest's typed name stays.
pub(super) fn place(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    name: Option<&str>,
    renderer: &mut PageRenderer<'_, '_>,
) {
    renderer.part("place", Actions::of(snapshot, viewer, name), |context, actions| {
        html! { div #place { (draw(context, actions)) } }
    });
}

fn draw(context: &PageContext<'_>, actions: &Actions<'_>) -> Markup {
    let (id, language) = (context.id, context.language());
    if actions.has_expired {
        return html! { p role="status" { (say!(language, "banner-faded")) } (elsewhere(context)) };
    }
    html! {
        @if actions.may_sit { (sit(context, actions)) }
        @else if actions.sits { p role="status" { (say!(language, "banner-gathering")) } }
        @else if !actions.is_host { p role="status" { (say!(language, "seats-all-kept")) } (elsewhere(context)) }
        @if actions.may_decline {
            (layout::button(&format!("/t/{id}/rise"), &say!(language, "asks-decline")))
        }
        @if actions.sits && !actions.is_host { (layout::button(&format!("/t/{id}/rise"), &say!(language, "seats-rise"))) }
        @if actions.is_host {
            div .deeds {
                a .button href={ "/t/" (id) "/change" } { (say!(language, "seats-change")) }
                (close(context, &actions.others))
            }
        }
    }
}

/// Draws the form to sit down. A guest enters their name in the same form.
fn sit(context: &PageContext<'_>, actions: &Actions<'_>) -> Markup {
    let language = context.language();
    html! {
        form .sit method="post" action={ "/t/" (context.id) "/sit" } data-deal=[actions.seal] {
            @if actions.is_guest {
                label {
                    (say!(language, "gather-name"))
                    input name="name" value=[actions.name] maxlength=(LONGEST_NAME) autocomplete="nickname" enterkeyhint="go" spellcheck="false";
                }
            }
            @if actions.seal.is_some() { (deal::share_field(language)) }
            button .primary { (say!(language, "seats-sit")) }
        }
    }
}

/// Draws links to other pages.
fn elsewhere(context: &PageContext<'_>) -> Markup {
    html! {
        div .deeds {
            a .primary href={ "/new/" (context.game) } { (say!(context.language(), "gather-own")) }
            a .button href="/lobby" { (say!(context.language(), "layout-lobby")) }
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
fn close(context: &PageContext<'_>, others: &[String]) -> Markup {
    let language = context.language();
    let action = format!("/t/{}/close", context.id);
    if others.is_empty() {
        return layout::button(&action, &say!(language, "seats-close"));
    }
    let names = either(others, &say!(language, "table-and"));
    let sure = say!(language, "seats-close-sure", people = others.len(), names = names);
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            button .danger data-grave=(say!(language, "seats-close")) title=(sure) { (say!(language, "seats-close")) }
        }
    }
}
