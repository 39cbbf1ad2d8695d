//! A position for the search. Changing parts are in a small value that is copied; constant parts are in
//! [`Ending`].
//!
//! A card from the unknown part of the pile is covered: it is part of its line, but cannot be taken.

use hearth_core::Seat;
use kupferkessel_rules::{
    Card, CardSet, Cell, CellSet, Family, IDLE_TURNS, MOST_ONES, Position, Question, State, Symbol, Value,
};

/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;
/// An unknown card.
const UNKNOWN: u8 = 63;
/// Cards of value 1, one bit each.
pub(crate) const ONES: u64 = CardSet::ONES.bits();

/// The part of a position that changes with each step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndingState {
    /// The cards on the square, one bit each.
    pub lying: u64,
    /// The cards of each kettle, one bit each.
    pub held: [u64; 2],
    /// Hash of the refilled cells with their cards.
    pub refilled: u64,
    /// The cells with a card, one bit each.
    pub cells: u32,
    /// The cells with an unknown card, one bit each.
    pub unknown: u32,
    /// Points of the families: the first player's minus the second's (C16, C17).
    pub families: i16,
    /// Number of cards of value 1: the first player's minus the second's (C18).
    pub ones: i8,
    /// The top card of each kettle.
    pub top: [u8; 2],
    /// The position of each figure.
    pub at: [u8; 2],
    /// The player to move.
    pub side: u8,
    /// True in the second turn in a row (C13).
    pub second: bool,
    /// True if the game is over.
    pub over: bool,
    /// The pile as a range of indices, top card first.
    pub pile: (u8, u8),
}

impl EndingState {
    /// Returns true if no card is left to refill gaps.
    #[inline]
    pub fn pile_is_empty(&self) -> bool {
        self.pile.0 == self.pile.1
    }
}

/// A complete move: taking a card, using its symbol, and moving figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The position afterwards.
    pub after: EndingState,
    /// The cell of the card.
    pub cell: u8,
    /// The use of the card.
    pub then: CardUse,
    /// The card.
    pub card: u8,
    /// The card that an explosion took.
    lost: u8,
    refill: u8,
}

/// The use of a taken card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardUse {
    /// It has no usable symbol.
    Nothing,
    /// Its symbol is used (C11).
    Use,
    /// Its symbol is skipped (C11).
    Skip,
    /// The last card of the line is kept (C15).
    Keep,
    /// The last card of the line is put out of the game (C15).
    Leave,
}

/// Packs a move into one byte.
pub const fn packed(cell: u8, then: CardUse) -> u8 {
    cell | (then as u8) << 5
}

/// Overwritten values of a step, to be restored.
#[derive(Debug)]
pub struct Undo {
    below: u8,
    card: u8,
}

/// The constant part of a position, with the stacking order of the kettles.
#[derive(Debug)]
pub struct Ending {
    pub(crate) rules: Rules,
    /// The card of each cell, if there is one.
    cards: [u8; 32],
    below: [u8; 64],
    pile: [u8; 256],
}

/// The rules of one table in precomputed form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    any_line_ends: bool,
    hats: u64,
    pub explosions: u64,
    /// Points of a family for each player, indexed by the held cards as four bits.
    pub points: [[[i8; 16]; 16]; 2],
    ones_count: bool,
    lines: [u32; 32],
    through: [[u32; 2]; 32],
    /// Destinations of figures, indexed by position, the other figure's position and distance.
    moves: Vec<u8>,
}

/// Returns 1 for a card of value 1, else 0.
fn is_one(card: u8) -> i8 {
    i8::from(card.is_multiple_of(4))
}

fn bit(card: Card) -> u64 {
    1 << card.index()
}

fn moves() -> Vec<u8> {
    let mut table = vec![0; 32 * 32 * 4];
    for from in Position::all() {
        for other in Position::all() {
            for (steps, value) in Value::ALL.into_iter().enumerate() {
                let to = from.onward(value, |at| at == other);
                table[from.index() << 7 | other.index() << 2 | steps] = to.index() as u8;
            }
        }
    }
    table
}

