//! The clock of a table. It never reads the system time: the caller passes it in.

use std::ops::Add;

use hearth_core::Seat;
use serde::{Deserialize, Serialize};

use crate::Pace;

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// Returns the milliseconds since an earlier time, or zero if that time is later.
    pub fn since(self, earlier: Timestamp) -> i64 {
        self.0.saturating_sub(earlier.0).max(0)
    }
}

/// Adds milliseconds.
impl Add<i64> for Timestamp {
    type Output = Timestamp;

    fn add(self, milliseconds: i64) -> Timestamp {
        Timestamp(self.0.saturating_add(milliseconds))
    }
}

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The remaining time of each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    pace: Pace,
    /// The start of the current turn's thinking time.
    since: Timestamp,
    /// The remaining bank of each seat, in milliseconds.
    left: Vec<i64>,
}

impl Clock {
    /// Creates a clock that starts now.
    pub fn new(pace: Pace, seats: usize, now: Timestamp) -> Clock {
        let bank = match pace {
            Pace::Live { bank, .. } => i64::from(bank) * 1000,
            Pace::Unhurried | Pace::Days(_) => 0,
        };
        Clock { pace, since: now, left: vec![bank; seats] }
    }

    /// Returns the time control.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Returns the start of the current turn's thinking time.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// Ends a seat's turn: charges the time used and adds the increment.
    pub(crate) fn pass(&mut self, from: Seat, now: Timestamp) {
        self.spend(from, now);
        if let Pace::Live { increment, .. } = self.pace
            && let Some(left) = self.left.get_mut(from.index())
        {
            *left += i64::from(increment) * 1000;
        }
    }

    /// Charges the time since the last call to a seat's bank.
    pub(crate) fn spend(&mut self, seat: Seat, now: Timestamp) {
        if let Pace::Live { .. } = self.pace
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = (*left - now.since(self.since)).max(0);
        }
        self.since = now;
    }

    /// Restarts the thinking time. The seat on turn is charged only what it is said to have used.
    pub(crate) fn resume(&mut self, turn: Option<Seat>, spent: i64, now: Timestamp) {
        if let Some(seat) = turn {
            self.since = now + -spent.max(0);
            self.spend(seat, now);
        }
        self.begin(now);
    }

    /// Restarts the thinking time without charging anyone.
    pub(crate) fn begin(&mut self, now: Timestamp) {
        self.since = now;
    }

    /// Raises a seat's bank to at least a quarter of the initial bank. A player who returns after running out
    /// of time gets this.
    pub(crate) fn refill(&mut self, seat: Seat) {
        if let Pace::Live { bank, .. } = self.pace
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = (*left).max(i64::from(bank) * 250);
        }
    }

    /// Returns the time at which the deciding seat runs out of time.
    pub fn deadline(&self, turn: Seat) -> Option<Timestamp> {
        match self.pace {
            Pace::Unhurried => None,
            Pace::Live { .. } => self.left.get(turn.index()).map(|left| self.since + *left),
            Pace::Days(days) => Some(self.since + i64::from(days) * DAY_MS),
        }
    }

    /// Returns the milliseconds that a seat has left. Without a bank, only the deciding seat has a limit.
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
