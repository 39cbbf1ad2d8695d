//! The rules of one game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand::Rng;

use crate::{BadText, Observer, Options, Rulebook, Seat, Standing};

/// The legal decisions of one moment. It lives on the stack: listing them allocates nothing.
pub type Legal<D> = ArrayVec<D, 256>;

/// Whose turn it is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// Nobody: the game is over.
    Over,
}

/// Why a decision is not possible.
pub trait Refusal: Copy + Eq + Debug + Display {
    /// The id of the rule that forbids it. The sentence (`Display`) begins with it.
    fn rule(&self) -> &'static str;
}

/// The rules of one game: deterministic, without input or output, without a clock, without a generator of their own.
pub trait Game: Copy + Eq + Debug + 'static {
    /// What is typed to name the game.
    const NAME: &'static str;
    /// What is printed to name the game.
    const TITLE: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The rules in words, each with its id.
    const RULEBOOK: Rulebook;

    /// What the people at the table agree on.
    type Options: Options + Sync;
    /// Everything that is fixed before the first decision, all chance included, as facts.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// A whole position, with everything hidden in it.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One decision, printed and read in the words of the rules.
    type Decision: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// One thing that happened.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// Why a decision is not possible.
    type Refusal: Refusal;
    /// A position with gaps, as one observer has it before him: everything is in it that he is entitled to, and nothing
    /// more. Two kinds are made of a position, the one with more gaps than the other: [`Game::view`] and [`Game::known`].
    type View: Copy + Eq + Debug + Send + Sync;

    /// Draws the chance of one game.
    fn deal<R: Rng + ?Sized>(options: &Self::Options, rng: &mut R) -> Self::Setup;

    /// Whether somebody at this table sees what another does not. Where nobody does, several people can look at one screen.
    fn has_secrets(_setup: &Self::Setup) -> bool {
        true
    }

    /// The position before the first decision.
    fn start(setup: &Self::Setup) -> Self::State;

    /// How many play.
    fn players(state: &Self::State) -> usize;

    /// Whose turn it is.
    fn turn(state: &Self::State) -> Turn;

    /// Puts every legal decision, each once, into a list; none when the game is over. A list that is used again and again
    /// is never moved, which is what the fastest callers want.
    fn list_legal(state: &Self::State, list: &mut Legal<Self::Decision>);

    /// Every legal decision, each once; none when the game is over.
    fn legal(state: &Self::State) -> Legal<Self::Decision> {
        let mut list = Legal::new();
        Self::list_legal(state, &mut list);
        list
    }

    /// Whether a decision is legal, and why not. It agrees with [`Game::list_legal`] on every decision there is.
    fn check(state: &Self::State, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// Carries out a legal decision. An illegal one is a mistake of the caller's: see [`Game::decide`].
    fn apply(state: &mut Self::State, decision: Self::Decision, tell: &mut impl FnMut(Self::Event));

    /// Carries out any decision, or refuses it and leaves the position as it is.
    fn decide(
        state: &mut Self::State,
        decision: Self::Decision,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal> {
        Self::check(state, decision)?;
        Self::apply(state, decision, tell);
        Ok(())
    }

    /// The final scores, once the game is over.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// What an observer is shown: what lies open at this moment, and his own secrets. It is for pages and people.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// What an observer knows who saw the whole game and forgot nothing. It is for bots. Everything that is shown is
    /// known; in a game in which nothing is covered up again, the two are the same.
    fn perfect_recall_view(state: &Self::State, observer: Observer) -> Self::View {
        Self::view(state, observer)
    }

    /// A position that this view, of either kind, could be of, each hidden card drawn at random.
    fn determinize<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self::State;

    /// An event as an observer is told it.
    fn event_seen(event: Self::Event, observer: Observer) -> Self::Event;

    /// Whether an event shows an observer something that was hidden from him until now.
    fn reveals(event: Self::Event, observer: Observer) -> bool;

    /// What sort of decision it is, a number below sixteen: to draw, to play, to pass.
    fn decision_kind(decision: Self::Decision) -> usize;

    /// A decision of another seat as everybody sees it, `None` for one that is made in secret.
    fn decision_seen(decision: Self::Decision) -> Option<Self::Decision>;
}
