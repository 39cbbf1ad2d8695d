//! Those who watch a table, and what they are sent.

use std::collections::HashMap;

use bytes::Bytes;
use foldhash::fast::FixedState;
use hearth_core::Observer;
use hearth_page::{Canvas, Marks, Part};
use hearth_table::{Entry, Person};
use hearth_text::Names;
use hearth_words::Language;

use super::{EventId, TableActor, frame};
use crate::pages::table::parts;
use crate::stream::{self, Sender};

/// How somebody watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Transport {
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
    /// The language he is spoken to.
    pub language: Language,
}

struct Watcher {
    person: Option<Person>,
    language: Language,
    means: Transport,
    frames: Sender,
    /// The person as whom he was shown the table last; nobody as long as it did not concern him.
    shown_as: Option<Person>,
}

/// Everybody who watches a table.
#[derive(Default)]
pub(crate) struct Audience {
    watchers: Vec<Watcher>,
    /// What each part of the page was drawn from when it was shown to a person last; strangers are all shown the same.
    shown: HashMap<(Option<Person>, Language), Marks, FixedState>,
}

impl Audience {
    /// Whether nobody watches.
    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// Whether a person has the table open on a page.
    pub fn has(&self, person: Person) -> bool {
        self.watchers.iter().any(|watcher| {
            watcher.person == Some(person) && watcher.means == Transport::Page && !watcher.frames.is_closed()
        })
    }

    /// Tells everybody that the table is still there, and forgets those who are gone.
    pub fn send_heartbeat(&mut self) {
        self.watchers.retain(|watcher| watcher.frames.try_send(stream::heartbeat()).is_ok());
    }
}

impl TableActor {
    /// How the table looks to a person.
    pub fn viewer(&self, person: Option<Person>, language: Language) -> Viewer {
        let person = person.filter(|person| self.table.concerns(*person));
        Viewer { person, observer: self.observer(person), language }
    }

    /// Lets somebody watch who has seen everything up to an entry. What he missed is sent at once.
    pub fn watch(
        &mut self,
        frames: Sender,
        person: Option<Person>,
        language: Language,
        means: Transport,
        seen: Option<EventId>,
    ) {
        let viewer = self.viewer(person, language);
        let now = self.place();
        let first = match means {
            Transport::Page => {
                let (marks, parts) = self.draw(viewer, Canvas::blank);
                self.audience.shown.insert((viewer.person, language), marks);
                match (seen, parts) {
                    // A curtain that is lifted or falls is no entry.
                    (Some(seen), _) if seen.is(now) && !self.shares_a_device(person) => {
                        stream::bare_event(now, "current")
                    }
                    // Before the game begins and after it, the page has other parts than while it runs.
                    (Some(seen), Some(parts)) if self.looked_alike(seen.seq) => {
                        stream::page_event(now, &parts)
                    }
                    _ => stream::bare_event(now, "reload"),
                }
            }
            Transport::Program => frame::catch_up(self, viewer, seen),
        };
        // The channel is new and has room.
        drop(frames.try_send(first));
        self.audience.watchers.push(Watcher { person, language, means, frames, shown_as: viewer.person });
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
        // There are few sorts of viewers: as many as people at the table and languages.
        let mut made: Vec<((Viewer, Transport), Option<Bytes>)> = Vec::new();
        watchers.retain_mut(|watcher| {
            if only.is_some() && watcher.person != only {
                return true;
            }
            let sort = (self.viewer(watcher.person, watcher.language), watcher.means);
            let was = std::mem::replace(&mut watcher.shown_as, sort.0.person);
            // What is on his page was drawn for somebody else: a stranger, if he has sat down since.
            if watcher.means == Transport::Page && was != watcher.shown_as {
                return watcher.frames.try_send(stream::bare_event(self.place(), "reload")).is_ok();
            }
            let place = made.iter().position(|(made_for, _)| *made_for == sort).unwrap_or_else(|| {
                let bytes = match watcher.means {
                    Transport::Page => Some(self.changes(sort.0)),
                    Transport::Program => frame::news(self, sort.0, first),
                };
                made.push((sort, bytes));
                made.len() - 1
            });
            // Who does not keep up is dropped, comes back and catches up.
            made[place].1.as_ref().is_none_or(|bytes| watcher.frames.try_send(bytes.clone()).is_ok())
        });
        self.shared.metrics.frames.inc_by(made.len() as u64);
        self.audience.watchers = watchers;
    }

    /// The parts of the page that have changed. If it has other parts than before, it must be loaded again.
    fn changes(&mut self, viewer: Viewer) -> Bytes {
        let (now, key) = (self.place(), (viewer.person, viewer.language));
        let before = self.audience.shown.remove(&key).unwrap_or_default();
        let (marks, parts) = self.draw(viewer, |ground| Canvas::over(before, ground));
        self.audience.shown.insert(key, marks);
        match parts {
            Some(parts) => stream::page_event(now, &parts),
            None => stream::bare_event(now, "reload"),
        }
    }

    /// Draws the page for somebody. Everything is drawn from who looks and from what everybody is called.
    fn draw<'a>(
        &'a self,
        viewer: Viewer,
        canvas: impl FnOnce((Viewer, Option<&'a Names>)) -> Canvas,
    ) -> (Marks, Option<Vec<Part>>) {
        let mut canvas = canvas((viewer, self.names(viewer.language)));
        parts(self, viewer, &mut canvas);
        canvas.finish()
    }

    /// Whether the page had the same parts after so many entries as it has now.
    fn looked_alike(&self, seen: u64) -> bool {
        let begun = self.entries.iter().position(|(_, entry)| matches!(entry, Entry::Started { .. }));
        let started = |seq: u64| begun.is_some_and(|begun| (begun as u64) < seq);
        seen <= self.table.entries() && started(seen) == started(self.table.entries())
    }
}
