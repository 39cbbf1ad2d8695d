//! The binary input features of the learned evaluation, from one seat's point of view: indices below
//! [`COUNT`].
//!
//! Features are computed from a [`FeatureInput`], which both the rules and the search can build, so both give
//! the same features. Few decisions change the features of a family; the search updates their sums
//! incrementally.

mod constants;
mod input;

use std::sync::LazyLock;

use hearth_core::Game;
use kupferkessel_rules::{CardSet, Family, Kupferkessel, MOST_ONES, Position};

pub(crate) use self::constants::TableConstants;
use self::input::NO_KNOWN_CARD;
pub(crate) use self::input::{FeatureInput, phase};

/// Maximum number of players.
pub(crate) const MAX_PLAYERS: usize = *Kupferkessel::PLAYERS.end();
/// Number of phases of a game.
const PHASES: usize = 5;
/// Maximum lead, in steps of three points, that features distinguish.
const MAX_LEAD_STEPS: i32 = 12;

const FAMILIES: usize = 256 * 3 * PHASES;
const OFFERS: usize = 4 * 3 * 192;
const STOPS: usize = 2;
const CORNERS: usize = 10;
const LENGTHS: usize = 28;
const TOPS: usize = 96;
const DISTANCES: usize = 20;
const TURNS: usize = 4;
const CLOCK: usize = 25 + 33;
const ONES: usize = 9 * 5;
const LEADS: usize = (2 * MAX_LEAD_STEPS as usize + 1) * PHASES;
const SYMBOLS: usize = 2 * 6;

const OFFERS_AT: usize = FAMILIES;
const STOPS_AT: usize = OFFERS_AT + OFFERS;
const CORNERS_AT: usize = STOPS_AT + STOPS;
const LENGTHS_AT: usize = CORNERS_AT + CORNERS;
const TOPS_AT: usize = LENGTHS_AT + LENGTHS;
const DISTANCES_AT: usize = TOPS_AT + TOPS;
const TURNS_AT: usize = DISTANCES_AT + DISTANCES;
const CLOCK_AT: usize = TURNS_AT + TURNS;
const ONES_AT: usize = CLOCK_AT + CLOCK;
const LEADS_AT: usize = ONES_AT + ONES;
const SYMBOLS_AT: usize = LEADS_AT + LEADS;

/// Number of features.
pub(crate) const COUNT: usize = SYMBOLS_AT + SYMBOLS;

/// Cards of value 1, one bit each.
const ALL_ONES: u64 = CardSet::ONES.bits();

/// The cells of each line, by position of the ring.
static LINES: LazyLock<[u32; 20]> = LazyLock::new(|| {
    let mut lines = [0; 20];
    for position in Position::all() {
        lines[position.index()] = position.line().bits();
    }
    lines
});

/// Spreads four bits over eight: bit `n` moves to bit `2n`, as the low bit of a two-bit field.
static SPREAD: [usize; 16] = {
    let mut spread = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut value = 0;
        while value < 4 {
            if bits & 1 << value != 0 {
                spread[bits] |= 1 << (2 * value);
            }
            value += 1;
        }
        bits += 1;
    }
    spread
};

/// Returns the feature of a family: each of its four cards is mine, another's, still available or out of the
/// game.
#[inline]
pub(crate) fn family(
    constants: &TableConstants,
    me: usize,
    index: usize,
    whose: [u64; 3],
    phase: usize,
) -> usize {
    let nibble = |cards: u64| SPREAD[(cards >> (4 * index)) as usize & 15];
    // Cards that are out of the game count 0.
    let cards = nibble(whose[0]) + nibble(whose[1]) * 2 + nibble(whose[2]) * 3;
    (phase * 3 + usize::from(constants.relations[me][index])) * 256 + cards
}

/// Emits all features of a position for a seat.
pub(crate) fn all(constants: &TableConstants, input: &FeatureInput, me: usize, each: &mut impl FnMut(usize)) {
    let (phase, others) = (input.phase(), input.others(me));
    for index in 0..Family::COUNT {
        each(family(constants, me, index, [input.held[me], others, input.open], phase));
    }
    without_families(constants, input, me, each);
}

