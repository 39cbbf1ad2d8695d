//! The colours of the game in a terminal.

use anstyle::{Ansi256Color, Style};
use hearth_core::Seat;
use hearth_terminal::paint;
use hearth_words::Language;
use kupferkessel_rules::{Colour, View};
use kupferkessel_text::{colour, letter};

/// The darkest and the brightest colour of a terminal.
const DARK: Ansi256Color = Ansi256Color(16);
const BRIGHT: Ansi256Color = Ansi256Color(255);

/// The style of a colour of the game. Black and white bring their own background, so that both can be read on any.
pub(crate) fn style(colour: Colour) -> Style {
    match colour {
        Colour::Green => Ansi256Color(34).on_default(),
        Colour::Orange => Ansi256Color(208).on_default(),
        Colour::Blue => Ansi256Color(39).on_default(),
        Colour::Grey => Ansi256Color(245).on_default(),
        Colour::Violet => Ansi256Color(135).on_default(),
        Colour::Black => BRIGHT.on(DARK),
        Colour::White => DARK.on(BRIGHT),
    }
}

/// The letter of a seat's figure, in its colour.
pub(crate) fn sign(view: &View, seat: Seat, language: Language) -> String {
    let colour = colour(view, seat);
    paint(style(colour).bold(), &letter(colour, language))
}
