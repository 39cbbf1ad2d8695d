//! What a bot must know of a game beyond its rules.

use std::fmt::Debug;

use hearth_core::{Game, Legal, Seat};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Bot, Engine, Greedy, HandicappedBot, Meter, Net, Random, RandomProfile, Setting, Thoughts, Tree,
};

/// What worlds are imagined and playouts are played with: small and fast.
pub type BotRng = Xoshiro256PlusPlus;

/// A position in the game of a mind. Bots have only imagined ones.
pub type StateOf<M> = <<M as GameKnowledge>::Game as Game>::State;
/// What a seat knows in the game of a mind.
pub type ViewOf<M> = <<M as GameKnowledge>::Game as Game>::View;
/// A decision in the game of a mind.
pub type DecisionOf<M> = <<M as GameKnowledge>::Game as Game>::Decision;

/// What a bot must know of a game beyond its rules.
///
/// It is implemented by a type of a crate of the game's own, so that the rules know nothing of bots.
pub trait GameKnowledge: Sized + 'static {
    /// The game.
    type Game: Game;
    /// Something that speaks for a decision, such as a ceremony that it finishes.
    type Reason: Clone + PartialEq + Debug + Send;

    /// How each of the [levels](crate::LEVELS) plays, the weakest first.
    const LEVELS: [Setting; crate::LEVELS.len()];

    /// What a position promises to a seat, in points ahead of the others, judged by hand-made rules. Positions that are
    /// over are worth what they came to.
    fn heuristic(state: &StateOf<Self>, seat: Seat) -> f32;

    /// How much a sensible player who does not think likes a legal decision: above zero, one being usual. It steers light
    /// playouts and tells a tree where to look first.
    fn prior(state: &StateOf<Self>, decision: DecisionOf<Self>) -> f32;

    /// Any legal decision, each as likely as the other.
    fn sample_uniform(
        state: &StateOf<Self>,
        legal: &mut Legal<DecisionOf<Self>>,
        rng: &mut BotRng,
    ) -> DecisionOf<Self> {
        legal.clear();
        Self::Game::list_legal(state, legal);
        legal[rng.random_range(0..legal.len())]
    }

    /// A legal decision, the more likely the more it is liked.
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
        // What was rounded away.
        legal[legal.len() - 1]
    }

    /// The decision that stands for all those that come to the same as a legal one, itself among them: a card laid on one of
    /// two empty spaces between which there is no difference.
    fn canonical(_state: &StateOf<Self>, decision: DecisionOf<Self>) -> DecisionOf<Self> {
        decision
    }

    /// How many features a position can have.
    const FEATURES: usize;

    /// The features of a position, seen from a seat: numbers below [`GameKnowledge::FEATURES`], each as often as it
    /// holds.
    fn features(state: &StateOf<Self>, seat: Seat, each: &mut impl FnMut(usize));

    /// The learned evaluation for a table of so many.
    fn net(players: usize) -> &'static Net;

    /// What is left of a view if somebody remembers only so many of a hundred covered cards. The same salt forgets the same
    /// cards.
    fn remember(view: &ViewOf<Self>, _percent: u8, _salt: u64) -> ViewOf<Self> {
        *view
    }

    /// What comes of trying everything out in a moment that is simple enough, such as the very last turn. A tree asks before it
    /// grows; what the meter spends is not left to it.
    fn exact(
        _view: &ViewOf<Self>,
        _legal: &[DecisionOf<Self>],
        _meter: &mut Meter,
    ) -> Option<Thoughts<DecisionOf<Self>>> {
        None
    }

    /// What speaks for a decision, the weightiest first, as far as the one who decides can know.
    fn reasons(view: &ViewOf<Self>, decision: DecisionOf<Self>) -> Vec<Self::Reason>;

    /// The engine of the game's own, a tree where it has none.
    fn search(setting: &Setting, rng: BotRng) -> Box<dyn Bot<Self::Game>> {
        Box::new(Tree::<Self>::new(setting, rng))
    }

    /// A bot with these settings.
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
