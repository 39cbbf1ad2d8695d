//! A game as JSON lines.

mod view;

use hearth_core::{Json, Seat, Trace};
use serde_json::{Value, json};

use crate::Kupferkessel;
use crate::card::Card;
use crate::recipe::{OwnRecipes, RecipeId};
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::State;
use crate::view::View;

fn names(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| json!(card.to_string())).collect()
}

/// One entry a seat.
fn by_seat(players: usize, entry: impl FnMut(Seat) -> Value) -> Value {
    Seat::all(players).map(entry).collect()
}

fn options(ruleset: Ruleset, own: &OwnRecipes) -> Value {
    let switches = ruleset.switches().into_iter();
    let mut options: Json = switches.map(|(name, value)| (name.to_owned(), json!(value))).collect();
    options.insert("own-recipes".to_owned(), own.iter().map(|own| json!(own.to_string())).collect());
    Value::Object(options)
}

fn colours(ruleset: Ruleset, players: usize) -> Value {
    by_seat(players, |seat| json!(ruleset.colour(seat, players).word()))
}

fn grid(square: &Square) -> Value {
    let cells = square.occupied().into_iter().filter_map(|cell| {
        let card = square.card(cell)?;
        Some((cell.to_string(), json!(card.to_string())))
    });
    Value::Object(cells.collect())
}

fn kettles(state: &State) -> Value {
    by_seat(state.players(), |seat| {
        let mut cards: Vec<Card> = state.stacks.kettle(seat).collect();
        cards.reverse();
        names(cards.into_iter())
    })
}

/// The name of a recipe of the box, the text of one of the players' own.
fn recipe(own: &OwnRecipes, id: RecipeId) -> Value {
    if id.is_own() { json!(id.recipe(own).to_string()) } else { json!(id.name()) }
}

impl Trace for Kupferkessel {
    fn trace_setup(setup: &Setup) -> Json {
        let state = State::set_up(setup);
        let players = setup.players();
        let recipes =
            by_seat(players, |seat| state.recipes(seat).iter().map(|id| recipe(&state.own, id)).collect());
        let mut line = Json::new();
        line.insert("players".to_owned(), json!(players));
        line.insert("options".to_owned(), options(state.ruleset, &state.own));
        line.insert("colours".to_owned(), colours(state.ruleset, players));
        line.insert("grid".to_owned(), grid(&state.square));
        line.insert("pile".to_owned(), names(state.stacks.pile()));
        line.insert("kettles".to_owned(), kettles(&state));
        line.insert("recipes".to_owned(), recipes);
        line
    }

    fn trace_state(state: &State) -> Json {
        let mut line = Json::new();
        let position = |seat: Seat| json!(state.position(seat).number());
        line.insert("positions".to_owned(), by_seat(state.players(), position));
        line.insert("kettles".to_owned(), kettles(state));
        line.insert("pile".to_owned(), names(state.stacks.pile()));
        line.insert("grid".to_owned(), grid(&state.square));
        line
    }
    fn trace_view(view: &View) -> Json {
        view::trace(view)
    }
}
