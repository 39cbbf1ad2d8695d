//! Alpha-beta search to the end of the game, with a table of positions.

use crate::bound::{Bounds, Open};
use crate::ending::{Ending, NO_CARD, NO_CARD as BOTTOM, Now, Step, Then, packed};
use crate::table::{NO_MOVE, Table, UNBOUNDED};

/// The most steps there can be in a position: six cards, each with a symbol.
const STEPS: usize = 12;

/// The search of one position.
pub(crate) struct Search<'a> {
    ending: Ending,
    bounds: Bounds,
    table: &'a mut Table,
    /// How often taking a card refuted what came before, by who took it.
    history: [[u32; 64]; 2],
    pub nodes: u64,
    /// After so many nodes the search is given up.
    limit: u64,
}

/// Steps that are still to be tried, each with how promising it looks.
struct Steps {
    steps: [(i32, Step); STEPS],
    len: usize,
}

/// Multiplies and folds: every bit of both numbers matters for every bit of the result.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl<'a> Search<'a> {
    pub fn new(ending: Ending, table: &'a mut Table, limit: u64) -> Search<'a> {
        let bounds = Bounds::new(&ending.rules);
        Search { ending, bounds, table, history: [[0; 64]; 2], nodes: 0, limit }
    }

    /// Whether the search was given up: what it returned then means nothing.
    pub fn gave_up(&self) -> bool {
        self.nodes > self.limit
    }

    /// What distinguishes a position from others as far as the rest of the game is concerned. Families that are settled
    /// are left out, and of the kettles' order only what explosions can still uncover is kept; so positions with different
    /// pasts meet.
    #[inline]
    fn key(&self, now: &Now, open: &Open) -> u64 {
        let rest = open.ones() + 1;
        let ones = now.ones.clamp(-rest, rest);
        let explosions = (now.lying & self.ending.rules.explosions).count_ones();
        let mut tops = 0_u64;
        for top in now.top {
            let mut card = top;
            if now.pile.0 == now.pile.1 {
                for _ in 0..explosions {
                    tops = tops << 6 ^ tops >> 58 ^ u64::from(card & 63) ^ 0x3c;
                    card = self.ending.below(card);
                    if card == BOTTOM {
                        break;
                    }
                }
                // Below what can be lost only how far the card moves a figure matters.
                tops = tops << 3 ^ tops >> 61 ^ if card == BOTTOM { 7 } else { u64::from(card & 3) };
            } else {
                while card != NO_CARD {
                    tops = fold(tops ^ u64::from(card), 0xa076_1d64_78bd_642f);
                    card = self.ending.below(card);
                }
            }
        }
        for card in self.ending.pile(now) {
            tops = fold(tops ^ u64::from(card), 0xe703_7ed1_a0b4_28db);
        }
        let figures = u64::from(now.cells)
            | u64::from(now.at[0]) << 32
            | u64::from(now.at[1]) << 37
            | u64::from(now.side) << 42
            | u64::from(now.second) << 43
            | u64::from(ones.cast_unsigned()) << 44;
        let kettles = fold(
            now.held[0] & open.live ^ 0x9e37_79b9_7f4a_7c15,
            now.held[1] & open.live ^ 0xd6e8_feb8_6659_fd93,
        );
        fold(kettles ^ figures, tops ^ now.refilled ^ 0xbf58_476d_1ce4_e5b9)
    }

    /// The value of a position for the player who decides in it: exact within the window, otherwise a bound.
    pub fn value(&mut self, now: &Now, mut alpha: i16, mut beta: i16) -> i16 {
        let sign: i16 = if now.side == 0 { 1 } else { -1 };
        if now.over {
            return sign * self.ending.margin(now);
        }
        self.nodes += 1;
        if self.gave_up() {
            return 0;
        }
        let open = Open::of(&self.ending, now);
        if now.pile.0 == now.pile.1 {
            let (low, high) = self.bounds.range(&self.ending.rules, now, &open);
            let (low, high) = if sign > 0 { (low, high) } else { (-high, -low) };
            if low >= beta {
                return low;
            }
            if high <= alpha {
                return high;
            }
        }
        // Only the future is kept, so that positions with different settled points can share it.
        let past = sign * now.families;
        let key = self.key(now, &open);
        let mut first = NO_MOVE;
        if let Some(known) = self.table.find(key) {
            let (lower, upper) = (known.lower.saturating_add(past), known.upper.saturating_add(past));
            if lower >= beta || lower == upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
            first = known.best;
        }
        let (best, step) = self.best_step(now, alpha, beta, first);
        if self.gave_up() {
            return 0;
        }
        let lower = if best > alpha { best - past } else { -UNBOUNDED };
        let upper = if best < beta { best - past } else { UNBOUNDED };
        self.table.store(key, lower, upper, step, now.cells.count_ones() as u8);
        best
    }

    /// Tries the steps of a position, the most promising first.
    fn best_step(&mut self, now: &Now, mut alpha: i16, beta: i16, first: u8) -> (i16, u8) {
        let (mut best, mut best_step) = (-UNBOUNDED, NO_MOVE);
        let mut steps = Steps::new();
        let mut cells = self.ending.choices(now);
        while cells != 0 {
            let cell = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            let promise = self.promise(now, cell);
            self.ending.steps(now, cell, |step| {
                let liked = if packed(step.cell, step.then) == first { 1 << 30 } else { 0 };
                steps.push(promise + liked + favour(now, &step), step);
            });
        }
        for tried in 0..steps.len {
            let step = steps.next(tried);
            let value = self.try_step(now, &step, alpha, beta, tried == 0);
            if value > best {
                best = value;
                best_step = packed(step.cell, step.then);
                alpha = alpha.max(best);
                if best >= beta {
                    let left = now.cells.count_ones();
                    let card = usize::from(self.ending.card(step.cell) & 63);
                    let history = &mut self.history[usize::from(now.side & 1)][card];
                    *history = (*history + left * left).min(1 << 24);
                    break;
                }
            }
        }
        (best, best_step)
    }

    /// The value of a step: the first is searched with the whole window, the others only so far as to see whether they are
    /// better.
    #[inline]
    fn try_step(&mut self, now: &Now, step: &Step, alpha: i16, beta: i16, whole: bool) -> i16 {
        let undo = self.ending.enter(now, step);
        let mut value = 0;
        if !whole && beta - alpha > 1 {
            value = self.after(now, step, alpha, alpha + 1);
        }
        if whole || beta - alpha <= 1 || value > alpha && value < beta {
            value = self.after(now, step, alpha, beta);
        }
        self.ending.leave(step, &undo);
        value
    }

    #[inline]
    fn after(&mut self, now: &Now, step: &Step, alpha: i16, beta: i16) -> i16 {
        if step.after.side == now.side {
            self.value(&step.after, alpha, beta)
        } else {
            -self.value(&step.after, -beta, -alpha)
        }
    }

    /// How good a card looks: what it brings, what the other one would have got by it, and what it was worth before.
    #[inline]
    fn promise(&self, now: &Now, cell: u8) -> i32 {
        let me = usize::from(now.side & 1);
        let card = self.ending.card(cell);
        let gain = self.ending.rules.gain(me, now.held[me], card);
        let denied = self.ending.rules.gain(me ^ 1, now.held[me ^ 1], card);
        let history = self.history[me][usize::from(card & 63)];
        (i32::from(gain) + i32::from(denied)) * 64 + (32 - history.leading_zeros()).cast_signed() * 32
    }
}

/// What speaks for a step besides the card: another turn, and few choices for the other one.
#[inline]
fn favour(now: &Now, step: &Step) -> i32 {
    let again = if step.after.side == now.side && !step.after.over { 600 } else { 0 };
    let used = if step.then == Then::Use { 200 } else { 0 };
    again + used
}

impl Steps {
    fn new() -> Steps {
        Steps { steps: [(0, Step::NONE); STEPS], len: 0 }
    }

    #[inline]
    fn push(&mut self, promise: i32, step: Step) {
        if let Some(place) = self.steps.get_mut(self.len) {
            *place = (promise, step);
            self.len += 1;
        }
    }

    /// The most promising step of those not tried yet.
    #[inline]
    fn next(&mut self, tried: usize) -> Step {
        let rest = &mut self.steps[tried..self.len];
        let mut best = 0;
        for place in 1..rest.len() {
            if rest[place].0 > rest[best].0 {
                best = place;
            }
        }
        rest.swap(0, best);
        rest[0].1
    }
}
