//! The rules of Lone Lantern, a complete game in one folder: copy it to begin your own (`docs/NEW_GAME.md`).
//!
//! `state` has a position and what an observer sees of it, `notation` has positions as text.

mod notation;
mod state;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use hearth_core::{
    BadText, Game, Legal, NoOptions, ObservationEncoder, Observer, Rulebook, Seat, SimpleRefusal, Standing,
    Trace, Turn,
};
use rand::Rng;
use rand::seq::SliceRandom;

pub use crate::state::{Cards, FACE_DOWN, NUMBERS, ROUNDS, SEATS, State, View};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample;

/// The only kind of decision: to lay a number face down.
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
        let lay = NUMBERS.map(Lay).find(|lay| lay.to_string() == text);
        lay.ok_or_else(|| BadText::whole(format!("`{text}` is not a decision such as `lay 7`")))
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has laid a card face down (S3).
    Laid(Seat),
    /// The card of a seat is turned up (S5).
    Revealed(Seat, u8),
    /// A seat, or nobody, has won a prize (S5, S6).
    Won(Option<Seat>, u8),
    /// The next prize is turned up (S3).
    Turned(u8),
}

impl Game for Sample {
    const NAME: &'static str = "sample";
    const TITLE: &'static str = "Lone Lantern";
    const PLAYERS: RangeInclusive<usize> = 2..=SEATS;
    const RULEBOOK: Rulebook = Rulebook(include_str!("../rulebook.en.md"));

    type Options = NoOptions<2, SEATS>;
    /// The first position contains everything that is drawn.
    type Setup = State;
    type State = State;
    type Decision = Lay;
    type Event = Event;
    type Refusal = SimpleRefusal;
    type View = View;

    fn deal<R: Rng + ?Sized>(options: &Self::Options, rng: &mut R) -> State {
        let (hidden, none) = (Cards([FACE_DOWN; ROUNDS]), [Cards::default(); SEATS]);
        let mut table = State { players: options.players, prizes: hidden, hands: none, laid: none };
        table.hands[..options.players].fill(hidden);
        Self::determinize(&View { observer: Observer::Spectator, table }, rng)
    }

    fn start(setup: &State) -> State {
        *setup
    }

    fn players(state: &State) -> usize {
        state.players
    }

    /// The first seat that has not laid a card in this round decides (S3).
    fn turn(state: &State) -> Turn {
        let round = state.round();
        let waiting = Seat::all(state.players).find(|seat| state.laid[seat.index()].count() == round);
        waiting.filter(|_| round < ROUNDS).map_or(Turn::Over, Turn::Decide)
    }

    fn list_legal(state: &State, list: &mut Legal<Lay>) {
        list.extend(NUMBERS.map(Lay).filter(|lay| Self::check(state, *lay).is_ok()));
    }

    fn check(state: &State, Lay(number): Lay) -> Result<(), SimpleRefusal> {
        match Self::turn(state) {
            Turn::Over => Err(SimpleRefusal { rule: "S8", message: "the game is over" }),
            Turn::Decide(seat) if state.hands[seat.index()].0.contains(&number) => Ok(()),
            Turn::Decide(_) => Err(SimpleRefusal { rule: "S4", message: "you do not hold this number" }),
        }
    }

    fn apply(state: &mut State, Lay(number): Lay, tell: &mut impl FnMut(Event)) {
        let Turn::Decide(seat) = Self::turn(state) else { return };
        let round = state.round();
        state.hands[seat.index()].remove(number);
        state.laid[seat.index()].push(number);
        tell(Event::Laid(seat));
        if state.round() > round {
            for seat in Seat::all(state.players) {
                tell(Event::Revealed(seat, state.laid[seat.index()].0[round]));
            }
            tell(Event::Won(state.winner(round), state.prizes.0[round]));
            state.prizes.iter().skip(round + 1).take(1).for_each(|next| tell(Event::Turned(next)));
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        let won = |seat| (0..ROUNDS).filter(move |round| state.winner(*round) == Some(seat));
        let points = |seat| won(seat).map(|round| i32::from(state.prizes.0[round])).sum();
        let scores = || Seat::all(state.players).map(points).collect();
        (Self::turn(state) == Turn::Over).then(|| Standing { scores: scores(), reason: "rounds" })
    }

    fn view(state: &State, observer: Observer) -> View {
        // Every field is named, so that none is shown by mistake.
        let State { players, mut prizes, mut hands, mut laid } = *state;
        let round = state.round();
        prizes.hide(ROUNDS.min(round + 1));
        for seat in Seat::all(players).filter(|seat| !observer.sits_at(*seat)) {
            hands[seat.index()].hide(0);
            laid[seat.index()].hide(round);
        }
        View { observer, table: State { players, prizes, hands, laid } }
    }

    fn observer(view: &View) -> Observer {
        view.observer
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        let State { players, mut prizes, mut hands, mut laid } = view.table;
        let mut pile: ArrayVec<u8, ROUNDS> = (1..=ROUNDS as u8).collect();
        pile.retain(|prize| !prizes.0.contains(prize));
        pile.shuffle(rng);
        prizes.draw(&mut pile.into_iter());
        let mut deck: ArrayVec<u8, 18> = NUMBERS.chain(NUMBERS).collect();
        for seen in hands.iter().chain(&laid).flat_map(Cards::iter) {
            deck.iter().position(|card| *card == seen).into_iter().for_each(|at| _ = deck.swap_remove(at));
        }
        deck.shuffle(rng);
        let mut deck = deck.into_iter();
        laid.iter_mut().chain(&mut hands).for_each(|cards| cards.draw(&mut deck));
        hands.iter_mut().for_each(Cards::sort);
        State { players, prizes, hands, laid }
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

    /// Cards are laid face down (S3).
    fn decision_seen(_decision: Lay) -> Option<Lay> {
        None
    }
}

impl Trace for Sample {}

impl ObservationEncoder for Sample {}
