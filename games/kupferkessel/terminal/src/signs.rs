//! How cards, colours and places are shown and called: the same everywhere, and never by colour alone.

use anstyle::{Ansi256Color, Style};
use hearth_core::Seat;
use hearth_terminal::{Names, paint};
use hearth_words::{Language, say};
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
pub fn letter(colour: Colour, language: Language) -> String {
    say!(language, "letter-" + colour.word())
}

/// What a colour is called.
pub fn colour_name(colour: Colour, language: Language) -> String {
    say!(language, "colour-" + colour.word())
}

/// What a symbol is called.
pub fn symbol_name(symbol: Symbol, language: Language) -> String {
    say!(language, "symbol-" + symbol.word())
}

/// What a family is called.
pub fn family_name(family: Family, language: Language) -> String {
    say!(language, "family-" + family.word())
}

/// A family where there is little room: one word, which no other family has.
pub fn short(family: Family, language: Language) -> String {
    say!(language, "short-" + family.word())
}

/// The colour of a seat's figure.
pub fn colour(view: &View, seat: Seat) -> Colour {
    view.ruleset.colour(seat, view.players())
}

/// What a seat is called after its figure, and how that is painted.
pub(crate) fn figure(view: &View, seat: Seat, language: Language) -> (String, Style) {
    let colour = colour(view, seat);
    (say!(language, "figure-" + colour.word()), style(colour).bold())
}

/// The letter of a seat's figure, in its colour.
pub(crate) fn sign(view: &View, seat: Seat, language: Language) -> String {
    let colour = colour(view, seat);
    paint(style(colour).bold(), &letter(colour, language))
}

/// `Bat 3`
pub fn title(card: Card, language: Language) -> String {
    format!("{} {}", family_name(card.family(), language), card.value().number())
}

/// `Bat 3`, in its colour and with its sign.
pub(crate) fn painted(card: Card, names: &Names) -> String {
    let signed = names.signed(card.family().word(), &title(card, names.language()));
    paint(style(card.colour()), &signed)
}

/// `hat`, with its sign.
pub(crate) fn signed(symbol: Symbol, names: &Names) -> String {
    names.signed(symbol.word(), &symbol_name(symbol, names.language()))
}

/// `Moss 2^ blue`: all that is printed on a card.
pub(crate) fn whole(card: Card, ruleset: Ruleset, names: &Names) -> String {
    let language = names.language();
    let title = names.signed(card.family().word(), &title(card, language));
    let colour = colour_name(card.colour(), language);
    say!(language, "card-whole", card = title, mark = mark(card, ruleset), colour = colour)
}

/// The mark of the symbol that a card carries, or nothing.
pub(crate) fn mark(card: Card, ruleset: Ruleset) -> &'static str {
    match card.symbol(ruleset.symbols_on_all_twos) {
        Some(Symbol::Hat) => "^",
        Some(Symbol::Explosion) => "*",
        None => "",
    }
}

/// What sort of place a position of the ring is, and the letter or the number of its line.
fn named(at: Position) -> (&'static str, String) {
    let mut cells = at.line().into_iter();
    match (cells.next(), cells.next()) {
        (Some(first), Some(second)) if first.column() == second.column() => {
            ("column", char::from(b'a' + first.column() as u8).to_string())
        }
        (Some(first), _) => ("row", (first.row() + 1).to_string()),
        (None, _) => ("corner", String::new()),
    }
}

/// What a figure there stands at: `column c`, `row 4`, `corner`.
pub fn place(at: Position, language: Language) -> String {
    let (sort, line) = named(at);
    say!(language, "place-" + sort, line = line)
}

/// The line of a position, as in `the cards of column c`.
pub(crate) fn line(at: Position, language: Language) -> String {
    let (sort, line) = named(at);
    say!(language, "line-" + sort, line = line)
}

/// A position of the ring: `3 (column c)`, `6 (corner)`.
pub(crate) fn stop(at: Position, language: Language) -> String {
    format!("{at} ({})", place(at, language))
}

/// What ended the game.
pub(crate) fn ending(reason: EndReason, names: &Names) -> String {
    match reason {
        EndReason::Line(seat) => say!(names.language(), "ending-line", name = names.of(seat)),
        EndReason::Dry => say!(names.language(), "ending-dry"),
    }
}
