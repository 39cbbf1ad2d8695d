//! A game as JSON lines.

mod view;

use hearth_core::{Json, Seat, Trace};
use serde_json::{Value, json};

use crate::Kokopelli;
use crate::area::Area;
use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::space::SEATS;
use crate::state::State;
use crate::tiles::{Tiles, Token};
use crate::view::View;
use crate::villages::{LaidCard, Villages};

fn names(cards: impl Iterator<Item = Card>) -> Value {
    cards.map(|card| json!(card.word())).collect()
}

/// One entry a seat.
fn by_seat(players: usize, entry: impl FnMut(Seat) -> Value) -> Value {
    Seat::all(players).map(entry).collect()
}

fn options(ruleset: Ruleset) -> Value {
    let words = ruleset.words().into_iter().map(|(name, word)| {
        let value = word.parse::<bool>().map_or_else(|_| json!(word), |switch| json!(switch));
        (name.to_owned(), value)
    });
    Value::Object(words.collect())
}

fn ceremonies(set: CeremonySet) -> Value {
    names(set.into_iter().map(Card::of))
}

/// Something of every card that lies in the villages.
fn villages(villages: &Villages, players: usize, told: fn(LaidCard) -> Value) -> Value {
    by_seat(players, |seat| {
        let lying = Area::of(seat, players).own.and(villages.occupied());
        let stacks = lying.into_iter().map(|space| {
            let cards = villages.stack(space).cards();
            (space.letter_name().to_string(), cards.iter().copied().map(told).collect())
        });
        Value::Object(stacks.collect())
    })
}

fn face(laid: LaidCard) -> Value {
    json!(laid.card().word())
}

fn tokens(tiles: Tiles, ceremonies: CeremonySet) -> Value {
    let tokens = ceremonies.into_iter().map(|ceremony| {
        let left = match tiles.top(ceremony) {
            Token::Four => json!([4, 3]),
            Token::Three => json!([3]),
            Token::None => json!([]),
        };
        (ceremony.word().to_owned(), left)
    });
    Value::Object(tokens.collect())
}

/// A discard pile, whatever the backs of its cards.
fn discard(pile: &[Cards; SEATS]) -> Value {
    names(pile.iter().flat_map(|cards| cards.iter()))
}

impl Trace for Kokopelli {
    fn trace_setup(setup: &Setup) -> Json {
        let mut line = Json::new();
        line.insert("players".to_owned(), json!(setup.players()));
        line.insert("options".to_owned(), options(setup.ruleset()));
        line.insert("ceremonies".to_owned(), ceremonies(setup.ceremonies()));
        line.insert("end_tiles".to_owned(), json!(setup.end_tiles()));
        line.insert(
            "decks".to_owned(),
            setup.decks().iter().map(|deck| names(deck.iter().copied())).collect(),
        );
        line
    }

    fn trace_state(state: &State) -> Json {
        let players = state.players();
        let mut line = Json::new();
        line.insert("points".to_owned(), by_seat(players, |seat| json!(state.points[seat.index()])));
        line.insert("hands".to_owned(), by_seat(players, |seat| names(state.hands[seat.index()].iter())));
        line.insert("piles".to_owned(), by_seat(players, |seat| names(state.piles[seat.index()].iter())));
        line.insert("villages".to_owned(), villages(&state.villages, players, face));
        line.insert("end_tiles".to_owned(), json!(state.tiles.end_tiles()));
        line.insert("tokens".to_owned(), tokens(state.tiles, state.ceremonies));
        line.insert("discards".to_owned(), by_seat(players, |seat| discard(&state.discards[seat.index()])));
        line
    }

    fn trace_view(view: &View) -> Json {
        view::trace(view)
    }
}
