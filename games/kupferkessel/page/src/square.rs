//! The square of open cards.

use hearth_page::Id;
use hearth_words::say;
use kupferkessel_rules::{Card, Cell, View};
use maud::{Markup, html};

use crate::card::face;
use crate::card_text::card_text;
use crate::context::BoardContext;
use crate::item::TableItem;
use crate::places::BoardPlace;
use crate::{BoardRenderer, grid};

/// Draws the background of the board, as a part.
pub(crate) fn background(renderer: &mut BoardRenderer<'_, '_>) {
    renderer.part("ground", (), |context, ()| {
        html! {
            div #ground.ground {
                h2.unseen { (say!(context.language(), "board-square")) }
            }
        }
    });
}

/// Draws the parts of the square, one for each cell.
pub(crate) fn parts(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    for at in Cell::all() {
        renderer.part(id(at), (at, view.square.card(at)), |context, (at, card)| {
            grid::at(Some(id(*at)), grid::of_cell(*at), &cell(context, *at, *card))
        });
    }
}

fn id(cell: Cell) -> Id {
    Id::of("cell", 10 * (cell.column() + 1) + cell.row() + 1)
}

/// Draws a cell with its card, or a gap.
pub(crate) fn cell(context: &BoardContext<'_>, cell: Cell, card: Option<Card>) -> Markup {
    let language = context.language();
    let place = BoardPlace::Cell(cell);
    let Some(card) = card else {
        let label = say!(language, "board-gap", cell = cell.to_string());
        return html! { div.gap role="img" data-at=(place) aria-label=(label) {} };
    };
    let text = card_text(card, context.ruleset, language);
    let item = TableItem {
        class: &["card ", card.colour().word()].concat(),
        place,
        card: Some(card),
        large: Some((&text.name, &text.does)),
        label: &say!(language, "board-cell", cell = cell.to_string(), card = text.label.as_str()),
    };
    item.drawn(&face(context.cards(), card))
}