/// Emits all features of a position for a seat, except those of the families.
pub(crate) fn without_families(
    constants: &TableConstants,
    input: &FeatureInput,
    me: usize,
    each: &mut impl FnMut(usize),
) {
    let (mut seen, mut stopped) = ([0_u64; OFFERS / 64], [false; 2]);
    for seat in 0..constants.players {
        let who = usize::from(seat != me);
        let moves = seat == input.mover;
        let at = usize::from(input.next[seat]);
        let slot = 2 * who + usize::from(!moves);
        let line = LINES[at % 20] & input.cells;
        offers(constants, input, seat, slot, line, &mut seen, each);
        if moves {
            each(CORNERS_AT + 5 * who + at % 5);
        } else if line == 0 {
            // Two opponents without a card to take emit one feature only.
            if !std::mem::replace(&mut stopped[who], true) {
                each(STOPS_AT + who);
            }
        }
        if input.pile == 0 && (constants.players == 2 || who == 0) {
            each(LENGTHS_AT + 7 * slot + line.count_ones() as usize);
        }
        if constants.players == 2 || who == 0 {
            each(TOPS_AT + 48 * who + top(constants, input, seat));
        }
    }
    if constants.players == 2 {
        let distance = (usize::from(input.at[1 - me]) + 20 - usize::from(input.at[me])) % 20;
        each(DISTANCES_AT + distance);
    }
    each(TURNS_AT + 2 * usize::from(input.mover == me) + usize::from(input.second));
    each(CLOCK_AT + if input.pile > 0 { input.pile.min(24) } else { 25 + input.cells.count_ones() as usize });
    counts(constants, input, me, each);
}

/// Emits the cards of a line by their value for the seat that can take them. Up to three equal cards are
/// distinguished.
#[inline]
fn offers(
    constants: &TableConstants,
    input: &FeatureInput,
    seat: usize,
    slot: usize,
    line: u32,
    seen: &mut [u64; OFFERS / 64],
    each: &mut impl FnMut(usize),
) {
    let others = input.others(seat);
    let mut rest = line;
    while rest != 0 {
        let card = input.cards[rest.trailing_zeros() as usize];
        rest &= rest - 1;
        if card >= NO_KNOWN_CARD {
            continue;
        }
        let index = usize::from(card >> 2);
        let count = |held: u64| ((held >> (4 * index)) & 15).count_ones() as usize;
        let class = ((usize::from(constants.relations[seat][index]) * 4 + usize::from(card & 3)) * 4
            + count(input.held[seat]).min(3))
            * 4
            + count(others).min(3);
        for copy in 0..3 {
            let place = (slot * 192 + class) * 3 + copy;
            let (word, bit) = (place >> 6, place & 63);
            if seen[word] & 1 << bit == 0 {
                seen[word] |= 1 << bit;
                each(OFFERS_AT + place);
                break;
            }
        }
    }
}

/// Returns the class of a seat's top card, which an explosion would take.
fn top(constants: &TableConstants, input: &FeatureInput, seat: usize) -> usize {
    let card = input.top[seat];
    let index = usize::from(card >> 2);
    let count = ((input.held[seat] >> (4 * index)) & 15).count_ones() as usize;
    (usize::from(constants.relations[seat][index]) * 4 + usize::from(card & 3)) * 4 + count.saturating_sub(1)
}

/// Emits ones, the current lead, and the symbols that are still available.
fn counts(constants: &TableConstants, input: &FeatureInput, me: usize, each: &mut impl FnMut(usize)) {
    let ones = |seat: usize| (input.held[seat] & ALL_ONES).count_ones().cast_signed();
    let others = || (0..constants.players).filter(|seat| *seat != me);
    let ahead = ones(me) - others().map(ones).max().unwrap_or(0);
    let rest = match (input.open & ALL_ONES).count_ones() as usize {
        few @ 0..3 => few,
        3 | 4 => 3,
        _ => 4,
    };
    each(ONES_AT + rest * 9 + (ahead.clamp(-4, 4) + 4).unsigned_abs() as usize);
    let now = |seat: usize| constants.families_now(seat, input.held[seat]);
    let bonus = if constants.ones_count { i32::from(MOST_ONES) * ahead.signum() } else { 0 };
    let lead = now(me) - others().map(now).max().unwrap_or(0) + bonus;
    let step = (lead / 3).clamp(-MAX_LEAD_STEPS, MAX_LEAD_STEPS) + MAX_LEAD_STEPS;
    each(LEADS_AT + input.phase() * (2 * MAX_LEAD_STEPS as usize + 1) + step.unsigned_abs() as usize);
    let left = |symbol: u64| ((input.open & symbol).count_ones() as usize).min(5);
    each(SYMBOLS_AT + left(constants.hats));
    each(SYMBOLS_AT + 6 + left(constants.explosions));
}
