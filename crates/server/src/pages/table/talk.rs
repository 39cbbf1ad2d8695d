//! What people say to each other.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_words::say;
use maud::{Markup, html};

/// So many of the last sayings stand on the page.
const LINES: usize = 20;

/// The part.
pub(super) fn talk(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let table = snapshot.table();
    if !table.plan().talk || (viewer.person.is_none() && table.chat().is_empty()) {
        return html! { section #talk hidden {} };
    }
    let sayings = table.chat();
    let action = format!("/t/{}/say", snapshot.id());
    let title = say!(viewer.language, "talk-title");
    let heard = sayings.iter().filter(|saying| viewer.person != Some(saying.person)).count();
    html! {
        // A script counts: messages of others are new while they are out of sight.
        section #talk aria-label=(title) data-heard=(heard) {
            h2 { (title) }
            // Each line has an id, so that only the new one is read out when the oldest goes.
            div role="log" aria-label=(title) {
                ol {
                    @for (number, saying) in sayings.iter().enumerate().skip(sayings.len().saturating_sub(LINES)) {
                        li id={ "said-" (number) } { strong { (saying.name) } " " (saying.text) }
                    }
                }
            }
            @if viewer.person.is_some_and(|person| table.concerns(person)) {
                form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                    label { (say!(viewer.language, "talk-say")) " " input name="text" maxlength="500" autocomplete="off" required; }
                    button { (say!(viewer.language, "talk-send")) }
                }
                // Where no script runs, a page that waits loads itself again, and what was being written would be gone.
                noscript { a href={ "/t/" (snapshot.id()) "?quiet=1#talk" } { (say!(viewer.language, "talk-quiet")) } }
            }
        }
    }
}
