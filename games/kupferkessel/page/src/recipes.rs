//! The recipes that lie open to the observer: his own, and everybody's once the game is over.

use hearth_core::Seat;
use hearth_page::Canvas;
use hearth_words::say;
use kupferkessel_rules::{CardSet, Question, RecipeId};
use kupferkessel_terminal::{condition, open};
use maud::{Markup, html};

use crate::ink::Ink;
use crate::{Scene, seats_from_the_own};

/// The part of the recipes; an empty element if none lies open.
pub(crate) fn part(scene: &Scene<'_>, canvas: &mut Canvas) {
    let shown: Vec<(Seat, RecipeId)> = seats_from_the_own(scene.view)
        .flat_map(|seat| open(scene.view, seat).into_iter().map(move |id| (seat, id)))
        .collect();
    let over = scene.view.question == Question::Over;
    canvas.part("recipes", (&shown, over), || html! {
        section #recipes.recipes hidden[shown.is_empty()] aria-label=(say!(scene.names.language(), "board-recipes")) {
            @for (seat, id) in &shown { (recipe(scene, *seat, *id)) }
        }
    });
}

/// One recipe, and what became of it once that is known.
fn recipe(scene: &Scene<'_>, seat: Seat, id: RecipeId) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let over = view.question == Question::Over;
    let fulfilled = over && view.fulfilled(seat, CardSet::EMPTY).has(id);
    let how = if fulfilled { "fulfilled" } else { "missed" };
    html! {
        article.recipe.fulfilled[fulfilled].missed[over && !fulfilled] data-recipe=(id) data-seat=(seat) {
            (Ink::of(scene).sign("recipe"))
            b { (id.recipe(&view.own).points()) }
            p {
                @if over { small { (say!(language, "outcome-" + how, name = scene.name(seat))) } " " }
                (condition(id, &view.own, language))
            }
        }
    }
}
