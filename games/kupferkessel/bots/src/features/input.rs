//! What is looked at: a position without what does not matter to the evaluation.

use hearth_core::Seat;
use kupferkessel_rules::{Family, State};

use super::SEATS;

/// From here on a number stands for no card that is known.
pub(crate) const NOTHING: u8 = 4 * Family::COUNT as u8;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub held: [u64; SEATS],
    /// Cards that are still to be had, on the square or in the pile.
    pub open: u64,
    /// What lies on each cell, as far as it is known.
    pub cards: [u8; 32],
    pub cells: u32,
    pub pile: usize,
    pub at: [u8; SEATS],
    /// Where each figure takes its next card: whose turn it is where he stands, the others where their top cards carry them.
    pub next: [u8; SEATS],
    pub top: [u8; SEATS],
    /// Whose turn it is.
    pub mover: usize,
    pub second: bool,
}

impl Scene {
    /// A position of the rules.
    pub fn of(state: &State) -> Scene {
        let mut scene = Scene {
            held: [0; SEATS],
            open: 0,
            cards: [NOTHING; 32],
            cells: state.square().occupied().bits(),
            pile: state.stacks().pile_len(),
            at: [0; SEATS],
            next: [0; SEATS],
            top: [0; SEATS],
            mover: state.turn().seat.index(),
            second: state.turn().second,
        };
        for seat in Seat::all(state.players()) {
            let index = seat.index();
            scene.held[index] = state.stacks().held(seat).bits();
            scene.at[index] = state.position(seat).index() as u8;
            let next = if index == scene.mover { state.position(seat) } else { state.landing(seat) };
            scene.next[index] = next.index() as u8;
            scene.top[index] = state.stacks().kettle_top(seat).map_or(0, |top| top.index() as u8);
        }
        for cell in state.square().occupied() {
            if let Some(card) = state.square().card(cell) {
                scene.cards[cell.index()] = card.index() as u8;
                scene.open |= 1 << card.index();
            }
        }
        for card in state.stacks().pile() {
            scene.open |= 1 << card.index();
        }
        scene
    }

    /// How far the game is.
    #[inline]
    pub fn phase(&self) -> usize {
        phase(self.pile, self.cells)
    }

    /// What the others hold together.
    pub fn others(&self, me: usize) -> u64 {
        self.held.iter().enumerate().filter(|(seat, _)| *seat != me).fold(0, |all, (_, held)| all | held)
    }
}

/// How far a game is with so many cards in the pile and on the square.
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
