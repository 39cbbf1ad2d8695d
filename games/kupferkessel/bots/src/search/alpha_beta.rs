//! Alpha-beta with iterative deepening, principal variation search, late move reductions, history and killer
//! moves.

use arrayvec::ArrayVec;
use kupferkessel_rules::{Cell, Decision, State};
use kupferkessel_solver::{CardUse, Ending, EndingState, Step, fold_multiply, move_best_to_front, packed};

use super::evaluator::{Accumulators, Evaluator};
use super::limit::SearchLimit;
use super::roots::{Root, RootStart, Roots, decision_of_use};
use super::table::{Bound, NO_MOVE, TranspositionTable};

/// One logit of the evaluation, in units of a score.
pub(super) const SCORE_PER_LOGIT: i32 = 1000;
/// Maximum absolute score of an evaluation without a proof.
pub(super) const MAX_EVALUATION: i32 = 15_000;
/// Score of a win by zero points; each point adds one.
pub(super) const WIN_SCORE: i32 = 20_000;
/// Greater than any score.
pub(super) const INFINITE_SCORE: i32 = 32_000;
/// Maximum depth in plies.
const MAX_DEPTH: u8 = 60;
/// Maximum number of steps in a position.
const MAX_STEPS: usize = 12;

/// Late move reductions start at this rank and at this depth.
const REDUCTION_MIN_RANK: usize = 2;
const REDUCTION_MIN_DEPTH: u8 = 3;

/// The result of a search.
pub(super) struct SearchResult {
    /// Each decision with its score, best first.
    pub ranked: Vec<(Decision, i32)>,
    pub line: Vec<Decision>,
    pub nodes: u64,
}

/// One search from a root.
pub(super) struct AlphaBeta<'a> {
    evaluator: Evaluator,
    table: &'a mut TranspositionTable,
    limit: SearchLimit,
    /// Window below the best score, in which root decisions get exact scores.
    exact_window: i32,
    nodes: u64,
    stopped: bool,
    /// True if any score of this iteration is an evaluation, not a proof.
    evaluated: bool,
    salt: u64,
    history: [[u32; 64]; 2],
    killers: [[u8; 2]; MAX_DEPTH as usize + 1],
}

/// A position with its accumulators and depth.
#[derive(Clone, Copy)]
struct Node<'n> {
    now: &'n EndingState,
    sums: &'n Accumulators,
    depth: u8,
    ply: u8,
}

struct Candidate {
    step: Step,
    order_score: i32,
}

/// Hashes everything that stays constant during a search.
fn salt(world: &State) -> u64 {
    let mut salt = 0x9e37_79b9_7f4a_7c15;
    for cell in Cell::all() {
        let card = world.square().card(cell).map_or(0, |card| card.index() as u64 + 1);
        salt = fold_multiply(salt ^ card, 0xa076_1d64_78bd_642f ^ cell.index() as u64);
    }
    let (known, pile) = (world.stacks().pile_known(), world.stacks().pile_len());
    for card in world.stacks().pile().skip(pile - known.min(pile)) {
        salt = fold_multiply(salt ^ card.index() as u64, 0xe703_7ed1_a0b4_28db);
    }
    salt
}

