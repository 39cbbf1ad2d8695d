//! Positions and set-ups as text. The format is described in `docs/NOTATION.md`.

mod draft;
mod read;
mod setup;
mod sound;
mod write;

use hearth_core::{BadText, Notation, Statement};

use crate::Kupferkessel;
use crate::card::Card;
use crate::decision::Decision;
use crate::recipe::{OwnRecipes, RecipeId, RecipeSet};
use crate::setup::Setup;
use crate::state::State;

impl Notation for Kupferkessel {
    fn write_position(state: &State) -> String {
        write::position(state)
    }

    fn read_position(text: &str) -> Result<State, BadText> {
        read::position(text)
    }

    fn write_setup(setup: &Setup) -> String {
        setup::write(setup)
    }

    fn read_setup(statements: &[Statement<'_>]) -> Result<Setup, BadText> {
        setup::read(statements)
    }

    fn all_decisions() -> impl Iterator<Item = Decision> {
        Decision::all()
    }
}

/// Returns the number of cells of a row: the first and the last row have no corners (C2).
fn row_places(row: usize) -> usize {
    if matches!(row, 0 | 5) { 4 } else { 6 }
}

/// Parses `bat-3` within a statement.
fn read_card(statement: &Statement<'_>, word: &str) -> Result<Card, BadText> {
    word.parse().map_err(|error: BadText| statement.wrong(error.message))
}

/// Parses `both orange, last`.
fn read_recipes(
    statement: &Statement<'_>,
    names: &str,
    own: &OwnRecipes,
    players: usize,
) -> Result<RecipeSet, BadText> {
    let mut set = RecipeSet::EMPTY;
    for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let id = own.named(name, players).map_err(|error| statement.wrong(error.message))?;
        if set.has(id) {
            return Err(statement.wrong(format!("the recipe `{name}` is named twice")));
        }
        set = set.with(id);
    }
    Ok(set)
}

fn write_recipes(recipes: RecipeSet) -> String {
    recipes.iter().map(RecipeId::name).collect::<Vec<_>>().join(", ")
}
