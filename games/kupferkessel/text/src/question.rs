//! The question in one sentence: the current turn and the possible actions.

use hearth_text::Names;
use hearth_words::say;
use kupferkessel_rules::{CellSet, EndReason, Question, Symbol, View};

use crate::signs::{ending, line, tinted};

/// The cards of which the active seat may take one.
pub fn takeable(view: &View) -> CellSet {
    match view.question {
        Question::Take => view.seat(view.turn.seat).position.line().and(view.square.occupied()),
        _ => CellSet::EMPTY,
    }
}

/// The sentence. It is one for the player whose turn it is and another for everybody else.
pub(crate) fn question(view: &View, names: &Names) -> String {
    let language = names.language();
    let seat = view.turn.seat;
    let who = if view.observer.sits_at(seat) { "you" } else { "other" };
    let name = names.marked(seat);
    match view.question {
        Question::Take => {
            let turn = if view.turn.second { "second" } else { "first" };
            let line = line(view.seat(seat).position, language);
            match takeable(view).len() {
                1 => say!(language, "question-end-" + who, turn = turn, name = name, line = line),
                cards => {
                    say!(
                        language,
                        "question-take-" + who,
                        turn = turn,
                        name = name,
                        line = line,
                        cards = cards
                    )
                }
            }
        }
        Question::Symbol { from } => {
            let top = view.seat(seat).kettle.cards().last().copied().flatten();
            let symbol = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos));
            let card = top.map(|card| tinted(card, names)).unwrap_or_default();
            let symbol = symbol.map_or("", Symbol::word);
            let cell = from.to_string();
            say!(language, "question-symbol-" + who, name = name, card = card, cell = cell, symbol = symbol)
        }
        Question::Last { card, .. } => {
            say!(language, "question-last-" + who, name = name, card = tinted(card, names))
        }
        Question::Over => {
            let reason = ending(view.end.unwrap_or(EndReason::Dry), names);
            say!(language, "question-over", reason = reason)
        }
    }
}
