//! The recipes that an observer is shown: his own, and all of them once the game is over.

use hearth_core::Seat;
use hearth_terminal::wrap;
use kupferkessel_rules::{Question, RecipeId, RecipesSeen, View};

/// The recipes of a seat that the observer is shown.
pub fn open(view: &View, seat: Seat) -> Vec<RecipeId> {
    match view.seat(seat).recipes {
        RecipesSeen::Open(recipes) => recipes.iter().collect(),
        RecipesSeen::Hidden(_) => Vec::new(),
    }
}

/// The observer's own recipes, with what they ask for.
pub(crate) fn own(view: &View, room: usize) -> Vec<String> {
    let seats = Seat::all(view.players()).filter(|seat| view.observer.sits_at(*seat));
    let ids = seats.flat_map(|seat| open(view, seat));
    ids.filter(|_| view.question != Question::Over)
        .flat_map(|id| lines(view, id, "your recipe", room))
        .collect()
}

/// One recipe of somebody: `your recipe · 10 points: fewer hats than each opponent`
pub(crate) fn lines(view: &View, id: RecipeId, whose: &str, room: usize) -> Vec<String> {
    let recipe = id.recipe(&view.own).to_string();
    let (points, condition) = recipe.split_once(": ").unwrap_or((&recipe, ""));
    let text = format!("{whose} · {points} points: {condition}");
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    wrap(&words, " ", room.saturating_sub(1)).into_iter().map(|line| format!(" {line}")).collect()
}
