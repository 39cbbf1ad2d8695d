//! The square of open cards, with the ring around it and the corner cards in its corners.

use kupferkessel_rules::{Cell, CellSet, Decision};
use kupferkessel_terminal::takeable;
use maud::{Markup, html};

use crate::Scene;
use crate::card::{face, label};
use crate::ring::{Side, corner, side};

/// Cells of a row, with its corners.
const SIDE: usize = 6;

/// The cells of the line from which the active seat may take, and those of them that the observer may take from.
struct Reach {
    line: CellSet,
    may: CellSet,
}

impl Reach {
    fn of(scene: &Scene<'_>) -> Reach {
        let taken = scene.legal.iter().filter_map(|decision| match decision {
            Decision::Take(cell) => Some(*cell),
            _ => None,
        });
        Reach { line: takeable(scene.view), may: taken.fold(CellSet::EMPTY, CellSet::with) }
    }
}

/// The square.
pub(crate) fn square(scene: &Scene<'_>) -> Markup {
    let reach = Reach::of(scene);
    html! {
        section #square.square.choosing[!reach.may.is_empty()] aria-label="The square and the ring" {
            (side(scene, Side::Top))
            (side(scene, Side::Left))
            div.cells {
                @for row in 0..SIDE {
                    @for column in 0..SIDE {
                        @match Cell::at(column, row) {
                            Some(cell) => (place(scene, &reach, cell)),
                            None => (corner(scene, column, row)),
                        }
                    }
                }
            }
            (side(scene, Side::Right))
            (side(scene, Side::Bottom))
        }
    }
}

/// A cell with its card, or a gap.
fn place(scene: &Scene<'_>, reach: &Reach, cell: Cell) -> Markup {
    let Some(card) = scene.view.square.card(cell) else {
        return html! { div.gap role="img" data-cell=(cell) aria-label={ (cell) ": empty" } {} };
    };
    html! {
        div.card.(card.colour()).line[reach.line.has(cell)].may[reach.may.has(cell)]
            role="img"
            data-cell=(cell)
            data-card=(card)
            aria-label={ (cell) ": " (label(card, scene.view.ruleset, scene.names.language())) }
        {
            (face(scene, card))
        }
    }
}
