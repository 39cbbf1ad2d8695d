//! The page of a table before the game begins. Guests see an invitation; people at the table see the chairs
//! and the link.

mod chairs;
pub(super) mod invite;
mod place;
mod share;

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_store::Friend;
use hearth_table::{Continued, First, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

pub(super) use self::share::qr;
use super::{PageRenderer, agreed, chat, connection, people, shell, title, whole};
use crate::games;
use crate::http::assets::ASSETS;
use crate::http::layout::deal;
use crate::http::layout::house;
use crate::http::layout::preview::Preview;
use crate::pages::{listing, scene};

/// Draws the page. A guest's current name is filled in.
pub(super) fn content(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    name: &str,
    public_url: &str,
    notice: &Markup,
    (quiet, friends): (bool, &[Friend]),
) -> Markup {
    // A reload would lose the name that a guest is typing.
    let quiet = quiet || snapshot.welcomes(viewer.person);
    html! {
        (connection(snapshot, viewer, quiet))
        (scene::scene("aside"))
        div .gathering data-now=(snapshot.now().0) {
            (notice)
            p #link role="status" hidden { (say!(viewer.language, "table-offline")) }
            @if belongs(snapshot, viewer) { (at_table(snapshot, viewer, public_url, friends)) } @else { (invited(snapshot, viewer, name, public_url)) }
            (chat::chat(snapshot, viewer))
            (whole(snapshot, viewer, |renderer| people::people(snapshot, viewer, renderer)))
            (shell::dialogs(&snapshot.table().plan().game, viewer.language))
        }
    }
}

/// Draws the parts that can change, always in the same order.
pub(super) fn parts(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    public_url: &str,
    renderer: &mut PageRenderer<'_, '_>,
) {
    place::place(snapshot, viewer, None, renderer);
    renderer.rendered("seats", chairs::chairs(snapshot, viewer));
    agreed::agreed(snapshot, renderer);
    renderer.rendered("share", share::share(snapshot, viewer, public_url));
    renderer.rendered("talk", chat::chat(snapshot, viewer));
    people::people(snapshot, viewer, renderer);
}

/// Returns true if the viewer is the host or sits at the table.
fn belongs(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    viewer.person.is_some_and(|person| table.host() == person || table.sits(person))
}

/// Returns the preview that chat programs show beside a link to the table.
pub(super) fn preview(snapshot: &TableSnapshot, language: Language) -> Preview {
    let game = &snapshot.table().plan().game;
    let what = games::info(game).map_or_else(String::new, |about| (about.invitation)(language));
    let description = format!("{what} {}", say!(language, "gather-free"));
    Preview { title: heading(snapshot, language), description, image: ASSETS.preview(game).to_owned() }
}

/// Returns the heading: the host and the game.
pub(super) fn heading(snapshot: &TableSnapshot, language: Language) -> String {
    match snapshot.table().stage() {
        Stage::Expired => title(snapshot, language),
        _ => say!(
            language,
            "gather-invites",
            name = snapshot.table().host_name(),
            game = title(snapshot, language)
        ),
    }
}

/// Draws the invitation: the host, the game, its duration, one field and one button.
fn invited(snapshot: &TableSnapshot, viewer: Viewer, name: &str, public_url: &str) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let (game, host) = (&table.plan().game, table.host_name());
    let what = games::info(game).map(|about| (about.invitation)(language));
    html! {
        section .parchment .guest {
            div .box .(game) { div .lid { (house::cover(game)) } }
            div .words {
                @if table.stage() != Stage::Expired {
                    p .from { (house::person(host)) span { (say!(language, "gather-from", name = host)) } }
                }
                h1 { (title(snapshot, language)) }
                @if let Some(what) = what { p .what { (what) } }
                p .how { (duration(snapshot, language)) }
                (whole(snapshot, viewer, |renderer| place::place(snapshot, viewer, Some(name), renderer)))
                (chairs::chairs(snapshot, viewer))
                (sealed(snapshot, viewer))
                (rules(snapshot, viewer))
                (share::share(snapshot, viewer, public_url))
            }
        }
    }
}

/// Describes the number of players, the duration and the time control.
fn duration(snapshot: &TableSnapshot, language: Language) -> String {
    let plan = snapshot.table().plan();
    let minutes = games::info(&plan.game).map_or(0, |about| about.minutes);
    let pace = listing::pace(plan.pace, language);
    say!(language, "gather-how", players = plan.chairs.len(), minutes = minutes, pace = pace)
}

/// Draws the chairs and the link, for people who wait.
fn at_table(snapshot: &TableSnapshot, viewer: Viewer, public_url: &str, friends: &[Friend]) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let heading = match table.stage() {
        Stage::Expired => say!(language, "gather-closed"),
        _ if viewer.person == Some(table.host()) => say!(language, "gather-who"),
        _ => say!(language, "gather-wait"),
    };
    let drawn = table.plan().first == First::Drawn && table.stage() == Stage::WaitingForPlayers;
    html! {
        section .parchment .host {
            div .words {
                p .from { (title(snapshot, language)) " · " (duration(snapshot, language)) }
                h1 { (heading) }
                (chairs::chairs(snapshot, viewer))
                @if drawn { p .quiet { (say!(language, "seats-drawn")) } }
                (whole(snapshot, viewer, |renderer| place::place(snapshot, viewer, None, renderer)))
                (invite::list(snapshot, viewer, friends))
                (sealed(snapshot, viewer))
                (rules(snapshot, viewer))
            }
            (share::share(snapshot, viewer, public_url))
        }
    }
}

/// Draws the seal of the deal, or says whose deal is played again.
fn sealed(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    html! {
        @if let Some(seal) = table.seal() { (deal::seal_line(seal, language)) }
        @else if let Some(from) = table.plan().from.as_ref().and_then(Continued::deal_of) {
            p .known-deal { (say!(language, "deal-known")) " " a href={ "/t/" (from) "/deal" } { (say!(language, "deal-first-table")) } }
        }
    }
}

/// Draws the folded settings, and links to learn the game.
fn rules(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (game, language) = (&snapshot.table().plan().game, viewer.language);
    html! {
        div .links {
            @if games::info(game).is_some_and(|about| about.has_lessons) {
                a href={ "/learn/" (game) "/first-game" } { (say!(language, "gather-learn")) }
            }
            (shell::aid(&format!("/t/{}/aid", snapshot.id()), language))
            details {
                summary { (say!(language, "agreed-title")) }
                (whole(snapshot, viewer, |renderer| agreed::agreed(snapshot, renderer)))
            }
        }
    }
}
