//! The square of open cards.

use hearth_page::Part;
use hearth_words::say;
use kupferkessel_rules::{Cell, CellSet, Decision};
use kupferkessel_terminal::{Menu, takeable};
use maud::{Markup, html};

use crate::card::face;
use crate::ink::Ink;
use crate::printed::printed;
use crate::thing::Thing;
use crate::{Scene, grid, places};

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
}

/// The ground that everything lies on. It says whether the observer is choosing a card.
pub(crate) fn ground(scene: &Scene<'_>) -> Part {
    let choosing = scene.legal.iter().any(|decision| matches!(decision, Decision::Take(_)));
    let html = html! {
        div #ground.ground.choosing[choosing] {
            h2.unseen { (say!(scene.names.language(), "board-square")) }
        }
    };
    Part::new("ground", html)
}

/// The parts of the square, one for each cell.
pub(crate) fn parts(scene: &Scene<'_>) -> Vec<Part> {
    let reach = Reach::of(scene);
    let part = |cell: Cell| {
        let id = format!("cell-{cell}");
        grid::part(&id, grid::of_cell(cell), &place(scene, &reach, cell))
    };
    Cell::all().map(part).collect()
}

/// A cell with its card, or a gap. A card that the observer may take says to which position it would carry him.
pub(crate) fn place(scene: &Scene<'_>, reach: &Reach<'_>, cell: Cell) -> Markup {
    let language = scene.names.language();
    let place = places::cell(cell);
    let Some(card) = scene.view.square.card(cell) else {
        let label = say!(language, "board-gap", cell = place.as_str());
        return html! { div.gap role="img" data-at=(place) aria-label=(label) {} };
    };
    let reached = match (reach.may.has(cell), reach.line.has(cell)) {
        (true, _) => " line may",
        (false, true) => " line",
        (false, false) => "",
    };
    let heading = reach.menu.as_ref().filter(|_| reach.may.has(cell));
    let heading = heading.and_then(|menu| menu.heading(Decision::Take(cell)));
    let inside = html! {
        (face(Ink::of(scene), card))
        @if let Some(to) = heading { span.leads aria-hidden="true" { (to) } }
    };
    let printed = printed(card, scene.view.ruleset, language);
    let thing = Thing {
        class: &["card ", card.colour().word(), reached].concat(),
        place: &place,
        card: Some(card),
        large: Some((&printed.name, &printed.does)),
        label: &say!(language, "board-cell", cell = place.as_str(), card = printed.label.as_str()),
    };
    thing.drawn(scene, &inside)
}
