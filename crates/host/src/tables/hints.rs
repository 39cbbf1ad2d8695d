//! Hints: a bot tells a player what it would decide.

use std::sync::Arc;

use hearth_catalogue::{AnyMatch, Task, Thought, Work};
use hearth_core::Seat;
use hearth_review::Hint;
use hearth_store::TableId;
use hearth_table::{Person, Refusal};
use hearth_text::Names;
use hearth_words::Language;

use super::{TableSnapshot, Tables, Viewer};
use crate::base::{Context, HostError, Household, TooMany};

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
        let context = Arc::clone(&self.context);
        let prepare = move |snapshot: &TableSnapshot| Prepared::new(&context, snapshot, person, language);
        let Prepared { thought, task, position, names } = self.read(id, prepare).await??;
        may_ask()?;
        let thinking = self.context.think(household, task, thought);
        let mut hint = thinking.await.map_err(HostError::BotFailed)?;
        hint.reasons = position.reasons(&hint.thoughts.decision, &names);
        Ok(TimedHint { hint, after: position.decisions() })
    }
}

/// A hint that nobody has thought about yet.
struct Prepared {
    thought: Thought<Hint>,
    /// The same for a worker.
    task: Option<Task>,
    /// The position. The table may go on meanwhile.
    position: Box<dyn AnyMatch>,
    names: Names,
}

impl Prepared {
    fn new(
        context: &Context,
        snapshot: &TableSnapshot,
        person: Person,
        language: Language,
    ) -> Result<Prepared, HostError> {
        asking_seat(snapshot, snapshot.viewer(Some(person), language))?;
        let (game, names) = snapshot.game().zip(snapshot.names(language)).ok_or(HostError::NoGame)?;
        let seed = snapshot.table().seed();
        Ok(Prepared {
            thought: game.hint(HINT_BOT, seed).map_err(HostError::BotFailed)?,
            task: context.task(|| Task::new(game, HINT_BOT, Work::Hint { seed })),
            position: game.at(game.decisions()),
            names: names.clone(),
        })
    }
}
