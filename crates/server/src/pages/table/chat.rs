//! The chat of a table.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_words::say;
use maud::{Markup, html};

/// The number of messages on the page.
const LINES: usize = 20;

/// Draws the part.
pub(super) fn chat(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let table = snapshot.table();
    if !table.plan().talk || (viewer.person.is_none() && table.chat().is_empty()) {
        return html! { section #talk hidden {} };
    }
    let sayings = table.chat();
    let action = format!("/t/{}/say", snapshot.id());
    let title = say!(viewer.language, "talk-title");
    let heard = sayings.iter().filter(|saying| viewer.person != Some(saying.person)).count();
    html! {
        // A script counts messages of others that arrive while the chat is out of sight.
        section #talk aria-label=(title) data-heard=(heard) {
            h2 { (title) }
            // Each line has an id, so that screen readers read only the new one when the oldest goes.
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
                // Without scripts a waiting page reloads itself. This link stops that, so that a message can
                // be written.
                noscript { a href={ "/t/" (snapshot.id()) "?quiet=1#talk" } { (say!(viewer.language, "talk-quiet")) } }
            }
        }
    }
}
