//! The chat of a table.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::{ChatMessage, Silencing};
use hearth_words::{Language, say};
use maud::{Markup, html};

/// The number of messages on the page.
const LINES: usize = 20;

/// Draws the part.
pub(super) fn chat(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let table = snapshot.table();
    if !table.plan().talk || (viewer.person.is_none() && table.chat().is_empty()) {
        return html! { section #talk hidden {} };
    }
    let language = viewer.language;
    let action = format!("/t/{}/say", snapshot.id());
    let title = say!(language, "talk-title");
    let sayings: Vec<(usize, &ChatMessage)> = snapshot.chat_for(viewer.person).collect();
    let heard = sayings.iter().filter(|(_, saying)| viewer.person != Some(saying.person)).count();
    let shown = &sayings[sayings.len().saturating_sub(LINES)..];
    // What the host did stands before the next message.
    let from = shown.first().map_or(0, |(number, _)| *number);
    let mut silenced = table.silenced().iter().filter(|silencing| silencing.after >= from).peekable();
    html! {
        // A script counts messages of others that arrive while the chat is out of sight.
        section #talk aria-label=(title) data-heard=(heard) {
            h2 { (title) }
            // Each line has an id, so that screen readers read only the new one when the oldest goes.
            div role="log" aria-label=(title) {
                ol {
                    @for (number, saying) in shown {
                        @while let Some(silencing) = silenced.next_if(|silencing| silencing.after <= *number) { (note(silencing, language)) }
                        li id={ "said-" (number) } { (author(saying, viewer)) " " (saying.text) }
                    }
                    @for silencing in silenced { (note(silencing, language)) }
                }
            }
            @if viewer.person.is_some_and(|person| table.concerns(person)) {
                @if viewer.person.is_some_and(|person| table.is_silenced(person)) {
                    p .quiet { (say!(language, "refusal-silenced")) }
                } @else {
                    form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                        label { (say!(language, "talk-say")) " " input name="text" maxlength="500" autocomplete="off" required; }
                        button { (say!(language, "talk-send")) }
                    }
                    // Without scripts a waiting page reloads itself. This link stops that, so that a message can
                    // be written.
                    noscript { a href={ "/t/" (snapshot.id()) "?quiet=1#talk" } { (say!(language, "talk-quiet")) } }
                }
            }
        }
    }
}

/// Draws the name of an author. Of somebody else, it opens what one can do about them.
fn author(saying: &ChatMessage, viewer: Viewer) -> Markup {
    let other = viewer.person.is_some_and(|person| person != saying.person);
    html! {
        @if other { button .author type="button" popovertarget="people" { (saying.name) } }
        @else { strong { (saying.name) } }
    }
}

/// Draws what the host did about a person in the chat.
fn note(silencing: &Silencing, language: Language) -> Markup {
    let name = silencing.name.as_str();
    html! {
        li .note {
            @if silencing.silent { (say!(language, "talk-silenced", name = name)) }
            @else { (say!(language, "talk-unsilenced", name = name)) }
        }
    }
}
