//! Opponents. A bot is given what its seat may know with a perfect memory ([`Game::known`](hearth_core::Game::known)) and
//! what is legal; it never sees a state, only worlds that it imagines itself.
//!
//! - [`Bot`]: somebody who decides for a seat, and can say what it [thinks](Thoughts);
//! - [`GameKnowledge`]: what a bot must know of a game beyond its rules;
//! - [`Spec`]: a bot by its name: a level, or an engine with settings, such as `expert@500ms`;
//! - [`Random`], [`Greedy`], [`Tree`]: engines for any game whose mind is known;
//! - [`Net`]: a learned evaluation, fitted by [`learn`].

mod arithmetic;
mod bot;
mod budget;
mod greedy;
mod handicapped;
mod knowledge;
pub mod learn;
mod net;
mod random;
mod random_profile;
mod setting;
mod spec;
mod tree;

pub use arithmetic::exp;
pub use bot::{Bot, Estimate, Evidence, Forfeit, Thoughts};
pub use budget::{Budget, Meter};
pub use greedy::Greedy;
pub use handicapped::HandicappedBot;
pub use knowledge::{BotRng, DecisionOf, GameKnowledge, StateOf, ViewOf};
pub use net::{Evaluation, Net};
pub use random::Random;
pub use random_profile::RandomProfile;
pub use setting::{Engine, Leaf, Setting};
pub use spec::{BadSpec, LEVELS, Spec};
pub use tree::Tree;
