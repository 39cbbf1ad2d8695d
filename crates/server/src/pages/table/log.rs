//! What happened, the newest first.

use hearth_page::Part;
use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// So many lines stand on the page; the whole game is told in the replay.
const LINES: usize = 12;

/// So many decisions back the lines are looked for.
const DECISIONS: usize = 14;

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let lines = live.game().zip(live.names()).map_or_else(Vec::new, |(game, names)| {
        let from = game.decisions().saturating_sub(DECISIONS);
        game.told(viewer.observer, names, from)
    });
    let html = html! {
        section #log aria-label="What happened" hidden[lines.is_empty()] {
            h2 { "Log" }
            ol {
                @for (_, line) in lines.iter().rev().take(LINES) { li { (sentence(line)) } }
            }
        }
    };
    Part::new("log", html)
}

/// A line of the log. What a terminal sets between dashes is a heading.
pub(crate) fn sentence(line: &str) -> Markup {
    let heading = line.strip_prefix("-- ").and_then(|line| line.strip_suffix(" --"));
    html! {
        @match heading {
            Some(heading) => span .heading { (heading) },
            None => (line),
        }
    }
}
