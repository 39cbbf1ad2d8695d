//! A game as JSON lines.

mod view;

use hearth_core::{AsMap, AsSeq, Seat, Trace};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

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

fn names(cards: impl Iterator<Item = Card> + Clone) -> impl Serialize {
    AsSeq(cards.map(Card::word))
}

/// Returns one entry per seat.
fn by_seat<T: Serialize>(players: usize, entry: impl Fn(Seat) -> T + Clone) -> impl Serialize {
    AsSeq(Seat::all(players).map(entry))
}

/// The value of a variant point.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
enum Point {
    Switch(bool),
    Word(&'static str),
}

fn options(ruleset: Ruleset) -> impl Serialize {
    AsMap(ruleset.words().map(|(name, word)| (name, word.parse().map_or(Point::Word(word), Point::Switch))))
}

fn ceremonies(set: CeremonySet) -> impl Serialize {
    names(set.into_iter().map(Card::of))
}

/// Maps every card in the villages to a value.
fn villages<T: Serialize>(villages: &Villages, players: usize, told: fn(LaidCard) -> T) -> impl Serialize {
    by_seat(players, move |seat| {
        let lying = Area::of(seat, players).own.and(villages.occupied());
        AsMap(lying.into_iter().map(move |space| {
            let cards = villages.stack(space).cards();
            (space.letter_name(), AsSeq(cards.iter().copied().map(told)))
        }))
    })
}

fn face(laid: LaidCard) -> &'static str {
    laid.card().word()
}

fn tokens(tiles: Tiles, ceremonies: CeremonySet) -> impl Serialize {
    AsMap(ceremonies.into_iter().map(move |ceremony| {
        let left: &[u8] = match tiles.top(ceremony) {
            Token::Four => &[4, 3],
            Token::Three => &[3],
            Token::None => &[],
        };
        (ceremony.word(), left)
    }))
}

/// Serializes a discard pile without the backs of its cards.
fn discard(pile: &[Cards; SEATS]) -> impl Serialize {
    names(pile.iter().flat_map(|cards| cards.iter()))
}

/// Serializes a setup.
struct SetupTold<'a>(&'a Setup);

impl Serialize for SetupTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let SetupTold(setup) = self;
        let decks = setup.decks().iter().map(|deck| names(deck.iter().copied()));
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("players", &setup.players())?;
        line.serialize_entry("options", &options(setup.ruleset()))?;
        line.serialize_entry("ceremonies", &ceremonies(setup.ceremonies()))?;
        line.serialize_entry("end_tiles", &setup.end_tiles())?;
        line.serialize_entry("decks", &AsSeq(decks))?;
        line.end()
    }
}

/// Serializes a state.
struct StateTold<'a>(&'a State);

impl Serialize for StateTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let StateTold(state) = self;
        let players = state.players();
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("points", &by_seat(players, |seat| state.points[seat.index()]))?;
        line.serialize_entry("hands", &by_seat(players, |seat| names(state.hands[seat.index()].iter())))?;
        line.serialize_entry("piles", &by_seat(players, |seat| names(state.piles[seat.index()].iter())))?;
        line.serialize_entry("villages", &villages(&state.villages, players, face))?;
        line.serialize_entry("end_tiles", &state.tiles.end_tiles())?;
        line.serialize_entry("tokens", &tokens(state.tiles, state.ceremonies))?;
        line.serialize_entry("discards", &by_seat(players, |seat| discard(&state.discards[seat.index()])))?;
        line.end()
    }
}

impl Trace for Kokopelli {
    fn trace_setup(setup: &Setup) -> impl Serialize {
        SetupTold(setup)
    }

    fn trace_state(state: &State) -> impl Serialize {
        StateTold(state)
    }

    fn trace_view(view: &View) -> impl Serialize {
        view::ViewTold(view)
    }
}
