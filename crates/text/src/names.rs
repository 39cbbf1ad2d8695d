//! The names of the seats, and the language in which sentences speak of them.

use std::sync::Arc;

use hearth_core::Seat;
use hearth_words::Language;

use crate::mark::without_markers;
use crate::{Spans, Tag, Tint, mark};

/// The names of the seats with their colours, and the language of all sentences with them.
#[derive(Clone, Hash, Debug)]
pub struct Names {
    language: Language,
    seats: Arc<[(String, Option<Tint>)]>,
}

impl Names {
    /// The names, in the order of the seats.
    pub fn new(language: Language, names: impl IntoIterator<Item = (String, Option<Tint>)>) -> Names {
        let seats = names.into_iter().map(|(name, tint)| (without_markers(name), tint)).collect();
        Names { language, seats }
    }

    /// Other names in the same colours.
    #[must_use]
    pub fn renamed(self, name: impl Fn(Seat) -> String) -> Names {
        let seats = self.seats.iter().enumerate();
        Names::new(self.language, seats.map(|(index, (_, tint))| (name(Seat::at(index)), *tint)))
    }

    /// The language of the sentences.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The name of a seat as plain text.
    pub fn plain(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name)
    }

    /// The name of a seat as a sentence of its own.
    pub fn spans(&self, seat: Seat) -> Spans {
        Spans::parse(self.marked(seat))
    }

    /// The name of a seat, marked for a sentence that is put together.
    pub fn marked(&self, seat: Seat) -> String {
        let tint = self.seats.get(seat.index()).and_then(|(_, tint)| *tint);
        mark(Tag::Seat { seat, tint }, self.plain(seat))
    }
}
