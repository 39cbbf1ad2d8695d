//! The ring around the square: who stands where, and who comes where next.

use hearth_core::Seat;
use kupferkessel_rules::Position;
use kupferkessel_terminal::{next_stop, place};
use maud::{Markup, html};

use crate::Scene;
use crate::card::sign;
use crate::figure::{Presence, figure};

/// A side of the square, with the positions beside it from the left or from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Above its columns.
    Top,
    /// Right of its rows.
    Right,
    /// Below its columns.
    Bottom,
    /// Left of its rows.
    Left,
}

impl Side {
    const fn class(self) -> &'static str {
        match self {
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Left => "left",
        }
    }

    /// The positions count clockwise, so two of the sides are read against their numbers.
    fn positions(self) -> impl Iterator<Item = Position> {
        let numbers = match self {
            Side::Top => [2, 3, 4, 5],
            Side::Right => [7, 8, 9, 10],
            Side::Bottom => [15, 14, 13, 12],
            Side::Left => [20, 19, 18, 17],
        };
        numbers.into_iter().filter_map(Position::numbered)
    }
}

/// The positions beside one side of the square.
pub(crate) fn side(scene: &Scene<'_>, side: Side) -> Markup {
    html! {
        div.stops.(side.class()) {
            @for at in side.positions() {
                div.stop.active[is_active(scene, at)] role="img" data-position=(at) aria-label=(label(scene, at)) {
                    (figures(scene, at))
                }
            }
        }
    }
}

/// The corner card where the square has no cell.
pub(crate) fn corner(scene: &Scene<'_>, column: usize, row: usize) -> Markup {
    let number = match (column, row) {
        (0, 0) => 1,
        (_, 0) => 6,
        (0, _) => 16,
        _ => 11,
    };
    html! {
        @if let Some(at) = Position::numbered(number) {
            div.corner role="img" data-position=(at) aria-label=(label(scene, at)) {
                (sign(scene, "corner"))
                (figures(scene, at))
            }
        }
    }
}

/// Whether the figure whose turn it is stands here.
fn is_active(scene: &Scene<'_>, at: Position) -> bool {
    let view = scene.view;
    view.end.is_none() && view.seat(view.turn.seat).position == at
}

/// The figure that stands here, or those that come here next.
fn present(scene: &Scene<'_>, at: Position) -> Vec<(Seat, Presence)> {
    let view = scene.view;
    let seats = || Seat::all(view.players());
    match seats().find(|seat| view.seat(*seat).position == at) {
        Some(seat) => vec![(seat, Presence::Stands)],
        None => seats()
            .filter(|seat| next_stop(view, *seat) == Some(at))
            .map(|seat| (seat, Presence::Comes))
            .collect(),
    }
}

fn figures(scene: &Scene<'_>, at: Position) -> Markup {
    html! {
        @for (seat, presence) in present(scene, at) {
            (figure(scene, seat, presence))
        }
    }
}

/// `3, column c: White stands here`
fn label(scene: &Scene<'_>, at: Position) -> String {
    let mut label = format!("{at}, {}", place(at, scene.names.language()));
    for (index, (seat, presence)) in present(scene, at).into_iter().enumerate() {
        let before = if index == 0 { ": " } else { ", " };
        let does = match presence {
            Presence::Stands => "stands here",
            Presence::Comes => "comes here next",
        };
        label += &format!("{before}{} {does}", scene.name(seat));
    }
    label
}

#[cfg(test)]
mod tests {
    use kupferkessel_rules::Cell;

    use super::Side;

    #[test]
    fn each_line_has_its_ends_beside_its_cells() {
        let beside = |side: Side, cell: fn(usize) -> Option<Cell>| {
            for (index, position) in side.positions().enumerate() {
                let cell = cell(index + 1).expect("no corner is beside a line");
                assert!(position.line().has(cell), "{side:?} {position} {cell}");
            }
            assert_eq!(side.positions().count(), 4);
        };
        beside(Side::Top, |column| Cell::at(column, 0));
        beside(Side::Right, |row| Cell::at(5, row));
        beside(Side::Bottom, |column| Cell::at(column, 5));
        beside(Side::Left, |row| Cell::at(0, row));
    }
}
