//! A view as JSON. It knows no state: what is not in the view cannot be told.

use hearth_core::{Json, Seat};
use serde_json::{Value, json};

use super::{by_seat, colours, grid, options, recipe};
use crate::card::Card;
use crate::recipe::OwnRecipes;
use crate::state::{EndReason, Question, TurnNow};
use crate::view::{RecipesSeen, SeatSeen, StackSeen, View};

pub(super) fn trace(view: &View) -> Json {
    let players = view.players();
    let each = |tell: fn(&SeatSeen) -> Value| by_seat(players, |seat| tell(view.seat(seat)));
    let told = [
        ("seat", json!(view.observer.seat().map(Seat::number))),
        ("players", json!(players)),
        ("options", options(view.ruleset, &view.own)),
        ("colours", colours(view.ruleset, players)),
        ("turn", turn(view.turn)),
        ("question", question(view.question)),
        ("ends", view.end.map_or(Value::Null, |end| json!(end.word()))),
        ("ended_by", json!(view.end.and_then(EndReason::by).map(Seat::number))),
        ("positions", each(|seat| json!(seat.position.number()))),
        ("kettles", each(|seat| stack(&seat.kettle))),
        ("pile", stack(&view.pile)),
        ("out", out(view)),
        ("grid", grid(&view.square)),
        ("recipes", by_seat(players, |seat| recipes(&view.own, &view.seat(seat).recipes))),
        ("scores", each(|seat| seat.score.map_or(Value::Null, |score| json!(score.total())))),
    ];
    told.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn turn(turn: TurnNow) -> Value {
    json!({"seat": turn.seat.number(), "second": turn.second, "idle": turn.idle})
}

fn question(question: Question) -> Value {
    match question {
        Question::Take => json!({"about": "take"}),
        Question::Symbol { from } => json!({"about": "symbol", "from": from.to_string()}),
        Question::Last { from, card } => {
            json!({"about": "last", "from": from.to_string(), "card": card.to_string()})
        }
        Question::Over => json!({"about": "over"}),
    }
}

/// Who took the last card of a line.
fn card(card: Option<Card>) -> Value {
    card.map_or(Value::Null, |card| json!(card.to_string()))
}

fn stack(stack: &StackSeen) -> Value {
    stack.cards().iter().copied().map(card).collect()
}

fn out(view: &View) -> Value {
    let hidden = view.out_count.saturating_sub(view.out.len());
    view.out.iter().map(Some).chain((0..hidden).map(|_| None)).map(card).collect()
}

fn recipes(own: &OwnRecipes, seen: &RecipesSeen) -> Value {
    match seen {
        RecipesSeen::Open(recipes) => recipes.iter().map(|id| recipe(own, id)).collect(),
        RecipesSeen::Hidden(count) => (0..*count).map(|_| Value::Null).collect(),
    }
}
