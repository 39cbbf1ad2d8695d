//! Everything that routes are given.

use std::ops::Deref;
use std::sync::Arc;

use hearth_store::{Stage, TableId};
use hearth_table::{Command, Plan, Who};
use tokio::sync::Mutex as Turnstile;

use crate::concerns::Concerns;
use crate::limits::Limits;
use crate::names::checked_name;
use crate::people::{Known, People};
use crate::reviews::Reviews;
use crate::shared::Shared;
use crate::tables::Tables;
use crate::wrong::Wrong;

/// Everything that routes are given. Every request takes several copies of it, so it is one pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<Rooms>);

/// What there is.
pub(crate) struct Rooms {
    pub shared: Arc<Shared>,
    pub tables: Tables,
    pub people: People,
    pub reviews: Reviews,
    pub limits: Limits,
    /// Whoever opens a rematch has it: two who want the same one must not open two tables.
    pub meeting_again: Turnstile<()>,
}

impl App {
    pub fn new(rooms: Rooms) -> App {
        App(Arc::new(rooms))
    }

    /// Opens a table for somebody, if he has not opened too many.
    pub async fn open_table(&self, known: &Known, plan: Plan) -> Result<TableId, Wrong> {
        self.limits.table(known.person())?;
        Ok(self.tables.open(known.person(), known.user.name.clone(), plan).await?)
    }

    /// Gives somebody another name, which is taken over at all tables that are not over and on the pages they have open.
    pub async fn rename(&self, known: &Known, name: &str) -> Result<(), Wrong> {
        let name = checked_name(name)?;
        self.people.rename(known.user.id, &name).await?;
        let person = known.person();
        let tables = self.shared.store.tables_of(known.user.id, &Stage::UNFINISHED, 0..u32::MAX).await?;
        for table in tables {
            let who = Who::Person { person, name: name.clone() };
            // A table that refuses it, because somebody renames themselves without an end, keeps the old name.
            drop(self.tables.execute(table.id, who, Command::Rename).await);
        }
        self.shared.tell_lobby(Concerns::of(false, vec![person]));
        Ok(())
    }
}

/// Does something to its end, even if who asked for it hangs up meanwhile: otherwise a second click could leave it half done.
pub(crate) async fn to_the_end<R: Send + 'static>(
    deed: impl Future<Output = Result<R, Wrong>> + Send + 'static,
) -> Result<R, Wrong> {
    tokio::spawn(deed).await.unwrap_or_else(|stopped| Err(Wrong::NotStored(stopped.to_string())))
}

impl Deref for App {
    type Target = Rooms;

    fn deref(&self) -> &Rooms {
        &self.0
    }
}
