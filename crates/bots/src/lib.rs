//! Bots for any game. A bot gets the legal decisions and the [perfect-recall
//! view](hearth_core::Game::perfect_recall_view) of its seat. It never sees the state, only determinizations
//! that it samples itself.
//!
//! - [`Bot`]: the interface; a bot returns its decision with its [analysis](Thoughts);
//! - [`GameKnowledge`]: the knowledge of a game that bots need beyond its rules; [`NoKnowledge`] is none;
//! - [`Spec`]: the name of a bot: a level, or an engine with settings, such as `expert@500ms`;
//! - [`Random`], [`Greedy`], [`Tree`]: engines for any game with a [`GameKnowledge`]; [`Tree`] is SO-ISMCTS
//!   with PUCT priors;
//! - [`Net`]: a small evaluation net, trained by [`learn`].

mod arithmetic;
mod bot;
mod budget;
mod greedy;
mod handicapped;
mod knowledge;
pub mod learn;
mod net;
mod plain;
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
pub use plain::NoKnowledge;
pub use random::Random;
pub use random_profile::RandomProfile;
pub use setting::{Engine, Leaf, Setting};
pub use spec::{BadSpec, LEVELS, Spec};
pub use tree::Tree;
