//! What the learned evaluation is told of a position, from the point of view of one seat: numbers below [`COUNT`].
//!
//! It looks at a [`Scene`], which is made of a position of the rules as well as of one of the search, so that both are told
//! the same. What a family is told by changes with few decisions; a search keeps the sums of those.

mod scene;
mod terms;

use std::sync::LazyLock;

use hearth_core::Game;
use kupferkessel_rules::{CardSet, Family, Kupferkessel, MOST_ONES, Position};

use self::scene::NOTHING;
pub(crate) use self::scene::{Scene, phase};
pub(crate) use self::terms::Terms;

/// The most who can play.
pub(crate) const SEATS: usize = *Kupferkessel::PLAYERS.end();
/// How many phases of a game are told apart.
const PHASES: usize = 5;
/// The value of nobody's lead is told apart beyond this.
const FARTHEST_LEAD: i32 = 12;

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
const LEADS: usize = (2 * FARTHEST_LEAD as usize + 1) * PHASES;
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

/// How many features there are.
pub(crate) const COUNT: usize = SYMBOLS_AT + SYMBOLS;

/// Cards of value 1, one bit each.
const ALL_ONES: u64 = CardSet::ONES.bits();

/// The lines of all positions of the ring.
static LINES: LazyLock<[u32; 20]> = LazyLock::new(|| {
    let mut lines = [0; 20];
    for position in Position::all() {
        lines[position.index()] = position.line().bits();
    }
    lines
});

/// Which values a family counts that one has so many bits of, spread out: each bit on the place of two.
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

/// The feature of a family: whose each of its four cards is, of those that a seat has, that others have, and that are still
/// to be had.
#[inline]
pub(crate) fn family(terms: &Terms, me: usize, index: usize, whose: [u64; 3], phase: usize) -> usize {
    let nibble = |cards: u64| SPREAD[(cards >> (4 * index)) as usize & 15];
    // Those that are out of the game count 0.
    let cards = nibble(whose[0]) + nibble(whose[1]) * 2 + nibble(whose[2]) * 3;
    (phase * 3 + usize::from(terms.relations[me][index])) * 256 + cards
}

/// All features of a scene for a seat.
pub(crate) fn all(terms: &Terms, scene: &Scene, me: usize, each: &mut impl FnMut(usize)) {
    let (phase, others) = (scene.phase(), scene.others(me));
    for index in 0..Family::COUNT {
        each(family(terms, me, index, [scene.held[me], others, scene.open], phase));
    }
    besides_families(terms, scene, me, each);
}

/// The features of a scene for a seat, but for those of the families.
pub(crate) fn besides_families(terms: &Terms, scene: &Scene, me: usize, each: &mut impl FnMut(usize)) {
    let (mut seen, mut stopped) = ([0_u64; OFFERS / 64], [false; 2]);
    for seat in 0..terms.players {
        let who = usize::from(seat != me);
        let moves = seat == scene.mover;
        let at = usize::from(scene.next[seat]);
        let slot = 2 * who + usize::from(!moves);
        let line = LINES[at % 20] & scene.cells;
        offers(terms, scene, seat, slot, line, &mut seen, each);
        if moves {
            each(CORNERS_AT + 5 * who + at % 5);
        } else if line == 0 {
            // Two others who find nothing are told once.
            if !std::mem::replace(&mut stopped[who], true) {
                each(STOPS_AT + who);
            }
        }
        if scene.pile == 0 && (terms.players == 2 || who == 0) {
            each(LENGTHS_AT + 7 * slot + line.count_ones() as usize);
        }
        if terms.players == 2 || who == 0 {
            each(TOPS_AT + 48 * who + top(terms, scene, seat));
        }
    }
    if terms.players == 2 {
        let distance = (usize::from(scene.at[1 - me]) + 20 - usize::from(scene.at[me])) % 20;
        each(DISTANCES_AT + distance);
    }
    each(TURNS_AT + 2 * usize::from(scene.mover == me) + usize::from(scene.second));
    each(CLOCK_AT + if scene.pile > 0 { scene.pile.min(24) } else { 25 + scene.cells.count_ones() as usize });
    counts(terms, scene, me, each);
}

/// The cards of a line, by what they mean to the seat that can take them. Up to three like cards are told apart.
#[inline]
fn offers(
    terms: &Terms,
    scene: &Scene,
    seat: usize,
    slot: usize,
    line: u32,
    seen: &mut [u64; OFFERS / 64],
    each: &mut impl FnMut(usize),
) {
    let others = scene.others(seat);
    let mut rest = line;
    while rest != 0 {
        let card = scene.cards[rest.trailing_zeros() as usize];
        rest &= rest - 1;
        if card >= NOTHING {
            continue;
        }
        let index = usize::from(card >> 2);
        let count = |held: u64| ((held >> (4 * index)) & 15).count_ones() as usize;
        let class = ((usize::from(terms.relations[seat][index]) * 4 + usize::from(card & 3)) * 4
            + count(scene.held[seat]).min(3))
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

/// What a seat would lose if its top card exploded.
fn top(terms: &Terms, scene: &Scene, seat: usize) -> usize {
    let card = scene.top[seat];
    let index = usize::from(card >> 2);
    let count = ((scene.held[seat] >> (4 * index)) & 15).count_ones() as usize;
    (usize::from(terms.relations[seat][index]) * 4 + usize::from(card & 3)) * 4 + count.saturating_sub(1)
}

/// Ones, the lead as it stands, and the symbols that are still to be had.
fn counts(terms: &Terms, scene: &Scene, me: usize, each: &mut impl FnMut(usize)) {
    let ones = |seat: usize| (scene.held[seat] & ALL_ONES).count_ones().cast_signed();
    let others = || (0..terms.players).filter(|seat| *seat != me);
    let ahead = ones(me) - others().map(ones).max().unwrap_or(0);
    let rest = match (scene.open & ALL_ONES).count_ones() as usize {
        few @ 0..3 => few,
        3 | 4 => 3,
        _ => 4,
    };
    each(ONES_AT + rest * 9 + (ahead.clamp(-4, 4) + 4).unsigned_abs() as usize);
    let now = |seat: usize| terms.families_now(seat, scene.held[seat]);
    let bonus = if terms.ones_count { i32::from(MOST_ONES) * ahead.signum() } else { 0 };
    let lead = now(me) - others().map(now).max().unwrap_or(0) + bonus;
    let step = (lead / 3).clamp(-FARTHEST_LEAD, FARTHEST_LEAD) + FARTHEST_LEAD;
    each(LEADS_AT + scene.phase() * (2 * FARTHEST_LEAD as usize + 1) + step.unsigned_abs() as usize);
    let left = |symbol: u64| ((scene.open & symbol).count_ones() as usize).min(5);
    each(SYMBOLS_AT + left(terms.hats));
    each(SYMBOLS_AT + 6 + left(terms.explosions));
}
