//! Revocations: a person's sessions or role changed, and what they opened before must end.

use rusqlite::Connection;
use tokio::sync::watch;

use crate::{Store, StoreFailure, UserId};

/// Counts a revocation, in the transaction of its cause.
pub(crate) fn revoke(connection: &Connection, person: UserId) -> rusqlite::Result<()> {
    connection.prepare_cached("UPDATE meta SET revocations = revocations + 1")?.execute([])?;
    connection
        .prepare_cached("UPDATE person SET revoked = (SELECT revocations FROM meta) WHERE id = ?1")?
        .execute([person])?;
    Ok(())
}

impl Store {
    /// Watches the number of revocations. Those of other programs are noticed within a second or two.
    pub fn revocations(&self) -> watch::Receiver<u64> {
        self.threads().revocations.clone()
    }

    /// Returns the people with a revocation after this number.
    pub async fn revoked_since(&self, number: u64) -> Result<Vec<UserId>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached("SELECT id FROM person WHERE revoked > ?1")?;
            let people = query.query_map([number.cast_signed()], |row| row.get(0))?;
            Ok(people.collect::<Result<_, _>>()?)
        })
        .await
    }
}
