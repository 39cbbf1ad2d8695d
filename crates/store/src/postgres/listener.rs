//! The announcements of other nodes, read from the database. The rows are the truth; a notification only says that there are
//! some.

use std::time::Duration;

use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, Statement};
use tokio::sync::broadcast;

use super::link::Link;
use super::schema::META;
use crate::announcements::MAX_UNREAD;
use crate::{Announcement, StoreFailure};

/// Returns the counter, with all rows after a number. Both are of the same moment. If there are too many rows, it returns none.
const READ: &str = "SELECT announced.last, announcement.sender, announcement.text
                    FROM announced
                    LEFT JOIN announcement ON announcement.number > $1 AND announced.last <= $1 + $2::bigint
                    ORDER BY announcement.number";

/// Deletes rows that every node has read long ago. A node that has not notices the gap.
const SWEEP: &str = "DELETE FROM announcement WHERE at < now() - interval '1 minute'";

/// What a node has heard so far.
pub(super) struct Listener {
    /// The number of this store as a sender.
    pub sender: i64,
    /// The number of the last announcement that was read.
    pub last: i64,
    pub heard: broadcast::Sender<Announcement>,
}

/// A connection on which notifications arrive.
pub(super) struct Ear {
    pub client: Client,
    /// [`META`].
    pub meta: Statement,
    read: Statement,
    /// False if the server knows no notifications.
    pub listens: bool,
}

impl Ear {
    pub fn connect(link: &Link) -> Result<Ear, StoreFailure> {
        let mut client = link.connect()?;
        let (meta, read) = (client.prepare(META)?, client.prepare(READ)?);
        let listens = client.batch_execute("LISTEN hearth").is_ok();
        Ok(Ear { client, meta, read, listens })
    }

    /// Waits for a notification of another sender, and takes all that have arrived.
    pub fn is_notified(&mut self, sender: i64, time: Duration) -> Result<bool, StoreFailure> {
        let mut notifications = self.client.notifications();
        let own = sender.to_string();
        let Some(first) = notifications.timeout_iter(time).next()? else { return Ok(false) };
        let mut is_notified = first.payload() != own;
        while let Some(more) = notifications.iter().next()? {
            is_notified |= more.payload() != own;
        }
        Ok(is_notified)
    }

    /// Deletes old announcements.
    pub fn sweep(&mut self) {
        // If another node does the same at the same time, one of them may fail.
        let _ = self.client.batch_execute(SWEEP);
    }
}

impl Listener {
    /// Returns the number of the last announcement of a database.
    pub fn last(client: &mut Client) -> Result<i64, StoreFailure> {
        Ok(client.query_one("SELECT last FROM announced", &[])?.try_get(0)?)
    }

    /// Reads new announcements, and passes them on.
    pub fn read(&mut self, ear: &mut Ear) -> Result<(), StoreFailure> {
        let rows = ear.client.query(&ear.read, &[&self.last, &(MAX_UNREAD as u64).cast_signed()])?;
        let Some(row) = rows.first() else {
            return Err(StoreFailure::Other("the table announced is empty".to_owned()));
        };
        let (before, now) = (self.last, row.try_get(0)?);
        self.last = now;
        if now == before {
            return Ok(());
        }
        // The numbers have no gap. If there are fewer rows, some were deleted; if the counter went back, an older state of the
        // database was restored.
        if now < before || (now - before).unsigned_abs() != rows.len() as u64 {
            self.tell(Announcement::Missed);
            return Ok(());
        }
        for row in rows {
            // The row of a single count has neither, if it was deleted.
            let sender: Option<i64> = row.try_get(1)?;
            if sender != Some(self.sender) {
                let text: Option<&str> = row.try_get(2)?;
                self.tell(text.map_or(Announcement::Missed, |text| Announcement::Text(text.into())));
            }
        }
        Ok(())
    }

    fn tell(&self, announcement: Announcement) {
        // Perhaps nobody has subscribed.
        drop(self.heard.send(announcement));
    }
}
