//! What waits beside a kettle for a decision: the symbol of the card just taken, or the last card of a line.

use hearth_words::say;
use kupferkessel_rules::{Card, Question};
use kupferkessel_text::symbol_name;
use maud::{Markup, html};

use crate::Scene;
use crate::card::face;
use crate::ink::Ink;
use crate::places::Spot;
use crate::printed::printed;
use crate::thing::Thing;

/// What waits for the one whose turn it is.
pub(crate) fn waiting(scene: &Scene<'_>) -> Markup {
    match scene.view.question {
        Question::Symbol { .. } => symbol(scene),
        Question::Last { card, .. } => last(scene, card),
        Question::Take | Question::Over => Markup::default(),
    }
}

/// The symbol of the card on top.
fn symbol(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let top = view.seat(view.turn.seat).kettle.cards().last().copied().flatten();
    let Some(symbol) = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos)) else {
        return Markup::default();
    };
    let name = symbol_name(symbol, language);
    let does = say!(language, "does-symbol-" + symbol.word());
    // Who only looks on is not called upon to use it.
    let asked = view.observer.sits_at(view.turn.seat);
    let label = if asked {
        say!(language, "board-use", symbol = name.as_str())
    } else {
        say!(language, "board-may-use", symbol = name.as_str())
    };
    let large = Some((name.as_str(), does.as_str()));
    let thing = Thing { class: "waits", place: Spot::Symbol, card: None, large, label: &label };
    thing.drawn(&html! { (Ink::of(scene).sign(symbol.word())) })
}

/// The last card of a line.
fn last(scene: &Scene<'_>, card: Card) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let printed = printed(card, view.ruleset, language);
    let class = ["card last ", card.colour().word()].concat();
    let label = say!(language, "board-last", card = printed.label.as_str());
    let large = Some((printed.name.as_str(), printed.does.as_str()));
    let thing = Thing { class: &class, place: Spot::Last, card: Some(card), large, label: &label };
    thing.drawn(&face(Ink::of(scene), card))
}
