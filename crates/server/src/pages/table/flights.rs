//! What travels over the table when it is shown anew: scripts let it fly.

use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn flights(live: &Live, viewer: Viewer) -> Markup {
    let flights = live.game().zip(live.names(viewer.language)).map(|(game, names)| {
        let last = game.decisions().saturating_sub(1);
        let flights = game.flights(viewer.observer, names, last);
        flights
            .into_iter()
            .map(|flight| format!("{}>{}", flight.from, flight.to))
            .collect::<Vec<_>>()
            .join(" ")
    });
    html! { div #flights hidden data-flights=(flights.unwrap_or_default()) {} }
}
