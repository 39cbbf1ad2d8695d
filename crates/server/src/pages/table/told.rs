//! What happened last, in sentences: the one region of the page that is read out when it changes.

use hearth_page::Text;
use hearth_table::Ending;
use maud::{Markup, Render, html};

use super::choice::Choice;
use crate::live::{TableActor, Viewer};

/// The part.
pub(super) fn told(snapshot: &TableActor, viewer: Viewer, choice: &Choice) -> Markup {
    let told = snapshot.told(viewer.observer, viewer.language);
    // Why a game ended early is said beside it.
    let ended = snapshot.table().outcome().is_some_and(|outcome| outcome.ending != Ending::Played);
    // A sentence that is in the banner already is read out, but not shown a second time.
    let asked = Text(&choice.question).render().0;
    let twice = |sentence: &Markup| sentence.0.trim_end_matches('.') == asked.trim_end_matches('.');
    html! {
        p #told role="status" aria-live="polite" {
            @for line in told.last().filter(|_| !ended) {
                @let said = html! { (line.sentence) @if !line.stops { "." } " " };
                @if twice(&line.sentence) { span .unseen { (said) } } @else { (said) }
            }
        }
    }
}
