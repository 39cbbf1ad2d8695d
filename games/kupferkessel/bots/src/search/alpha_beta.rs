//! Alpha-beta search, one ply deeper each time, with a table of positions.

use arrayvec::ArrayVec;
use kupferkessel_rules::{Cell, Decision, State};
use kupferkessel_solver::{Ending, Now, Step, Then, fold, packed, put_most_promising_first};

use super::judge::{Judge, Sums};
use super::limit::Limit;
use super::roots::{Begins, Root, Roots, said};
use super::table::{Bound, NO_MOVE, TranspositionTable};

/// A one in the measure of the evaluation.
pub(super) const UNIT: i32 = 1000;
/// What is judged, not proved, stays within this.
pub(super) const MOST_JUDGED: i32 = 15_000;
/// A game that is won by no points; each point more is one more.
pub(super) const PROVED: i32 = 20_000;
/// More than any score.
pub(super) const INFINITE: i32 = 32_000;
/// No search goes deeper.
const DEEPEST: u8 = 60;
/// The most steps there can be in a position.
const STEPS: usize = 12;

/// From this rank on, and from this depth on, a step is looked at less deeply at first.
const LATE: usize = 2;
const DEEP: u8 = 3;

/// What a search found.
pub(super) struct Found {
    /// Each decision with its score, the best first.
    pub ranked: Vec<(Decision, i32)>,
    pub line: Vec<Decision>,
    pub nodes: u64,
}

/// One search.
pub(super) struct AlphaBeta<'a> {
    judge: Judge,
    table: &'a mut TranspositionTable,
    limit: Limit,
    /// Decisions that are worse than the best by no more than this get a score of their own.
    nearly: i32,
    nodes: u64,
    stopped: bool,
    /// Whether anything was judged, not proved.
    judged: bool,
    salt: u64,
    history: [[u32; 64]; 2],
    killers: [[u8; 2]; DEEPEST as usize + 1],
}

/// A position with all that is carried along.
#[derive(Clone, Copy)]
struct Node<'n> {
    now: &'n Now,
    sums: &'n Sums,
    depth: u8,
    ply: u8,
}

struct Candidate {
    step: Step,
    promise: i32,
}

/// What is the same in all positions of a search, as a number.
fn salt(world: &State) -> u64 {
    let mut salt = 0x9e37_79b9_7f4a_7c15;
    for cell in Cell::all() {
        let card = world.square().card(cell).map_or(0, |card| card.index() as u64 + 1);
        salt = fold(salt ^ card, 0xa076_1d64_78bd_642f ^ cell.index() as u64);
    }
    let (known, pile) = (world.stacks().pile_known(), world.stacks().pile_len());
    for card in world.stacks().pile().skip(pile - known.min(pile)) {
        salt = fold(salt ^ card.index() as u64, 0xe703_7ed1_a0b4_28db);
    }
    salt
}

