//! When somebody is told outside of our pages that his turn has come.

use std::time::Duration;

use hearth_table::{Pace, Person, Sitter};
use tokio::time::Instant;

use super::{FAR, Live};

/// Who has the table open needs no notice. Who loads its page again, or is on his way to it, gets so long.
const GRACE: Duration = Duration::from_secs(5);

/// Somebody is to be told, unless he comes before this moment.
pub(super) struct Awaited {
    person: Person,
    from: Instant,
}

impl Live {
    /// The person whose decision is waited for.
    pub(super) fn decider(&self) -> Option<Person> {
        let seat = self.table.turn().filter(|seat| self.table.bot(*seat).is_none())?;
        match self.table.sitter(seat) {
            Sitter::Person { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Somebody was to decide before, and perhaps it is another one now. With days for a turn everybody is told at once,
    /// whatever he has open: who thinks for days does not look at what was left open somewhere.
    pub(super) fn turn_passed(&mut self, before: Option<Person>) {
        let decider = self.decider();
        if decider == before {
            return;
        }
        self.awaited = None;
        let Some(person) = decider.filter(|person| self.shared.notices.reaches(*person)) else { return };
        if matches!(self.table.clock().pace(), Pace::Days(_)) {
            self.shared.notices.awaited(person, self.id);
        } else {
            self.awaited = Some(Awaited { person, from: Instant::now() + GRACE });
        }
    }

    /// When it must be looked whether somebody has come; far away if nobody is to be told anything.
    pub(super) fn notice_due(&self) -> Instant {
        self.awaited.as_ref().map_or_else(|| Instant::now() + FAR, |awaited| awaited.from)
    }

    /// Whether somebody is to be told something.
    pub(super) fn has_notice(&self) -> bool {
        self.awaited.is_some()
    }

    /// Has somebody told, if he has not come.
    pub(super) fn give_notice(&mut self) {
        if let Some(Awaited { person, .. }) = self.awaited.take()
            && !self.audience.has(person)
        {
            self.shared.notices.awaited(person, self.id);
        }
    }
}
