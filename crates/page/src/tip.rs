//! A word of advice in a first game.

/// A word of advice that points at a part of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tip {
    /// The `id` of the part that it points at.
    pub part: &'static str,
    /// What it says.
    pub text: String,
}
