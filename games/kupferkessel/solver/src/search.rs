//! Alpha-beta search to the end of the game, with a table of positions.

use std::time::Instant;

use arrayvec::ArrayVec;

use crate::bound::{Bounds, Changed, FRACTIONS, Open, Outlook};
use crate::ending::{Ending, NO_CARD, Now, Step, packed};
use crate::table::{NO_MOVE, TranspositionTable, UNBOUNDED};

/// The most steps there can be in a position: six cards, each with a symbol.
const STEPS: usize = 12;

/// What counts when steps are ordered. The numbers were found by measuring; they change how long a search takes, but not
/// what it finds.
mod weight {
    /// A fraction of a point, as far as can be foreseen.
    pub const FORESEEN: i32 = 8;
    /// A doubling of what the card was worth elsewhere in the search.
    pub const HISTORY: i32 = 96;
    /// To be on turn again.
    pub const AGAIN: i32 = 1_200;
    /// A card that the other one can choose.
    pub const CHOICE: i32 = 80;
    /// To be on turn, in fractions of a point, where foreseeing ends.
    pub const TURN: i16 = 32;
    /// From so many cards on it pays to look one step ahead; for each further one so many more are needed.
    pub const LOOK_AHEAD: (u32, u32) = (13, 4);
    /// The furthest one looks ahead.
    pub const FURTHEST: u32 = 3;
    /// How far one looks ahead to guess where the value lies.
    pub const GUESS: u32 = 5;
}

/// The search of one position.
pub(crate) struct Search<'a> {
    ending: Ending,
    bounds: Bounds,
    table: &'a mut TranspositionTable,
    /// How often taking a card refuted what came before, by who took it.
    history: [[u32; 64]; 2],
    pub nodes: u64,
    /// After so many nodes the search is given up.
    limit: u64,
    /// When it is this late the search is given up.
    until: Option<Instant>,
}

/// So many nodes pass between two looks at the clock.
const BETWEEN_LOOKS: u64 = 1024;

/// A step that is still to be tried.
struct Candidate {
    step: Step,
    /// How promising it looks.
    promise: i32,
    /// What is known at once of the position after it.
    seen: Seen,
}

/// The steps of a position against each other, and the window that is left for them.
struct Race {
    alpha: i16,
    beta: i16,
    /// What the best step so far leads to.
    best: i16,
    step: u8,
}

type Candidates = ArrayVec<Candidate, STEPS>;

/// What is known of a position without a search.
#[derive(Clone, Copy)]
struct Seen {
    open: Open,
    changed: Changed,
    outlook: Outlook,
}

