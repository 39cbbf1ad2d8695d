//! A game as JSON lines.

use hearth_core::{Json, Seat, Trace};
use serde_json::{Value, json};

use crate::Kokopelli;
use crate::area::Area;
use crate::card::Card;
use crate::setup::Setup;
use crate::state::State;
use crate::tiles::Token;

fn names(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| json!(card.word())).collect()
}

/// One entry a seat.
fn by_seat(state: &State, entry: impl FnMut(Seat) -> Value) -> Value {
    Seat::all(state.players()).map(entry).collect()
}

impl Trace for Kokopelli {
    fn trace_setup(setup: &Setup) -> Json {
        let options: Json = setup
            .ruleset()
            .words()
            .into_iter()
            .map(|(name, word)| {
                let value = word.parse::<bool>().map_or_else(|_| json!(word), |switch| json!(switch));
                (name.to_owned(), value)
            })
            .collect();
        let mut line = Json::new();
        line.insert("players".to_owned(), json!(setup.players()));
        line.insert("options".to_owned(), Value::Object(options));
        line.insert("ceremonies".to_owned(), names(setup.ceremonies().into_iter().map(Card::of)));
        line.insert("end_tiles".to_owned(), json!(setup.end_tiles()));
        line.insert(
            "decks".to_owned(),
            setup.decks().iter().map(|deck| names(deck.iter().copied())).collect(),
        );
        line
    }

    fn trace_state(state: &State) -> Json {
        let villages = by_seat(state, |seat| {
            let lying = Area::of(seat, state.players()).own.and(state.villages.occupied());
            let stacks = lying.into_iter().map(|space| {
                let cards = state.villages.stack(space).cards();
                (space.letter_name().to_string(), names(cards.iter().map(|laid| laid.card())))
            });
            Value::Object(stacks.collect())
        });
        let mut line = Json::new();
        line.insert("points".to_owned(), by_seat(state, |seat| json!(state.points[seat.index()])));
        line.insert("hands".to_owned(), by_seat(state, |seat| names(state.hands[seat.index()].iter())));
        line.insert("piles".to_owned(), by_seat(state, |seat| names(state.piles[seat.index()].iter())));
        line.insert("villages".to_owned(), villages);
        line.insert("end_tiles".to_owned(), json!(state.tiles.end_tiles()));
        let tokens = state.ceremonies.into_iter().map(|ceremony| {
            let left = match state.tiles.top(ceremony) {
                Token::Four => json!([4, 3]),
                Token::Three => json!([3]),
                Token::None => json!([]),
            };
            (ceremony.word().to_owned(), left)
        });
        line.insert("tokens".to_owned(), Value::Object(tokens.collect()));
        let discards = |seat: Seat| names(state.discards[seat.index()].iter().flat_map(|cards| cards.iter()));
        line.insert("discards".to_owned(), by_seat(state, discards));
        line
    }
}
