//! The subscribers of a table and the frames they are sent.

use bytes::Bytes;
use hearth_table::Person;
use hearth_words::Language;
use tokio::sync::mpsc;

use super::{Presenter, Presenters, TableSnapshot, Viewer};
use crate::base::{EventId, Household};

/// A way to follow a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Transport {
    /// A page.
    Page,
    /// A program.
    Program,
}

/// A message to a subscriber.
#[derive(Clone, Debug)]
pub enum Frame {
    /// The table is still there.
    Heartbeat,
    /// A rendered change.
    Event(Bytes),
    /// The stream ends.
    End,
}

/// The sending end of a subscriber's queue. A subscriber whose queue is full is dropped; it reconnects and catches up.
pub type FrameSender = mpsc::Sender<Frame>;

/// A request to follow a table.
pub struct Subscription {
    /// The queue to send to.
    pub frames: FrameSender,
    /// The subscriber, if known.
    pub person: Option<Person>,
    /// Their household.
    pub household: Household,
    /// The language of the frames.
    pub language: Language,
    /// The kind of frames.
    pub transport: Transport,
    /// The last event that the subscriber has seen.
    pub seen: Option<EventId>,
    /// The person for whom the subscriber's page was drawn; `None` if the subscriber did not say.
    pub drawn_for: Option<Option<Person>>,
}

struct Subscriber {
    person: Option<Person>,
    language: Language,
    transport: Transport,
    frames: FrameSender,
    /// The person the table was last rendered for; `None` while it does not concern the subscriber.
    rendered_for: Option<Person>,
}

/// The subscribers of one table.
pub(super) struct Subscribers {
    all: Vec<Subscriber>,
    page: Box<dyn Presenter>,
    program: Box<dyn Presenter>,
}

impl Subscribers {
    pub fn new(presenters: &Presenters) -> Subscribers {
        Subscribers { all: Vec::new(), page: (presenters.page)(), program: (presenters.program)() }
    }

    /// Returns whether nobody is subscribed.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns whether a person has the table open on a page.
    pub fn has_page_of(&self, person: Person) -> bool {
        self.all.iter().any(|subscriber| {
            subscriber.person == Some(person)
                && subscriber.transport == Transport::Page
                && !subscriber.frames.is_closed()
        })
    }

    /// Sends a heartbeat to everyone, and drops subscribers who are gone.
    pub fn send_heartbeat(&mut self) {
        self.all.retain(|subscriber| subscriber.frames.try_send(Frame::Heartbeat).is_ok());
    }

    /// Drops cached texts, because names, seats or the past have changed.
    pub fn invalidate(&mut self) {
        self.page.invalidate();
        self.program.invalidate();
    }

    /// Adds a subscriber and sends what they missed.
    pub fn add(&mut self, table: &TableSnapshot, subscription: Subscription) {
        let Subscription { frames, person, household: _, language, transport, seen, drawn_for } =
            subscription;
        let viewer = table.viewer(person, language);
        // A page that was drawn for someone else, before they logged in or out, is loaded again.
        let seen = seen.filter(|_| drawn_for.is_none_or(|drawn_for| drawn_for == viewer.person));
        let first = self.presenter(transport).first(table, viewer, seen);
        // The queue is new and has room.
        drop(frames.try_send(Frame::Event(first)));
        self.all.push(Subscriber { person, language, transport, frames, rendered_for: viewer.person });
    }

    /// Sends everyone, or `only` one person, what the log entries from `first` on changed. Returns the number of frames
    /// rendered: viewers who see the same share one.
    pub fn send(&mut self, table: &TableSnapshot, first: u64, only: Option<Person>) -> usize {
        if self.all.is_empty() {
            self.page.forget();
            self.program.forget();
            return 0;
        }
        let mut subscribers = std::mem::take(&mut self.all);
        let mut rendered: Vec<((Viewer, Transport), Option<Bytes>)> = Vec::new();
        subscribers.retain_mut(|subscriber| {
            if only.is_some() && subscriber.person != only {
                return true;
            }
            let viewer = table.viewer(subscriber.person, subscriber.language);
            let before = std::mem::replace(&mut subscriber.rendered_for, viewer.person);
            // A stranger who has just sat down has a stranger's page: it starts over.
            let starts_over = subscriber.transport == Transport::Page && before != viewer.person;
            let frame = if starts_over {
                Some(self.presenter(subscriber.transport).first(table, viewer, None))
            } else {
                let key = (viewer, subscriber.transport);
                let known = rendered.iter().position(|(made_for, _)| *made_for == key);
                let place = known.unwrap_or_else(|| {
                    let frame = self.presenter(subscriber.transport).update(table, viewer, first);
                    rendered.push((key, frame));
                    rendered.len() - 1
                });
                rendered[place].1.clone()
            };
            frame.is_none_or(|frame| subscriber.frames.try_send(Frame::Event(frame)).is_ok())
        });
        self.all = subscribers;
        rendered.len()
    }

    fn presenter(&mut self, transport: Transport) -> &mut dyn Presenter {
        match transport {
            Transport::Page => self.page.as_mut(),
            Transport::Program => self.program.as_mut(),
        }
    }
}
