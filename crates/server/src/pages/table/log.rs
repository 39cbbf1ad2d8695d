//! What happened last, the newest first; the whole game is told in the replay.

use hearth_page::marked;
use hearth_store::TableId;
use hearth_table::Stage;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn log(live: &Live, viewer: Viewer) -> Markup {
    let (id, language) = (live.id(), viewer.language);
    let told = live.told(viewer.observer, language);
    html! {
        section #log aria-label=(say!(language, "log-label")) hidden[told.newest().next().is_none()] {
            h2 { (say!(language, "log-title")) }
            @if let Some(since) = since(live, viewer) {
                p { a href={ "/t/" (id) "/then?at=" (since) } { (say!(language, "then-since")) } }
            }
            ol {
                @for line in told.newest() { (line.listed) }
            }
        }
    }
}

/// How many decisions had been made after the observer's last one, if the others have decided something since.
fn since(live: &Live, viewer: Viewer) -> Option<usize> {
    let (seat, game) = viewer.observer.seat().zip(live.game())?;
    let after = game.before_last_of(seat)? + 1;
    (after < game.decisions() && live.table().stage() == Stage::Running).then_some(after)
}

/// All of a log, each line leading to its moment.
pub(crate) fn steps(
    told: &[(usize, String)],
    at: usize,
    link: impl Fn(usize) -> String,
    signs: &str,
    language: Language,
) -> Markup {
    html! {
        section #log aria-label=(say!(language, "log-label")) {
            h2 { (say!(language, "log-title")) }
            ol {
                @for (number, line) in told {
                    li aria-current=[(number + 1 == at).then_some("step")] { a href=(link(number + 1)) { (sentence(line, signs)) } }
                }
            }
        }
    }
}

/// A line as it stands on the page of its table, leading to its moment.
pub(crate) fn listed(id: TableId, decision: usize, sentence: &Markup) -> Markup {
    html! { li { a href={ "/t/" (id) "/then?at=" (decision + 1) } { (sentence) } } }
}

/// What a terminal sets between dashes is a heading.
pub(crate) fn heading(line: &str) -> Option<&str> {
    line.strip_prefix("-- ").and_then(|line| line.strip_suffix(" --"))
}

/// A line of the log.
pub(crate) fn sentence(line: &str, signs: &str) -> Markup {
    html! {
        @match heading(line) {
            Some(heading) => span .heading { (marked(heading, signs)) },
            None => (marked(line, signs)),
        }
    }
}
