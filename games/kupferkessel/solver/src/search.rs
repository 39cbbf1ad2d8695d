//! Alpha-beta search to the end of the game, with a transposition table and static bounds.

use std::time::Instant;

use arrayvec::ArrayVec;

use crate::bound::{FRACTIONS_PER_POINT, FamilyBounds, FamilyChanges, MarginBounds, OpenCards};
use crate::ending::{Ending, EndingState, NO_CARD, Step, packed};
use crate::table::{NO_MOVE, TranspositionTable, UNBOUNDED};

/// Maximum number of steps in a position: six cards, each with a symbol.
const MAX_STEPS: usize = 12;

/// Weights of the move ordering. They were tuned by measuring; they change the speed but not the result.
mod weight {
    /// Weight of a fraction of an expected point.
    pub const ESTIMATE: i32 = 8;
    /// Weight of each doubling of the card's history score.
    pub const HISTORY: i32 = 96;
    /// Value of another turn.
    pub const ANOTHER_TURN: i32 = 1_200;
    /// Cost of each card that the opponent can choose.
    pub const OPPONENT_CHOICE: i32 = 80;
    /// Value of being on turn at the horizon, in fractions of a point.
    pub const TURN_AT_HORIZON: i16 = 32;
    /// A look-ahead of one step pays from the first number of cards on; each further step needs the second
    /// number more.
    pub const LOOK_AHEAD_CARDS: (u32, u32) = (13, 4);
    /// Maximum look-ahead of the move ordering, in steps.
    pub const MAX_LOOK_AHEAD: u32 = 3;
    /// Look-ahead of the first guess of the value, in steps.
    pub const GUESS_LOOK_AHEAD: u32 = 5;
}

/// The search of one position.
pub(crate) struct Search<'a> {
    ending: Ending,
    bounds: FamilyBounds,
    table: &'a mut TranspositionTable,
    /// History heuristic: how often taking a card caused a cutoff, by side.
    history: [[u32; 64]; 2],
    pub nodes: u64,
    /// Maximum number of nodes.
    limit: u64,
    /// Deadline of the search.
    until: Option<Instant>,
}

/// Number of nodes between two checks of the clock.
const CLOCK_CHECK_INTERVAL_NODES: u64 = 1024;

/// A step that is still to be searched.
struct Candidate {
    step: Step,
    /// Move ordering score.
    order_score: i32,
    /// Static bounds of the position after the step.
    bounds: StaticBounds,
}

/// The best step so far and the window that is left.
struct BestStep {
    alpha: i16,
    beta: i16,
    /// Value of the best step so far.
    best: i16,
    step: u8,
}

type Candidates = ArrayVec<Candidate, MAX_STEPS>;

/// Static knowledge about a position, without a search.
#[derive(Clone, Copy)]
struct StaticBounds {
    open: OpenCards,
    changed: FamilyChanges,
    margin_bounds: MarginBounds,
}

