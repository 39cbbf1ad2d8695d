//! What happened last, in sentences: the one region of the page that is read out when it changes.

use hearth_page::{Part, marked};
use maud::html;

use super::signs;
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let lines = live.game().zip(live.names(viewer.language)).map(|(game, names)| {
        let last = game.decisions().saturating_sub(1);
        game.told(viewer.observer, names, last)
    });
    let html = html! {
        p #told role="status" aria-live="polite" {
            @for (_, line) in lines.unwrap_or_default() {
                (marked(line.trim_matches(['-', ' ']), signs(live))) @if !line.ends_with('.') { "." } " "
            }
        }
    };
    Part::new("told", html)
}
