//! Those who watch a table, and what they are sent.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use hearth_core::Observer;
use hearth_table::Person;
use http_body::{Body, Frame};
use tokio::sync::mpsc;

use super::{Live, frame};

/// So many frames may wait for one who reads slowly; then he has to come back and catch up.
const WAITING: usize = 64;

/// How somebody watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Means {
    /// On a page.
    Page,
    /// With a program.
    Program,
}

/// Those who are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Viewer {
    /// The person, if he has to do with the table.
    pub person: Option<Person>,
    /// What he sees it as.
    pub observer: Observer,
}

struct Watcher {
    person: Option<Person>,
    means: Means,
    frames: mpsc::Sender<Bytes>,
}

/// Everybody who watches a table.
#[derive(Default)]
pub(crate) struct Audience {
    watchers: Vec<Watcher>,
    /// What each part of the page was when it was shown to a person last; strangers are all shown the same.
    shown: HashMap<Option<Person>, HashMap<String, u64>>,
}

impl Audience {
    /// Whether nobody watches.
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// How many watch.
    pub fn len(&self) -> usize {
        self.watchers.len()
    }

    /// Tells everybody that the table is still there, and forgets those who are gone.
    pub fn breathe(&mut self) {
        self.watchers.retain(|watcher| watcher.frames.try_send(Bytes::from_static(b":\n\n")).is_ok());
    }
}

/// What one who watches is sent.
pub(crate) struct Frames(mpsc::Receiver<Bytes>);

impl Body for Frames {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.0.poll_recv(context).map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}

impl Live {
    /// How the table looks to a person.
    pub fn viewer(&self, person: Option<Person>) -> Viewer {
        let person = person.filter(|person| self.table.people().contains(person));
        Viewer { person, observer: self.observer(person) }
    }

    /// Lets somebody watch who has seen everything up to an entry. What he missed is sent at once.
    pub fn watch(&mut self, person: Option<Person>, means: Means, seen: Option<u64>) -> Frames {
        let (frames, receiver) = mpsc::channel(WAITING);
        let viewer = self.viewer(person);
        let first = match means {
            Means::Page => {
                let parts = frame::parts(self, viewer);
                let hashes = parts.iter().map(|part| (part.id.clone(), hash(&part.html.0))).collect();
                self.audience.shown.insert(viewer.person, hashes);
                // Who has the newest page needs nothing but the number.
                let missed = if seen == Some(self.table.entries()) { Vec::new() } else { parts };
                frame::page(self.table.entries(), &missed)
            }
            Means::Program => frame::catch_up(self, viewer, seen),
        };
        // The channel is new and has room.
        drop(frames.try_send(first));
        self.audience.watchers.push(Watcher { person, means, frames });
        Frames(receiver)
    }

    /// Shows everybody what came of the entries from the first on.
    pub(super) fn show(&mut self, first: u64) {
        self.send(first, None);
    }

    /// Shows one person what has changed for him alone.
    pub(super) fn show_person(&mut self, person: Person) {
        self.send(self.table.entries(), Some(person));
    }

    fn send(&mut self, first: u64, only: Option<Person>) {
        if self.audience.is_empty() {
            self.audience.shown.clear();
            return;
        }
        let mut watchers = std::mem::take(&mut self.audience.watchers);
        let mut made: HashMap<(Viewer, Means), Option<Bytes>> = HashMap::new();
        watchers.retain(|watcher| {
            if only.is_some() && watcher.person != only {
                return true;
            }
            let viewer = self.viewer(watcher.person);
            let bytes = made.entry((viewer, watcher.means)).or_insert_with(|| match watcher.means {
                Means::Page => Some(self.changes(viewer)),
                Means::Program => frame::news(self, viewer, first),
            });
            // Who does not keep up is dropped, comes back and catches up.
            bytes.as_ref().is_none_or(|bytes| watcher.frames.try_send(bytes.clone()).is_ok())
        });
        self.shared.metrics.frames.inc_by(made.len() as u64);
        self.audience.watchers = watchers;
    }

    /// The parts of the page that have changed.
    fn changes(&mut self, viewer: Viewer) -> Bytes {
        let mut parts = frame::parts(self, viewer);
        let shown = self.audience.shown.entry(viewer.person).or_default();
        parts.retain(|part| {
            let hash = hash(&part.html.0);
            shown.insert(part.id.clone(), hash) != Some(hash)
        });
        frame::page(self.table.entries(), &parts)
    }
}

fn hash(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}