impl<'a> AlphaBeta<'a> {
    pub fn new(
        world: &State,
        hidden: u64,
        table: &'a mut TranspositionTable,
        limit: SearchLimit,
        exact_window: i32,
    ) -> AlphaBeta<'a> {
        table.start_generation();
        AlphaBeta {
            evaluator: Evaluator::new(world, hidden),
            table,
            limit,
            exact_window,
            nodes: 0,
            stopped: false,
            evaluated: false,
            salt: salt(world) ^ hidden,
            history: [[0; 64]; 2],
            killers: [[NO_MOVE; 2]; MAX_DEPTH as usize + 1],
        }
    }

    /// Deepens iteratively until the limit is reached or everything is proved.
    pub fn deepen(&mut self, mut roots: Roots) -> SearchResult {
        for depth in 1..MAX_DEPTH {
            self.evaluated = false;
            let done = self.iterate(&mut roots, depth);
            // The sort is stable: equal scores and unfinished decisions keep their order.
            roots.all[..done].sort_by_key(|root| -root.score);
            if self.stopped || !self.evaluated {
                break;
            }
        }
        let line = self.line(&mut roots);
        let mut ranked: Vec<(Decision, i32)> = Vec::new();
        for root in &roots.all {
            // A card with a symbol is listed twice; the better continuation counts.
            if ranked.iter().all(|(decision, _)| *decision != root.decision) {
                ranked.push((root.decision, root.score));
            }
        }
        SearchResult { ranked, line, nodes: self.nodes }
    }

    /// Searches all root moves once and returns the number of valid scores.
    fn iterate(&mut self, roots: &mut Roots, depth: u8) -> usize {
        let mut best = -INFINITE_SCORE;
        let Roots { shared, all, .. } = roots;
        for (index, root) in all.iter_mut().enumerate() {
            let alpha = (best - self.exact_window).max(-INFINITE_SCORE);
            let score = self.root(shared, root, depth, alpha);
            // The first iteration always finishes, so there is an answer.
            if self.stopped && depth > 1 {
                return index;
            }
            root.score = score;
            best = best.max(score);
        }
        all.len()
    }

    /// Returns the score of a root move; at most `alpha` means an upper bound.
    fn root(
        &mut self,
        shared: &mut Option<(Ending, EndingState)>,
        root: &mut Root,
        depth: u8,
        alpha: i32,
    ) -> i32 {
        match (&mut root.start, shared) {
            (RootStart::Over(margin), _) => proved(*margin),
            (RootStart::Step(step), Some((ending, now))) => {
                let sums = self.evaluator.sums(now);
                let node = Node { now, sums: &sums, depth, ply: 0 };
                self.try_step(
                    ending,
                    node,
                    step,
                    (alpha, INFINITE_SCORE),
                    usize::from(alpha > -INFINITE_SCORE),
                )
            }
            (RootStart::Position(position, again), _) => {
                let (ending, now) = &mut **position;
                let sums = self.evaluator.sums(now);
                let node = Node { now, sums: &sums, depth: depth - 1, ply: 1 };
                if *again {
                    self.search(ending, node, alpha, INFINITE_SCORE)
                } else {
                    -self.search(ending, node, -INFINITE_SCORE, -alpha)
                }
            }
            (RootStart::Step(_), None) => 0,
        }
    }

    /// Returns the score of a step for its mover.
    ///
    /// The first step gets the full window, the others a null window first (PVS).
    #[inline]
    fn try_step(
        &mut self,
        ending: &mut Ending,
        node: Node<'_>,
        step: &Step,
        (alpha, beta): (i32, i32),
        rank: usize,
    ) -> i32 {
        let (now, after) = (node.now, &step.after);
        if after.over {
            self.nodes += 1;
            let margin = i32::from(ending.margin(after));
            return proved(if now.side == 0 { margin } else { -margin });
        }
        let sums = self.evaluator.changed(now, after, node.sums);
        let next = Node { now: after, sums: &sums, depth: node.depth - 1, ply: node.ply + 1 };
        let undo = ending.enter(now, step);
        // Late move reduction: a shallower search first, repeated if it surprises.
        let late = rank >= REDUCTION_MIN_RANK && node.depth >= REDUCTION_MIN_DEPTH;
        let mut score = alpha + 1;
        if late {
            score = self.after(ending, now, Node { depth: node.depth - 2, ..next }, alpha, alpha + 1);
        }
        let narrow = rank > 0 && beta - alpha > 1;
        if narrow && score > alpha {
            score = self.after(ending, now, next, alpha, alpha + 1);
        }
        if score > alpha && (!narrow || score < beta) {
            score = self.after(ending, now, next, alpha, beta);
        }
        ending.leave(step, &undo);
        score
    }

    /// Returns the score after a step, for its mover.
    #[inline]
    fn after(
        &mut self,
        ending: &mut Ending,
        before: &EndingState,
        node: Node<'_>,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        if node.now.side == before.side {
            self.search(ending, node, alpha, beta)
        } else {
            -self.search(ending, node, -beta, -alpha)
        }
    }

    /// Returns the score for the player to move: exact within the window, otherwise a bound (fail-soft).
    fn search(&mut self, ending: &mut Ending, node: Node<'_>, mut alpha: i32, beta: i32) -> i32 {
        let Node { now, sums, depth, ply } = node;
        self.nodes += 1;
        self.stopped |= self.limit.is_reached(self.nodes);
        if depth == 0 || ply >= MAX_DEPTH || self.stopped {
            self.evaluated = true;
            return self.evaluator.score(ending, now, sums);
        }
        let key = self.key(ending, now);
        let mut first = NO_MOVE;
        if let Some(known) = self.table.find(key) {
            first = known.best;
            let score = i32::from(known.score);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if known.depth >= depth && enough {
                self.evaluated |= score.abs() < WIN_SCORE;
                return score;
            }
        }
        let mut candidates = self.candidates(ending, now, first, ply);
        let (mut best, mut best_move, lowest) = (-INFINITE_SCORE, NO_MOVE, alpha);
        for tried in 0..candidates.len() {
            move_best_to_front(&mut candidates[tried..], |candidate| candidate.order_score);
            let step = &candidates[tried].step;
            let score = self.try_step(ending, node, step, (alpha, beta), tried);
            if score > best {
                best = score;
                best_move = packed(step.cell, step.then);
                alpha = alpha.max(score);
                if score >= beta {
                    self.record_cutoff(node, step, best_move);
                    break;
                }
            }
        }
        if !self.stopped {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > lowest {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.table.store(key, best, depth, bound, best_move);
        }
        best
    }

    /// Hashes a position.
    ///
    /// Only the two top cards of each kettle are included: deeper ones matter only after two explosions in a
    /// row.
    #[inline]
    fn key(&self, ending: &Ending, now: &EndingState) -> u64 {
        let tops = now.top.map(|top| u64::from(top) << 8 | u64::from(ending.below(top)));
        let figures = u64::from(now.at[0])
            | u64::from(now.at[1]) << 5
            | u64::from(now.side) << 10
            | u64::from(now.second) << 11
            | tops[0] << 16
            | tops[1] << 32
            | u64::from(now.pile.1) << 48;
        let square = u64::from(now.cells) | u64::from(now.unknown) << 32;
        let kettles = fold_multiply(now.held[0] ^ 0x9e37_79b9_7f4a_7c15, now.held[1] ^ 0xd6e8_feb8_6659_fd93);
        let table = fold_multiply(square ^ 0xbf58_476d_1ce4_e5b9, figures ^ 0x8ebc_6af0_9c88_c6e3);
        fold_multiply(kettles ^ self.salt, table ^ now.refilled ^ u64::from(now.pile.0) << 56)
    }

    /// Lists all steps with their move ordering scores.
    #[inline]
    fn candidates(
        &self,
        ending: &Ending,
        now: &EndingState,
        first: u8,
        ply: u8,
    ) -> ArrayVec<Candidate, MAX_STEPS> {
        let mut candidates = ArrayVec::new();
        let me = usize::from(now.side & 1);
        let killers = self.killers[usize::from(ply)];
        ending.all_steps(now, ending.choices(now), |step| {
            let this = packed(step.cell, step.then);
            let order_score = if this == first {
                i32::MAX
            } else {
                let gain = i32::from(ending.gain(now, me, step.card));
                let denied = i32::from(ending.gain(now, me ^ 1, step.card));
                let history = self.history[me][usize::from(step.card & 63)];
                let history_score = (u32::BITS - history.leading_zeros()).cast_signed();
                let then = match step.then {
                    CardUse::Use => 60,
                    CardUse::Skip => -40,
                    _ => 0,
                };
                let killer = if killers.contains(&this) { 60 } else { 0 };
                16 * gain + 12 * denied + 10 * history_score + then + killer
            };
            candidates.push(Candidate { step, order_score });
        });
        candidates
    }

    /// Updates history and killer moves after a beta cutoff.
    fn record_cutoff(&mut self, node: Node<'_>, step: &Step, packed: u8) {
        let history = &mut self.history[usize::from(node.now.side & 1)][usize::from(step.card & 63)];
        *history = history.saturating_add(u32::from(node.depth) * u32::from(node.depth));
        let killers = &mut self.killers[usize::from(node.ply)];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
    }

    /// Returns the principal variation.
    fn line(&self, roots: &mut Roots) -> Vec<Decision> {
        let Some(root) = roots.all.first() else { return Vec::new() };
        let mut line = vec![root.decision];
        if let (RootStart::Step(step), Some((ending, now))) = (&root.start, &mut roots.shared) {
            line.extend(decision_of_use(step.then));
            ending.enter(now, step);
            self.follow(ending, step.after, &mut line);
        }
        line
    }

    /// Follows the best moves of the transposition table.
    fn follow(&self, ending: &mut Ending, mut now: EndingState, line: &mut Vec<Decision>) {
        const MAX_LINE_LENGTH: usize = 12;
        while !now.over && line.len() < MAX_LINE_LENGTH {
            let Some(best) = self.table.find(self.key(ending, &now)).map(|known| known.best) else { return };
            let mut found = None;
            ending.all_steps(&now, ending.choices(&now), |step| {
                if packed(step.cell, step.then) == best {
                    found = Some(step);
                }
            });
            let Some(step) = found else { return };
            line.extend(Cell::all().nth(usize::from(step.cell)).map(Decision::Take));
            line.extend(decision_of_use(step.then));
            ending.enter(&now, &step);
            now = step.after;
        }
    }
}

/// Returns the score of a finished game.
fn proved(margin: i32) -> i32 {
    margin.signum() * WIN_SCORE + margin
}
