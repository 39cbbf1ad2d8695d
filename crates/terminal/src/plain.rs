//! The drawing of a game that has none of its own.

use std::marker::PhantomData;

use anstyle::{AnsiColor, Style};
use hearth_core::Notation;
use hearth_text::{Text, Tint};

use crate::{Terminal, fold};

/// Draws a game as its rules describe it.
#[derive(Clone, Copy, Debug)]
pub struct PlainTerminal<T>(PhantomData<fn() -> T>);

impl<T: Text> Terminal for PlainTerminal<T> {
    type Text = T;
}

/// The most columns that a line has.
const WIDEST: usize = 100;

/// The colours that the seats are named after.
const COLOURS: [AnsiColor; 4] = [AnsiColor::Red, AnsiColor::Green, AnsiColor::Blue, AnsiColor::Yellow];

/// Folds the description of a view to the screen.
pub(crate) fn draw<G: Notation>(view: &G::View, columns: usize) -> String {
    let room = columns.min(WIDEST);
    let lines: Vec<String> = G::write_view(view).lines().flat_map(|line| fold(line, room)).collect();
    lines.join("\n")
}

pub(crate) fn style(tint: Tint) -> Style {
    COLOURS.get(tint.index()).map_or(Style::new(), |colour| colour.on_default())
}
