//! What travels over the table when it is shown anew: scripts let it fly.

use hearth_page::{Flight, Text};
use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn flights(live: &Live, viewer: Viewer) -> Markup {
    let flights = live.game().zip(live.names(viewer.language)).map(|(game, names)| {
        let last = game.decisions().saturating_sub(1);
        game.flights(viewer.observer, names, last)
    });
    told(&flights.unwrap_or_default())
}

/// Flights as scripts read them.
pub(crate) fn told(flights: &[Flight]) -> Markup {
    html! {
        div #flights hidden data-flights={
            @for (number, flight) in flights.iter().enumerate() {
                @if number > 0 { " " }
                (Text(flight.from)) ">" (Text(flight.to))
            }
        } {}
    }
}
