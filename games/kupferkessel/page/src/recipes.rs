//! The recipes that the observer may read, each on a sheet of parchment: their own, and all of them once the game is over.

use hearth_core::Seat;
use hearth_words::say;
use kupferkessel_rules::{CardSet, Colour, Family, Question, RecipeId, Symbol, View};
use kupferkessel_text::{condition, open, recipe_name};
use maud::{Markup, html};

use crate::BoardRenderer;
use crate::context::{BoardContext, seats_from_own};
use crate::figure::{FigureRole, figure};

/// A recipe that the observer may read: a dependency of the part.
#[derive(Clone, Copy, Hash)]
struct RecipeShown {
    seat: Seat,
    id: RecipeId,
    /// True if it was fulfilled, and false if not, once the game is over.
    fulfilled: Option<bool>,
}

/// Draws the part of the recipes. It is hidden if there are none to read.
pub(crate) fn part(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    let over = view.question == Question::Over;
    let mut shown = Vec::new();
    for seat in seats_from_own(view) {
        let fulfilled = over.then(|| view.fulfilled(seat, CardSet::EMPTY));
        let recipe = |id| RecipeShown { seat, id, fulfilled: fulfilled.map(|fulfilled| fulfilled.has(id)) };
        shown.extend(open(view, seat).into_iter().map(recipe));
    }
    renderer.part("recipes", shown, |context, shown| {
        html! {
            section #recipes.recipes hidden[shown.is_empty()] aria-label=(say!(context.language(), "board-recipes")) {
                @for shown in shown { (recipe(context, *shown)) }
            }
        }
    });
}

/// Returns true if the observer may read no recipe.
pub(crate) fn none(view: &View) -> bool {
    Seat::all(view.players()).all(|seat| open(view, seat).is_empty())
}

/// Draws a recipe, with its outcome once the game is over.
fn recipe(context: &BoardContext<'_>, RecipeShown { seat, id, fulfilled }: RecipeShown) -> Markup {
    let language = context.language();
    let asks = condition(id, context.own_recipes, language);
    html! {
        article.recipe.fulfilled[fulfilled == Some(true)].missed[fulfilled == Some(false)] data-recipe=(id) data-seat=(seat)
            data-name=(recipe_name(id, language)) data-does=(asks)
        {
            @if fulfilled.is_some() { (figure(context, seat, FigureRole::Label)) }
            b { (id.recipe(context.own_recipes).points()) }
            span.pictures aria-hidden="true" { (pictures(context, id)) }
            span.short aria-hidden="true" { (short_condition(context, id)) }
            p.unseen { (asks) }
            @if let Some(fulfilled) = fulfilled {
                @let outcome = if fulfilled { "fulfilled" } else { "missed" };
                span.unseen { (say!(language, "outcome-" + outcome, name = context.name(seat))) }
            }
        }
    }
}

/// Returns the condition of a recipe in few words, for beside the pictures.
fn short_condition(context: &BoardContext<'_>, id: RecipeId) -> String {
    let (name, language) = (id.name(), context.language());
    match families(&name) {
        _ if id.is_own() => condition(id, context.own_recipes, language),
        Some((kind, _)) => say!(language, "wants-" + kind),
        None => say!(language, "wants-" + &name),
    }
}

/// Draws the pictures of a recipe.
fn pictures(context: &BoardContext<'_>, id: RecipeId) -> Markup {
    let name = id.name();
    let sign = match (families(&name), name.as_str()) {
        (Some((_, colour)), _) => {
            let of_colour = Family::all().filter(|family| family.colour() == colour);
            return html! { @for family in of_colour { (context.sign(family.word())) } };
        }
        (None, "fewer-fours") => return html! { span.value { (context.sign("seal")) b { "4" } } },
        (None, "fewer-explosions") => Symbol::Explosion.word(),
        (None, "fewer-hats") => Symbol::Hat.word(),
        (None, "plants") => "plant",
        (None, "last" | "fewer-cards") => "back",
        (None, _) => "recipe",
    };
    html! { (context.sign(sign)) }
}

/// Splits the name of a recipe about the families of a colour: `both` of them, or `one`.
fn families(name: &str) -> Option<(&str, Colour)> {
    let (kind, colour) = name.split_once(' ')?;
    Some((kind, Colour::named(colour)?))
}
