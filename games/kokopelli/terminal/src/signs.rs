//! Stacks and tokens as signs: the same everywhere, and never by colour alone.

use kokopelli_rules::{Space, Token, View};

/// A filled pip for each card that lies there, an empty one for each that is missing to finish it.
pub(crate) fn pips(view: &View, space: Space) -> String {
    let lying = view.villages.height(space);
    let finished_with = view.villages.finished_with(space.seat()).max(lying + 1);
    let missing = finished_with - lying;
    format!("{}{}", "●".repeat(lying as usize), "○".repeat(missing as usize))
}

/// The tokens that lie on a tile, the upper one first.
pub(crate) const fn tokens(top: Token) -> &'static str {
    match top {
        Token::Four => "4 3",
        Token::Three => "3  ",
        Token::None => "-  ",
    }
}
