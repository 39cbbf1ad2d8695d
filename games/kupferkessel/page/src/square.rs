//! The square of open cards.

use hearth_page::{Canvas, Id};
use hearth_words::say;
use kupferkessel_rules::{Cell, CellSet, Decision, Position};
use kupferkessel_terminal::{Menu, takeable};
use maud::{Markup, html};

use crate::card::face;
use crate::ink::Ink;
use crate::places::Spot;
use crate::printed::printed;
use crate::thing::Thing;
use crate::{Scene, grid};

/// The cells of the line from which the one whose turn it is may take, and where their cards carry him.
pub(crate) struct Reach<'a> {
    line: CellSet,
    menu: Option<Menu<'a>>,
}

impl<'a> Reach<'a> {
    pub fn of(scene: &Scene<'a>) -> Reach<'a> {
        let line = takeable(scene.view);
        Reach { line, menu: (!line.is_empty()).then(|| Menu::new(scene.view, scene.names)) }
    }

    /// Where the card of a cell would carry who takes it, if that is known.
    fn leads(&self, cell: Cell) -> Option<Position> {
        let menu = self.menu.as_ref().filter(|_| self.line.has(cell))?;
        menu.heading(Decision::Take(cell))
    }
}

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
    let reach = Reach::of(scene);
    for cell in Cell::all() {
        let id = Id::of("cell", 10 * (cell.column() + 1) + cell.row() + 1);
        let from = (scene.view.square.card(cell), reach.line.has(cell), reach.leads(cell));
        canvas.part(id, from, || grid::spot(Some(id), grid::of_cell(cell), &place(scene, &reach, cell)));
    }
}

/// A cell with its card, or a gap. A card that can be taken says to which position it would carry who takes it.
pub(crate) fn place(scene: &Scene<'_>, reach: &Reach<'_>, cell: Cell) -> Markup {
    let language = scene.names.language();
    let place = Spot::Cell(cell);
    let Some(card) = scene.view.square.card(cell) else {
        let label = say!(language, "board-gap", cell = cell.to_string());
        return html! { div.gap role="img" data-at=(place) aria-label=(label) {} };
    };
    let reached = if reach.line.has(cell) { " line" } else { "" };
    let inside = html! {
        (face(Ink::of(scene), card))
        @if let Some(to) = reach.leads(cell) { span.leads aria-hidden="true" { (to) } }
    };
    let printed = printed(card, scene.view.ruleset, language);
    let thing = Thing {
        class: &["card ", card.colour().word(), reached].concat(),
        place,
        card: Some(card),
        large: Some((&printed.name, &printed.does)),
        label: &say!(language, "board-cell", cell = cell.to_string(), card = printed.label.as_str()),
    };
    thing.drawn(&inside)
}
