//! Hints: a bot tells a player what it would decide.

use hearth_catalogue::Thought;
use hearth_core::Seat;
use hearth_review::Hint;
use hearth_store::TableId;
use hearth_table::{Person, Refusal};
use hearth_words::Language;

use super::{TableSnapshot, Tables, Viewer};
use crate::base::{HostError, Household, TooMany};

/// The bot that gives hints.
const HINT_BOT: &str = "expert";

/// A hint, and the number of decisions before it.
pub struct TimedHint {
    /// The hint.
    pub hint: Hint,
    /// The number of decisions made when it was asked for.
    pub after: usize,
}

/// Returns whether a viewer can ask for a hint now.
pub fn may_ask(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    asking_seat(snapshot, viewer).is_ok()
}

/// Returns the seat that a viewer would ask for.
fn asking_seat(snapshot: &TableSnapshot, viewer: Viewer) -> Result<Seat, HostError> {
    let table = snapshot.table();
    if !table.plan().allows_hints() {
        return Err(HostError::NoHints);
    }
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    let turn = table.turn().filter(|turn| viewer.observer.sits_at(*turn) && table.bot(*turn).is_none());
    turn.ok_or(HostError::Refused(if sits { Refusal::NotYourTurn } else { Refusal::NotSitting }))
}

impl Tables {
    /// Asks a bot for a hint. It thinks in the bot pool: the table does not wait for it. `may_ask` is asked once a hint is
    /// possible.
    pub async fn hint(
        &self,
        id: TableId,
        (person, household): (Person, Household),
        language: Language,
        may_ask: impl FnOnce() -> Result<(), TooMany> + Send,
    ) -> Result<TimedHint, HostError> {
        let (thought, after) = self.read(id, move |snapshot| prepare(snapshot, person, language)).await??;
        may_ask()?;
        let hint = self.context.bots.think(household, thought).await.map_err(HostError::BotFailed)?;
        Ok(TimedHint { hint, after })
    }
}

fn prepare(
    snapshot: &TableSnapshot,
    person: Person,
    language: Language,
) -> Result<(Thought<Hint>, usize), HostError> {
    asking_seat(snapshot, snapshot.viewer(Some(person), language))?;
    let (game, names) = snapshot.game().zip(snapshot.names(language)).ok_or(HostError::NoGame)?;
    let thought = game.hint(HINT_BOT, names, snapshot.table().seed()).map_err(HostError::BotFailed)?;
    Ok((thought, game.decisions()))
}
