//! The recipes that an observer is shown: their own, and all of them once the game is over.

use hearth_core::Seat;
use hearth_words::{Language, say};
use kupferkessel_rules::{OwnRecipes, Question, RecipeId, RecipesSeen, View};

use crate::own_recipes;

/// The recipes of a seat that the observer is shown: none where they do not count (CR8).
pub fn open(view: &View, seat: Seat) -> Vec<RecipeId> {
    match view.seat(seat).recipes {
        RecipesSeen::Open(recipes) if !view.ruleset.children_scoring => recipes.iter().collect(),
        RecipesSeen::Open(_) | RecipesSeen::Hidden(_) => Vec::new(),
    }
}

/// The name of a recipe. Recipes of the players have only a number.
pub fn name(id: RecipeId, language: Language) -> String {
    match id.name().strip_prefix("own ") {
        Some(number) => say!(language, "own-recipe", number = number),
        None => say!(language, "recipe-" + &key(id)),
    }
}

/// The condition of a recipe.
pub fn condition(id: RecipeId, own: &OwnRecipes, language: Language) -> String {
    if id.is_own() {
        own_recipes::asked(&id.recipe(own), language)
    } else {
        say!(language, "asks-" + &key(id))
    }
}

fn key(id: RecipeId) -> String {
    id.name().replace(' ', "-")
}

/// The observer's own recipes while the game runs, each in a sentence.
pub fn own(view: &View, language: Language) -> Vec<String> {
    let seats = Seat::all(view.players()).filter(|seat| view.observer.sits_at(*seat));
    let ids = seats.flat_map(|seat| open(view, seat)).filter(|_| view.question != Question::Over);
    let whose = say!(language, "whose-yours");
    ids.map(|id| sentence(view, id, &whose, language)).collect()
}

/// One recipe of a seat: `your recipe · 10 points: fewer hats than each opponent`
pub(crate) fn sentence(view: &View, id: RecipeId, whose: &str, language: Language) -> String {
    let condition = condition(id, &view.own, language);
    let points = id.recipe(&view.own).points();
    say!(language, "worth", whose = whose, points = points, condition = condition)
}
