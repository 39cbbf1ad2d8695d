//! The rules of Kokopelli, a card game by Stefan Feld for two to four players.
//!
//! [`Kokopelli`] implements [`Game`]. Positions are [`State`]s, and decisions are [`Decision`]s in the words
//! of the rules. Every refusal cites the id of a rule from the [rulebook](Game::RULEBOOK). A [`View`]
//! contains only what one observer may know.

mod abilities;
mod area;
mod card;
mod cards;
mod ceremony;
mod decision;
mod determinize;
mod event;
mod flow;
mod legality;
mod notation;
mod observation;
mod options;
mod pile;
mod reading;
mod refusal;
mod ruleset;
mod scoring;
mod setup;
mod space;
mod state;
mod tiles;
mod trace;
mod view;
mod villages;

use std::ops::RangeInclusive;

use hearth_core::{Game, Legal, Observer, Rulebook, Standing, Turn};
use rand::Rng;

pub use crate::abilities::EmptyHand;
pub use crate::card::Card;
pub use crate::cards::{Cards, Kinds};
pub use crate::ceremony::{Ceremony, CeremonySet};
pub use crate::decision::Decision;
pub use crate::event::{DrawCause, Event, Source};
pub use crate::options::{KokopelliOptions, Selection};
pub use crate::pile::Pile;
pub use crate::refusal::Refusal;
pub use crate::ruleset::{CheckAbroad, Edition, FirstRound, ReachAbroad, Ruleset};
pub use crate::scoring::{FinalScore, PileRank};
pub use crate::setup::Setup;
pub use crate::space::{Space, SpaceSet};
pub use crate::state::{Drawn, EndReason, HAND, Question, State, TurnLeft};
pub use crate::tiles::{Tiles, Token};
pub use crate::view::{CardsSeen, PileSeen, QuestionSeen, SeatSeen, View};
pub use crate::villages::{LaidCard, Stack, Villages};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kokopelli;

impl Game for Kokopelli {
    const NAME: &'static str = "kokopelli";
    const TITLE: &'static str = "Kokopelli";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const RULEBOOK: Rulebook = Rulebook(include_str!("../rulebook.en.md"));

    type Options = KokopelliOptions;
    type Setup = Setup;
    type State = State;
    type Decision = Decision;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn deal<R: Rng + ?Sized>(options: &KokopelliOptions, rng: &mut R) -> Setup {
        Setup::deal(options, rng)
    }

    fn start(setup: &Setup) -> State {
        State::start(setup)
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
        View::of(state, observer)
    }

    fn observer(view: &View) -> Observer {
        view.observer
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        determinize::determinize(view, rng)
    }

    fn event_seen(event: Event, observer: Observer) -> Event {
        event.seen_by(observer)
    }

    fn reveals(event: Event, observer: Observer) -> bool {
        event.reveals_to(observer)
    }

    fn decision_kind(decision: Decision) -> usize {
        match decision {
            Decision::Draw => 0,
            Decision::Open(..) => 1,
            Decision::Play(..) => 2,
            Decision::Cancel(_) => 3,
            Decision::Exchange => 4,
            Decision::Under(_) => 5,
            Decision::Done => 6,
            Decision::Pass => 7,
        }
    }

    fn decision_seen(decision: Decision) -> Option<Decision> {
        match decision {
            Decision::Under(_) => None,
            open => Some(open),
        }
    }
}
