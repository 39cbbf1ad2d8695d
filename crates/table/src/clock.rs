//! The time that is left to each seat. What time it is, is always handed in.

use std::ops::Add;

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Pace;

/// A moment: milliseconds since the beginning of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// How many milliseconds passed since an earlier moment; none since a later one.
    pub fn since(self, earlier: Timestamp) -> i64 {
        self.0.saturating_sub(earlier.0).max(0)
    }
}

/// Milliseconds later.
impl Add<i64> for Timestamp {
    type Output = Timestamp;

    fn add(self, milliseconds: i64) -> Timestamp {
        Timestamp(self.0.saturating_add(milliseconds))
    }
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The time that is left to each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pace: Pace,
    /// When the seat whose turn it is began to think.
    since: Timestamp,
    /// Milliseconds of the bank that each seat has left.
    left: Vec<i64>,
}

impl Clock {
    /// A clock that begins now.
    pub fn new(pace: Pace, seats: usize, now: Timestamp) -> Clock {
        let bank = match pace {
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Unhurried | Pace::Days(_) => 0,
        };
        Clock { pace, since: now, left: vec![bank; seats] }
    }

    /// How long one may think.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// When the seat whose turn it is began to think.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// A seat's turn is over.
    pub(crate) fn pass(&mut self, from: Seat, now: Timestamp) {
        self.spend(from, now);
        if let Pace::Live { increment, .. } = self.pace
            && let Some(left) = self.left.get_mut(from.index())
        {
            *left += i64::from(increment) * 1000;
        }
    }

    /// What a seat thought about until now is taken from its bank.
    pub(crate) fn spend(&mut self, seat: Seat, now: Timestamp) {
        if let Pace::Live { .. } = self.pace
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = (*left - now.since(self.since)).max(0);
        }
        self.since = now;
    }

    /// The one who thinks begins to think now.
    pub(crate) fn begin(&mut self, now: Timestamp) {
        self.since = now;
    }

    /// Who comes back after his time ran out has at least a quarter of the bank again.
    pub(crate) fn refill(&mut self, seat: Seat) {
        if let Pace::Live { bank, .. } = self.pace
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = (*left).max(i64::from(bank) * 250);
        }
    }

    /// When the time of the seat whose turn it is will be over.
    pub fn deadline(&self, turn: Seat) -> Option<Timestamp> {
        match self.pace {
            Pace::Unhurried => None,
            Pace::Live { .. } => self.left.get(turn.index()).map(|left| self.since + *left),
            Pace::Days(days) => Some(self.since + i64::from(days) * DAY),
        }
    }

    /// Milliseconds that a seat has left, where there is a bank or it is to decide by a day.
    pub fn left(&self, seat: Seat, turn: Option<Seat>, now: Timestamp) -> Option<i64> {
        if turn == Some(seat) {
            return self.deadline(seat).map(|deadline| deadline.since(now));
        }
        match self.pace {
            Pace::Live { .. } => self.left.get(seat.index()).copied(),
            Pace::Unhurried | Pace::Days(_) => None,
        }
    }
}
