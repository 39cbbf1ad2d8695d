//! Announcements: the nodes that share a database tell each other what they changed, because each keeps some of it in memory.
//! docs/SCALE.md has the reasons. `SQLite` has one server, which announces nothing.

use std::sync::Arc;

use tokio::sync::broadcast;

use crate::Store;

/// The length of the longest text, in bytes. Instead of a longer one, the other nodes hear [`Announcement::Missed`].
pub const MAX_ANNOUNCEMENT_BYTES: usize = 16 * 1024;

/// The number of announcements that wait for the database. With more than that, reading everything again costs less.
pub(crate) const MAX_WAITING: usize = 2048;

/// The number of announcements, of all nodes, that are read at once and kept for a slow subscriber.
pub(crate) const MAX_UNREAD: usize = 4096;

/// An announcement of another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Announcement {
    /// A text. The store does not interpret it.
    Text(Arc<str>),
    /// Some were lost: everything that they may have been about must be read again.
    Missed,
}

impl Store {
    /// Tells the other nodes something, usually within a few milliseconds. They hear the announcements of a node in their order,
    /// and if an answer of the database is lost, some of them twice.
    ///
    /// Returns at once, whatever the state of the database. This is not part of any transaction: announce a change after
    /// it is stored.
    pub fn announce(&self, text: String) {
        self.database().announce(text);
    }

    /// Subscribes to the announcements of the other nodes from now on. Subscribe first and read the database then, so that
    /// nothing falls between. A subscriber that is told [`Lagged`](broadcast::error::RecvError::Lagged) must do the same as for
    /// [`Announcement::Missed`].
    pub fn announcements(&self) -> broadcast::Receiver<Announcement> {
        self.database().watches().announcements.subscribe()
    }
}