/// Multiplies and folds: every bit of both numbers matters for every bit of the result.
#[inline]
pub fn fold(a: u64, b: u64) -> u64 {
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
        let bounds = Bounds::new(&ending.rules);
        Search { ending, bounds, table, history: [[0; 64]; 2], nodes: 0, limit, until }
    }

    /// Whether the search was given up: what it returned then means nothing.
    pub fn gave_up(&self) -> bool {
        self.nodes > self.limit
    }

    /// The value of a position for the player who decides in it: exact within the window, otherwise a bound.
    pub fn value(&mut self, now: &Now, alpha: i16, beta: i16) -> i16 {
        let seen = self.see(now, &Changed::default());
        self.search(now, &seen, alpha, beta)
    }

    /// What the value of a position may well be.
    pub fn guess(&mut self, now: &Now) -> i16 {
        self.foresee(now, &Changed::default(), weight::GUESS, -i16::MAX, i16::MAX) / FRACTIONS
    }

    /// What is known of a position, from what was known of an earlier one.
    #[inline]
    fn see(&self, now: &Now, earlier: &Changed) -> Seen {
        let open = Open::of(&self.ending, now);
        let changed = self.bounds.changed(now, &open, earlier);
        let outlook = match self.ending.forced_margin(now) {
            Some(margin) => Outlook::settled(margin),
            None => Bounds::outlook(&self.ending.rules, now, &open, &changed),
        };
        Seen { open, changed, outlook }
    }

    /// What distinguishes a position from others as far as the rest of the game is concerned. Families that are settled
    /// are left out, and of the kettles' order only what explosions can still uncover is kept; so positions with different
    /// pasts meet.
    #[inline]
    fn key(&self, now: &Now, open: &Open) -> u64 {
        let rest = open.ones() + 1;
        let ones = now.ones.clamp(-rest, rest);
        let explosions = (now.lying & self.ending.rules.explosions).count_ones();
        let [white, black] = now.top.map(|top| {
            if now.pile_is_empty() { self.uppermost(top, explosions) } else { self.whole_kettle(top) }
        });
        let mut tops = fold(white ^ 0xa076_1d64_78bd_642f, black ^ 0x8ebc_6af0_9c88_c6e3);
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

    /// The cards of a kettle that explosions can still take, and how far the one below them moves a figure. They stand side by
    /// side, seven cards at most, behind a first bit that tells how many they are: no two orders look the same.
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

    /// The order of a whole kettle: while there is a pile, what is lost comes back.
    fn whole_kettle(&self, top: u8) -> u64 {
        let mut order = 0;
        let mut card = top;
        while card != NO_CARD {
            order = fold(order ^ u64::from(card), 0xa076_1d64_78bd_642f);
            card = self.ending.below(card);
        }
        order
    }

    fn search(&mut self, now: &Now, seen: &Seen, mut alpha: i16, mut beta: i16) -> i16 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BETWEEN_LOOKS) && self.until.is_some_and(|until| Instant::now() >= until)
        {
            self.limit = 0;
        }
        if self.gave_up() {
            return 0;
        }
        let outlook = seen.outlook.for_side(now.side);
        if outlook.low >= beta || outlook.low == outlook.high {
            return outlook.low;
        }
        if outlook.high <= alpha {
            return outlook.high;
        }
        // Only the future is kept, so that positions with different settled points can share it.
        let past = if now.side == 0 { now.families } else { -now.families };
        let key = self.key(now, &seen.open);
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
        let Race { best, step, .. } = self.best_step(now, seen, Race::within(alpha, beta), first);
        if self.gave_up() {
            return 0;
        }
        let lower = if best > alpha { best - past } else { -UNBOUNDED };
        let upper = if best < beta { best - past } else { UNBOUNDED };
        self.table.store(key, lower, upper, step, now.cells.count_ones() as u8);
        best
    }

    /// Tries the steps of a position: the one that was best before, then the others, the most promising first.
    fn best_step(&mut self, now: &Now, seen: &Seen, mut race: Race, first: u8) -> Race {
        let mut candidates = self.candidates(now, seen, &mut race);
        let mut in_order = 0;
        if let Some(place) = candidates.iter().position(|candidate| candidate.packed() == first) {
            candidates.swap(0, place);
            in_order = 1;
        }
        for tried in 0..candidates.len() {
            if race.is_decided() {
                break;
            }
            let rest = &mut candidates[tried..];
            if tried == in_order && rest.len() > 1 {
                self.promise(now, rest);
            }
            if tried >= in_order {
                put_most_promising_first(rest, |candidate| candidate.promise);
            }
            let candidate = &rest[0];
            let value = self.try_step(now, candidate, race.alpha, race.beta, tried == 0);
            race.enter(value, candidate.packed());
            if race.is_decided() {
                self.praise(now, candidate.step.cell);
            }
        }
        race
    }

    /// The steps that have to be searched: what is known of the others at once is enough.
    #[inline]
    fn candidates(&mut self, now: &Now, seen: &Seen, race: &mut Race) -> Candidates {
        let mut steps: ArrayVec<Step, STEPS> = ArrayVec::new();
        self.ending.all_steps(now, self.ending.choices(now), |step| steps.push(step));
        let mut candidates = Candidates::new();
        for step in steps {
            if step.after.over {
                race.enter(self.final_margin(&step.after, now.side), packed(step.cell, step.then));
            } else {
                let undo = self.ending.enter(now, &step);
                let seen = self.see(&step.after, &seen.changed);
                self.ending.leave(&step, &undo);
                let outlook = seen.outlook.for_side(now.side);
                race.enter(outlook.low, packed(step.cell, step.then));
                if outlook.high > race.alpha {
                    candidates.push(Candidate { step, promise: 0, seen });
                } else {
                    race.best = race.best.max(outlook.high);
                }
            }
            if race.is_decided() {
                break;
            }
        }
        candidates
    }

    /// The value of a step: the first is searched with the whole window, the others only so far as to see whether they are
    /// better.
    #[inline]
    fn try_step(&mut self, now: &Now, candidate: &Candidate, alpha: i16, beta: i16, whole: bool) -> i16 {
        let (step, seen) = (&candidate.step, &candidate.seen);
        let undo = self.ending.enter(now, step);
        let mut value = alpha + 1;
        if !whole && beta - alpha > 1 {
            value = self.after(now, step, seen, alpha, alpha + 1);
        }
        if whole || beta - alpha <= 1 || value > alpha && value < beta {
            value = self.after(now, step, seen, alpha, beta);
        }
        self.ending.leave(step, &undo);
        value
    }

    #[inline]
    fn after(&mut self, now: &Now, step: &Step, seen: &Seen, alpha: i16, beta: i16) -> i16 {
        if step.after.side == now.side {
            self.search(&step.after, seen, alpha, beta)
        } else {
            -self.search(&step.after, seen, -beta, -alpha)
        }
    }

    /// How a finished game ends for the player on a side.
    #[inline]
    fn final_margin(&self, over: &Now, side: u8) -> i16 {
        let margin = self.ending.margin(over);
        if side == 0 { margin } else { -margin }
    }

    /// How promising each candidate looks: by looking a few steps ahead where many cards are left, by the families where
    /// few are.
    fn promise(&mut self, now: &Now, candidates: &mut [Candidate]) {
        let left = now.cells.count_ones();
        let (from, more) = weight::LOOK_AHEAD;
        let ahead = left.checked_sub(from).map_or(0, |above| (above / more + 1).min(weight::FURTHEST));
        for candidate in candidates {
            let step = &candidate.step;
            let foreseen = if ahead > 0 {
                let undo = self.ending.enter(now, step);
                let foreseen =
                    self.foresee(&step.after, &candidate.seen.changed, ahead - 1, -i16::MAX, i16::MAX);
                self.ending.leave(step, &undo);
                if step.after.side == now.side { foreseen } else { -foreseen }
            } else {
                candidate.seen.outlook.for_side(now.side).likely
            };
            candidate.promise =
                i32::from(foreseen) * weight::FORESEEN + self.favour(now, step) + self.fame(now, step.cell);
        }
    }

    /// What the margin may well be, in fractions of a point, as far as so many steps show.
    fn foresee(&mut self, now: &Now, earlier: &Changed, steps: u32, mut alpha: i16, beta: i16) -> i16 {
        if now.over {
            return self.final_margin(now, now.side) * FRACTIONS;
        }
        if steps == 0 {
            return self.see(now, earlier).outlook.for_side(now.side).likely + weight::TURN;
        }
        let mut next: ArrayVec<Step, STEPS> = ArrayVec::new();
        self.ending.all_steps(now, self.ending.choices(now), |step| next.push(step));
        let mut best = -i16::MAX;
        for step in &next {
            let undo = self.ending.enter(now, step);
            let value = if step.after.side == now.side {
                self.foresee(&step.after, earlier, steps - 1, alpha, beta)
            } else {
                -self.foresee(&step.after, earlier, steps - 1, -beta, -alpha)
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

    /// What speaks for a step besides the card: another turn, or few choices for the other one.
    #[inline]
    fn favour(&self, now: &Now, step: &Step) -> i32 {
        if step.after.side == now.side {
            weight::AGAIN
        } else {
            -weight::CHOICE * self.ending.choices(&step.after).count_ones().cast_signed()
        }
    }

    /// How often the card of a cell was worth taking elsewhere.
    #[inline]
    fn fame(&self, now: &Now, cell: u8) -> i32 {
        let card = usize::from(self.ending.card(cell) & 63);
        let history = self.history[usize::from(now.side & 1)][card];
        (u32::BITS - history.leading_zeros()).cast_signed() * weight::HISTORY
    }

    /// Remembers that the card of a cell was worth taking: the more, the more cards were left.
    #[inline]
    fn praise(&mut self, now: &Now, cell: u8) {
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

impl Race {
    fn within(alpha: i16, beta: i16) -> Race {
        Race { alpha, beta, best: -UNBOUNDED, step: NO_MOVE }
    }

    /// A step leads to so much, at least if that is above the window.
    #[inline]
    fn enter(&mut self, value: i16, step: u8) {
        if value > self.best {
            self.best = value;
            self.step = step;
            self.alpha = self.alpha.max(value);
        }
    }

    /// Whether no further step needs to be tried.
    #[inline]
    fn is_decided(&self) -> bool {
        self.best >= self.beta
    }
}

/// Brings the candidate with the greatest promise to the front, the earliest of equal ones. Most positions are decided by the
/// first few: sorting all of them would be for nothing.
#[inline]
pub fn put_most_promising_first<C>(candidates: &mut [C], promise: impl Fn(&C) -> i32) {
    let mut best = 0;
    for place in 1..candidates.len() {
        if promise(&candidates[place]) > promise(&candidates[best]) {
            best = place;
        }
    }
    candidates.swap(0, best);
}
