//! The pile, and the cards that are out of the game.

use hearth_words::say;
use kupferkessel_rules::{Question, View};
use maud::{Markup, html};

use crate::BoardRenderer;
use crate::context::BoardContext;
use crate::item::TableItem;
use crate::places::BoardPlace;

/// The number of cards that makes the pile look one layer higher.
const CARDS_PER_LAYER: usize = 6;

/// The dependencies of the part.
#[derive(Hash)]
struct Supplies {
    /// The number of cards in the pile.
    pile: usize,
    /// The number of cards that are out of the game.
    out: usize,
    /// True if the last card of a line may leave the game.
    may_leave: bool,
}

/// Draws the part.
pub(crate) fn part(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    let may_leave = matches!(view.question, Question::Last { .. });
    let deps = Supplies { pile: view.pile.len(), out: view.out_count, may_leave };
    renderer.part("supplies", deps, |context, supplies| {
        html! {
            section #supplies.supplies aria-label=(say!(context.language(), "board-notes")) {
                (pile(context, supplies.pile))
                @if supplies.out > 0 || supplies.may_leave { (out(context, supplies.out)) }
            }
        }
    });
}

/// Draws the pile. Its height grows with the number of cards.
fn pile(context: &BoardContext<'_>, cards: usize) -> Markup {
    let language = context.language();
    let label = say!(language, "board-pile", cards = cards);
    let does = say!(language, "does-pile");
    let class = match cards.div_ceil(CARDS_PER_LAYER) {
        0 => "pile none",
        1 => "pile",
        2 => "pile high",
        _ => "pile high higher",
    };
    let large = Some((label.as_str(), does.as_str()));
    let inside = html! {
        @if cards > 0 { (back(context)) }
        b.count { (cards) }
    };
    TableItem { class, place: BoardPlace::Pile, card: None, large, label: &label }.drawn(&inside)
}

/// Draws the cards that are out of the game.
fn out(context: &BoardContext<'_>, cards: usize) -> Markup {
    let language = context.language();
    let label = match cards {
        0 => say!(language, "board-out-none"),
        _ => say!(language, "board-out", cards = cards),
    };
    let inside = html! {
        @if cards > 0 {
            (back(context))
            b.count { (cards) }
        }
        span.tag { (say!(language, "board-out-tag")) }
    };
    TableItem { class: "heap", place: BoardPlace::Out, card: None, large: None, label: &label }.drawn(&inside)
}

/// Draws the back of a card.
fn back(context: &BoardContext<'_>) -> Markup {
    html! { span.behind data-back { (context.sign("back")) } }
}
