//! What happened, the newest first.

use hearth_page::Part;
use maud::html;

use crate::live::{Live, Viewer};

/// So many lines stand on the page; the whole game is told in the replay.
const LINES: usize = 12;

/// So many decisions back the lines are looked for.
const DECISIONS: usize = 14;

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let lines = live.game().zip(live.names()).map_or_else(Vec::new, |(game, names)| {
        let from = game.decisions().saturating_sub(DECISIONS);
        game.told(viewer.observer, &names, from)
    });
    let html = html! {
        section #log aria-label="What happened" {
            h2 { "Log" }
            ol {
                @for (_, line) in lines.iter().rev().take(LINES) { li { (line) } }
            }
        }
    };
    Part::new("log", html)
}
