//! What happened last, in sentences: the one region of the page that is read out when it changes.

use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn told(live: &Live, viewer: Viewer) -> Markup {
    let told = live.told(viewer.observer, viewer.language);
    html! {
        p #told role="status" aria-live="polite" {
            @for line in told.last() {
                (line.sentence) @if !line.stops { "." } " "
            }
        }
    }
}
