//! A position, what an observer sees of it, and how hidden cards are drawn.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use hearth_core::{Observer, Seat, Turn};
use rand::Rng;
use rand::seq::SliceRandom;

/// The largest number of players (S1).
pub const SEATS: usize = 3;
/// The number of rounds, of prizes and of cards in a hand (S1, S2, S8).
pub const ROUNDS: usize = 5;
/// The numbers on the cards (S1).
pub const NUMBERS: RangeInclusive<u8> = 1..=9;
/// The number of cards with the same number (S1).
pub(crate) const COPIES: usize = 2;
/// A card in a view that the observer cannot read.
pub const FACE_DOWN: u8 = 10;

/// A few cards on the stack: numbers, then zeros.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards(pub [u8; ROUNDS]);

impl Cards {
    /// Iterates over the cards.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|card| *card > 0)
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Returns true if there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if a card is among them.
    pub fn has(&self, card: u8) -> bool {
        self.0.contains(&card)
    }

    /// Adds a card after the others.
    pub fn push(&mut self, card: u8) {
        self.0[self.len()] = card;
    }

    /// Removes a card and sorts the others, highest first.
    pub fn remove(&mut self, card: u8) {
        if let Some(held) = self.0.iter_mut().find(|held| **held == card) {
            *held = 0;
        }
        self.sort();
    }

    /// Sorts the cards, highest first. Hands are sorted, so that equal hands compare equal.
    pub fn sort(&mut self) {
        self.0.sort_unstable_by(|a, b| b.cmp(a));
    }
}

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The number of players.
    pub players: usize,
    /// The prizes in the order in which they are turned up (S2).
    pub prizes: [u8; ROUNDS],
    /// The hands, sorted.
    pub hands: [Cards; SEATS],
    /// The cards that each seat has laid, one for each round.
    pub laid: [Cards; SEATS],
}

impl State {
    /// Shuffles the prizes and deals the hands.
    pub(crate) fn deal<R: Rng + ?Sized>(players: usize, rng: &mut R) -> State {
        let laid = [Cards::default(); SEATS];
        let nothing =
            View { observer: Observer::Spectator, players, prizes: [0; ROUNDS], hand: laid[0], laid };
        nothing.determinize(rng)
    }

    /// Returns the number of complete rounds.
    pub fn round(&self) -> usize {
        self.laid[..self.players].iter().map(Cards::len).min().unwrap_or(0)
    }

    /// Returns the seat that decides: the first one that has not laid a card in this round (S3).
    pub(crate) fn turn(&self) -> Turn {
        let round = self.round();
        let waiting = Seat::all(self.players).find(|seat| self.laid[seat.index()].len() == round);
        waiting.filter(|_| round < ROUNDS).map_or(Turn::Over, Turn::Decide)
    }

    /// Returns the winner of a complete round: the highest number that was laid only once (S5, S6).
    pub fn winner(&self, round: usize) -> Option<Seat> {
        let laid = |seat: Seat| self.laid[seat.index()].0[round];
        let seats = || Seat::all(self.players);
        let alone = |seat: &Seat| seats().filter(|other| laid(*other) == laid(*seat)).count() == 1;
        seats().filter(alone).max_by_key(|seat| laid(*seat))
    }

    /// Returns the points of each seat.
    pub(crate) fn scores<const N: usize>(&self) -> ArrayVec<i32, N> {
        let won = |seat| (0..self.round()).filter(move |round| self.winner(*round) == Some(seat));
        let points = |seat| won(seat).map(|round| i32::from(self.prizes[round])).sum();
        Seat::all(self.players).map(points).collect()
    }
}

/// A position as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The number of players.
    pub players: usize,
    /// The prizes that were turned up; the others are zero.
    pub prizes: [u8; ROUNDS],
    /// The observer's hand.
    pub hand: Cards,
    /// The cards that were laid. Those of other seats in this round are [`FACE_DOWN`].
    pub laid: [Cards; SEATS],
}

impl View {
    /// Copies what an observer may see.
    pub(crate) fn of(state: &State, observer: Observer) -> View {
        let (round, players) = (state.round(), state.players);
        let mut view =
            View { observer, players, prizes: [0; ROUNDS], hand: Cards::default(), laid: state.laid };
        let turned = ROUNDS.min(round + 1);
        view.prizes[..turned].copy_from_slice(&state.prizes[..turned]);
        for seat in Seat::all(players) {
            if observer.sits_at(seat) {
                view.hand = state.hands[seat.index()];
            } else if state.laid[seat.index()].len() > round {
                view.laid[seat.index()].0[round] = FACE_DOWN;
            }
        }
        view
    }

    /// Draws everything that the observer does not see.
    pub(crate) fn determinize<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let View { observer, players, mut prizes, hand, mut laid } = *self;
        let mut pile: ArrayVec<u8, ROUNDS> =
            (1..=ROUNDS as u8).filter(|prize| !prizes.contains(prize)).collect();
        pile.shuffle(rng);
        prizes.iter_mut().filter(|prize| **prize == 0).zip(pile).for_each(|(prize, drawn)| *prize = drawn);
        let seen = |number: u8| {
            hand.iter().chain(laid.iter().flat_map(Cards::iter)).filter(move |card| *card == number)
        };
        let unseen = NUMBERS.flat_map(|number| (seen(number).count()..COPIES).map(move |_| number));
        let mut deck: ArrayVec<u8, { COPIES * 9 }> = unseen.collect();
        deck.shuffle(rng);
        let mut deck = deck.into_iter();
        let mut hands = [Cards::default(); SEATS];
        for seat in Seat::all(players) {
            let (own, laid) = (&mut hands[seat.index()], &mut laid[seat.index()]);
            let hidden = laid.0.iter_mut().filter(|card| **card == FACE_DOWN);
            hidden.zip(&mut deck).for_each(|(card, drawn)| *card = drawn);
            if observer.sits_at(seat) {
                *own = hand;
            } else {
                deck.by_ref().take(ROUNDS - laid.len()).for_each(|card| own.push(card));
                own.sort();
            }
        }
        State { players, prizes, hands, laid }
    }
}
