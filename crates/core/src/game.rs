//! The rules of a game.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand::Rng;

use crate::rng::FixedRng;
use crate::{BadText, Observer, Options, Rulebook, Seat, Standing};

/// The legal decisions at one point. They are on the stack: listing them does not allocate.
pub type Legal<D> = ArrayVec<D, 256>;

/// The seat that decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// The game is over.
    Over,
}

/// The reason why a decision is not legal.
pub trait Refusal: Copy + Eq + Debug + Display {
    /// Returns the id of the rule that forbids it. The `Display` text begins with it.
    fn rule(&self) -> &'static str;
}

/// A refusal that is only a rule and a message, for games that say nothing more about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimpleRefusal {
    /// The id of the rule.
    pub rule: &'static str,
    /// The message, in English and without a full stop.
    pub message: &'static str,
}

impl Refusal for SimpleRefusal {
    fn rule(&self) -> &'static str {
        self.rule
    }
}

impl Display for SimpleRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.message)
    }
}

/// The rules of a game. They are deterministic: no I/O, no clock and no random generator of their own.
pub trait Game: Copy + Eq + Debug + 'static {
    /// The name that is typed.
    const NAME: &'static str;
    /// The name that is displayed.
    const TITLE: &'static str;
    /// The supported numbers of players.
    const PLAYERS: RangeInclusive<usize>;
    /// The rules in words, each with its id.
    const RULEBOOK: Rulebook;

    /// The options of a table.
    type Options: Options + Sync;
    /// Everything that is fixed before the first decision. All randomness is in it, as facts.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// A complete position, including hidden information.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One decision. Its text form uses the words of the rules.
    type Decision: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadText> + Send + Sync;
    /// One thing that happened.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// The reason why a decision is not legal.
    type Refusal: Refusal;
    /// A position as one observer may know it, and nothing more. There are two kinds: [`Game::view`] shows
    /// what is visible now, [`Game::perfect_recall_view`] also what the observer has seen before.
    type View: Copy + Eq + Debug + Send + Sync;

    /// Draws all random parts of a game.
    fn deal<R: Rng + ?Sized>(options: &Self::Options, rng: &mut R) -> Self::Setup;

    /// Returns true if one player can know something that another cannot. Otherwise several players can share
    /// a screen.
    fn has_secrets(_setup: &Self::Setup) -> bool {
        true
    }

    /// Returns the position before the first decision.
    fn start(setup: &Self::Setup) -> Self::State;

    /// Returns the number of players.
    fn players(state: &Self::State) -> usize;

    /// Returns the seat that decides next.
    fn turn(state: &Self::State) -> Turn;

    /// Appends every legal decision once; none when the game is over. Fast callers reuse one list, which
    /// avoids moving it.
    fn list_legal(state: &Self::State, list: &mut Legal<Self::Decision>);

    /// Returns every legal decision once; none when the game is over.
    fn legal(state: &Self::State) -> Legal<Self::Decision> {
        let mut list = Legal::new();
        Self::list_legal(state, &mut list);
        list
    }

    /// Checks one decision. It agrees with [`Game::list_legal`] on every decision that exists.
    fn check(state: &Self::State, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// Applies a legal decision. The caller must not pass an illegal one; [`Game::decide`] checks first.
    fn apply(state: &mut Self::State, decision: Self::Decision, tell: &mut impl FnMut(Self::Event));

    /// Checks and applies a decision. A refusal leaves the position unchanged.
    fn decide(
        state: &mut Self::State,
        decision: Self::Decision,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal> {
        Self::check(state, decision)?;
        Self::apply(state, decision, tell);
        Ok(())
    }

    /// Returns the final scores once the game is over.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// Returns what an observer is shown: everything visible now, and their own secrets. Pages use this view.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// Returns what an observer knows who saw the whole game and has perfect recall. Bots use this view. It
    /// includes everything in [`Game::view`]. The two are equal in games where nothing visible is hidden
    /// again.
    fn perfect_recall_view(state: &Self::State, observer: Observer) -> Self::View {
        Self::view(state, observer)
    }

    /// Returns the observer of a view.
    fn observer(view: &Self::View) -> Observer;

    /// Samples a position that is consistent with a view of either kind. Hidden cards are drawn at random.
    fn determinize<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self::State;

    /// Returns a position that is consistent with a view, the same one for equal views. Generic code reads from
    /// it what the observer knows anyway, such as whose turn it is.
    fn possible_state(view: &Self::View) -> Self::State {
        Self::determinize(view, &mut FixedRng::default())
    }

    /// Returns an event with the details that an observer may know.
    fn event_seen(event: Self::Event, observer: Observer) -> Self::Event;

    /// Returns true if an event shows the observer something that was hidden from them.
    fn reveals(event: Self::Event, observer: Observer) -> bool;

    /// Returns the kind of a decision, such as drawing, playing or passing, as a number below 16.
    /// Random test games prefer some kinds to others.
    fn decision_kind(_decision: Self::Decision) -> usize {
        0
    }

    /// Returns another seat's decision as everyone sees it, or `None` if it is secret.
    fn decision_seen(decision: Self::Decision) -> Option<Self::Decision>;
}
