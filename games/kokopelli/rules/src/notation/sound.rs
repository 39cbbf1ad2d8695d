//! Validates that a position is possible. The parser has checked the cards; this checks their arrangement.

use hearth_core::{BadText, Seat};

use crate::cards::Cards;
use crate::legality::can_play;
use crate::state::{EndReason, HAND, Question, ROUNDS, State, TurnLeft};

pub(super) fn check(state: &State) -> Result<(), BadText> {
    let reason = about_turn(state)
        .or_else(|| about_end(state))
        .or_else(|| Seat::all(state.players()).find_map(|seat| about_seat(state, seat)))
        .or_else(|| about_question(state));
    reason.map_or(Ok(()), |reason| Err(BadText::whole(reason)))
}

fn about_turn(state: &State) -> Option<String> {
    let turn = state.turn;
    let all = TurnLeft::new(turn.seat, state.round, state.players(), state.ruleset).regular;
    let begun = turn.given != 0
        || matches!(
            state.question,
            Question::MoreCards { .. } | Question::DrawnCards(_) | Question::Exchange { .. }
        );
    if state.round == 0 {
        Some("the first round has the number 1".to_owned())
    } else if u32::from(turn.extra) > turn.given.count_ones() {
        Some(format!("K38: {} extra actions, but `vases` names fewer seats that gave one", turn.extra))
    } else if begun && turn.regular == all {
        Some(format!("K10: an action of this turn has begun, so fewer than {all} are left"))
    } else {
        None
    }
}

fn about_end(state: &State) -> Option<String> {
    let over = state.question == Question::Over;
    match state.end {
        Some(EndReason::Tiles) if state.tiles.end_tiles() > 0 => {
            Some(format!("K24: the tiles end nothing while {} are left", state.tiles.end_tiles()))
        }
        Some(EndReason::Rounds) if !(over && state.round == ROUNDS) => {
            Some(format!("KR23: the rounds end the game only after round {ROUNDS}"))
        }
        None if over => {
            Some("K24: nothing has ended the game; say `end pile`, `end tiles` or `end rounds`".to_owned())
        }
        _ if over && state.turn.seat != Seat::FIRST.right(state.players()) => {
            Some(format!("K24: a game ends after the turn of seat {}", state.players()))
        }
        _ => None,
    }
}

fn about_seat(state: &State, seat: Seat) -> Option<String> {
    let (hand, pile) = (state.hands[seat.index()], &state.piles[seat.index()]);
    let acting = seat == state.turn.seat && state.question != Question::Over;
    if hand.is_empty() && !pile.is_empty() {
        Some(format!(
            "K13: the hand of seat {seat} is empty beside a pile of {}; it would have drawn",
            pile.len()
        ))
    } else if hand.len() > HAND && !acting {
        Some(format!("K12: seat {seat} holds {} cards outside its turn; five is the limit", hand.len()))
    } else {
        None
    }
}

fn about_question(state: &State) -> Option<String> {
    let hand = state.hand();
    let actions = state.turn.actions();
    match state.question {
        Question::Action if actions == 0 => Some("K10: there is no action left to choose".to_owned()),
        Question::DrawnCards(drawn) if !contains(hand, drawn.cards()) => {
            Some("KR11: the cards just drawn must be in the hand".to_owned())
        }
        Question::MoreCards { .. } | Question::DrawnCards(_) if !can_play(state) => {
            Some("nothing can be played on, so nobody would be asked; leave the question out".to_owned())
        }
        Question::Exchange { draws } if hand.is_empty() || hand.len() > draws as usize => {
            Some(format!("K23: an exchange of {draws} cards does not go with a hand of {}", hand.len()))
        }
        Question::Exchange { draws }
            if exchanged(draws, hand) > state.piles[state.turn.seat.index()].known() =>
        {
            Some(
                "K23, KR21: the cards put under the pile so far must be among those that are known"
                    .to_owned(),
            )
        }
        Question::HandLimit if hand.len() <= HAND => {
            Some(format!("K12: a hand of {} is within the limit", hand.len()))
        }
        Question::HandLimit | Question::Over if actions > 0 => Some("K12: there are actions left".to_owned()),
        _ => None,
    }
}

fn contains(hand: Cards, cards: Cards) -> bool {
    hand.less(cards).is_some()
}

fn exchanged(draws: u8, hand: Cards) -> usize {
    draws as usize - hand.len()
}
