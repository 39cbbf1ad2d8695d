//! The item beside a kettle that waits for a decision: the symbol of the card just taken, or the last card of a line.

use hearth_core::Seat;
use hearth_words::say;
use kupferkessel_rules::{Card, Question};
use kupferkessel_text::symbol_name;
use maud::{Markup, html};

use crate::card::face;
use crate::card_text::card_text;
use crate::context::BoardContext;
use crate::item::TableItem;
use crate::places::BoardPlace;

/// Draws the item for the seat whose turn it is. `top` is the top card of its kettle.
pub(crate) fn waiting(
    context: &BoardContext<'_>,
    seat: Seat,
    question: Question,
    top: Option<Card>,
) -> Markup {
    match question {
        Question::Symbol { .. } => symbol(context, seat, top),
        Question::Last { card, .. } => last(context, card),
        Question::Take | Question::Over => Markup::default(),
    }
}

/// Draws the symbol of the top card.
fn symbol(context: &BoardContext<'_>, seat: Seat, top: Option<Card>) -> Markup {
    let language = context.language();
    let Some(symbol) = top.and_then(|card| card.symbol(context.ruleset.symbols_on_all_twos)) else {
        return Markup::default();
    };
    let name = symbol_name(symbol, language);
    let does = say!(language, "does-symbol-" + symbol.word());
    // Only the seat's own player is asked to use it.
    let label = if context.is_own(seat) {
        say!(language, "board-use", symbol = name.as_str())
    } else {
        say!(language, "board-may-use", symbol = name.as_str())
    };
    let large = Some((name.as_str(), does.as_str()));
    let item = TableItem { class: "waits", place: BoardPlace::Symbol, card: None, large, label: &label };
    item.drawn(&html! { (context.sign(symbol.word())) })
}

/// Draws the last card of a line.
fn last(context: &BoardContext<'_>, card: Card) -> Markup {
    let language = context.language();
    let text = card_text(card, context.ruleset, language);
    let class = ["card last ", card.colour().word()].concat();
    let label = say!(language, "board-last", card = text.label.as_str());
    let large = Some((text.name.as_str(), text.does.as_str()));
    let item = TableItem { class: &class, place: BoardPlace::Last, card: Some(card), large, label: &label };
    item.drawn(&face(context.cards(), card))
}
