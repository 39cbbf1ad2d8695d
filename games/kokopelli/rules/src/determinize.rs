//! Samples a state that is consistent with a view (determinization).

use hearth_core::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

use crate::card::Card;
use crate::cards::Cards;
use crate::legality::can_play;
use crate::pile::{MOST, Pile};
use crate::space::SEATS;
use crate::state::{Drawn, Question, State};
use crate::view::{CardsSeen, PileSeen, QuestionSeen, View};

/// Number of random states to try for one that fits the current question; after that, one is repaired.
const TRIES: usize = 32;

/// Samples one consistent state.
pub(crate) fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
    let mut state = open_part(view);
    for seat in Seat::all(view.players()) {
        deal(&mut state, view, seat, rng);
    }
    let asked_in_secret = match view.question {
        QuestionSeen::MoreCards { .. } | QuestionSeen::DrawnCards(_) => {
            !view.observer.sits_at(view.turn.seat)
        }
        _ => false,
    };
    if asked_in_secret {
        for _ in 0..TRIES {
            if can_play(&state) {
                return state;
            }
            deal(&mut state, view, view.turn.seat, rng);
        }
        mend(&mut state);
    }
    state
}

/// Returns a state with the visible part of a view.
fn open_part(view: &View) -> State {
    let mut discards = [[Cards::NONE; SEATS]; SEATS];
    let mut points = [0; SEATS];
    for seat in Seat::all(view.players()) {
        discards[seat.index()] = view.seat(seat).discards;
        points[seat.index()] = view.seat(seat).points;
    }
    State {
        players: view.players() as u8,
        ruleset: view.ruleset,
        ceremonies: view.ceremonies,
        tiles: view.tiles,
        villages: view.villages,
        hands: [Cards::NONE; SEATS],
        piles: [Pile::EMPTY; SEATS],
        discards,
        points,
        round: view.round,
        turn: view.turn,
        question: match view.question {
            QuestionSeen::Action => Question::Action,
            QuestionSeen::MoreCards { on, same, elsewhere } => Question::MoreCards { on, same, elsewhere },
            QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => Question::DrawnCards(Drawn::new(cards)),
            QuestionSeen::DrawnCards(CardsSeen::Hidden(_)) => Question::DrawnCards(Drawn::new(Cards::NONE)),
            QuestionSeen::Exchange { draws } => Question::Exchange { draws },
            QuestionSeen::HandLimit => Question::HandLimit,
            QuestionSeen::Over => Question::Over,
        },
        end: view.end,
    }
}

/// Samples the hidden cards of one seat: first its hand, then its pile from the top.
fn deal<R: Rng + ?Sized>(state: &mut State, view: &View, seat: Seat, rng: &mut R) {
    let seen = view.seat(seat);
    let known: Pile = match seen.under {
        PileSeen::Open(pile) => pile,
        PileSeen::Hidden(_) => Pile::EMPTY,
    };
    let open_hand = match seen.hand {
        CardsSeen::Open(cards) => cards,
        CardsSeen::Hidden(_) => Cards::NONE,
    };
    let hidden = seen.unplayed.less(open_hand.plus(known.iter().collect())).unwrap_or_default();
    let mut pool = [Card::KOKOPELLI; MOST];
    let pool = &mut pool[..hidden.len()];
    for (place, card) in pool.iter_mut().zip(hidden.iter()) {
        *place = card;
    }
    pool.shuffle(rng);
    let (in_hand, in_pile) = pool.split_at(seen.hand.len() - open_hand.len());
    state.hands[seat.index()] = open_hand.plus(in_hand.iter().copied().collect());
    let knows = match seen.under {
        PileSeen::Open(pile) => pile.len(),
        PileSeen::Hidden(count) => count,
    };
    state.piles[seat.index()] = Pile::new(in_pile.iter().copied().chain(known.iter())).knowing(knows);
    if let QuestionSeen::DrawnCards(CardsSeen::Hidden(count)) = view.question
        && seat == view.turn.seat
    {
        let drawn = in_hand[..count].iter().copied().collect();
        state.question = Question::DrawnCards(Drawn::new(drawn));
    }
}

/// Swaps one card so that the question is possible: a playable card replaces one that was held or just drawn.
fn mend(state: &mut State) {
    let (hand, pile) = (state.hand(), state.piles[state.turn.seat.index()]);
    let all = hand.plus(pile.iter().collect());
    let replaceable = match state.question {
        Question::DrawnCards(drawn) => drawn.cards(),
        _ => hand,
    };
    for wanted in all.kinds() {
        for given in replaceable.kinds() {
            if let Some(mended) = replaced(state, given, wanted).filter(can_play) {
                *state = mended;
                return;
            }
        }
    }
}

/// Returns the state in which the active seat has, or has drawn, one card instead of another.
fn replaced(state: &State, given: Card, wanted: Card) -> Option<State> {
    let mut world = *state;
    let seat = state.turn.seat.index();
    let mut hand = state.hands[seat];
    if let Question::DrawnCards(drawn) = &mut world.question {
        let mut cards = drawn.without(given).cards();
        cards.add(wanted);
        *drawn = Drawn::new(cards);
        // The wanted card may already be in the hand, only not among the drawn ones.
        if hand.less(cards).is_some() {
            return Some(world);
        }
    }
    let pile = state.piles[seat];
    let place = pile.iter().position(|card| card == wanted)?;
    hand.remove(given);
    hand.add(wanted);
    world.hands[seat] = hand;
    let cards = pile.iter().enumerate().map(|(at, card)| if at == place { given } else { card });
    world.piles[seat] = Pile::new(cards).knowing(pile.known());
    Some(world)
}
