//! The square of open cards.

use hearth_page::{Canvas, Id};
use hearth_words::say;
use kupferkessel_rules::Cell;
use maud::{Markup, html};

use crate::card::face;
use crate::ink::Ink;
use crate::places::Spot;
use crate::printed::printed;
use crate::thing::Thing;
use crate::{Scene, grid};

/// The ground that everything lies on.
pub(crate) fn ground(scene: &Scene<'_>, canvas: &mut Canvas) {
    canvas.part("ground", (), || {
        html! {
            div #ground.ground {
                h2.unseen { (say!(scene.names.language(), "board-square")) }
            }
        }
    });
}

/// The parts of the square, one for each cell.
pub(crate) fn parts(scene: &Scene<'_>, canvas: &mut Canvas) {
    for cell in Cell::all() {
        let id = Id::of("cell", 10 * (cell.column() + 1) + cell.row() + 1);
        canvas.part(id, scene.view.square.card(cell), || {
            grid::spot(Some(id), grid::of_cell(cell), &place(scene, cell))
        });
    }
}

/// A cell with its card, or a gap.
pub(crate) fn place(scene: &Scene<'_>, cell: Cell) -> Markup {
    let language = scene.names.language();
    let place = Spot::Cell(cell);
    let Some(card) = scene.view.square.card(cell) else {
        let label = say!(language, "board-gap", cell = cell.to_string());
        return html! { div.gap role="img" data-at=(place) aria-label=(label) {} };
    };
    let printed = printed(card, scene.view.ruleset, language);
    let thing = Thing {
        class: &["card ", card.colour().word()].concat(),
        place,
        card: Some(card),
        large: Some((&printed.name, &printed.does)),
        label: &say!(language, "board-cell", cell = cell.to_string(), card = printed.label.as_str()),
    };
    thing.drawn(&face(Ink::of(scene), card))
}
