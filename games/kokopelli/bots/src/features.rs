//! The binary input features of the learned evaluation, from one seat's point of view.
//!
//! Each feature is an index; the net sums the weights of all active ones. The other seats' cards appear when
//! those seats are evaluated.

mod block;
mod stacks;

use hearth_core::Seat;
use kokopelli_rules::{Card, Question, State};

use self::block::FeatureBlock;
use self::stacks::ReachableStacks;

const KINDS: usize = 17;
const CEREMONIES: usize = 16;
const PHASES: usize = 7;
const MAX_COUNTED_COPIES: usize = 4;
const LEADS: usize = 41;
const PILES: usize = 43;
const PILES_AHEAD: usize = 25;

const HAND: FeatureBlock = FeatureBlock::first(KINDS * MAX_COUNTED_COPIES);
const OWN: FeatureBlock = HAND.then(CEREMONIES * stacks::SHAPES);
const FOREIGN: FeatureBlock = OWN.then(CEREMONIES * stacks::SHAPES);
const BELOW_PILE: FeatureBlock = FOREIGN.then(CEREMONIES);
const ABILITIES: FeatureBlock = BELOW_PILE.then(CEREMONIES * PHASES);
const NEIGHBOURS: FeatureBlock = ABILITIES.then(CEREMONIES);
const TOKENS: FeatureBlock = NEIGHBOURS.then(CEREMONIES * stacks::TOKENS);
const PILE: FeatureBlock = TOKENS.then(PILES);
const PILE_AHEAD: FeatureBlock = PILE.then(PILES_AHEAD * PHASES);
const LEAD: FeatureBlock = PILE_AHEAD.then(LEADS * PHASES);
const END_TILES: FeatureBlock = LEAD.then(13);
const TURN: FeatureBlock = END_TILES.then(6 * 6 + 4);
const LAST_TURN: FeatureBlock = TURN.then(3);
const READY: FeatureBlock = LAST_TURN.then(13 * 2);
const THREATS: FeatureBlock = READY.then(6 * 4);
const VILLAGE: FeatureBlock = THREATS.then(7 * PHASES);
const FITTING: FeatureBlock = VILLAGE.then(7 * 8);
const ROOM: FeatureBlock = FITTING.then(7 * 6);

/// Number of features.
pub(crate) const COUNT: usize = ROOM.end();

/// Calls `each` with every active feature of a position, from a seat's point of view.
pub(crate) fn features(state: &State, seat: Seat, each: &mut impl FnMut(usize)) {
    let phase = phase(state);
    let hand = state.hand_of(seat);
    for card in hand.kinds() {
        let count = usize::from(hand.count(card)).min(MAX_COUNTED_COPIES);
        each(HAND.at(card.index() * MAX_COUNTED_COPIES + count - 1));
    }
    let stacks = ReachableStacks::of(state, seat);
    stacks.features(OWN, FOREIGN, BELOW_PILE, each);
    let abilities = state.villages().abilities(seat);
    for ability in abilities {
        each(ABILITIES.at(ability.index() * PHASES + phase));
    }
    let (left, right) = (seat.left(state.players()), seat.right(state.players()));
    for ability in state.villages().abilities(left).or(state.villages().abilities(right)) {
        each(NEIGHBOURS.at(ability.index()));
    }
    for ceremony in state.ceremonies() {
        each(TOKENS.at(ceremony.index() * stacks::TOKENS + stacks::token(state, ceremony)));
    }
    standing(state, seat, phase, each);
    turn(state, seat, each);

    let jokers = usize::from(hand.count(Card::KOKOPELLI));
    let acts = state.turn().seat == seat && state.turn().actions() > 0;
    each(READY.at(usize::from(acts) * 13 + stacks.ready_points().min(12)));
    each(THREATS.at(stacks.one_short().min(5) * 4 + jokers.min(3)));
    let lying = state.village_of(seat).and(state.villages().occupied()).len();
    each(VILLAGE.at(lying.min(6) * PHASES + phase));
    each(FITTING.at(stacks.fitting_cards().min(6) * 8 + hand.len().min(7)));
    let boards = if state.players() == 2 { 5 } else { 4 };
    let room = (boards + usize::from(abilities.has(kokopelli_rules::Ceremony::Sun))).saturating_sub(lying);
    each(ROOM.at(stacks.new_kinds().min(6) * 6 + room.min(5)));
}

/// Returns the phase of the game; zero in the last round.
fn phase(state: &State) -> usize {
    if state.end().is_some() {
        return 0;
    }
    match Seat::all(state.players()).map(|seat| state.pile_of(seat).len()).min().unwrap_or(0) {
        0..=2 => 1,
        3..=6 => 2,
        7..=11 => 3,
        12..=17 => 4,
        18..=24 => 5,
        _ => 6,
    }
}

/// Emits the features of points, piles and tiles.
fn standing(state: &State, seat: Seat, phase: usize, each: &mut impl FnMut(usize)) {
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let best = others.clone().map(|other| state.points_of(other)).max().unwrap_or(0);
    let shortest = others.map(|other| state.pile_of(other).len()).min().unwrap_or(0);
    let pile = state.pile_of(seat).len();
    let middle = LEADS / 2;
    each(LEAD.at(shifted(state.points_of(seat).into(), best.into(), middle) * PHASES + phase));
    each(PILE.at(pile.min(PILES - 1)));
    each(PILE_AHEAD.at(shifted(shortest, pile, PILES_AHEAD / 2) * PHASES + phase));
    each(END_TILES.at(usize::from(state.tiles().end_tiles()).min(12)));
}

/// Returns the difference of two numbers, clamped to `0..=2 * middle` with `middle` as zero.
fn shifted(greater: usize, smaller: usize, middle: usize) -> usize {
    (greater + middle).saturating_sub(smaller).min(2 * middle)
}

/// Emits the features of the turn and of the last round.
fn turn(state: &State, seat: Seat, each: &mut impl FnMut(usize)) {
    let players = state.players();
    let turn = state.turn();
    let until = (seat.index() + players - turn.seat.index()) % players;
    if until == 0 {
        let question = match state.question() {
            Question::Action => 0,
            Question::MoreCards { same: true, .. } => 1,
            Question::MoreCards { .. } => 2,
            Question::DrawnCards(_) => 3,
            Question::Exchange { .. } => 4,
            Question::HandLimit | Question::Over => 5,
        };
        each(TURN.at(question * 6 + usize::from(turn.actions()).min(5)));
    } else {
        each(TURN.at(36 + until));
    }
    if state.end().is_some() {
        let place = if until == 0 {
            0
        } else if seat > turn.seat {
            1
        } else {
            2
        };
        each(LAST_TURN.at(place));
    }
}
