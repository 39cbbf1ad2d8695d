//! Kupferkessel Co. drawn in a terminal.
//!
//! The table is drawn from a [`View`]: what is hidden from an observer cannot be shown by mistake. The sentences are those of
//! the crate `kupferkessel-text`.

mod board;
mod colours;
mod kettle;
mod lattice;
mod table;

use anstyle::Style;
use hearth_terminal::Terminal;
use hearth_text::{Names, Tint};
use kupferkessel_rules::{Colour, View};
use kupferkessel_text::KupferkesselText;

hearth_words::dictionary!("table");

/// Draws Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselTerminal;

impl Terminal for KupferkesselTerminal {
    type Text = KupferkesselText;

    fn draw(view: &View, names: &Names, columns: usize) -> String {
        table::draw(view, names, columns)
    }

    fn style(tint: Tint) -> Style {
        Colour::ALL.get(tint.index()).map_or(Style::new(), |colour| colours::style(*colour))
    }
}
