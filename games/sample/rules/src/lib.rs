//! The rules of Lone Lantern, a complete game in one folder: copy it to begin your own (`docs/NEW_GAME.md`).
//!
//! - this file: the game, its decisions, events and refusals;
//! - `state`: a position, what an observer sees of it, and how hidden cards are drawn;
//! - `notation`: positions as text.

mod notation;
mod state;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use hearth_core::{
    BadText, Game, Legal, NoOptions, ObservationEncoder, Observer, Refusal as _, Rulebook, Seat, Standing,
    Trace, Turn,
};
use rand::Rng;

pub use crate::state::{Cards, FACE_DOWN, NUMBERS, ROUNDS, State, View};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample;

/// A player lays a number face down. This is the only kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lay(pub u8);

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Lay {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Lay, BadText> {
        let number = text.strip_prefix("lay ").and_then(|number| number.parse().ok());
        let number = number.filter(|number| NUMBERS.contains(number) && *text == Lay(*number).to_string());
        number.map(Lay).ok_or_else(|| BadText::whole(format!("`{text}` is not a decision, such as `lay 7`")))
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has laid a card face down.
    Laid(Seat),
    /// The card of a seat is turned up (S5).
    Revealed(Seat, u8),
    /// A prize was won, or by nobody (S6).
    Won(Option<Seat>, u8),
    /// The next prize is turned up (S3).
    Turned(u8),
}

/// The reason why a decision is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The player does not hold the number.
    NotHeld(u8),
    /// The game is over.
    Over,
}

impl hearth_core::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotHeld(_) => "S4",
            Refusal::Over => "S8",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            Refusal::NotHeld(number) => write!(f, "you do not hold a {number}"),
            Refusal::Over => f.write_str("the game is over"),
        }
    }
}

impl Game for Sample {
    const NAME: &'static str = "sample";
    const TITLE: &'static str = "Lone Lantern";
    const PLAYERS: RangeInclusive<usize> = 2..=state::SEATS;
    const RULEBOOK: Rulebook = Rulebook(include_str!("../rulebook.en.md"));

    type Options = NoOptions<2, { state::SEATS }>;
    /// The position before the first decision: nothing else is drawn.
    type Setup = State;
    type State = State;
    type Decision = Lay;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn deal<R: Rng + ?Sized>(options: &Self::Options, rng: &mut R) -> State {
        State::deal(options.players, rng)
    }

    fn start(setup: &State) -> State {
        *setup
    }

    fn players(state: &State) -> usize {
        state.players
    }

    fn turn(state: &State) -> Turn {
        state.turn()
    }

    fn list_legal(state: &State, list: &mut Legal<Lay>) {
        list.extend(NUMBERS.map(Lay).filter(|lay| Self::check(state, *lay).is_ok()));
    }

    fn check(state: &State, Lay(number): Lay) -> Result<(), Refusal> {
        let Turn::Decide(seat) = state.turn() else { return Err(Refusal::Over) };
        if state.hands[seat.index()].has(number) { Ok(()) } else { Err(Refusal::NotHeld(number)) }
    }

    fn apply(state: &mut State, Lay(number): Lay, tell: &mut impl FnMut(Event)) {
        let Turn::Decide(seat) = state.turn() else { return };
        let round = state.round();
        state.hands[seat.index()].remove(number);
        state.laid[seat.index()].push(number);
        tell(Event::Laid(seat));
        if state.round() > round {
            Seat::all(state.players)
                .for_each(|seat| tell(Event::Revealed(seat, state.laid[seat.index()].0[round])));
            tell(Event::Won(state.winner(round), state.prizes[round]));
            if let Some(next) = state.prizes.get(round + 1) {
                tell(Event::Turned(*next));
            }
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.turn() == Turn::Over).then(|| Standing { scores: state.scores(), reason: "rounds" })
    }

    fn view(state: &State, observer: Observer) -> View {
        View::of(state, observer)
    }

    fn observer(view: &View) -> Observer {
        view.observer
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        view.determinize(rng)
    }

    fn event_seen(event: Event, _observer: Observer) -> Event {
        event
    }

    fn reveals(event: Event, observer: Observer) -> bool {
        match event {
            Event::Revealed(seat, _) => !observer.sits_at(seat),
            Event::Turned(_) => true,
            Event::Laid(_) | Event::Won(..) => false,
        }
    }

    fn decision_kind(Lay(number): Lay) -> usize {
        usize::from(number)
    }

    /// Cards are laid face down.
    fn decision_seen(_decision: Lay) -> Option<Lay> {
        None
    }
}

impl Trace for Sample {}

impl ObservationEncoder for Sample {}
