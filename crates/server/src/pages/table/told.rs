//! What happened last, in sentences: the one region of the page that is read out when it changes.

use hearth_table::Ending;
use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn told(live: &Live, viewer: Viewer) -> Markup {
    let told = live.told(viewer.observer, viewer.language);
    // Why a game ended early is said beside it.
    let ended = live.table().outcome().is_some_and(|outcome| outcome.ending != Ending::Played);
    html! {
        p #told role="status" aria-live="polite" {
            @for line in told.last().filter(|_| !ended) {
                (line.sentence) @if !line.stops { "." } " "
            }
        }
    }
}
