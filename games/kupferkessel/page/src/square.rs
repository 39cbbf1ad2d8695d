//! The square of open cards.

use hearth_page::Part;
use hearth_words::say;
use kupferkessel_rules::{Card, Cell, CellSet, Decision};
use kupferkessel_terminal::{Menu, takeable};
use maud::{Markup, html};

use crate::card::face;
use crate::ink::Ink;
use crate::printed::printed;
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
            h3.unseen { (say!(scene.names.language(), "board-square")) }
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

/// A cell with its card, or a gap.
pub(crate) fn place(scene: &Scene<'_>, reach: &Reach<'_>, cell: Cell) -> Markup {
    match scene.view.square.card(cell) {
        None => {
            let label = say!(scene.names.language(), "board-gap", cell = cell.to_string());
            html! { div.gap role="img" data-at=(places::cell(cell)) data-cell=(cell) aria-label=(label) {} }
        }
        Some(card) if reach.may.has(cell) => chosen(scene, reach, cell, card),
        Some(card) => {
            let printed = printed(card, scene.view.ruleset, scene.names.language());
            html! {
                div.card.(card.colour()).line[reach.line.has(cell)]
                    role="img"
                    data-at=(places::cell(cell))
                    data-cell=(cell)
                    data-card=(card)
                    data-name=(printed.name)
                    data-does=(printed.does)
                    aria-label=(label(scene, cell, card))
                {
                    (face(Ink::of(scene), card))
                }
            }
        }
    }
}

/// A card that the observer may take, with the position to which it would carry him.
fn chosen(scene: &Scene<'_>, reach: &Reach<'_>, cell: Cell, card: Card) -> Markup {
    let printed = printed(card, scene.view.ruleset, scene.names.language());
    let heading = reach.menu.as_ref().and_then(|menu| menu.heading(Decision::Take(cell)));
    html! {
        button.card.line.may.(card.colour())
            type="button"
            data-at=(places::cell(cell))
            data-cell=(cell)
            data-card=(card)
            data-name=(printed.name)
            data-does=(printed.does)
            aria-label=(label(scene, cell, card))
        {
            (face(Ink::of(scene), card))
            @if let Some(to) = heading { span.leads aria-hidden="true" { (to) } }
        }
    }
}

fn label(scene: &Scene<'_>, cell: Cell, card: Card) -> String {
    let printed = printed(card, scene.view.ruleset, scene.names.language());
    say!(scene.names.language(), "board-cell", cell = cell.to_string(), card = printed.label.as_str())
}
