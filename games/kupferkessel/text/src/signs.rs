//! The names of cards, colours and places: the same everywhere, and never by colour alone.

use hearth_core::Seat;
use hearth_text::{Names, Tag, Tint, mark, signed};
use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Colour, EndReason, Family, Position, Ruleset, Symbol, View};

/// A letter for a figure of this colour that no other colour has.
pub fn letter(colour: Colour, language: Language) -> String {
    say!(language, "letter-" + colour.word())
}

/// The name of a colour.
pub fn colour_name(colour: Colour, language: Language) -> String {
    say!(language, "colour-" + colour.word())
}

/// The name of a symbol.
pub fn symbol_name(symbol: Symbol, language: Language) -> String {
    say!(language, "symbol-" + symbol.word())
}

/// The name of a family.
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

/// The name of a seat after its figure, with the colour of the figure.
pub(crate) fn figure(view: &View, seat: Seat, language: Language) -> (String, Option<Tint>) {
    let colour = colour(view, seat);
    (say!(language, "figure-" + colour.word()), Some(tint(colour)))
}

/// A colour of the game for a sentence: its place in [`Colour::ALL`].
pub fn tint(colour: Colour) -> Tint {
    Tint::at(colour as usize)
}

/// `Bat 3`
pub fn title(card: Card, language: Language) -> String {
    format!("{} {}", family_name(card.family(), language), card.value().number())
}

/// `Bat 3`, in its colour and with its sign.
pub(crate) fn tinted(card: Card, names: &Names) -> String {
    let signed = signed(card.family().word(), &title(card, names.language()));
    mark(Tag::Tinted(tint(card.colour())), &signed)
}

/// `hat`, with its sign.
pub(crate) fn symbol_signed(symbol: Symbol, names: &Names) -> String {
    signed(symbol.word(), &symbol_name(symbol, names.language()))
}

/// `Moss 2^ blue`: all that is printed on a card.
pub fn whole(card: Card, ruleset: Ruleset, language: Language) -> String {
    whole_titled(&title(card, language), card, ruleset, language)
}

/// The same with the title as a sentence has it.
pub(crate) fn whole_titled(title: &str, card: Card, ruleset: Ruleset, language: Language) -> String {
    let colour = colour_name(card.colour(), language);
    say!(language, "card-whole", card = title, mark = symbol_mark(card, ruleset), colour = colour)
}

/// The mark of the symbol that a card carries, or nothing.
pub fn symbol_mark(card: Card, ruleset: Ruleset) -> &'static str {
    match card.symbol(ruleset.symbols_on_all_twos) {
        Some(Symbol::Hat) => "^",
        Some(Symbol::Explosion) => "*",
        None => "",
    }
}

/// The sort of a position of the ring, and the letter or the number of its line.
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

/// The place of a figure there: `column c`, `row 4`, `corner`.
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
pub fn stop(at: Position, language: Language) -> String {
    format!("{at} ({})", place(at, language))
}

/// The reason why the game ended.
pub(crate) fn ending(reason: EndReason, names: &Names) -> String {
    match reason {
        EndReason::Line(seat) => say!(names.language(), "ending-line", name = names.marked(seat)),
        EndReason::Dry => say!(names.language(), "ending-dry"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tint_is_the_place_of_its_colour() {
        assert!(Colour::ALL.iter().enumerate().all(|(index, colour)| tint(*colour) == Tint::at(index)));
    }
}
