//! How cards, colours and places are shown: the same everywhere, and never by colour alone.

use anstyle::{Ansi256Color, Style};
use hearth_core::Seat;
use hearth_terminal::{Names, paint};
use kupferkessel_rules::{Card, Colour, EndReason, Family, Position, Ruleset, Symbol, View};

/// The darkest and the brightest colour of a terminal.
const DARK: Ansi256Color = Ansi256Color(16);
const BRIGHT: Ansi256Color = Ansi256Color(255);

/// What is painted in a colour of the game. Black and white bring their own ground, so that both can be read on any.
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

/// A letter for a figure of this colour that no other colour has.
pub const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
        Colour::Green => 'G',
        Colour::Orange => 'O',
        Colour::Blue => 'U',
        Colour::Grey => 'Y',
        Colour::Violet => 'V',
    }
}

/// The colour of a seat's figure.
pub fn colour(view: &View, seat: Seat) -> Colour {
    view.ruleset.colour(seat, view.players())
}

/// What a seat is called after its figure, and how that is painted.
pub(crate) fn figure(view: &View, seat: Seat) -> (String, Style) {
    let colour = colour(view, seat);
    let (first, rest) = colour.word().split_at(1);
    (format!("{}{rest}", first.to_uppercase()), style(colour).bold())
}

/// The letter of a seat's figure, in its colour.
pub(crate) fn sign(view: &View, seat: Seat) -> String {
    let colour = colour(view, seat);
    paint(style(colour).bold(), &letter(colour).to_string())
}

/// A family where there is little room: the first word of its name, which no other family has.
pub fn short(family: Family) -> &'static str {
    family.title().split(' ').next().unwrap_or_default()
}

/// `Bat 3`
fn title(card: Card) -> String {
    format!("{} {}", card.family().title(), card.value().number())
}

/// `Bat 3`, in its colour.
pub(crate) fn painted(card: Card) -> String {
    paint(style(card.colour()), &title(card))
}

/// `Moss 2^ blue`: all that is printed on a card.
pub(crate) fn whole(card: Card, ruleset: Ruleset) -> String {
    format!("{}{} {}", title(card), mark(card, ruleset), card.colour())
}

/// The mark of the symbol that a card carries, or nothing.
pub(crate) fn mark(card: Card, ruleset: Ruleset) -> &'static str {
    match card.symbol(ruleset.symbols_on_all_twos) {
        Some(Symbol::Hat) => "^",
        Some(Symbol::Explosion) => "*",
        None => "",
    }
}

/// What a figure there stands at: `column c`, `row 4`, `corner`.
pub fn place(at: Position) -> String {
    let mut cells = at.line().into_iter();
    match (cells.next(), cells.next()) {
        (Some(first), Some(second)) if first.column() == second.column() => {
            format!("column {}", char::from(b'a' + first.column() as u8))
        }
        (Some(first), _) => format!("row {}", first.row() + 1),
        (None, _) => "corner".to_owned(),
    }
}

/// A position of the ring: `3 (column c)`, `6 (corner)`.
pub(crate) fn stop(at: Position) -> String {
    format!("{at} ({})", place(at))
}

/// What ended the game.
pub(crate) fn ending(reason: EndReason, names: &Names) -> String {
    match reason {
        EndReason::Line(seat) => format!("{} took the last card of a line", names.of(seat)),
        EndReason::Dry => "nobody found a card to take any more".to_owned(),
    }
}
