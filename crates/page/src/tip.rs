//! Tips for a first game.

/// A tip that points at a part of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    /// The id of the part.
    pub part: &'static str,
    /// The text.
    pub text: String,
}
