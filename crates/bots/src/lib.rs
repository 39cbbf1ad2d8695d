//! Opponents. A bot is given what its seat may know with a perfect memory ([`Game::known`]) and what is legal; it never
//! sees a state.

mod random;
mod temper;

use std::fmt;

use hearth_core::{Game, Seat};
use rand::Rng;

pub use random::Random;
pub use temper::Temper;

/// Somebody who decides for a seat.
pub trait Bot<G: Game> {
    /// One of the legal decisions. There is always at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Decision]) -> G::Decision;
}

/// What the bots are called.
pub const NAMES: &[&str] = &["random"];

/// The bot of this name for a seat. All bots of a table are given the same `table`, so that they can agree on something;
/// `own` is this one's alone.
pub fn named<G: Game>(
    name: &str,
    seat: Seat,
    mut table: impl Rng,
    own: impl Rng + 'static,
) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => {
            let tempers = Temper::table(&mut table);
            Ok(Box::new(Random::new(tempers[seat.index() % tempers.len()], own)))
        }
        _ => Err(UnknownBot(name.to_owned())),
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`; the bots are {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}
