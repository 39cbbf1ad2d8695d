//! The interface between tables and the transports that show them.

use std::sync::Arc;

use bytes::Bytes;

use super::{TableSnapshot, Viewer};
use crate::base::EventId;

/// Renders one table for the subscribers of one transport: HTML parts for pages, JSON for programs. Each table has its own,
/// so it may cache what it has sent.
pub trait Presenter: Send {
    /// Renders the first frame for a subscriber who has seen the table up to `seen`.
    fn first(&mut self, table: &TableSnapshot, viewer: Viewer, seen: Option<EventId>) -> Bytes;

    /// Renders what the log entries from `first` on changed, or `None` if nothing is to be sent.
    fn update(&mut self, table: &TableSnapshot, viewer: Viewer, first: u64) -> Option<Bytes>;

    /// Drops cached texts, because names, seats or the past have changed.
    fn invalidate(&mut self) {}

    /// Forgets what was sent, because nobody is subscribed any more.
    fn forget(&mut self) {}
}

/// Makes presenters.
pub type PresenterFactory = Arc<dyn Fn() -> Box<dyn Presenter> + Send + Sync>;

/// Makes the presenters of a table.
#[derive(Clone)]
pub struct Presenters {
    /// For pages.
    pub page: PresenterFactory,
    /// For programs.
    pub program: PresenterFactory,
}
