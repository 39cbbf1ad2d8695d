//! Writes a position completely, without defaults.

use std::fmt::{Display, Write};

use hearth_core::Seat;

use crate::area;
use crate::card::Card;
use crate::cards::Cards;
use crate::options::words_of;
use crate::ruleset::Ruleset;
use crate::space::Space;
use crate::state::{Question, State};
use crate::tiles::Token;

pub(super) fn position(state: &State) -> String {
    let mut text = Text::default();
    text.line("position", "kokopelli");
    text.line("players", state.players());
    let usual = Ruleset::of(state.ruleset.edition).words();
    for (point, usual) in state.ruleset.words().into_iter().zip(usual) {
        if point.0 == "edition" || point != usual {
            text.line(point.0, point.1);
        }
    }
    text.line("ceremonies", words_of(state.ceremonies));
    text.list(
        "tokens",
        state.ceremonies.into_iter().filter_map(|ceremony| {
            let left = match state.tiles.top(ceremony) {
                Token::Four => return None,
                Token::Three => 3,
                Token::None => 0,
            };
            Some(format!("{}:{left}", ceremony.word()))
        }),
    );
    text.line("end-tiles", state.tiles.end_tiles());
    text.line("round", state.round);
    text.line("turn", state.turn.seat);
    text.line("actions", state.turn.regular);
    text.line("extra", state.turn.extra);
    let vases = Seat::all(state.players()).filter(|seat| state.turn.given & 1 << seat.index() != 0);
    text.list("vases", vases.map(|seat| seat.to_string()));
    question(&mut text, state.question);
    if let Some(reason) = state.end {
        text.line("end", reason.word());
    }
    for at in Seat::all(state.players()) {
        seat(&mut text, state, at);
    }
    text.0
}

fn question(text: &mut Text, question: Question) {
    match question {
        Question::Action => (),
        Question::MoreCards { on, same, elsewhere } => {
            let same = if same { " same" } else { "" };
            let elsewhere = if elsewhere { " elsewhere" } else { "" };
            text.line("question", format!("more {on}{same}{elsewhere}"));
        }
        Question::DrawnCards(drawn) => {
            let words: Vec<&str> = drawn.cards().iter().map(Card::word).collect();
            text.line("question", format!("drawn {}", words.join(" ")));
        }
        Question::Exchange { draws } => text.line("question", format!("exchange {draws}")),
        Question::HandLimit => text.line("question", "limit"),
        Question::Over => text.line("question", "over"),
    }
}

fn seat(text: &mut Text, state: &State, seat: Seat) {
    text.line("seat", seat);
    text.line("points", state.points[seat.index()]);
    text.full_list("hand", state.hands[seat.index()].iter().map(|card| card.to_string()));
    let pile = &state.piles[seat.index()];
    text.full_list("pile", pile.iter().map(|card| card.to_string()));
    if pile.known() > 0 {
        text.line("known", pile.known());
    }
    let coloured = |card: &dyn Display, colour: Seat| {
        if colour == seat { card.to_string() } else { format!("{card}@{colour}") }
    };
    for letter in 0..area::letters(state.players()) {
        let space = Space::new(seat, letter);
        let cards = state.villages.stack(space).cards();
        let words = cards.iter().map(|laid| coloured(&laid.card(), laid.colour()));
        text.list(&space.letter_name().to_string(), words);
    }
    let by_colour = state.discards[seat.index()].into_iter().enumerate();
    let words = by_colour.flat_map(|(colour, cards): (usize, Cards)| {
        cards.iter().map(move |card| coloured(&card, Seat::at(colour)))
    });
    text.full_list("discard", words);
}

/// A text that consists of statements.
#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, key: &str, value: impl Display) {
        let _ = writeln!(self.0, "{key} {value}");
    }

    /// Appends a statement with several words; nothing if there are none.
    fn list(&mut self, key: &str, words: impl Iterator<Item = String>) {
        let words: Vec<String> = words.collect();
        if !words.is_empty() {
            self.line(key, words.join(" "));
        }
    }

    /// Appends a statement with several words, even if there are none.
    fn full_list(&mut self, key: &str, words: impl Iterator<Item = String>) {
        self.0 += key;
        for word in words {
            self.0.push(' ');
            self.0 += &word;
        }
        self.0.push('\n');
    }
}
