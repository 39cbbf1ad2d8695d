//! Kokopelli drawn in a terminal.
//!
//! The table is drawn from a [`View`]: what is hidden from an observer cannot be shown by mistake. The sentences are those of
//! the crate `kokopelli-text`.

mod discards;
mod short;
mod signs;
mod table;
mod village;

use anstyle::{AnsiColor, Style};
use hearth_terminal::Terminal;
use hearth_text::{Names, Tint};
use kokopelli_rules::View;
use kokopelli_text::KokopelliText;

hearth_words::dictionary!("table");

/// Draws Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliTerminal;

/// The colours of the seats, by their tints.
const COLOURS: [AnsiColor; 4] = [AnsiColor::Red, AnsiColor::Green, AnsiColor::Blue, AnsiColor::Yellow];

impl Terminal for KokopelliTerminal {
    type Text = KokopelliText;

    fn draw(view: &View, names: &Names, columns: usize) -> String {
        table::draw(view, names, columns)
    }

    fn aside(view: &View, names: &Names) -> Option<String> {
        Some(discards::listed(view, names))
    }

    fn style(tint: Tint) -> Style {
        COLOURS.get(tint.index()).map_or(Style::new(), |colour| colour.on_default())
    }
}
