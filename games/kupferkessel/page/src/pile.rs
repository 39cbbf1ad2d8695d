//! The pile, and what is out of the game.

use hearth_page::Canvas;
use hearth_words::say;
use kupferkessel_rules::Question;
use maud::{Markup, html};

use crate::Scene;
use crate::ink::Ink;
use crate::places::Spot;
use crate::thing::Thing;

/// So many cards make the pile seem one higher.
const CARDS_A_LAYER: usize = 6;

/// The part.
pub(crate) fn part(scene: &Scene<'_>, canvas: &mut Canvas) {
    let view = scene.view;
    let ends = matches!(view.question, Question::Last { .. });
    canvas.part("supplies", (view.pile.len(), view.out_count, ends), || {
        html! {
            section #supplies.supplies aria-label=(say!(scene.names.language(), "board-notes")) {
                (pile(scene))
                @if view.out_count > 0 || ends { (out(scene)) }
            }
        }
    });
}

/// The pile: the more cards, the higher.
fn pile(scene: &Scene<'_>) -> Markup {
    let cards = scene.view.pile.len();
    let language = scene.names.language();
    let label = say!(language, "board-pile", cards = cards);
    let does = say!(language, "does-pile");
    let class = match cards.div_ceil(CARDS_A_LAYER) {
        0 => "pile none",
        1 => "pile",
        2 => "pile high",
        _ => "pile high higher",
    };
    let large = Some((label.as_str(), does.as_str()));
    let inside = html! {
        @if cards > 0 { (back(scene)) }
        b.count { (cards) }
    };
    Thing { class, place: Spot::Pile, card: None, large, label: &label }.drawn(&inside)
}

/// What is out of the game.
fn out(scene: &Scene<'_>) -> Markup {
    let (language, cards) = (scene.names.language(), scene.view.out_count);
    let label = match cards {
        0 => say!(language, "board-out-none"),
        _ => say!(language, "board-out", cards = cards),
    };
    let inside = html! {
        @if cards > 0 {
            (back(scene))
            b.count { (cards) }
        }
        span.tag { (say!(language, "board-out-tag")) }
    };
    Thing { class: "heap", place: Spot::Out, card: None, large: None, label: &label }.drawn(&inside)
}

/// A card seen from behind.
fn back(scene: &Scene<'_>) -> Markup {
    html! { span.behind data-back { (Ink::of(scene).sign("back")) } }
}