/// Multiplies to 128 bits and folds with XOR: every input bit affects every output bit.
#[inline]
pub fn fold_multiply(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl<'a> Search<'a> {
    pub fn new(
        ending: Ending,
        table: &'a mut TranspositionTable,
        limit: u64,
        until: Option<Instant>,
    ) -> Search<'a> {
        let bounds = FamilyBounds::new(&ending.rules);
        Search { ending, bounds, table, history: [[0; 64]; 2], nodes: 0, limit, until }
    }

    /// Returns true if the limit was reached; the value is meaningless then.
    pub fn limit_reached(&self) -> bool {
        self.nodes > self.limit
    }

    /// Returns the value for the player to move: exact within the window, otherwise a bound (fail-soft).
    pub fn value(&mut self, now: &EndingState, alpha: i16, beta: i16) -> i16 {
        let bounds = self.static_bounds(now, &FamilyChanges::default());
        self.search(now, &bounds, alpha, beta)
    }

    /// Guesses the value of a position with a shallow search.
    pub fn guess(&mut self, now: &EndingState) -> i16 {
        self.shallow_search(now, &FamilyChanges::default(), weight::GUESS_LOOK_AHEAD, -i16::MAX, i16::MAX)
            / FRACTIONS_PER_POINT
    }

    /// Computes the static bounds of a position, incrementally from those of an earlier one.
    #[inline]
    fn static_bounds(&self, now: &EndingState, earlier: &FamilyChanges) -> StaticBounds {
        let open = OpenCards::of(&self.ending, now);
        let changed = self.bounds.changed(now, &open, earlier);
        let margin_bounds = match self.ending.forced_margin(now) {
            Some(margin) => MarginBounds::settled(margin),
            None => FamilyBounds::margin_bounds(&self.ending.rules, now, &open, &changed),
        };
        StaticBounds { open, changed, margin_bounds }
    }

    /// Hashes everything that matters for the rest of the game.
    ///
    /// Settled families are left out, and of the order of the kettles only cards that explosions can still
    /// uncover. So positions with different histories share an entry.
    #[inline]
    fn key(&self, now: &EndingState, open: &OpenCards) -> u64 {
        let rest = open.ones() + 1;
        let ones = now.ones.clamp(-rest, rest);
        let explosions = (now.lying & self.ending.rules.explosions).count_ones();
        let [white, black] = now.top.map(|top| {
            if now.pile_is_empty() { self.uppermost(top, explosions) } else { self.whole_kettle(top) }
        });
        let mut tops = fold_multiply(white ^ 0xa076_1d64_78bd_642f, black ^ 0x8ebc_6af0_9c88_c6e3);
        for card in self.ending.pile(now) {
            tops = fold_multiply(tops ^ u64::from(card), 0xe703_7ed1_a0b4_28db);
        }
        let figures = u64::from(now.cells)
            | u64::from(now.at[0]) << 32
            | u64::from(now.at[1]) << 37
            | u64::from(now.side) << 42
            | u64::from(now.second) << 43
            | u64::from(ones.cast_unsigned()) << 44;
        let kettles = fold_multiply(
            now.held[0] & open.live ^ 0x9e37_79b9_7f4a_7c15,
            now.held[1] & open.live ^ 0xd6e8_feb8_6659_fd93,
        );
        fold_multiply(kettles ^ figures, tops ^ now.refilled ^ 0xbf58_476d_1ce4_e5b9)
    }

    /// Packs the cards of a kettle that explosions can still take, and the value of the card below them.
    ///
    /// They are at most seven cards, after a leading bit that marks their number, so the encoding is unique.
    #[inline]
    fn uppermost(&self, top: u8, explosions: u32) -> u64 {
        let mut order = 1_u64;
        let mut card = top;
        for _ in 0..explosions {
            order = order << 6 | u64::from(card & 63);
            card = self.ending.below(card);
            if card == NO_CARD {
                break;
            }
        }
        order << 3 | if card == NO_CARD { 7 } else { u64::from(card & 3) }
    }

    /// Hashes the order of a whole kettle: while there is a pile, lost cards come back.
    fn whole_kettle(&self, top: u8) -> u64 {
        let mut order = 0;
        let mut card = top;
        while card != NO_CARD {
            order = fold_multiply(order ^ u64::from(card), 0xa076_1d64_78bd_642f);
            card = self.ending.below(card);
        }
        order
    }

    fn search(&mut self, now: &EndingState, bounds: &StaticBounds, mut alpha: i16, mut beta: i16) -> i16 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_CHECK_INTERVAL_NODES)
            && self.until.is_some_and(|until| Instant::now() >= until)
        {
            self.limit = 0;
        }
        if self.limit_reached() {
            return 0;
        }
        let margin_bounds = bounds.margin_bounds.for_side(now.side);
        if margin_bounds.low >= beta || margin_bounds.low == margin_bounds.high {
            return margin_bounds.low;
        }
        if margin_bounds.high <= alpha {
            return margin_bounds.high;
        }
        // Only future points are stored, so that positions with different settled points share an entry.
        let past = if now.side == 0 { now.families } else { -now.families };
        let key = self.key(now, &bounds.open);
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
        let BestStep { best, step, .. } = self.best_step(now, bounds, BestStep::within(alpha, beta), first);
        if self.limit_reached() {
            return 0;
        }
        let lower = if best > alpha { best - past } else { -UNBOUNDED };
        let upper = if best < beta { best - past } else { UNBOUNDED };
        self.table.store(key, lower, upper, step, now.cells.count_ones() as u8);
        best
    }

    /// Searches the steps of a position: the table's best move first, then in order of their scores.
    fn best_step(
        &mut self,
        now: &EndingState,
        bounds: &StaticBounds,
        mut best_so_far: BestStep,
        first: u8,
    ) -> BestStep {
        let mut candidates = self.candidates(now, bounds, &mut best_so_far);
        let mut in_order = 0;
        if let Some(index) = candidates.iter().position(|candidate| candidate.packed() == first) {
            candidates.swap(0, index);
            in_order = 1;
        }
        for tried in 0..candidates.len() {
            if best_so_far.is_cutoff() {
                break;
            }
            let rest = &mut candidates[tried..];
            if tried == in_order && rest.len() > 1 {
                self.order_score(now, rest);
            }
            if tried >= in_order {
                move_best_to_front(rest, |candidate| candidate.order_score);
            }
            let candidate = &rest[0];
            let value = self.try_step(now, candidate, best_so_far.alpha, best_so_far.beta, tried == 0);
            best_so_far.enter(value, candidate.packed());
            if best_so_far.is_cutoff() {
                self.record_cutoff(now, candidate.step.cell);
            }
        }
        best_so_far
    }

    /// Returns the steps that need a search; static bounds settle the others.
    #[inline]
    fn candidates(
        &mut self,
        now: &EndingState,
        bounds: &StaticBounds,
        best_so_far: &mut BestStep,
    ) -> Candidates {
        let mut steps: ArrayVec<Step, MAX_STEPS> = ArrayVec::new();
        self.ending.all_steps(now, self.ending.choices(now), |step| steps.push(step));
        let mut candidates = Candidates::new();
        for step in steps {
            if step.after.over {
                best_so_far.enter(self.final_margin(&step.after, now.side), packed(step.cell, step.then));
            } else {
                let undo = self.ending.enter(now, &step);
                let bounds = self.static_bounds(&step.after, &bounds.changed);
                self.ending.leave(&step, &undo);
                let margin_bounds = bounds.margin_bounds.for_side(now.side);
                best_so_far.enter(margin_bounds.low, packed(step.cell, step.then));
                if margin_bounds.high > best_so_far.alpha {
                    candidates.push(Candidate { step, order_score: 0, bounds });
                } else {
                    best_so_far.best = best_so_far.best.max(margin_bounds.high);
                }
            }
            if best_so_far.is_cutoff() {
                break;
            }
        }
        candidates
    }

    /// Returns the value of a step. The first step gets the full window, the others a null window first
    /// (PVS).
    #[inline]
    fn try_step(
        &mut self,
        now: &EndingState,
        candidate: &Candidate,
        alpha: i16,
        beta: i16,
        whole: bool,
    ) -> i16 {
        let (step, bounds) = (&candidate.step, &candidate.bounds);
        let undo = self.ending.enter(now, step);
        let mut value = alpha + 1;
        if !whole && beta - alpha > 1 {
            value = self.after(now, step, bounds, alpha, alpha + 1);
        }
        if whole || beta - alpha <= 1 || value > alpha && value < beta {
            value = self.after(now, step, bounds, alpha, beta);
        }
        self.ending.leave(step, &undo);
        value
    }

    #[inline]
    fn after(&mut self, now: &EndingState, step: &Step, bounds: &StaticBounds, alpha: i16, beta: i16) -> i16 {
        if step.after.side == now.side {
            self.search(&step.after, bounds, alpha, beta)
        } else {
            -self.search(&step.after, bounds, -beta, -alpha)
        }
    }

    /// Returns the margin of a finished game for a side.
    #[inline]
    fn final_margin(&self, over: &EndingState, side: u8) -> i16 {
        let margin = self.ending.margin(over);
        if side == 0 { margin } else { -margin }
    }

    /// Scores the candidates for move ordering: with a shallow search if many cards are left, else with
    /// static bounds.
    fn order_score(&mut self, now: &EndingState, candidates: &mut [Candidate]) {
        let left = now.cells.count_ones();
        let (from, more) = weight::LOOK_AHEAD_CARDS;
        let ahead = left.checked_sub(from).map_or(0, |above| (above / more + 1).min(weight::MAX_LOOK_AHEAD));
        for candidate in candidates {
            let step = &candidate.step;
            let estimate = if ahead > 0 {
                let undo = self.ending.enter(now, step);
                let value = self.shallow_search(
                    &step.after,
                    &candidate.bounds.changed,
                    ahead - 1,
                    -i16::MAX,
                    i16::MAX,
                );
                self.ending.leave(step, &undo);
                if step.after.side == now.side { value } else { -value }
            } else {
                candidate.bounds.margin_bounds.for_side(now.side).likely
            };
            candidate.order_score = i32::from(estimate) * weight::ESTIMATE
                + self.tempo_score(now, step)
                + self.history_score(now, step.cell);
        }
    }

    /// Estimates the margin with a shallow alpha-beta search, in fractions of a point.
    fn shallow_search(
        &mut self,
        now: &EndingState,
        earlier: &FamilyChanges,
        steps: u32,
        mut alpha: i16,
        beta: i16,
    ) -> i16 {
        if now.over {
            return self.final_margin(now, now.side) * FRACTIONS_PER_POINT;
        }
        if steps == 0 {
            return self.static_bounds(now, earlier).margin_bounds.for_side(now.side).likely
                + weight::TURN_AT_HORIZON;
        }
        let mut next: ArrayVec<Step, MAX_STEPS> = ArrayVec::new();
        self.ending.all_steps(now, self.ending.choices(now), |step| next.push(step));
        let mut best = -i16::MAX;
        for step in &next {
            let undo = self.ending.enter(now, step);
            let value = if step.after.side == now.side {
                self.shallow_search(&step.after, earlier, steps - 1, alpha, beta)
            } else {
                -self.shallow_search(&step.after, earlier, steps - 1, -beta, -alpha)
            };
            self.ending.leave(step, &undo);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Scores the tempo of a step: another turn, or few choices for the opponent.
    #[inline]
    fn tempo_score(&self, now: &EndingState, step: &Step) -> i32 {
        if step.after.side == now.side {
            weight::ANOTHER_TURN
        } else {
            -weight::OPPONENT_CHOICE * self.ending.choices(&step.after).count_ones().cast_signed()
        }
    }

    /// Returns the history score of a cell's card.
    #[inline]
    fn history_score(&self, now: &EndingState, cell: u8) -> i32 {
        let card = usize::from(self.ending.card(cell) & 63);
        let history = self.history[usize::from(now.side & 1)][card];
        (u32::BITS - history.leading_zeros()).cast_signed() * weight::HISTORY
    }

    /// Updates the history after a cutoff: the more cards are left, the higher the weight.
    #[inline]
    fn record_cutoff(&mut self, now: &EndingState, cell: u8) {
        let left = now.cells.count_ones();
        let card = usize::from(self.ending.card(cell) & 63);
        let history = &mut self.history[usize::from(now.side & 1)][card];
        *history = history.saturating_add(left * left);
    }
}

impl Candidate {
    #[inline]
    fn packed(&self) -> u8 {
        packed(self.step.cell, self.step.then)
    }
}

impl BestStep {
    fn within(alpha: i16, beta: i16) -> BestStep {
        BestStep { alpha, beta, best: -UNBOUNDED, step: NO_MOVE }
    }

    /// Enters the value of a step; above the window it is a lower bound.
    #[inline]
    fn enter(&mut self, value: i16, step: u8) {
        if value > self.best {
            self.best = value;
            self.step = step;
            self.alpha = self.alpha.max(value);
        }
    }

    /// Returns true after a beta cutoff.
    #[inline]
    fn is_cutoff(&self) -> bool {
        self.best >= self.beta
    }
}

/// Moves the candidate with the highest score to the front, the first of equal ones.
///
/// A full sort would be wasted, since the first few candidates usually cause a cutoff.
#[inline]
pub fn move_best_to_front<C>(candidates: &mut [C], order_score: impl Fn(&C) -> i32) {
    let mut best = 0;
    for index in 1..candidates.len() {
        if order_score(&candidates[index]) > order_score(&candidates[best]) {
            best = index;
        }
    }
    candidates.swap(0, best);
}