impl<'a> AlphaBeta<'a> {
    pub fn new(
        world: &State,
        hidden: u64,
        table: &'a mut TranspositionTable,
        limit: Limit,
        nearly: i32,
    ) -> AlphaBeta<'a> {
        table.grow_older();
        AlphaBeta {
            judge: Judge::new(world, hidden),
            table,
            limit,
            nearly,
            nodes: 0,
            stopped: false,
            judged: false,
            salt: salt(world) ^ hidden,
            history: [[0; 64]; 2],
            killers: [[NO_MOVE; 2]; DEEPEST as usize + 1],
        }
    }

    /// Searches one ply deeper each time until the limit is reached or everything is proved.
    pub fn deepen(&mut self, mut roots: Roots) -> Found {
        for depth in 1..DEEPEST {
            self.judged = false;
            let done = self.iterate(&mut roots, depth);
            // The best first; what is equal stays where it was. What was not reached keeps its place behind.
            roots.all[..done].sort_by_key(|root| -root.score);
            if self.stopped || !self.judged {
                break;
            }
        }
        let line = self.line(&mut roots);
        let mut ranked: Vec<(Decision, i32)> = Vec::new();
        for root in &roots.all {
            // A card with a symbol stands there twice: the better way counts.
            if ranked.iter().all(|(decision, _)| *decision != root.decision) {
                ranked.push((root.decision, root.score));
            }
        }
        Found { ranked, line, nodes: self.nodes }
    }

    /// Goes once through all decisions, and says of how many the scores hold.
    fn iterate(&mut self, roots: &mut Roots, depth: u8) -> usize {
        let mut best = -INFINITE;
        let Roots { shared, all, .. } = roots;
        for (place, root) in all.iter_mut().enumerate() {
            let alpha = (best - self.nearly).max(-INFINITE);
            let score = self.root(shared, root, depth, alpha);
            // The first ply is always gone through: there must be an answer.
            if self.stopped && depth > 1 {
                return place;
            }
            root.score = score;
            best = best.max(score);
        }
        all.len()
    }

    /// The score of a decision; what is no better than `alpha` is at most as good as it.
    fn root(&mut self, shared: &mut Option<(Ending, Now)>, root: &mut Root, depth: u8, alpha: i32) -> i32 {
        match (&mut root.begins, shared) {
            (Begins::Over(margin), _) => proved(*margin),
            (Begins::Step(step), Some((ending, now))) => {
                let sums = self.judge.sums(now);
                let node = Node { now, sums: &sums, depth, ply: 0 };
                self.try_step(ending, node, step, (alpha, INFINITE), usize::from(alpha > -INFINITE))
            }
            (Begins::Position(position, again), _) => {
                let (ending, now) = &mut **position;
                let sums = self.judge.sums(now);
                let node = Node { now, sums: &sums, depth: depth - 1, ply: 1 };
                if *again {
                    self.search(ending, node, alpha, INFINITE)
                } else {
                    -self.search(ending, node, -INFINITE, -alpha)
                }
            }
            (Begins::Step(_), None) => 0,
        }
    }

    /// The score of a step for the one who makes it: the first is searched with the whole window, the others only so far as
    /// to see whether they are better.
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
        let sums = self.judge.changed(now, after, node.sums);
        let next = Node { now: after, sums: &sums, depth: node.depth - 1, ply: node.ply + 1 };
        let undo = ending.enter(now, step);
        // What does not look promising is looked at less deeply, unless it surprises.
        let late = rank >= LATE && node.depth >= DEEP;
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

    /// The score of the position after a step, for the one who made it.
    #[inline]
    fn after(&mut self, ending: &mut Ending, before: &Now, node: Node<'_>, alpha: i32, beta: i32) -> i32 {
        if node.now.side == before.side {
            self.search(ending, node, alpha, beta)
        } else {
            -self.search(ending, node, -beta, -alpha)
        }
    }

    /// The score of a position for the one who is to decide: exact within the window, otherwise a bound.
    fn search(&mut self, ending: &mut Ending, node: Node<'_>, mut alpha: i32, beta: i32) -> i32 {
        let Node { now, sums, depth, ply } = node;
        self.nodes += 1;
        self.stopped |= self.limit.is_reached(self.nodes);
        if depth == 0 || ply >= DEEPEST || self.stopped {
            self.judged = true;
            return self.judge.score(ending, now, sums);
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
                self.judged |= score.abs() < PROVED;
                return score;
            }
        }
        let mut candidates = self.candidates(ending, now, first, ply);
        let (mut best, mut best_move, lowest) = (-INFINITE, NO_MOVE, alpha);
        for tried in 0..candidates.len() {
            put_most_promising_first(&mut candidates[tried..], |candidate| candidate.promise);
            let step = &candidates[tried].step;
            let score = self.try_step(ending, node, step, (alpha, beta), tried);
            if score > best {
                best = score;
                best_move = packed(step.cell, step.then);
                alpha = alpha.max(score);
                if score >= beta {
                    self.praise(node, step, best_move);
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

    /// What distinguishes a position from the others of a search. Of the order of the kettles only the two uppermost cards
    /// are looked at: what lies deeper matters after two explosions in a row only.
    #[inline]
    fn key(&self, ending: &Ending, now: &Now) -> u64 {
        let tops = now.top.map(|top| u64::from(top) << 8 | u64::from(ending.below(top)));
        let figures = u64::from(now.at[0])
            | u64::from(now.at[1]) << 5
            | u64::from(now.side) << 10
            | u64::from(now.second) << 11
            | tops[0] << 16
            | tops[1] << 32
            | u64::from(now.pile.1) << 48;
        let square = u64::from(now.cells) | u64::from(now.unknown) << 32;
        let kettles = fold(now.held[0] ^ 0x9e37_79b9_7f4a_7c15, now.held[1] ^ 0xd6e8_feb8_6659_fd93);
        let table = fold(square ^ 0xbf58_476d_1ce4_e5b9, figures ^ 0x8ebc_6af0_9c88_c6e3);
        fold(kettles ^ self.salt, table ^ now.refilled ^ u64::from(now.pile.0) << 56)
    }

    /// All steps, with how promising each looks.
    #[inline]
    fn candidates(&self, ending: &Ending, now: &Now, first: u8, ply: u8) -> ArrayVec<Candidate, STEPS> {
        let mut candidates = ArrayVec::new();
        let me = usize::from(now.side & 1);
        let killers = self.killers[usize::from(ply)];
        ending.all_steps(now, ending.choices(now), |step| {
            let this = packed(step.cell, step.then);
            let promise = if this == first {
                i32::MAX
            } else {
                let gain = i32::from(ending.gain(now, me, step.card));
                let denied = i32::from(ending.gain(now, me ^ 1, step.card));
                let history = self.history[me][usize::from(step.card & 63)];
                let fame = (u32::BITS - history.leading_zeros()).cast_signed();
                let then = match step.then {
                    Then::Use => 60,
                    Then::Skip => -40,
                    _ => 0,
                };
                let killer = if killers.contains(&this) { 60 } else { 0 };
                16 * gain + 12 * denied + 10 * fame + then + killer
            };
            candidates.push(Candidate { step, promise });
        });
        candidates
    }

    /// Remembers that a step was too good to be allowed.
    fn praise(&mut self, node: Node<'_>, step: &Step, packed: u8) {
        let history = &mut self.history[usize::from(node.now.side & 1)][usize::from(step.card & 63)];
        *history = history.saturating_add(u32::from(node.depth) * u32::from(node.depth));
        let killers = &mut self.killers[usize::from(node.ply)];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
    }

    /// How the game is expected to go on.
    fn line(&self, roots: &mut Roots) -> Vec<Decision> {
        let Some(root) = roots.all.first() else { return Vec::new() };
        let mut line = vec![root.decision];
        if let (Begins::Step(step), Some((ending, now))) = (&root.begins, &mut roots.shared) {
            line.extend(said(step.then));
            ending.enter(now, step);
            self.follow(ending, step.after, &mut line);
        }
        line
    }

    /// What the table has for a position and those after it.
    fn follow(&self, ending: &mut Ending, mut now: Now, line: &mut Vec<Decision>) {
        const LONGEST: usize = 12;
        while !now.over && line.len() < LONGEST {
            let Some(best) = self.table.find(self.key(ending, &now)).map(|known| known.best) else { return };
            let mut found = None;
            ending.all_steps(&now, ending.choices(&now), |step| {
                if packed(step.cell, step.then) == best {
                    found = Some(step);
                }
            });
            let Some(step) = found else { return };
            line.extend(Cell::all().nth(usize::from(step.cell)).map(Decision::Take));
            line.extend(said(step.then));
            ending.enter(&now, &step);
            now = step.after;
        }
    }
}

/// The score of a game that ends with a margin.
fn proved(margin: i32) -> i32 {
    margin.signum() * PROVED + margin
}
