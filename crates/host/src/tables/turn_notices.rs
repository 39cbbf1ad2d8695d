//! Notices for players who are away when a table waits for them.

use std::time::Duration;

use hearth_table::{Occupant, Pace, Person, Stage};
use tokio::time::Instant;

use super::actor::{LobbyFingerprint, NEVER, TableActor};

/// A player who reloads the page, or is on the way to it, has this time before a notice is sent.
pub(super) const NOTICE_DELAY: Duration = Duration::from_secs(5);

/// A player who is sent a notice unless they open the table in time.
pub(super) struct AwaitedPlayer {
    person: Person,
    due: Instant,
}

impl TableActor {
    /// Returns the person whose turn it is.
    pub(super) fn decider(&self) -> Option<Person> {
        let seat = self.snapshot.table.turn().filter(|seat| self.snapshot.table.bot(*seat).is_none())?;
        match self.snapshot.table.sitter(seat) {
            Occupant::Person { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Schedules notices for players the table waits for now. In a correspondence game they are sent at once: a page left open
    /// somewhere is not being read.
    pub(super) fn note_awaited(
        &mut self,
        before: &LobbyFingerprint,
        now: &LobbyFingerprint,
        decider: Option<Person>,
    ) {
        self.awaited.retain(|known| now.awaited.contains(&known.person));
        for person in now.awaited.iter().copied() {
            let decides = self.decider() == Some(person) && decider != Some(person);
            let asked = now.asked.contains(&person) && !before.asked.contains(&person);
            let invited = now.stage == Stage::WaitingForPlayers && self.is_invited(person, before);
            if !(decides || asked && self.is_first_question_to(person) || invited)
                || !self.context.notices.reaches(person)
            {
                continue;
            }
            if matches!(self.snapshot.table.clock().pace(), Pace::Days(_)) {
                self.context.notices.push(person, self.snapshot.id());
            } else {
                self.awaited.retain(|known| known.person != person);
                self.awaited.push(AwaitedPlayer { person, due: Instant::now() + NOTICE_DELAY });
            }
        }
    }

    /// Returns whether a seat was just reserved for someone who has played with the host. Anyone can reserve a seat for anyone;
    /// nobody wants notices from strangers.
    fn is_invited(&self, person: Person, before: &LobbyFingerprint) -> bool {
        let met = self.snapshot.table.plan().called.iter().any(|called| called.person == person);
        met && !before.around.contains(&person)
    }

    /// Returns whether this is the first request to a person since the last decision, and remembers it. A request that is
    /// repeated and withdrawn causes one notice.
    fn is_first_question_to(&mut self, person: Person) -> bool {
        let decisions = self.snapshot.done().decisions;
        self.asked_at.insert(person, decisions) != Some(decisions)
    }

    /// Returns when the next notice is due.
    pub(super) fn notice_due(&self) -> Instant {
        self.awaited.iter().map(|awaited| awaited.due).min().unwrap_or_else(|| Instant::now() + NEVER)
    }

    /// Returns whether a notice is scheduled.
    pub(super) fn has_notice(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// Sends the notices that are due by then, except to players who have opened the table.
    pub(super) fn send_notices(&mut self, until: Instant) {
        for AwaitedPlayer { person, .. } in self.awaited.extract_if(.., |awaited| awaited.due <= until) {
            if !self.subscribers.has_page_of(person) {
                self.context.notices.push(person, self.snapshot.id());
            }
        }
    }
}
