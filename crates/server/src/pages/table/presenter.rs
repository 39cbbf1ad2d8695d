//! The presenter of pages. It renders a table as HTML parts and sends only the changed ones (dirty checking).

use std::collections::HashMap;

use bytes::Bytes;
use foldhash::fast::FixedState;
use hearth_host::base::EventId;
use hearth_host::tables::{Presenter, TableSnapshot, Viewer};
use hearth_page::{Fingerprints, Part, PartRenderer};
use hearth_table::{Entry, Person};
use hearth_words::Language;

use super::log_cache::LogCache;
use super::parts;
use crate::http::sse;

/// Renders tables for pages.
pub(crate) struct PagePresenter {
    /// The address of the server. If empty, links are relative.
    public_url: String,
    log: LogCache,
    /// The fingerprints of the parts that each person was last sent. All strangers get the same parts.
    sent: HashMap<(Option<Person>, Language), Fingerprints, FixedState>,
}

impl PagePresenter {
    pub fn new(public_url: String) -> PagePresenter {
        PagePresenter { public_url, log: LogCache::default(), sent: HashMap::default() }
    }

    /// Draws the parts of the page, and stores their fingerprints.
    fn draw(
        &mut self,
        table: &TableSnapshot,
        viewer: Viewer,
        mut renderer: PartRenderer,
    ) -> Option<Vec<Part>> {
        parts(table, viewer, (&mut self.log, &self.public_url), &mut renderer);
        let (fingerprints, parts) = renderer.finish();
        self.sent.insert((viewer.person, viewer.language), fingerprints);
        parts
    }
}

impl Presenter for PagePresenter {
    fn first(&mut self, table: &TableSnapshot, viewer: Viewer, seen: Option<EventId>) -> Bytes {
        let (now, parts) = (table.event_id(), self.draw(table, viewer, PartRenderer::new()));
        match (seen, parts) {
            // Revealing a hot seat is not a log entry, so a shared device is always sent its parts.
            (Some(seen), _) if seen.is_current(now) && !table.shares_a_device(viewer.person) => {
                sse::bare_event(now, "current")
            }
            (Some(seen), Some(parts)) if has_same_parts(table, seen.seq) => sse::page_event(now, &parts),
            _ => sse::bare_event(now, "reload"),
        }
    }

    fn update(&mut self, table: &TableSnapshot, viewer: Viewer, _first: u64) -> Option<Bytes> {
        let before = self.sent.remove(&(viewer.person, viewer.language)).unwrap_or_default();
        let parts = self.draw(table, viewer, PartRenderer::updating(before));
        Some(match parts {
            Some(parts) => sse::page_event(table.event_id(), &parts),
            None => sse::bare_event(table.event_id(), "reload"),
        })
    }

    fn invalidate(&mut self) {
        self.log.clear();
    }

    fn forget(&mut self) {
        self.sent.clear();
    }
}

/// Returns true if the page had the same parts after a number of entries. Before the game begins it has
/// others.
fn has_same_parts(table: &TableSnapshot, seen: u64) -> bool {
    let begun = table.entries().iter().position(|(_, entry)| matches!(entry, Entry::Started { .. }));
    let started = |seq: u64| begun.is_some_and(|begun| (begun as u64) < seq);
    let now = table.event_id().seq;
    seen <= now && started(seen) == started(now)
}
