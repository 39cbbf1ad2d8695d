//! What the seats are called, and how one speaks of them.

use std::sync::Arc;

use anstyle::Style;
use hearth_core::Seat;
use hearth_words::Language;

use crate::paint;

/// Before the id of a sign in a sentence: an application program command, which terminals pass over.
pub const SIGN: &str = "\u{1b}_";
/// After the id of a sign in a sentence.
pub const SIGN_END: &str = "\u{1b}\\";

/// What the seats are called and in which style, and the language in which one speaks of them.
#[derive(Clone, Hash, Debug)]
pub struct Names {
    language: Language,
    signs: bool,
    /// Shared by those who speak with signs and without.
    seats: Arc<[(String, Style)]>,
}

impl Names {
    /// The names, in the order of the seats.
    pub fn new(language: Language, names: impl IntoIterator<Item = (String, Style)>) -> Names {
        Names { language, signs: false, seats: names.into_iter().collect() }
    }

    /// The same names for sentences in which signs stand beside the words that have one.
    #[must_use]
    pub fn with_signs(self) -> Names {
        Names { signs: true, ..self }
    }

    /// The same names for sentences without signs.
    #[must_use]
    pub fn without_signs(&self) -> Names {
        Names { signs: false, ..self.clone() }
    }

    /// Other names instead, in the same styles.
    #[must_use]
    pub fn renamed(self, name: impl Fn(Seat) -> String) -> Names {
        let seats = self.seats.iter().enumerate();
        let seats = seats.map(|(index, (_, style))| (name(Seat::at(index)), *style)).collect();
        Names { seats, ..self }
    }

    /// The language in which one speaks.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The name of a seat, without colour.
    pub fn plain(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name)
    }

    /// The name of a seat in its style.
    pub fn of(&self, seat: Seat) -> String {
        let style = self.seats.get(seat.index()).map_or(Style::new(), |(_, style)| *style);
        paint(style, self.plain(seat))
    }

    /// A word with its sign before it, where signs are shown.
    pub fn signed(&self, sign: &str, word: &str) -> String {
        if self.signs { [SIGN, sign, SIGN_END, word].concat() } else { word.to_owned() }
    }
}
