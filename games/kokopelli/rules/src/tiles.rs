//! The selection tiles with their tokens (K4, K20), and the Game End tiles (K6, KR18).

use crate::ceremony::{Ceremony, CeremonySet};

/// The token for finishing a ceremony: the top one of its tile, or only a point from the bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// The first token.
    Four,
    /// The second token.
    Three,
    /// Both are gone.
    None,
}

impl Token {
    /// Returns the points for the finisher (K20).
    pub const fn points(self) -> u8 {
        match self {
            Token::Four => 4,
            Token::Three => 3,
            Token::None => 1,
        }
    }
}

/// The tokens taken from each tile, and the Game End tiles not yet placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles {
    four_gone: CeremonySet,
    three_gone: CeremonySet,
    ends: u8,
}

impl Tiles {
    /// Returns tiles with all tokens.
    pub(crate) const fn new(end_tiles: u8) -> Tiles {
        Tiles { four_gone: CeremonySet::EMPTY, three_gone: CeremonySet::EMPTY, ends: end_tiles }
    }

    /// Returns the number of Game End tiles not yet placed.
    #[inline]
    pub const fn end_tiles(&self) -> u8 {
        self.ends
    }

    /// Returns the token on top of a tile.
    #[inline]
    pub const fn top(&self, ceremony: Ceremony) -> Token {
        if !self.four_gone.has(ceremony) {
            Token::Four
        } else if !self.three_gone.has(ceremony) {
            Token::Three
        } else {
            Token::None
        }
    }

    /// Takes the top token, if there is one.
    #[inline]
    pub const fn take(&mut self, ceremony: Ceremony) -> Token {
        let token = self.top(ceremony);
        match token {
            Token::Four => self.four_gone = self.four_gone.with(ceremony),
            Token::Three => self.three_gone = self.three_gone.with(ceremony),
            Token::None => (),
        }
        token
    }

    /// Places a Game End tile, if one is left.
    #[inline]
    pub(crate) const fn place_end_tile(&mut self) -> bool {
        let placed = self.ends > 0;
        self.ends -= placed as u8;
        placed
    }
}

/// Returns the number of Game End tiles of a game (K6).
pub(crate) const fn end_tiles(players: usize, ceremonies: usize) -> u8 {
    (if players == 2 { ceremonies } else { ceremonies - 1 }) as u8
}
