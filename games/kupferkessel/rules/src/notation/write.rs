//! Writes a position completely, without defaults.

use std::fmt::{Display, Write};

use hearth_core::Seat;

use super::write_recipes;
use crate::card::Card;
use crate::cell::{Cell, SIDE};
use crate::ruleset::Ruleset;
use crate::state::{EndReason, Question, State};

pub(super) fn position(state: &State) -> String {
    let mut text = Text::default();
    text.line("position", "kupferkessel");
    text.line("players", state.players());
    if state.players() > 2 {
        text.line("third", state.ruleset.third);
    }
    for (point, usual) in state.ruleset.switches().into_iter().zip(Ruleset::USUAL.switches()) {
        if point != usual {
            text.line(point.0, point.1);
        }
    }
    if state.ruleset.refused_cards_out {
        text.line("refused-cards", state.ruleset.refused_cards());
    }
    if !state.own.is_empty() {
        text.line("own-recipes", state.own);
    }
    text.line("turn", state.turn.seat);
    if state.turn.second {
        text.line("second", true);
    }
    if state.turn.idle > 0 {
        text.line("idle", state.turn.idle);
    }
    match state.question {
        Question::Take => (),
        Question::Symbol { from } => text.line("question", format!("symbol {from}")),
        Question::Last { from, card } => text.line("question", format!("last {from} {card}")),
        Question::Over => text.line("question", "over"),
    }
    match state.end {
        None => (),
        Some(EndReason::Line(seat)) => text.line("end", format!("line {seat}")),
        Some(EndReason::Dry) => text.line("end", "dry"),
    }
    for row in 0..SIDE {
        let cells = Cell::all().filter(|cell| cell.row() == row);
        let words = cells.map(|cell| state.square.card(cell).map_or(".".to_owned(), |card| card.to_string()));
        text.line("row", format!("{} {}", row + 1, words.collect::<Vec<_>>().join(" ")));
    }
    text.cards("pile", state.stacks.pile());
    if state.stacks.pile_known() > 0 {
        text.line("known", state.stacks.pile_known());
    }
    text.cards("out", state.out().iter());
    for at in Seat::all(state.players()) {
        seat(&mut text, state, at);
    }
    text.0
}

fn seat(text: &mut Text, state: &State, seat: Seat) {
    text.line("seat", seat);
    text.line("at", state.position(seat));
    let mut kettle: Vec<Card> = state.stacks.kettle(seat).collect();
    kettle.reverse();
    text.cards("kettle", kettle.into_iter());
    let recipes = state.recipes(seat);
    if !recipes.is_empty() {
        text.line("recipes", write_recipes(recipes));
    }
}

/// A text that consists of statements.
#[derive(Default)]
struct Text(String);

impl Text {
    fn line(&mut self, key: &str, value: impl Display) {
        let _ = writeln!(self.0, "{key} {value}");
    }

    /// Appends a statement with several cards, even if there are none.
    fn cards(&mut self, key: &str, cards: impl Iterator<Item = Card>) {
        self.0 += key;
        for card in cards {
            let _ = write!(self.0, " {card}");
        }
        self.0.push('\n');
    }
}
