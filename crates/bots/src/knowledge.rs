//! The knowledge of a game that bots need beyond its rules.

use std::fmt::Debug;

use hearth_core::{Game, Legal, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::plain;
use crate::{
    Bot, Engine, Greedy, HandicappedBot, Meter, Net, Random, RandomProfile, Setting, Thoughts, Tree,
};

/// The generator of bots: small and fast, for determinizations and rollouts.
pub type BotRng = Xoshiro256PlusPlus;

/// The state type of a game. Bots only hold determinized states.
pub type StateOf<M> = <<M as GameKnowledge>::Game as Game>::State;
/// The view type of a game.
pub type ViewOf<M> = <<M as GameKnowledge>::Game as Game>::View;
/// The decision type of a game.
pub type DecisionOf<M> = <<M as GameKnowledge>::Game as Game>::Decision;

/// The knowledge of a game that bots need beyond its rules.
///
/// It is implemented outside the rules crate, so that the rules know nothing about bots. Everything except the
/// types has a default that needs no knowledge; [`NoKnowledge`](crate::NoKnowledge) has only defaults.
pub trait GameKnowledge: Sized + 'static {
    /// The game.
    type Game: Game;
    /// A reason for a decision, such as a ceremony that it finishes.
    type Reason: Clone + PartialEq + Debug + Send;

    /// The setting of each [level](crate::LEVELS), weakest first.
    const LEVELS: [Setting; crate::LEVELS.len()] = plain::LEVELS;

    /// Returns a hand-written evaluation for a seat: its expected lead over the others, in points. A finished
    /// game returns the actual lead. The default is the mean lead of a few rollouts, the same ones for equal
    /// positions.
    fn heuristic(state: &StateOf<Self>, seat: Seat) -> f32 {
        plain::mean_lead::<Self>(state, seat)
    }

    /// Returns the prior weight of a legal decision: positive, 1 for an ordinary one. It guides light
    /// rollouts and the PUCT term of the tree search.
    fn prior(_state: &StateOf<Self>, _decision: DecisionOf<Self>) -> f32 {
        1.0
    }

    /// Samples a legal decision uniformly.
    fn sample_uniform(
        state: &StateOf<Self>,
        legal: &mut Legal<DecisionOf<Self>>,
        rng: &mut BotRng,
    ) -> DecisionOf<Self> {
        legal.clear();
        Self::Game::list_legal(state, legal);
        legal[rng.random_range(0..legal.len())]
    }

    /// Samples a legal decision in proportion to its prior.
    fn sample_by_prior(
        state: &StateOf<Self>,
        legal: &mut Legal<DecisionOf<Self>>,
        rng: &mut BotRng,
    ) -> DecisionOf<Self> {
        legal.clear();
        Self::Game::list_legal(state, legal);
        let priors: Legal<f32> = legal.iter().map(|decision| Self::prior(state, *decision)).collect();
        let mut left = rng.random::<f32>() * priors.iter().sum::<f32>();
        for (decision, prior) in legal.iter().zip(priors) {
            left -= prior;
            if left < 0.0 {
                return *decision;
            }
        }
        // Only reached through rounding errors.
        legal[legal.len() - 1]
    }

    /// Returns the representative of all decisions with the same effect. An example is a card played to one
    /// of two interchangeable empty spaces.
    fn canonical(_state: &StateOf<Self>, decision: DecisionOf<Self>) -> DecisionOf<Self> {
        decision
    }

    /// The number of features of the evaluation net.
    const FEATURES: usize = 0;

    /// Calls `each` with every active feature of a position, seen from a seat. Features are below
    /// [`GameKnowledge::FEATURES`]; a feature that holds twice is passed twice.
    fn features(_state: &StateOf<Self>, _seat: Seat, _each: &mut impl FnMut(usize)) {}

    /// Returns the trained net for a number of players. Without one, the tree search evaluates leaves with
    /// rollouts.
    fn net(_players: usize) -> Option<&'static Net> {
        None
    }

    /// Returns a view in which only a percentage of the face-down cards is remembered. The same salt forgets
    /// the same cards.
    fn remember(view: &ViewOf<Self>, _percent: u8, _salt: u64) -> ViewOf<Self> {
        *view
    }

    /// Solves a position exactly if it is simple enough, such as the very last turn. The tree search tries
    /// this first. Nodes spent here are not available to the search.
    fn exact(
        _view: &ViewOf<Self>,
        _legal: &[DecisionOf<Self>],
        _meter: &mut Meter,
    ) -> Option<Thoughts<DecisionOf<Self>>> {
        None
    }

    /// Lists the reasons for a decision, most important first. It uses only what the deciding seat can know.
    fn reasons(_view: &ViewOf<Self>, _decision: DecisionOf<Self>) -> Vec<Self::Reason> {
        Vec::new()
    }

    /// Creates the game's own search engine. The default is the tree search.
    fn search(setting: &Setting, rng: BotRng) -> Box<dyn Bot<Self::Game>> {
        Box::new(Tree::<Self>::new(setting, rng))
    }

    /// Creates a bot with the given setting.
    fn bot(setting: &Setting, profile: RandomProfile, rng: BotRng) -> Box<dyn Bot<Self::Game>> {
        let own = rng.clone();
        let bot: Box<dyn Bot<Self::Game>> = match setting.engine {
            Engine::Random => return Box::new(Random::new(profile, rng)),
            Engine::Greedy => Box::new(Greedy::<Self>::new(setting, own)),
            Engine::Tree => Box::new(Tree::<Self>::new(setting, own)),
            Engine::Search => Self::search(setting, own),
        };
        Box::new(HandicappedBot::<Self>::new(setting, bot, rng))
    }
}