impl Rules {
    fn of(state: &State) -> Rules {
        let ruleset = state.ruleset();
        let symbol = |wanted: Symbol| {
            let with = Card::all().filter(|card| card.symbol(ruleset.symbols_on_all_twos) == Some(wanted));
            with.map(bit).fold(0, |all, card| all | card)
        };
        let mut lines = [0; 32];
        for position in Position::all() {
            lines[position.index()] = position.line().bits();
        }
        let mut through = [[u32::MAX; 2]; 32];
        for cell in Cell::all() {
            let mut crossing = Position::all().map(Position::line).filter(|line: &CellSet| line.has(cell));
            let first = crossing.next().map_or(u32::MAX, CellSet::bits);
            let other = crossing.map(CellSet::bits).find(|line| *line != first);
            through[cell.index()] = [first, other.unwrap_or(first)];
        }
        let mut points = [[[0; 16]; 16]; 2];
        for (seat, points) in Seat::all(2).zip(&mut points) {
            for family in Family::all() {
                for (held, points) in points[family.index()].iter_mut().enumerate() {
                    *points = ruleset.family_points(family, held, seat, 2);
                }
            }
        }
        Rules {
            any_line_ends: ruleset.any_line_ends,
            hats: symbol(Symbol::Hat),
            explosions: symbol(Symbol::Explosion),
            points,
            ones_count: !ruleset.children_scoring,
            lines,
            through,
            moves: moves(),
        }
    }

    /// Returns the gain of one more card for a player.
    #[inline]
    pub fn gain(&self, player: usize, held: u64, card: u8) -> i16 {
        let family = usize::from(card >> 2) & 15;
        let before = (held >> (4 * family)) as usize & 15;
        let after = before | 1 << (card & 3);
        let points = &self.points[player & 1][family];
        i16::from(points[after & 15]) - i16::from(points[before])
    }

    /// Returns the points that these kettle cards add to their families: the first player's minus the
    /// second's.
    #[inline]
    pub fn worth_of(&self, now: &EndingState, cards: u64) -> i16 {
        let mut worth = 0;
        let mut rest = cards;
        while rest != 0 {
            let shift = rest.trailing_zeros() & !3;
            let family = (shift / 4) as usize & 15;
            let points = |player: usize, held: u64| {
                i16::from(self.points[player][family][(held >> shift) as usize & 15])
            };
            worth += points(0, now.held[0]) - points(0, now.held[0] & !cards);
            worth -= points(1, now.held[1]) - points(1, now.held[1] & !cards);
            rest &= !(15 << shift);
        }
        worth
    }

    /// Returns the points for the most cards of value 1, by their difference (C18).
    #[inline]
    pub fn ones(&self, difference: i8) -> i16 {
        if self.ones_count { i16::from(MOST_ONES * difference.signum()) } else { 0 }
    }
}

impl Ending {
    /// Converts a state of two players without recipes in which a card is to be taken.
    pub fn of(state: &State) -> (Ending, EndingState) {
        let rules = Rules::of(state);
        let mut ending = Ending { rules, cards: [0; 32], below: [NO_CARD; 64], pile: [0; 256] };
        let mut now = EndingState {
            lying: 0,
            held: [0; 2],
            refilled: 0,
            cells: state.square().occupied().bits(),
            unknown: 0,
            families: 0,
            ones: 0,
            top: [NO_CARD; 2],
            at: [0; 2],
            side: state.turn().seat.index() as u8,
            second: state.turn().second,
            over: false,
            pile: (0, 0),
        };
        for cell in state.square().occupied() {
            if let Some(card) = state.square().card(cell) {
                ending.cards[cell.index()] = card.index() as u8;
                now.lying |= bit(card);
            }
        }
        for (index, card) in state.stacks().pile().enumerate() {
            ending.pile[index] = card.index() as u8;
            now.pile.1 += 1;
        }
        for seat in Seat::all(2) {
            let player = seat.index();
            now.at[player] = state.position(seat).index() as u8;
            let mut kettle: Vec<Card> = state.stacks().kettle(seat).collect();
            kettle.reverse();
            for card in kettle {
                let card = card.index() as u8;
                ending.below[usize::from(card)] = now.top[player];
                ending.rules.add(&mut now, player, card);
            }
        }
        (ending, now)
    }

    /// Like [`Ending::of`], with unknown cards on top of the pile and, if given, on a cell.
    pub fn of_unknown(state: &State, in_pile: usize, covered: Option<Cell>) -> (Ending, EndingState) {
        let (mut ending, mut now) = Ending::of(state);
        ending.pile[..in_pile].fill(UNKNOWN);
        if let Some(cell) = covered {
            now.lying &= !(1 << (ending.card(cell.index() as u8) & 63));
            now.unknown |= 1 << cell.index();
            ending.cards[cell.index()] = UNKNOWN;
        }
        (ending, now)
    }

