//! A game as JSON lines.

use hearth_core::{Json, Seat, Trace};
use serde_json::{Value, json};

use crate::Kupferkessel;
use crate::card::Card;
use crate::recipe::RecipeId;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::State;

fn names(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| json!(card.to_string())).collect()
}

/// One entry a seat.
fn by_seat(state: &State, entry: impl FnMut(Seat) -> Value) -> Value {
    Seat::all(state.players()).map(entry).collect()
}

fn grid(square: &Square) -> Value {
    let cells = square.occupied().into_iter().filter_map(|cell| {
        let card = square.card(cell)?;
        Some((cell.to_string(), json!(card.to_string())))
    });
    Value::Object(cells.collect())
}

fn kettles(state: &State) -> Value {
    by_seat(state, |seat| {
        let mut cards: Vec<Card> = state.stacks.kettle(seat).collect();
        cards.reverse();
        names(cards.into_iter())
    })
}

/// The name of a recipe of the box, the text of one of the players' own.
fn recipe(state: &State, id: RecipeId) -> Value {
    if id.is_own() { json!(id.recipe(&state.own).to_string()) } else { json!(id.name()) }
}

impl Trace for Kupferkessel {
    fn trace_setup(setup: &Setup) -> Json {
        let state = State::set_up(setup);
        let switches = setup.ruleset().switches().into_iter();
        let mut options: Json = switches.map(|(name, value)| (name.to_owned(), json!(value))).collect();
        let own = setup.own_recipes();
        options.insert("own-recipes".to_owned(), own.iter().map(|own| json!(own.to_string())).collect());
        let colours = by_seat(&state, |seat| json!(state.ruleset.colour(seat, state.players()).word()));
        let recipes =
            by_seat(&state, |seat| state.recipes(seat).iter().map(|id| recipe(&state, id)).collect());
        let mut line = Json::new();
        line.insert("players".to_owned(), json!(setup.players()));
        line.insert("options".to_owned(), Value::Object(options));
        line.insert("colours".to_owned(), colours);
        line.insert("grid".to_owned(), grid(&state.square));
        line.insert("pile".to_owned(), names(state.stacks.pile()));
        line.insert("kettles".to_owned(), kettles(&state));
        line.insert("recipes".to_owned(), recipes);
        line
    }

    fn trace_state(state: &State) -> Json {
        let mut line = Json::new();
        line.insert("positions".to_owned(), by_seat(state, |seat| json!(state.position(seat).number())));
        line.insert("kettles".to_owned(), kettles(state));
        line.insert("pile".to_owned(), names(state.stacks.pile()));
        line.insert("grid".to_owned(), grid(&state.square));
        line
    }
}
