//! To ask a bot what it would decide: for people and for programs.

use hearth_core::Seat;
use hearth_review::Hint;
use hearth_store::TableId;
use hearth_table::{Person, Refusal};
use hearth_words::Language;

use crate::app::App;
use crate::live::{Live, Viewer};
use crate::people::Known;
use crate::pool::Thought;
use crate::wrong::{Forbidden, Missing, Wrong};

/// Who is asked.
const BOT: &str = "expert";

/// A hint, and after how many decisions it was asked for.
pub(crate) struct Hinted {
    pub hint: Hint,
    pub after: usize,
}

/// Whether somebody can ask for a hint now.
pub(crate) fn may_ask(live: &Live, viewer: Viewer) -> bool {
    asker(live, viewer).is_ok()
}

/// The seat that somebody would ask for.
fn asker(live: &Live, viewer: Viewer) -> Result<Seat, Wrong> {
    let table = live.table();
    if !table.plan().allows_hints() {
        return Err(Wrong::Forbidden(Forbidden::Hint));
    }
    let sits = viewer.person.is_some_and(|person| table.sits(person));
    let turn = table.turn().filter(|turn| viewer.observer.sits_at(*turn) && table.bot(*turn).is_none());
    turn.ok_or(Wrong::Refused(if sits { Refusal::NotYourTurn } else { Refusal::NotSitting }))
}

/// Asks a bot. It thinks where all bots think: the table does not wait for it.
pub(crate) async fn ask(app: &App, known: &Known, id: TableId, language: Language) -> Result<Hinted, Wrong> {
    let person = known.person();
    let (thought, after) = app.tables.read(id, move |live| begin(live, person, language)).await??;
    app.limits.thought(person)?;
    let hint = app.shared.pool.think(thought).await.map_err(Wrong::NotThought)?;
    Ok(Hinted { hint, after })
}

fn begin(live: &Live, person: Person, language: Language) -> Result<(Thought<Hint>, usize), Wrong> {
    asker(live, live.viewer(Some(person), language))?;
    let (game, names) = live.game().zip(live.names(language)).ok_or(Wrong::Missing(Missing::Game))?;
    let thought = game.hint(BOT, names, live.table().seed()).map_err(Wrong::NotThought)?;
    Ok((thought, game.decisions()))
}
