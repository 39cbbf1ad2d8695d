//! The pile, what is out of the game, and what was agreed on.

use hearth_page::Canvas;
use hearth_words::say;
use kupferkessel_rules::Question;
use kupferkessel_terminal::agreed;
use maud::{Markup, html};

use crate::Scene;
use crate::ink::Ink;
use crate::places::Spot;
use crate::thing::Thing;

/// The part.
pub(crate) fn part(scene: &Scene<'_>, canvas: &mut Canvas) {
    let view = scene.view;
    let language = scene.names.language();
    let ends = matches!(view.question, Question::Last { .. });
    canvas.part("supplies", (view.pile.len(), view.out_count, ends, view.end), || {
        // What is counted in the pictures need not be said again beside them.
        let notes = if view.end.is_none() { agreed(view, language) } else { Vec::new() };
        html! {
            section #supplies.supplies aria-label=(say!(language, "board-notes")) {
                (pile(scene))
                @if view.out_count > 0 || view.pile.is_empty() || ends { (out(scene)) }
                ul.notes { @for note in notes { li { (note) } } }
            }
        }
    });
}

/// The pile.
fn pile(scene: &Scene<'_>) -> Markup {
    let cards = scene.view.pile.len();
    let language = scene.names.language();
    let label = say!(language, "board-pile", cards = cards);
    let does = say!(language, "does-pile");
    let class = if cards == 0 { "back pile none" } else { "back pile" };
    let large = Some((label.as_str(), does.as_str()));
    let inside = html! {
        @if cards > 0 { (Ink::of(scene).sign("kettle")) }
        b { (cards) }
    };
    Thing { class, place: Spot::Pile, card: None, large, label: &label }.drawn(&inside)
}

/// What is out of the game.
fn out(scene: &Scene<'_>) -> Markup {
    let label = say!(scene.names.language(), "board-out", cards = scene.view.out_count);
    let inside = html! { span { (label) } };
    Thing { class: "heap", place: Spot::Out, card: None, large: None, label: &label }.drawn(&inside)
}
