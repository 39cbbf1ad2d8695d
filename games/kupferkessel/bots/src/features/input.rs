//! The part of a position that the evaluation reads.

use hearth_core::Seat;
use kupferkessel_rules::{Family, State};

use super::MAX_PLAYERS;

/// Card numbers from here on mean an unknown card or none.
pub(crate) const NO_KNOWN_CARD: u8 = 4 * Family::COUNT as u8;

/// The part of a position that the evaluation reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureInput {
    pub held: [u64; MAX_PLAYERS],
    /// Cards that are still available, on the square or in the pile.
    pub open: u64,
    /// The known card of each cell.
    pub cards: [u8; 32],
    pub cells: u32,
    pub pile: usize,
    pub at: [u8; MAX_PLAYERS],
    /// The position where each figure takes its next card. The mover is there already; a top card moves each
    /// other figure there.
    pub next: [u8; MAX_PLAYERS],
    pub top: [u8; MAX_PLAYERS],
    /// The index of the seat to decide.
    pub mover: usize,
    pub second: bool,
}

impl FeatureInput {
    /// Reads a position of the rules.
    pub fn of(state: &State) -> FeatureInput {
        let mut input = FeatureInput {
            held: [0; MAX_PLAYERS],
            open: 0,
            cards: [NO_KNOWN_CARD; 32],
            cells: state.square().occupied().bits(),
            pile: state.stacks().pile_len(),
            at: [0; MAX_PLAYERS],
            next: [0; MAX_PLAYERS],
            top: [0; MAX_PLAYERS],
            mover: state.turn().seat.index(),
            second: state.turn().second,
        };
        for seat in Seat::all(state.players()) {
            let index = seat.index();
            input.held[index] = state.stacks().held(seat).bits();
            input.at[index] = state.position(seat).index() as u8;
            let next = if index == input.mover { state.position(seat) } else { state.landing(seat) };
            input.next[index] = next.index() as u8;
            input.top[index] = state.stacks().kettle_top(seat).map_or(0, |top| top.index() as u8);
        }
        for cell in state.square().occupied() {
            if let Some(card) = state.square().card(cell) {
                input.cards[cell.index()] = card.index() as u8;
                input.open |= 1 << card.index();
            }
        }
        for card in state.stacks().pile() {
            input.open |= 1 << card.index();
        }
        input
    }

    /// Returns the phase of the game.
    #[inline]
    pub fn phase(&self) -> usize {
        phase(self.pile, self.cells)
    }

    /// Returns the cards that all others hold.
    pub fn others(&self, me: usize) -> u64 {
        self.held.iter().enumerate().filter(|(seat, _)| *seat != me).fold(0, |all, (_, held)| all | held)
    }
}

/// Returns the phase of the game from the cards in the pile and on the square.
#[inline]
pub(crate) fn phase(pile: usize, cells: u32) -> usize {
    match (pile, cells.count_ones()) {
        (14.., _) => 0,
        (6..14, _) => 1,
        (1..6, _) | (0, 28..) => 2,
        (0, 20..28) => 3,
        _ => 4,
    }
}
