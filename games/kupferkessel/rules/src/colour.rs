//! The seven colours of families and figures.

use std::fmt;

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Neutral.
    Green,
    /// Neutral.
    Orange,
    /// Neutral.
    Blue,
    /// Neutral.
    Grey,
    /// Neutral.
    Violet,
    /// The colour of the figure that starts at corner 11.
    Black,
    /// The colour of the figure that begins.
    White,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 7] = [
        Colour::Green,
        Colour::Orange,
        Colour::Blue,
        Colour::Grey,
        Colour::Violet,
        Colour::Black,
        Colour::White,
    ];

    /// The possible colours of the third figure (C30), as typed words.
    pub const NEUTRAL: [&'static str; 5] = ["orange", "violet", "grey", "green", "blue"];

    /// Returns the word that is typed and printed.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Blue => "blue",
            Colour::Grey => "grey",
            Colour::Violet => "violet",
            Colour::Black => "black",
            Colour::White => "white",
        }
    }

    /// Returns the colour with this name.
    pub fn named(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }

    /// Returns the neutral colour with this name.
    pub fn neutral(word: &str) -> Option<Colour> {
        Colour::named(word).filter(|_| Colour::NEUTRAL.contains(&word))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
