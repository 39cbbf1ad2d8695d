//! A view as JSON. The input is a view, not a state, so hidden information cannot leak.

use std::iter::repeat_n;

use hearth_core::{AsDisplay, AsMap, AsSeq, Seat};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{by_seat, ceremonies, discard, face, names, options, tokens, villages};
use crate::card::Card;
use crate::cards::Cards;
use crate::pile::Pile;
use crate::space::{SEATS, Space};
use crate::state::{EndReason, TurnLeft};
use crate::view::{CardsSeen, PileSeen, QuestionSeen, SeatSeen, View};

/// Serializes a view.
pub(super) struct ViewTold<'a>(pub &'a View);

impl Serialize for ViewTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ViewTold(view) = self;
        let players = view.players();
        let seat = |seat: Seat| view.seat(seat);
        let mut told = serializer.serialize_map(None)?;
        told.serialize_entry("seat", &view.observer.seat().map(Seat::number))?;
        told.serialize_entry("players", &players)?;
        told.serialize_entry("options", &options(view.ruleset))?;
        told.serialize_entry("ceremonies", &ceremonies(view.ceremonies))?;
        told.serialize_entry("round", &view.round)?;
        told.serialize_entry("turn", &TurnTold { turn: view.turn, players })?;
        told.serialize_entry("question", &QuestionTold::from(view.question))?;
        told.serialize_entry("ends", &view.end.map(EndReason::word))?;
        told.serialize_entry("points", &by_seat(players, |at| seat(at).points))?;
        told.serialize_entry("hands", &by_seat(players, |at| HandTold(seat(at).hand)))?;
        told.serialize_entry("piles", &by_seat(players, |at| pile(seat(at))))?;
        told.serialize_entry("under", &by_seat(players, |at| under(&seat(at).under)))?;
        told.serialize_entry("unplayed", &by_seat(players, |at| counts(seat(at).unplayed)))?;
        told.serialize_entry("villages", &villages(&view.villages, players, face))?;
        told.serialize_entry("backs", &villages(&view.villages, players, |laid| laid.colour().number()))?;
        told.serialize_entry("end_tiles", &view.tiles.end_tiles())?;
        told.serialize_entry("tokens", &tokens(view.tiles, view.ceremonies))?;
        told.serialize_entry("discards", &by_seat(players, |at| discard(&seat(at).discards)))?;
        told.serialize_entry("discard_backs", &by_seat(players, |at| backs(&seat(at).discards)))?;
        told.serialize_entry("scores", &by_seat(players, |at| seat(at).score.map(|score| score.total())))?;
        told.end()
    }
}

/// Serializes the rest of a turn.
struct TurnTold {
    turn: TurnLeft,
    players: usize,
}

impl Serialize for TurnTold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let TurnTold { turn, players } = self;
        let given = Seat::all(*players).filter(|seat| turn.given >> seat.index() & 1 == 1);
        let mut told = serializer.serialize_map(None)?;
        told.serialize_entry("seat", &turn.seat.number())?;
        told.serialize_entry("regular", &turn.regular)?;
        told.serialize_entry("extra", &turn.extra)?;
        told.serialize_entry("given", &AsSeq(given.map(Seat::number)))?;
        told.end()
    }
}

/// Serializes a question.
#[derive(Serialize)]
#[serde(tag = "about", rename_all = "snake_case")]
enum QuestionTold {
    Action,
    More { on: AsDisplay<Space>, same: bool, elsewhere: bool },
    Drawn { cards: HandTold },
    Exchange { draws: u8 },
    Limit,
    Over,
}

impl From<QuestionSeen> for QuestionTold {
    fn from(question: QuestionSeen) -> QuestionTold {
        match question {
            QuestionSeen::Action => QuestionTold::Action,
            QuestionSeen::MoreCards { on, same, elsewhere } => {
                QuestionTold::More { on: AsDisplay(on), same, elsewhere }
            }
            QuestionSeen::DrawnCards(cards) => QuestionTold::Drawn { cards: HandTold(cards) },
            QuestionSeen::Exchange { draws } => QuestionTold::Exchange { draws },
            QuestionSeen::HandLimit => QuestionTold::Limit,
            QuestionSeen::Over => QuestionTold::Over,
        }
    }
}

/// Serializes a hand.
struct HandTold(CardsSeen);

impl Serialize for HandTold {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            CardsSeen::Open(cards) => names(cards.iter()).serialize(serializer),
            CardsSeen::Hidden(count) => serializer.collect_seq(repeat_n((), count)),
        }
    }
}

/// Serializes the counts of cards by kind.
fn counts(cards: Cards) -> impl Serialize {
    AsMap(cards.kinds().into_iter().map(move |card| (card.word(), cards.count(card))))
}

/// Serializes a pile, top card first. Only cards that the observer put under it are known.
fn pile(seat: &SeatSeen) -> impl Serialize {
    let known = match &seat.under {
        PileSeen::Open(cards) => Some(cards),
        PileSeen::Hidden(_) => None,
    };
    let hidden = seat.pile.saturating_sub(known.map_or(0, Pile::len));
    let known = known.into_iter().flat_map(Pile::iter).map(Card::word);
    AsSeq(repeat_n(None, hidden).chain(known.map(Some)))
}

/// Returns the number of lowest cards of the pile that the owner knows.
fn under(cards: &PileSeen) -> usize {
    match cards {
        PileSeen::Open(cards) => cards.len(),
        PileSeen::Hidden(count) => *count,
    }
}

/// Serializes the backs of a discard pile, in the order of its cards.
fn backs(pile: &[Cards; SEATS]) -> impl Serialize {
    let colours = Seat::all(SEATS).zip(pile);
    AsSeq(colours.flat_map(|(colour, cards)| repeat_n(colour.number(), cards.len())))
}
