//! What happened last, in sentences: the one region of the page that is read out when it changes.

use hearth_page::{Part, marked};
use hearth_table::Stage;
use maud::html;

use super::signs;
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    // When the game is over, its account says more.
    let running = live.table().stage() == Stage::Running;
    let lines = live.game().filter(|_| running).zip(live.names(viewer.language)).map(|(game, names)| {
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
