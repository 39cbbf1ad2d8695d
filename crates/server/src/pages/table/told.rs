//! What happened last, in sentences: the one region of the page that is read out when it changes.

use hearth_page::marked;
use maud::{Markup, html};

use super::signs;
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn told(live: &Live, viewer: Viewer) -> Markup {
    let told = live.told(viewer.observer, viewer.language);
    html! {
        p #told role="status" aria-live="polite" {
            @for line in told.last() {
                (marked(line.text.trim_matches(['-', ' ']), signs(live))) @if !line.text.ends_with('.') { "." } " "
            }
        }
    }
}
