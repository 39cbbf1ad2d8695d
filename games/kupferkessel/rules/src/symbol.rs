//! The two symbols that an ingredient can carry.

/// A symbol, which the player who just took the card may use once (C11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// C13: another turn.
    Hat,
    /// C12: the opponents lose their top card.
    Explosion,
}

impl Symbol {
    /// Returns the printed word.
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Hat => "hat",
            Symbol::Explosion => "explosion",
        }
    }
}