    /// Returns the final margin of a finished game for the first player.
    #[inline]
    pub fn margin(&self, now: &EndingState) -> i16 {
        now.families + self.rules.ones(now.ones)
    }

    /// Returns the final margin for the first player if only one card can be taken and taking it ends the
    /// game.
    ///
    /// The only choice left is whether to keep it (C15).
    #[inline]
    pub(crate) fn forced_margin(&self, now: &EndingState) -> Option<i16> {
        let cells = self.choices(now);
        if !cells.is_power_of_two() {
            return None;
        }
        let mut kept = *now;
        self.rules.add(&mut kept, usize::from(now.side & 1), self.card(cells.trailing_zeros() as u8));
        let (leave, keep) = (self.margin(now), self.margin(&kept));
        Some(if now.side == 0 { leave.max(keep) } else { leave.min(keep) })
    }

    /// Returns the known cells of the line of the player to move.
    #[inline]
    pub fn choices(&self, now: &EndingState) -> u32 {
        self.line(now) & !now.unknown
    }

    /// Returns all occupied cells of that line, also unknown ones.
    #[inline]
    fn line(&self, now: &EndingState) -> u32 {
        self.rules.lines[usize::from(now.at[usize::from(now.side & 1)] & 31)] & now.cells
    }

    /// Returns the destination of a figure, from its position, the other figure's position and its top card.
    #[inline]
    pub fn landing(&self, from: u8, other: u8, top: u8) -> u8 {
        self.rules.moves[usize::from(from & 31) << 7 | usize::from(other & 31) << 2 | usize::from(top & 3)]
    }

    /// Returns the gain of one more card for a player's families (C16, C17).
    #[inline]
    pub fn gain(&self, now: &EndingState, player: usize, card: u8) -> i16 {
        self.rules.gain(player, now.held[player & 1], card)
    }

    /// Returns the cards of all cells; entries of empty cells are meaningless.
    #[inline]
    pub fn cards(&self) -> &[u8; 32] {
        &self.cards
    }

    /// Returns the card of a cell.
    #[inline]
    pub fn card(&self, cell: u8) -> u8 {
        self.cards[usize::from(cell & 31)]
    }

    /// Returns the card below another one in a kettle.
    #[inline]
    pub fn below(&self, card: u8) -> u8 {
        self.below[usize::from(card & 63)]
    }

    /// Returns the cards of the pile, top first.
    pub fn pile(&self, now: &EndingState) -> impl Iterator<Item = u8> {
        let (head, tail) = now.pile;
        (head..tail).map(|index| self.pile[usize::from(index)])
    }

    /// Calls `show` with every step that takes a card from one of these cells.
    #[inline]
    pub fn all_steps(&self, now: &EndingState, mut cells: u32, mut show: impl FnMut(Step)) {
        while cells != 0 {
            self.steps(now, cells.trailing_zeros() as u8, &mut show);
            cells &= cells - 1;
        }
    }

    #[inline]
    fn steps(&self, now: &EndingState, cell: u8, show: &mut impl FnMut(Step)) {
        let me = usize::from(now.side & 1);
        let card = self.card(cell);
        let mut taken = *now;
        taken.cells &= !(1 << (cell & 31));
        taken.lying &= !(1 << (card & 63));
        let step = |after: EndingState, then: CardUse| Step {
            after,
            cell,
            then,
            card,
            lost: NO_CARD,
            refill: NO_CARD,
        };
        if self.ends(&taken, cell) {
            taken.over = true;
            show(step(taken, CardUse::Leave));
            self.rules.add(&mut taken, me, card);
            show(step(taken, CardUse::Keep));
            return;
        }
        self.rules.add(&mut taken, me, card);
        let one = 1_u64 << (card & 63);
        let other = me ^ 1;
        if self.rules.hats & one != 0 && !now.second {
            let mut again = step(taken, CardUse::Use);
            again.after.second = true;
            self.refill(&mut again);
            self.go_on(&mut again.after);
            show(again);
        } else if self.rules.explosions & one != 0 && self.below(now.top[other]) != NO_CARD {
            let mut hit = step(taken, CardUse::Use);
            let lost = now.top[other];
            hit.lost = lost;
            hit.after.top[other] = self.below(lost);
            self.rules.remove(&mut hit.after, other, lost);
            let (head, tail) = hit.after.pile;
            if head != tail {
                hit.after.pile.1 = tail.wrapping_add(1);
            }
            self.refill(&mut hit);
            self.pass_on(&mut hit.after);
            show(hit);
        } else {
            let mut plain = step(taken, CardUse::Nothing);
            self.refill(&mut plain);
            self.pass_on(&mut plain.after);
            show(plain);
            return;
        }
        let mut skip = step(taken, CardUse::Skip);
        self.refill(&mut skip);
        self.pass_on(&mut skip.after);
        show(skip);
    }

