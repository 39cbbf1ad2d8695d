//! A view as JSON. The input is a view, not a state, so hidden information cannot leak.

use std::iter::repeat_n;

use hearth_core::{AsDisplay, AsSeq, Seat};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{OptionsTold, by_seat, colours, grid, recipe};
use crate::card::Card;
use crate::cell::Cell;
use crate::recipe::OwnRecipes;
use crate::state::{EndReason, Question, TurnNow};
use crate::view::{RecipesSeen, StackSeen, View};

/// Serializes a view.
pub(super) struct ViewTold<'a>(pub &'a View);

impl Serialize for ViewTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ViewTold(view) = self;
        let players = view.players();
        let seat = |seat: Seat| view.seat(seat);
        let recipes = |at| RecipesTold { own: &view.own, seen: seat(at).recipes };
        let mut told = serializer.serialize_map(None)?;
        told.serialize_entry("seat", &view.observer.seat().map(Seat::number))?;
        told.serialize_entry("players", &players)?;
        told.serialize_entry("options", &OptionsTold { ruleset: view.ruleset, own: &view.own })?;
        told.serialize_entry("colours", &colours(view.ruleset, players))?;
        told.serialize_entry("turn", &TurnTold::from(view.turn))?;
        told.serialize_entry("question", &QuestionTold::from(view.question))?;
        told.serialize_entry("ends", &view.end.map(EndReason::word))?;
        told.serialize_entry("ended_by", &view.end.and_then(EndReason::by).map(Seat::number))?;
        told.serialize_entry("positions", &by_seat(players, |at| seat(at).position.number()))?;
        told.serialize_entry("kettles", &by_seat(players, |at| stack(&seat(at).kettle)))?;
        told.serialize_entry("pile", &stack(&view.pile))?;
        told.serialize_entry("out", &out(view))?;
        told.serialize_entry("grid", &grid(&view.square))?;
        told.serialize_entry("recipes", &by_seat(players, recipes))?;
        told.serialize_entry("scores", &by_seat(players, |at| seat(at).score.map(|score| score.total())))?;
        told.end()
    }
}

/// Serializes the turn.
#[derive(Serialize)]
struct TurnTold {
    seat: usize,
    second: bool,
    idle: u8,
}

impl From<TurnNow> for TurnTold {
    fn from(turn: TurnNow) -> TurnTold {
        TurnTold { seat: turn.seat.number(), second: turn.second, idle: turn.idle }
    }
}

/// Serializes a question.
#[derive(Serialize)]
#[serde(tag = "about", rename_all = "snake_case")]
enum QuestionTold {
    Take,
    Symbol { from: AsDisplay<Cell> },
    Last { from: AsDisplay<Cell>, card: AsDisplay<Card> },
    Over,
}

impl From<Question> for QuestionTold {
    fn from(question: Question) -> QuestionTold {
        match question {
            Question::Take => QuestionTold::Take,
            Question::Symbol { from } => QuestionTold::Symbol { from: AsDisplay(from) },
            Question::Last { from, card } => {
                QuestionTold::Last { from: AsDisplay(from), card: AsDisplay(card) }
            }
            Question::Over => QuestionTold::Over,
        }
    }
}

fn stack(stack: &StackSeen) -> impl Serialize {
    AsSeq(stack.cards().iter().map(|card| card.map(AsDisplay)))
}

fn out(view: &View) -> impl Serialize {
    let hidden = view.out_count.saturating_sub(view.out.len());
    AsSeq(view.out.iter().map(AsDisplay).map(Some).chain(repeat_n(None, hidden)))
}

/// Serializes the recipes of a seat.
struct RecipesTold<'a> {
    own: &'a OwnRecipes,
    seen: RecipesSeen,
}

impl Serialize for RecipesTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seen {
            RecipesSeen::Open(recipes) => {
                serializer.collect_seq(recipes.iter().map(|id| recipe(self.own, id)))
            }
            RecipesSeen::Hidden(count) => serializer.collect_seq(repeat_n((), count)),
        }
    }
}
