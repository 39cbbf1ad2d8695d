//! The times in which people want no notifications.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreFailure, UserId};

/// The number of minutes of a day.
const DAY: i64 = 24 * 60;

const MINUTE_MS: i64 = 60 * 1000;

/// The times in which a person wants no notifications.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct QuietTimes {
    /// The first minute of the quiet hours, in the person's own time.
    pub from: i64,
    /// The minute after the quiet hours; the same as `from` if there are none.
    pub to: i64,
    /// The minutes by which their time is ahead of UTC.
    pub ahead: i64,
    /// The end of their holiday, in milliseconds since 1970.
    pub away_until: i64,
}

impl QuietTimes {
    /// Returns how long to wait until notifications are wanted, in milliseconds. Zero means that they are wanted now.
    pub fn wait(&self, now: i64) -> i64 {
        let holiday = (self.away_until - now).max(0);
        let ends = now + holiday;
        let minute = |time: i64| time.div_euclid(MINUTE_MS) + self.ahead;
        let length = (self.to - self.from).rem_euclid(DAY);
        let into = (minute(ends) - self.from).rem_euclid(DAY);
        if into >= length {
            return holiday;
        }
        // The quiet hours end at the beginning of a minute.
        holiday + (length - into) * MINUTE_MS - ends.rem_euclid(MINUTE_MS)
    }
}

impl Store {
    /// Returns the times in which a person wants no notifications.
    pub async fn quiet_times(&self, user: UserId) -> Result<QuietTimes, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT from_minute, to_minute, ahead, away_until FROM quiet WHERE person = ?1",
            )?;
            let quiet = query.query_row([user], |row| {
                Ok(QuietTimes {
                    from: row.get(0)?,
                    to: row.get(1)?,
                    ahead: row.get(2)?,
                    away_until: row.get(3)?,
                })
            });
            Ok(quiet.optional()?.unwrap_or_default())
        })
        .await
    }

    /// Sets the times in which a person wants no notifications.
    pub async fn set_quiet_times(&self, user: UserId, quiet: QuietTimes) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO quiet (person, from_minute, to_minute, ahead, away_until)
                     SELECT id, ?2, ?3, ?4, ?5 FROM person WHERE id = ?1",
                )?
                .execute(params![user, quiet.from, quiet.to, quiet.ahead, quiet.away_until])?;
            Ok(())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 60 * MINUTE_MS;

    /// Returns the wait in minutes at an hour of UTC.
    fn wait(quiet: QuietTimes, hour: i64) -> i64 {
        quiet.wait(1000 * 24 * HOUR_MS + hour * HOUR_MS) / MINUTE_MS
    }

    #[test]
    fn quiet_hours_may_span_midnight_and_follow_the_persons_own_time() {
        let quiet = QuietTimes { from: 22 * 60, to: 7 * 60, ahead: 60, away_until: 0 };
        let waits = [20, 21, 23, 5, 6, 12].map(|hour| wait(quiet, hour));
        assert_eq!(waits, [0, 9 * 60, 7 * 60, 60, 0, 0]);
        let later = 1000 * 24 * HOUR_MS + 5 * HOUR_MS + 30_500;
        assert_eq!(quiet.wait(later), HOUR_MS - 30_500, "they end at the beginning of a minute");
        assert_eq!(wait(QuietTimes::default(), 3), 0, "there are none");
    }

    #[test]
    fn a_holiday_ends_with_the_quiet_hours_after_it() {
        let away_until = 1000 * 24 * HOUR_MS + 23 * HOUR_MS;
        let quiet = QuietTimes { from: 22 * 60, to: 7 * 60, ahead: 0, away_until };
        assert_eq!(wait(quiet, 12), 19 * 60);
        assert_eq!(wait(QuietTimes { from: 0, to: 0, ..quiet }, 12), 11 * 60);
        assert_eq!(wait(QuietTimes { from: 0, to: 0, ..quiet }, 24), 0);
    }
}
