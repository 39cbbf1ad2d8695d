//! What is asked, in one sentence: whose turn it is and what can be done.

use hearth_terminal::Names;
use kupferkessel_rules::{Question, Symbol, View};

use crate::board::takeable;
use crate::signs::{ending, painted, place};

/// The sentence.
pub(crate) fn asked(view: &View, names: &Names) -> String {
    let seat = view.turn.seat;
    let name = names.of(seat);
    let you = view.observer.sits_at(seat);
    match view.question {
        Question::Take => {
            let turn = match (you, view.turn.second) {
                (true, false) => "Your turn".to_owned(),
                (true, true) => "Your second turn, by the hat".to_owned(),
                (false, false) => format!("{name}'s turn"),
                (false, true) => format!("{name}'s second turn, by the hat"),
            };
            let line = place(view.seat(seat).position);
            match takeable(view).len() {
                1 => format!("{turn}: the last card of {line} is to be taken, and that ends the game."),
                cards => format!("{turn}: take one of the {cards} cards of {line}."),
            }
        }
        Question::Symbol { from } => {
            let who = if you { "You".to_owned() } else { name };
            let top = view.seat(seat).kettle.cards().last().copied().flatten();
            let symbol = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos));
            let may = match symbol {
                Some(Symbol::Hat) => "the hat for a second turn",
                Some(Symbol::Explosion) => "the explosion",
                None => "the symbol",
            };
            let what = top.map(painted).unwrap_or_default();
            format!("{who} took {what} from {from}: use {may}, or skip it?")
        }
        Question::Last { card, .. } => {
            let card = painted(card);
            let who = if you { "You".to_owned() } else { name };
            format!("{who} took {card}, the last card of a line; the game ends. Keep it, or leave it?")
        }
        Question::Over => match view.end {
            Some(reason) => format!("The game is over: {}.", ending(reason, names)),
            None => "The game is over.".to_owned(),
        },
    }
}
