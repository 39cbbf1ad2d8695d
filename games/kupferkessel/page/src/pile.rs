//! The pile, what is out of the game, and what was agreed on.

use hearth_page::{Part, plain};
use hearth_words::say;
use kupferkessel_rules::{Decision, Question};
use maud::{Markup, html};

use crate::Scene;
use crate::ink::Ink;
use crate::places::{OUT, PILE};

/// The part.
pub(crate) fn part(scene: &Scene<'_>) -> Part {
    let view = scene.view;
    let language = scene.names.language();
    let ends = matches!(view.question, Question::Last { .. });
    // What is counted in the pictures need not be said again beside them.
    let notes = kupferkessel_terminal::notes(view, language).into_iter().skip(1);
    let out = say!(language, "board-out", cards = view.out_count);
    let html = html! {
        section #supplies.supplies aria-label=(say!(language, "board-notes")) {
            (pile(scene))
            @if view.out_count > 0 || view.pile.is_empty() || ends {
                @if scene.legal.contains(&Decision::Leave) {
                    button.heap type="button" data-at=(OUT) aria-label=(out) { b { (view.out_count) } span { (out) } }
                } @else {
                    div.heap role="img" data-at=(OUT) aria-label=(out) { b { (view.out_count) } span { (out) } }
                }
            }
            ul.notes { @for note in notes { li { (plain(&note)) } } }
        }
    };
    Part::new("supplies", html)
}

/// The pile: as high as it still is.
fn pile(scene: &Scene<'_>) -> Markup {
    let cards = scene.view.pile.len();
    let language = scene.names.language();
    let label = say!(language, "board-pile", cards = cards);
    let does = say!(language, "does-pile");
    let inside = html! {
        @if cards > 0 { (Ink::of(scene).sign("kettle")) }
        b { (cards) }
    };
    html! {
        @if scene.legal.contains(&Decision::Skip) {
            button.back.pile type="button" data-at=(PILE) data-name=(label) data-does=(does) aria-label=(label) { (inside) }
        } @else {
            div.back.pile.none[cards == 0] role="img" data-at=(PILE) data-name=(label) data-does=(does) aria-label=(label) { (inside) }
        }
    }
}
