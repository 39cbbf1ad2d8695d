//! A kettle and its figure in words.

use hearth_core::Seat;
use hearth_text::{Spans, Tag, mark};
use hearth_words::{Language, say};
use kupferkessel_rules::{CardSet, Family, Position, Question, View};

use crate::foresight::next_stop;
use crate::signs::{place, stop};

/// Returns the number of cards in a kettle as words.
pub fn cards(cards: usize, language: Language) -> String {
    say!(language, "kettle-cards", cards = cards)
}

/// The next move of a seat's figure, or the seat's final score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NextMove {
    /// The game is over, with this score.
    Over(i32),
    /// To a position.
    To(Position),
    /// To a position whose line is empty.
    ToEmptyLine(Position),
    /// Not known before a card is taken.
    ByCard,
    /// Nowhere.
    Nowhere,
}

impl NextMove {
    /// Returns the next move of a seat.
    pub fn of(view: &View, seat: Seat) -> NextMove {
        if let Some(score) = view.seat(seat).score {
            return NextMove::Over(score.total());
        }
        match next_stop(view, seat) {
            Some(to) if !to.is_corner() && to.line().and(view.square.occupied()).is_empty() => {
                NextMove::ToEmptyLine(to)
            }
            Some(to) => NextMove::To(to),
            None if view.question == Question::Take => NextMove::ByCard,
            None => NextMove::Nowhere,
        }
    }

    /// Returns the position that the figure goes to, if it is known.
    pub fn stop(self) -> Option<Position> {
        match self {
            NextMove::To(to) | NextMove::ToEmptyLine(to) => Some(to),
            NextMove::Over(_) | NextMove::ByCard | NextMove::Nowhere => None,
        }
    }

    /// Returns it as a sentence.
    pub fn sentence(self, language: Language) -> Spans {
        let sentence = match self {
            NextMove::Over(points) => {
                let sentence = say!(language, "kettle-comes-to", points = points);
                return Spans::parse(mark(Tag::Strong, &sentence));
            }
            NextMove::ToEmptyLine(to) => {
                say!(language, "kettle-then-empty", at = to.number(), place = place(to, language))
            }
            NextMove::To(to) => say!(language, "kettle-then", stop = stop(to, language)),
            NextMove::ByCard => say!(language, "kettle-then-by-card"),
            NextMove::Nowhere => say!(language, "kettle-then-nowhere"),
        };
        sentence.into()
    }
}

/// The values of a family that are among some cards: `1 3`
pub fn values(held: CardSet, family: Family) -> String {
    let cards = family.cards().filter(|card| held.has(*card));
    cards.map(|card| card.value().number().to_string()).collect::<Vec<_>>().join(" ")
}
