//! The curtain between two turns of a hot seat. It hides each hand until its player reveals it.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_words::say;
use maud::{Markup, html};

/// Draws the part. The curtain covers the whole board.
pub(super) fn curtain(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let language = viewer.language;
    let Some(seat) = snapshot.curtain(viewer.person) else {
        return html! { section #curtain hidden {} };
    };
    let (name, action) = (snapshot.name(seat, language), format!("/t/{}/lift", snapshot.id()));
    html! {
        section #curtain role="status" {
            form method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
                input type="hidden" name="seat" value=(seat.number());
                h2 { (name) }
                p { (say!(language, "banner-hand-over", name = name.as_str())) }
                button .primary { (say!(language, "banner-lift", name = name)) }
            }
        }
    }
}
