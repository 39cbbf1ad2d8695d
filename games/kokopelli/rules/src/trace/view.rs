//! A view as JSON. It knows no state: what is not in the view cannot be told.

use hearth_core::{Json, Seat};
use serde_json::{Value, json};

use super::{by_seat, ceremonies, discard, face, names, options, tokens, villages};
use crate::cards::Cards;
use crate::space::SEATS;
use crate::state::TurnLeft;
use crate::view::{CardsSeen, PileSeen, QuestionSeen, SeatSeen, View};

pub(super) fn trace(view: &View) -> Json {
    let players = view.players();
    let each = |tell: fn(&SeatSeen) -> Value| by_seat(players, |seat| tell(view.seat(seat)));
    let told = [
        ("seat", json!(view.observer.seat().map(Seat::number))),
        ("players", json!(players)),
        ("options", options(view.ruleset)),
        ("ceremonies", ceremonies(view.ceremonies)),
        ("round", json!(view.round)),
        ("turn", turn(view.turn, players)),
        ("question", question(&view.question)),
        ("ends", view.end.map_or(Value::Null, |end| json!(end.word()))),
        ("points", each(|seat| json!(seat.points))),
        ("hands", each(|seat| hand(&seat.hand))),
        ("piles", each(pile)),
        ("under", each(|seat| json!(under(&seat.under)))),
        ("unplayed", each(|seat| names(seat.unplayed.iter()))),
        ("villages", villages(&view.villages, players, face)),
        ("backs", villages(&view.villages, players, |laid| json!(laid.colour().number()))),
        ("end_tiles", json!(view.tiles.end_tiles())),
        ("tokens", tokens(view.tiles, view.ceremonies)),
        ("discards", each(|seat| discard(&seat.discards))),
        ("discard_backs", each(|seat| backs(&seat.discards))),
        ("scores", each(|seat| seat.score.map_or(Value::Null, |score| json!(score.total())))),
    ];
    told.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn turn(turn: TurnLeft, players: usize) -> Value {
    let given: Vec<usize> =
        Seat::all(players).filter(|seat| turn.given >> seat.index() & 1 == 1).map(Seat::number).collect();
    json!({"seat": turn.seat.number(), "regular": turn.regular, "extra": turn.extra, "given": given})
}

fn question(question: &QuestionSeen) -> Value {
    match question {
        QuestionSeen::Action => json!({"about": "action"}),
        QuestionSeen::MoreCards { on, same, elsewhere } => {
            json!({"about": "more", "on": on.to_string(), "same": same, "elsewhere": elsewhere})
        }
        QuestionSeen::DrawnCards(cards) => json!({"about": "drawn", "cards": hand(cards)}),
        QuestionSeen::Exchange { draws } => json!({"about": "exchange", "draws": draws}),
        QuestionSeen::HandLimit => json!({"about": "limit"}),
        QuestionSeen::Over => json!({"about": "over"}),
    }
}

fn hand(cards: &CardsSeen) -> Value {
    match cards {
        CardsSeen::Open(cards) => names(cards.iter()),
        CardsSeen::Hidden(count) => (0..*count).map(|_| Value::Null).collect(),
    }
}

/// Top card first. Only who put cards under it knows any of them.
fn pile(seat: &SeatSeen) -> Value {
    let known: Vec<Value> = match &seat.under {
        PileSeen::Open(cards) => cards.iter().map(|card| json!(card.word())).collect(),
        PileSeen::Hidden(_) => Vec::new(),
    };
    let hidden = seat.pile.saturating_sub(known.len());
    (0..hidden).map(|_| Value::Null).chain(known).collect()
}

/// How many of the lowest cards of the pile its owner knows.
fn under(cards: &PileSeen) -> usize {
    match cards {
        PileSeen::Open(cards) => cards.len(),
        PileSeen::Hidden(count) => *count,
    }
}

/// Whose backs the cards of a discard pile have, in the order in which they are told.
fn backs(pile: &[Cards; SEATS]) -> Value {
    let colours = Seat::all(SEATS).zip(pile);
    colours.flat_map(|(colour, cards)| cards.iter().map(move |_| json!(colour.number()))).collect()
}
