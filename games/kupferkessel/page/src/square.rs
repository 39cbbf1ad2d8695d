//! The square of open cards.

use hearth_page::Canvas;
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

/// The cells of the line from which the active seat may take, and those of them that the observer may take from.
pub(crate) struct Reach<'a> {
    line: CellSet,
    may: CellSet,
    menu: Option<Menu<'a>>,
}

impl<'a> Reach<'a> {
    pub fn of(scene: &Scene<'a>) -> Reach<'a> {
        let taken = scene.legal.iter().filter_map(|decision| match decision {
            Decision::Take(cell) => Some(*cell),
            _ => None,
        });
        let may = taken.fold(CellSet::EMPTY, CellSet::with);
        let menu = (!may.is_empty()).then(|| Menu::new(scene.view, scene.names));
        Reach { line: takeable(scene.view), may, menu }
    }

    /// Where the card of a cell that the observer may take from would carry him, if it is known.
    fn leads(&self, cell: Cell) -> Option<Position> {
        let menu = self.menu.as_ref().filter(|_| self.may.has(cell))?;
        menu.heading(Decision::Take(cell))
    }
}

/// The ground that everything lies on. It says whether the observer is choosing a card.
pub(crate) fn ground(scene: &Scene<'_>, canvas: &mut Canvas) {
    let choosing = scene.legal.iter().any(|decision| matches!(decision, Decision::Take(_)));
    canvas.part("ground", choosing, || {
        html! {
            div #ground.ground.choosing[choosing] {
                h2.unseen { (say!(scene.names.language(), "board-square")) }
            }
        }
    });
}

/// The parts of the square, one for each cell.
pub(crate) fn parts(scene: &Scene<'_>, canvas: &mut Canvas) {
    let reach = Reach::of(scene);
    for cell in Cell::all() {
        let id = format!("cell-{cell}");
        let reached = (reach.line.has(cell), reach.may.has(cell), reach.leads(cell));
        let from = (scene.view.square.card(cell), reached);
        canvas.part(id.clone(), from, || {
            grid::spot(Some(&id), grid::of_cell(cell), &place(scene, &reach, cell))
        });
    }
}

/// A cell with its card, or a gap. A card that the observer may take says to which position it would carry him.
pub(crate) fn place(scene: &Scene<'_>, reach: &Reach<'_>, cell: Cell) -> Markup {
    let language = scene.names.language();
    let place = Spot::Cell(cell);
    let Some(card) = scene.view.square.card(cell) else {
        let label = say!(language, "board-gap", cell = cell.to_string());
        return html! { div.gap role="img" data-at=(place) aria-label=(label) {} };
    };
    let reached = match (reach.may.has(cell), reach.line.has(cell)) {
        (true, _) => " line may",
        (false, true) => " line",
        (false, false) => "",
    };
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
    thing.drawn(scene, &inside)
}
