//! When somebody is told outside of our pages that he is awaited.

use std::time::Duration;

use hearth_table::{Occupant, Pace, Person, Stage};
use tokio::time::Instant;

use super::{LobbyFingerprint, NEVER, TableActor};

/// Who has the table open needs no notice. Who loads its page again, or is on his way to it, gets so long.
const GRACE: Duration = Duration::from_secs(5);

/// Somebody is to be told, unless he comes before this moment.
pub(super) struct Awaited {
    person: Person,
    from: Instant,
}

impl TableActor {
    /// The person whose decision is waited for.
    pub(super) fn decider(&self) -> Option<Person> {
        let seat = self.table.turn().filter(|seat| self.table.bot(*seat).is_none())?;
        match self.table.sitter(seat) {
            Occupant::Person { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Other people may be awaited now than before, or for something else. With days for a turn everybody is told at once,
    /// whatever he has open: who thinks for days does not look at what was left open somewhere.
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
                || !self.shared.notices.reaches(person)
            {
                continue;
            }
            if matches!(self.table.clock().pace(), Pace::Days(_)) {
                self.shared.notices.awaited(person, self.id);
            } else {
                self.awaited.retain(|known| known.person != person);
                self.awaited.push(Awaited { person, from: Instant::now() + GRACE });
            }
        }
    }

    /// Whether a seat is kept for somebody who had nothing to do with the table before, and who has met those who keep it: anybody
    /// can keep a seat for anybody, and nobody wants to hear of strangers.
    fn is_invited(&self, person: Person, before: &LobbyFingerprint) -> bool {
        let met = self.table.plan().called.iter().any(|called| called.person == person);
        met && !before.around.contains(&person)
    }

    /// Whether nobody has asked somebody anything since the last decision; from now on somebody has. Who asks and takes it back again and
    /// again is heard of once.
    fn is_first_question_to(&mut self, person: Person) -> bool {
        let decisions = self.done().decisions;
        self.told_asked.insert(person, decisions) != Some(decisions)
    }

    /// When it must be looked whether somebody has come; far away if nobody is to be told anything.
    pub(super) fn notice_due(&self) -> Instant {
        self.awaited.iter().map(|awaited| awaited.from).min().unwrap_or_else(|| Instant::now() + NEVER)
    }

    /// Whether somebody is to be told something.
    pub(super) fn has_notice(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// Has those told who have not come in time.
    pub(super) fn give_notice(&mut self) {
        let now = Instant::now();
        for Awaited { person, .. } in self.awaited.extract_if(.., |awaited| awaited.from <= now) {
            if !self.audience.has(person) {
                self.shared.notices.awaited(person, self.id);
            }
        }
    }
}
