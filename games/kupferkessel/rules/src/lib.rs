//! The rules of Kupferkessel Co., a card game by Günter Burkhardt for two or three players.
//!
//! [`Kupferkessel`] implements [`Game`]. Positions are [`State`]s, and decisions are [`Decision`]s in the
//! words of the rules. Every refusal cites the id of a rule from the [rulebook](Game::RULEBOOK). A [`View`]
//! is a position with gaps: as shown, or as known with perfect recall.

mod assumptions;
mod card;
mod cards;
mod cell;
mod colour;
mod decision;
mod determinize;
mod event;
mod family;
mod flow;
mod legality;
mod notation;
mod observation;
mod options;
mod reading;
mod recipe;
mod refusal;
mod ring;
mod ruleset;
mod scoring;
mod setup;
mod square;
mod stacks;
mod state;
mod symbol;
mod trace;
mod view;

use std::ops::RangeInclusive;

use hearth_core::{Game, Legal, Observer, Rulebook, Standing, Turn};
use rand::Rng;

pub use crate::card::{Card, Value};
pub use crate::cards::CardSet;
pub use crate::cell::{Cell, CellSet, Cells};
pub use crate::colour::Colour;
pub use crate::decision::Decision;
pub use crate::event::Event;
pub use crate::family::Family;
pub use crate::options::KupferkesselOptions;
pub use crate::recipe::{BadRecipe, OwnRecipes, Recipe, RecipeId, RecipeSet};
pub use crate::refusal::Refusal;
pub use crate::ring::Position;
pub use crate::ruleset::Ruleset;
pub use crate::scoring::{FinalScore, MOST_ONES, family_points};
pub use crate::setup::Setup;
pub use crate::square::Square;
pub use crate::stacks::Stacks;
pub use crate::state::{EndReason, IDLE_TURNS, Question, State, TurnNow};
pub use crate::symbol::Symbol;
pub use crate::view::{RecipesSeen, SeatSeen, StackSeen, View};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kupferkessel;

impl Game for Kupferkessel {
    const NAME: &'static str = "kupferkessel";
    const TITLE: &'static str = "Kupferkessel Co.";
    const PLAYERS: RangeInclusive<usize> = 2..=stacks::SEATS;
    const RULEBOOK: Rulebook = Rulebook(include_str!("../rulebook.en.md"));

    type Options = KupferkesselOptions;
    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn deal<R: Rng + ?Sized>(options: &KupferkesselOptions, rng: &mut R) -> Setup {
        Setup::deal(options, rng)
    }

    /// Players may not look into any kettle, not even their own (C10); only recipes are secret (C20).
    fn has_secrets(setup: &Setup) -> bool {
        setup.ruleset().recipes
    }

    fn start(setup: &Setup) -> State {
        let mut state = State::set_up(setup);
        flow::begin(&mut state);
        state
    }

    fn players(state: &State) -> usize {
        state.players()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.question {
            Question::Over => Turn::Over,
            _ => Turn::Decide(state.turn.seat),
        }
    }

    #[inline]
    fn list_legal(state: &State, list: &mut Legal<Decision>) {
        legality::list_legal(state, list);
    }

    fn check(state: &State, decision: Decision) -> Result<(), Refusal> {
        legality::check(state, decision)
    }

    #[inline]
    fn apply(state: &mut State, decision: Decision, tell: &mut impl FnMut(Event)) {
        debug_assert_eq!(legality::check(state, decision), Ok(()));
        flow::apply(state, decision, tell);
    }

    fn standing(state: &State) -> Option<Standing> {
        scoring::standing(state)
    }

    fn view(state: &State, observer: Observer) -> View {
        View::shown(state, observer)
    }

    fn perfect_recall_view(state: &State, observer: Observer) -> View {
        View::perfect_recall_view(state, observer)
    }

    fn observer(view: &View) -> Observer {
        view.observer
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        determinize::determinize(view, rng)
    }

    fn event_seen(event: Event, _: Observer) -> Event {
        event
    }

    fn reveals(event: Event, observer: Observer) -> bool {
        event.reveals_to(observer)
    }

    fn decision_kind(decision: Decision) -> usize {
        match decision {
            Decision::Take(_) => 0,
            Decision::Use => 1,
            Decision::Skip => 2,
            Decision::Keep => 3,
            Decision::Leave => 4,
        }
    }

    fn decision_seen(decision: Decision) -> Option<Decision> {
        Some(decision)
    }
}
