//! The times in which people want no notifications.

use rusqlite::params;

use crate::{Store, StoreFailure, UserId};

/// The times in which a person wants no notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuietTimes {
    /// The first minute of the quiet hours, in the person's own time.
    pub from: i64,
    /// The minute after the quiet hours; the same as `from` if there are none.
    pub to: i64,
    /// Their time zone: an IANA name, or a fixed distance to UTC (`+01:00`).
    pub zone: String,
    /// The end of their holiday, in milliseconds since 1970.
    pub away_until: i64,
}

impl Default for QuietTimes {
    fn default() -> QuietTimes {
        QuietTimes { from: 0, to: 0, zone: "UTC".to_owned(), away_until: 0 }
    }
}

impl Store {
    /// Returns the times in which a person wants no notifications.
    pub async fn quiet_times(&self, user: UserId) -> Result<QuietTimes, StoreFailure> {
        self.read(move |connection| {
            let quiet = connection.row(
                "SELECT from_minute, to_minute, zone, away_until FROM quiet WHERE person = ?1",
                params![user],
                |row| {
                    Ok(QuietTimes {
                        from: row.get(0)?,
                        to: row.get(1)?,
                        zone: row.get(2)?,
                        away_until: row.get(3)?,
                    })
                },
            );
            Ok(quiet?.unwrap_or_default())
        })
        .await
    }

    /// Sets the times in which a person wants no notifications.
    pub async fn set_quiet_times(&self, user: UserId, quiet: QuietTimes) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO quiet (person, from_minute, to_minute, zone, away_until)
                 SELECT id, ?2, ?3, ?4, ?5 FROM person WHERE id = ?1
                 ON CONFLICT (person) DO UPDATE
                 SET from_minute = excluded.from_minute,
                     to_minute = excluded.to_minute,
                     zone = excluded.zone,
                     away_until = excluded.away_until",
                params![user, quiet.from, quiet.to, quiet.zone, quiet.away_until],
            )?;
            Ok(())
        })
        .await
    }
}
