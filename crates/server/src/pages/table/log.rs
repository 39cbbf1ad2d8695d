//! What happened, the newest first.

use hearth_page::{Part, marked};
use hearth_words::say;
use maud::{Markup, html};

use super::signs;
use crate::live::{Live, Viewer};

/// So many lines stand on the page; the whole game is told in the replay.
const LINES: usize = 12;

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let lines = live.newest(viewer.observer, viewer.language, LINES);
    let html = html! {
        section #log aria-label=(say!(viewer.language, "log-label")) hidden[lines.is_empty()] {
            h2 { (say!(viewer.language, "log-title")) }
            ol {
                @for line in &lines { li { (sentence(line, signs(live))) } }
            }
        }
    };
    Part::new("log", html)
}

/// A line of the log. What a terminal sets between dashes is a heading.
pub(crate) fn sentence(line: &str, signs: &str) -> Markup {
    let heading = line.strip_prefix("-- ").and_then(|line| line.strip_suffix(" --"));
    html! {
        @match heading {
            Some(heading) => span .heading { (marked(heading, signs)) },
            None => (marked(line, signs)),
        }
    }
}