    /// Checks whether taking a card ends the game (C15, CR1).
    #[inline]
    fn ends(&self, taken: &EndingState, cell: u8) -> bool {
        if self.rules.any_line_ends {
            self.rules.through[usize::from(cell & 31)].iter().any(|line| line & taken.cells == 0)
        } else {
            self.line(taken) == 0
        }
    }

    /// Refills the gap from the pile (C14).
    #[inline]
    fn refill(&self, step: &mut Step) {
        let (head, tail) = step.after.pile;
        if head != tail {
            let card = self.pile[usize::from(head)];
            step.refill = card;
            step.after.pile.0 = head.wrapping_add(1);
            step.after.cells |= 1 << (step.cell & 31);
            if card == UNKNOWN {
                step.after.unknown |= 1 << (step.cell & 31);
                return;
            }
            step.after.lying |= 1 << (card & 63);
            step.after.refilled =
                (step.after.refilled.rotate_left(5) ^ u64::from(step.cell) << 8 ^ u64::from(card))
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
    }

    #[inline]
    fn pass_on(&self, now: &mut EndingState) {
        now.side ^= 1;
        now.second = false;
        self.go_on(now);
    }

    /// Moves figures in turn until one can take a card (C6, C7, C9, CR2, CR3).
    #[inline]
    fn go_on(&self, now: &mut EndingState) {
        for _ in 0..IDLE_TURNS {
            let side = usize::from(now.side & 1);
            let to = self.landing(now.at[side], now.at[side ^ 1], now.top[side]);
            now.at[side] = to;
            if self.rules.lines[usize::from(to & 31)] & now.cells & !now.unknown != 0 {
                return;
            }
            now.side ^= 1;
            now.second = false;
        }
        now.over = true;
    }

    /// Applies a step to the constant part.
    #[inline]
    pub fn enter(&mut self, before: &EndingState, step: &Step) -> Undo {
        let card = usize::from(step.card & 63);
        let undo = Undo { below: self.below[card], card: self.cards[usize::from(step.cell & 31)] };
        self.below[card] = before.top[usize::from(before.side & 1)];
        if step.refill != NO_CARD {
            self.cards[usize::from(step.cell & 31)] = step.refill;
            if step.lost != NO_CARD {
                self.pile[usize::from(before.pile.1)] = step.lost;
            }
        }
        undo
    }

    /// Reverts [`Ending::enter`].
    #[inline]
    pub fn leave(&mut self, step: &Step, undo: &Undo) {
        self.below[usize::from(step.card & 63)] = undo.below;
        self.cards[usize::from(step.cell & 31)] = undo.card;
    }
}

impl Rules {
    #[inline]
    fn add(&self, now: &mut EndingState, player: usize, card: u8) {
        let sign: i16 = if player == 0 { 1 } else { -1 };
        now.families += sign * self.gain(player, now.held[player & 1], card);
        now.held[player & 1] |= 1 << (card & 63);
        now.top[player & 1] = card;
        now.ones += is_one(card) * sign as i8;
    }

    #[inline]
    fn remove(&self, now: &mut EndingState, player: usize, card: u8) {
        let sign: i16 = if player == 0 { 1 } else { -1 };
        now.held[player & 1] &= !(1 << (card & 63));
        now.families -= sign * self.gain(player, now.held[player & 1], card);
        now.ones -= is_one(card) * sign as i8;
    }
}

/// Returns true if a card is to be taken.
pub(crate) fn is_taking(state: &State) -> bool {
    state.question() == Question::Take
}
