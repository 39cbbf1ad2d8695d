//! The last events in sentences, in the region that screen readers read after each change.

use hearth_host::tables::TableSnapshot;
use hearth_page::Text;
use hearth_table::Ending;
use maud::{Markup, Render, html};

use super::choice::Choice;
use super::log_cache::CachedLog;

/// Draws the part.
pub(super) fn last_events(snapshot: &TableSnapshot, log: &CachedLog, choice: &Choice) -> Markup {
    // The banner explains why a game ended early.
    let ended = snapshot.table().outcome().is_some_and(|outcome| outcome.ending != Ending::Played);
    // A sentence that the banner already shows is read out but not shown again.
    let asked = Text(&choice.question).render().0;
    let twice = |sentence: &Markup| sentence.0.trim_end_matches('.') == asked.trim_end_matches('.');
    html! {
        p #told role="status" aria-live="polite" {
            @for line in log.last().filter(|_| !ended) {
                @let said = html! { (line.sentence) @if !line.stops { "." } " " };
                @if twice(&line.sentence) { span .unseen { (said) } } @else { (said) }
            }
        }
    }
}
