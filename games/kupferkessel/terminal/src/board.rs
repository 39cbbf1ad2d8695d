//! The square of cards and the ring around it: who stands where, who comes where next, what may be taken.

use hearth_core::Seat;
use hearth_terminal::{faint, fit, paint, strong, width};
use hearth_words::{Language, say};
use kupferkessel_rules::{Cell, CellSet, Position, View};
use kupferkessel_text::{next_stop, short, symbol_mark, takeable};

use crate::colours::{sign, style};
use crate::lattice::{INNER, Lattice, SIDE};

/// Columns of the ring at the left and at the right.
const MARGIN: usize = 5;
/// The width of the whole board.
pub(crate) const WIDTH: usize = MARGIN + (INNER + 1) * SIDE + 1 + MARGIN;

/// The board as lines.
pub(crate) fn draw(view: &View, language: Language) -> Vec<String> {
    let lattice = Lattice { marked: takeable(view) };
    let margin = " ".repeat(MARGIN);
    let mut lines = vec![beyond(view, top, language)];
    for row in 0..SIDE {
        lines.push(format!("{margin}{}{margin}", lattice.above(row)));
        let left = flank(view, left(row), language);
        let right = flank(view, right(row), language);
        for part in [0, 1] {
            let mut line = left[part].clone();
            for column in 0..SIDE {
                line += &lattice.left_of(column, row);
                line += &inside(view, lattice.marked, (column, row), language)[part];
            }
            line += &lattice.left_of(SIDE, row);
            line += &right[part];
            lines.push(line);
        }
    }
    lines.push(format!("{margin}{}{margin}", lattice.above(SIDE)));
    lines.push(beyond(view, bottom, language));
    lines
}

/// The positions around the square: above and below its columns, left and right of its rows, and where it has no cells.
fn top(column: usize) -> Option<Position> {
    (1..SIDE - 1).contains(&column).then(|| Position::numbered(column + 1))?
}

fn right(row: usize) -> Option<Position> {
    (1..SIDE - 1).contains(&row).then(|| Position::numbered(row + 6))?
}

fn bottom(column: usize) -> Option<Position> {
    (1..SIDE - 1).contains(&column).then(|| Position::numbered(16 - column))?
}

fn left(row: usize) -> Option<Position> {
    (1..SIDE - 1).contains(&row).then(|| Position::numbered(21 - row))?
}

fn corner(column: usize, row: usize) -> Option<Position> {
    Position::numbered(match (column, row) {
        (0, 0) => 1,
        (_, 0) => 6,
        (0, _) => 16,
        _ => 11,
    })
}

/// The ring above or below the square.
fn beyond(view: &View, position: fn(usize) -> Option<Position>, language: Language) -> String {
    let fields = (0..SIDE).map(|column| {
        let text = position(column).map(|at| format!("{} {}", number(view, at), figures(view, at, language)));
        format!(" {}", centred(text.unwrap_or_default().trim_end(), INNER))
    });
    fit(&format!("{}{}", " ".repeat(MARGIN), fields.collect::<String>()), WIDTH)
}

/// The ring beside a row: its two lines.
fn flank(view: &View, position: Option<Position>, language: Language) -> [String; 2] {
    let texts = position.map_or_else(Default::default, |at| [number(view, at), figures(view, at, language)]);
    texts.map(|text| centred(&text, MARGIN))
}

/// The two lines of a cell: the family, and its value, symbol and colour. Where the square has no cell is a corner.
fn inside(view: &View, marked: CellSet, (column, row): (usize, usize), language: Language) -> [String; 2] {
    let Some(cell) = Cell::at(column, row) else {
        return corner(column, row).map_or_else(Default::default, |at| {
            let name = format!("{} {}", faint(&say!(language, "table-corner")), number(view, at));
            [centred(&name, INNER), centred(&figures(view, at, language), INNER)]
        });
    };
    let Some(card) = view.square.card(cell) else {
        return [" ".repeat(INNER), faint(&centred(&say!(language, "table-empty"), INNER))];
    };
    let value = format!("{}{}", card.value().number(), symbol_mark(card, view.ruleset));
    let style = if marked.has(cell) { style(card.colour()).bold() } else { style(card.colour()) };
    let colour = say!(language, "tight-" + card.colour().word());
    [short(card.family(), language), format!("{value:<2} {colour}")]
        .map(|text| paint(style, &fit(&text, INNER)))
}

/// The number of a position, which stands out where a figure stands.
fn number(view: &View, at: Position) -> String {
    let stands = Seat::all(view.players()).any(|seat| view.seat(seat).position == at);
    if stands { strong(&at.to_string()) } else { faint(&at.to_string()) }
}

/// The figure at a position, `[W]`, or the figures that come there next, `(WB)`.
fn figures(view: &View, at: Position, language: Language) -> String {
    let seats = || Seat::all(view.players());
    if let Some(seat) = seats().find(|seat| view.seat(*seat).position == at) {
        return format!("[{}]", sign(view, seat, language));
    }
    let coming: String = seats()
        .filter(|seat| next_stop(view, *seat) == Some(at))
        .map(|seat| sign(view, seat, language))
        .collect();
    if coming.is_empty() { coming } else { format!("({coming})") }
}

/// A text in the middle of a number of columns.
fn centred(text: &str, room: usize) -> String {
    let before = room.saturating_sub(width(text)) / 2;
    fit(&format!("{}{text}", " ".repeat(before)), room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_has_its_ends_beside_its_cells() {
        for side in 1..SIDE - 1 {
            for (position, cell) in [
                (top(side), Cell::at(side, 0)),
                (bottom(side), Cell::at(side, SIDE - 1)),
                (left(side), Cell::at(0, side)),
                (right(side), Cell::at(SIDE - 1, side)),
            ] {
                let (position, cell) = position.zip(cell).expect("both are there");
                assert!(position.line().has(cell), "{position} {cell}");
            }
        }
        for (column, row) in [(0, 0), (5, 0), (5, 5), (0, 5)] {
            assert!(corner(column, row).is_some_and(Position::is_corner));
        }
    }
}
