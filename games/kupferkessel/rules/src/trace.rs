//! A game as JSON lines.

mod view;

use std::fmt::{self, Display};

use hearth_core::{AsDisplay, AsMap, AsSeq, Seat, Trace};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Kupferkessel;
use crate::card::Card;
use crate::recipe::{OwnRecipes, RecipeId};
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::State;
use crate::view::View;

fn names(cards: impl Iterator<Item = Card> + Clone) -> impl Serialize {
    AsSeq(cards.map(AsDisplay))
}

/// Returns one entry per seat.
fn by_seat<T: Serialize>(players: usize, entry: impl Fn(Seat) -> T + Clone) -> impl Serialize {
    AsSeq(Seat::all(players).map(entry))
}

/// Serializes the options.
struct OptionsTold<'a> {
    ruleset: Ruleset,
    own: &'a OwnRecipes,
}

impl Serialize for OptionsTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut options = serializer.serialize_map(None)?;
        for (name, value) in self.ruleset.switches() {
            options.serialize_entry(name, &value)?;
        }
        options.serialize_entry("refused-cards", self.ruleset.refused_cards())?;
        options.serialize_entry("own-recipes", &AsSeq(self.own.iter().map(AsDisplay)))?;
        options.end()
    }
}

fn colours(ruleset: Ruleset, players: usize) -> impl Serialize {
    by_seat(players, move |seat| ruleset.colour(seat, players).word())
}

fn grid(square: &Square) -> impl Serialize {
    let cells = square.occupied().into_iter();
    AsMap(cells.filter_map(|cell| Some((AsDisplay(cell), AsDisplay(square.card(cell)?)))))
}

fn kettles(state: &State) -> impl Serialize {
    by_seat(state.players(), |seat| {
        let mut cards: Vec<Card> = state.stacks.kettle(seat).collect();
        cards.reverse();
        names(cards.into_iter())
    })
}

/// Serializes a recipe: its name in the box, or the text of a player's own.
fn recipe(own: &OwnRecipes, id: RecipeId) -> impl Serialize {
    AsDisplay(fmt::from_fn(move |f| if id.is_own() { id.recipe(own).fmt(f) } else { id.fmt(f) }))
}

/// Serializes a setup.
struct SetupTold(State);

impl Serialize for SetupTold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let SetupTold(state) = self;
        let players = state.players();
        let recipes = |seat| AsSeq(state.recipes(seat).iter().map(|id| recipe(&state.own, id)));
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("players", &players)?;
        line.serialize_entry("options", &OptionsTold { ruleset: state.ruleset, own: &state.own })?;
        line.serialize_entry("colours", &colours(state.ruleset, players))?;
        line.serialize_entry("grid", &grid(&state.square))?;
        line.serialize_entry("pile", &names(state.stacks.pile()))?;
        line.serialize_entry("kettles", &kettles(state))?;
        line.serialize_entry("recipes", &by_seat(players, recipes))?;
        line.end()
    }
}

/// Serializes a state.
struct StateTold<'a>(&'a State);

impl Serialize for StateTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let StateTold(state) = self;
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("positions", &by_seat(state.players(), |seat| state.position(seat).number()))?;
        line.serialize_entry("kettles", &kettles(state))?;
        line.serialize_entry("pile", &names(state.stacks.pile()))?;
        line.serialize_entry("grid", &grid(&state.square))?;
        line.end()
    }
}

impl Trace for Kupferkessel {
    fn trace_setup(setup: &Setup) -> impl Serialize {
        SetupTold(State::set_up(setup))
    }

    fn trace_state(state: &State) -> impl Serialize {
        StateTold(state)
    }

    fn trace_view(view: &View) -> impl Serialize {
        view::ViewTold(view)
    }
}
