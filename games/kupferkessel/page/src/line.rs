//! The line from which the one whose turn it is may take: it lies above the cards, so that they stay as they are when it moves on.

use hearth_page::{Canvas, Id};
use kupferkessel_rules::{Card, Cell, Decision, Position};
use kupferkessel_terminal::{Menu, takeable};
use maud::{Markup, html};

use crate::{Scene, grid};

/// A card that can be taken, and where it would carry who takes it, if that is known.
#[derive(Hash)]
struct Takeable {
    cell: Cell,
    card: Card,
    leads: Option<Position>,
}

/// The part.
pub(crate) fn part(scene: &Scene<'_>, canvas: &mut Canvas) {
    let takeable = all(scene);
    canvas.part("line", &takeable, || drawn(&takeable, Some("line".into())));
}

/// The line where it is only looked at.
pub(crate) fn line(scene: &Scene<'_>) -> Markup {
    drawn(&all(scene), None)
}

fn all(scene: &Scene<'_>) -> Vec<Takeable> {
    let cells = takeable(scene.view);
    if cells.is_empty() {
        return Vec::new();
    }
    let menu = Menu::new(scene.view, scene.names);
    let card = |cell| Some((cell, scene.view.square.card(cell)?));
    let cards = Cell::all().filter(|cell| cells.has(*cell)).filter_map(card);
    cards.map(|(cell, card)| Takeable { cell, card, leads: menu.heading(Decision::Take(cell)) }).collect()
}

/// It says nothing to one who listens: the offers do.
fn drawn(all: &[Takeable], id: Option<Id>) -> Markup {
    html! {
        div.line id=[id] aria-hidden="true" {
            @for Takeable { cell, card, leads } in all {
                @let leads = html! { @if let Some(to) = leads { span.leads.(card.colour()) { (to) } } };
                (grid::spot(None, grid::of_cell(*cell), &leads))
            }
        }
    }
}
