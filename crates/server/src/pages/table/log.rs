//! The newest log lines in order, so that each turn keeps its heading. The replay has the whole log.

use std::ops::Range;

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::sentence_part;
use hearth_store::TableId;
use hearth_table::{Entry, Stage};
use hearth_text::Spans;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::log_cache::{CachedLog, LogLine};
use super::{PageContext, PageRenderer};

/// Draws the part.
pub(super) fn log(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    log: &CachedLog,
    renderer: &mut PageRenderer<'_, '_>,
) {
    let lines: Vec<&LogLine> = log.all().collect();
    renderer.frame(
        "log",
        lines.is_empty(),
        |renderer| {
            renderer.part("since", since(snapshot, viewer), |context, since| draw_since(context, *since));
            renderer.frame(
                "latest",
                (),
                |renderer| {
                    renderer.list(
                        "lines",
                        &lines,
                        |_, lines| html! { ol #lines { @for line in lines { (line.listed) } } },
                    );
                },
                |_, (), list| html! { div #latest { (list) } },
            );
        },
        |context, is_empty, inside| {
            html! {
                section #log aria-label=(say!(context.language(), "log-label")) hidden[*is_empty] {
                    h2 { (say!(context.language(), "log-title")) }
                    (inside)
                }
            }
        },
    );
}

/// Draws the replay of the decisions since the viewer's last one.
fn draw_since(context: &PageContext<'_>, since: Option<usize>) -> Markup {
    let (id, language) = (context.id, context.language());
    let address = since.map(|since| format!("/t/{id}/then?at={since}"));
    let films = since.map(|since| format!("/t/{id}/since?at={since}"));
    html! {
        p #since hidden[since.is_none()] {
            a href=[address] { (say!(language, "then-since")) }
            // With scripts it replays on the table itself.
            button .replays type="button" data-replays=[films] { (say!(language, "then-since")) }
        }
    }
}

/// Returns the number of decisions up to and including the viewer's last one, if others have decided since.
fn since(snapshot: &TableSnapshot, viewer: Viewer) -> Option<usize> {
    let (after, game) = own_last(snapshot, viewer).zip(snapshot.game())?;
    (after < game.decisions() && snapshot.table().stage() == Stage::Running).then_some(after)
}

/// Returns the number of decisions up to and including the viewer's last one.
pub(super) fn own_last(snapshot: &TableSnapshot, viewer: Viewer) -> Option<usize> {
    let (seat, game) = viewer.observer.seat().zip(snapshot.game())?;
    Some(game.before_last_of(seat)? + 1)
}

/// The number of log lines before and after a position. Longer games have links to the lines further away.
const LINES_AROUND: usize = 250;

/// Draws the log around a position, with a link from each line to its position.
pub(crate) fn steps(
    told: &[(usize, Spans)],
    at: usize,
    link: impl Fn(usize) -> String,
    signs: &str,
    language: Language,
) -> Markup {
    let here = told.partition_point(|(number, _)| *number < at);
    let from = here.saturating_sub(LINES_AROUND);
    let to = told.len().min(here + LINES_AROUND);
    let further = |line: Option<&(usize, Spans)>, label: String| {
        html! { @if let Some((number, _)) = line { li { a href=(link(number + 1)) { (label) } } } }
    };
    html! {
        section #log aria-label=(say!(language, "log-label")) {
            h2 { (say!(language, "log-title")) }
            ol {
                (further(from.checked_sub(1).and_then(|before| told.get(before)), say!(language, "log-earlier")))
                @for (number, line) in &told[from..to] {
                    li aria-current=[(number + 1 == at).then_some("step")] { a href=(link(number + 1)) { (sentence(line, signs)) } }
                }
                (further(told.get(to), say!(language, "log-later")))
            }
        }
    }
}

/// Returns the log line of an entry that is not a decision. Most entries have none.
pub(crate) fn aside(snapshot: &TableSnapshot, entry: &Entry, language: Language) -> Option<String> {
    let name = |seat: &usize| Seat::numbered(*seat).map(|seat| snapshot.name(seat, language));
    match entry {
        Entry::Resigned { seat } => Some(say!(language, "end-logged-gave-up", name = name(seat)?)),
        Entry::RanOut { seat } => Some(say!(language, "end-logged-ran-out", name = name(seat)?)),
        Entry::Ended => Some(say!(language, "banner-agreed")),
        Entry::MoveLimitReached => Some(say!(language, "banner-endless")),
        _ => None,
    }
}

/// Draws a line on the page of its table, with a link to its position.
pub(crate) fn listed(id: TableId, decision: usize, sentence: &Markup) -> Markup {
    html! { li { a href={ "/t/" (id) "/then?at=" (decision + 1) } { (sentence) } } }
}

/// Returns the range of a heading, which is written between dashes.
pub(crate) fn heading(line: &Spans) -> Option<Range<usize>> {
    let heading = line.plain().strip_prefix("-- ")?.strip_suffix(" --")?;
    Some("-- ".len().."-- ".len() + heading.len())
}

/// Draws a line of the log.
pub(crate) fn sentence(line: &Spans, signs: &str) -> Markup {
    html! {
        @match heading(line) {
            Some(heading) => span .heading { (sentence_part(line, heading, signs)) },
            None => (hearth_page::sentence(line, signs)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_log_is_drawn_around_the_position() {
        let told: Vec<(usize, Spans)> =
            (0..5000).map(|number| (number, format!("Move {number}").into())).collect();
        let drawn = |told: &[_], at: usize| {
            steps(told, at, |to| format!("?at={to}"), "", Language::English).into_string()
        };
        let middle = drawn(&told, 2000);
        assert_eq!(middle.matches("<li").count(), 2 * LINES_AROUND + 2);
        assert!(middle.contains("aria-current=\"step\"") && middle.contains("Move 1999<"), "{middle}");
        assert!(
            middle.contains("?at=1750\">… Earlier moves") && middle.contains("?at=2251\">Later moves …"),
            "{middle}"
        );
        assert!(!drawn(&told[..200], 100).contains("moves"));
    }
}
