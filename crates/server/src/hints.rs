//! To ask a bot what it would decide: for people and for programs.

use hearth_core::Seat;
use hearth_review::Hint;
use hearth_store::TableId;
use hearth_table::{Person, Refusal};
use hearth_words::Language;

use crate::app::App;
use crate::error::{AppError, Forbidden, Missing};
use crate::live::{TableActor, Viewer};
use crate::people::Identity;
use crate::pool::Thought;

/// Who is asked.
const BOT: &str = "expert";

/// A hint, and after how many decisions it was asked for.
pub(crate) struct Hinted {
    pub hint: Hint,
    pub after: usize,
}

/// Whether somebody can ask for a hint now.
pub(crate) fn may_ask(snapshot: &TableActor, viewer: Viewer) -> bool {
    asker(snapshot, viewer).is_ok()
}

/// The seat that somebody would ask for.
fn asker(snapshot: &TableActor, viewer: Viewer) -> Result<Seat, AppError> {
    let table = snapshot.table();
    if !table.plan().allows_hints() {
        return Err(AppError::Forbidden(Forbidden::Hint));
    }
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    let turn = table.turn().filter(|turn| viewer.observer.sits_at(*turn) && table.bot(*turn).is_none());
    turn.ok_or(AppError::Refused(if sits { Refusal::NotYourTurn } else { Refusal::NotSitting }))
}

/// Asks a bot. It thinks where all bots think: the table does not wait for it.
pub(crate) async fn ask(
    app: &App,
    identity: &Identity,
    id: TableId,
    language: Language,
) -> Result<Hinted, AppError> {
    let person = identity.person();
    let (thought, after) = app.tables.read(id, move |snapshot| begin(snapshot, person, language)).await??;
    app.limits.thought(person)?;
    let hint = app.shared.pool.think(thought).await.map_err(AppError::NotThought)?;
    Ok(Hinted { hint, after })
}

fn begin(
    snapshot: &TableActor,
    person: Person,
    language: Language,
) -> Result<(Thought<Hint>, usize), AppError> {
    asker(snapshot, snapshot.viewer(Some(person), language))?;
    let (game, names) =
        snapshot.game().zip(snapshot.names(language)).ok_or(AppError::Missing(Missing::Game))?;
    let thought = game.hint(BOT, names, snapshot.table().seed()).map_err(AppError::NotThought)?;
    Ok((thought, game.decisions()))
}
