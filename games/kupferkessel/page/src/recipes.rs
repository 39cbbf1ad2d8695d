//! The recipes that lie open to the observer, each on a sheet of parchment: their own, and everybody's once the game is over.

use hearth_core::Seat;
use hearth_page::Canvas;
use hearth_words::{Language, say};
use kupferkessel_rules::{CardSet, Colour, Family, Question, RecipeId, Symbol, View};
use kupferkessel_text::{condition, open, recipe_name};
use maud::{Markup, html};

use crate::figure::{Presence, figure};
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

/// Whether no recipe lies open: then one's own seat has the room beside it too.
pub(crate) fn none(view: &View) -> bool {
    Seat::all(view.players()).all(|seat| open(view, seat).is_empty())
}

/// One recipe, and what became of it once that is known.
fn recipe(scene: &Scene<'_>, seat: Seat, id: RecipeId) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let over = view.question == Question::Over;
    let fulfilled = over && view.fulfilled(seat, CardSet::EMPTY).has(id);
    let how = if fulfilled { "fulfilled" } else { "missed" };
    let asks = condition(id, &view.own, language);
    html! {
        article.recipe.fulfilled[fulfilled].missed[over && !fulfilled] data-recipe=(id) data-seat=(seat)
            data-name=(recipe_name(id, language)) data-does=(asks)
        {
            @if over { (figure(scene, seat, Presence::Signs)) }
            b { (id.recipe(&view.own).points()) }
            span.pictures aria-hidden="true" { (pictures(Ink::of(scene), id)) }
            span.short aria-hidden="true" { (wants(view, id, language)) }
            p.unseen { (asks) }
            @if over { span.unseen { (say!(language, "outcome-" + how, name = scene.name(seat))) } }
        }
    }
}

/// What a recipe asks for, in as few words as stand beside its pictures.
fn wants(view: &View, id: RecipeId, language: Language) -> String {
    let name = id.name();
    match families(&name) {
        _ if id.is_own() => condition(id, &view.own, language),
        Some((sort, _)) => say!(language, "wants-" + sort),
        None => say!(language, "wants-" + &name),
    }
}

/// What a recipe is about.
fn pictures(ink: Ink<'_>, id: RecipeId) -> Markup {
    let name = id.name();
    let sign = match (families(&name), name.as_str()) {
        (Some((_, colour)), _) => {
            let of_colour = Family::all().filter(|family| family.colour() == colour);
            return html! { @for family in of_colour { (ink.sign(family.word())) } };
        }
        (None, "fewer-fours") => return html! { span.value { (ink.sign("seal")) b { "4" } } },
        (None, "fewer-explosions") => Symbol::Explosion.word(),
        (None, "fewer-hats") => Symbol::Hat.word(),
        (None, "plants") => "plant",
        (None, "last" | "fewer-cards") => "back",
        (None, _) => "recipe",
    };
    html! { (ink.sign(sign)) }
}

/// Whether a recipe asks for `both` families of a colour, or for `one` of them.
fn families(name: &str) -> Option<(&str, Colour)> {
    let (sort, colour) = name.split_once(' ')?;
    Some((sort, Colour::named(colour)?))
}
