//! Revocations: a person's sessions or role changed, and what they opened before must end.

use rusqlite::params;
use tokio::sync::watch;

use crate::sql::Connection;
use crate::{Store, StoreFailure, UserId};

/// Counts a revocation, in the transaction of its cause.
pub(crate) fn revoke(connection: &Connection<'_>, person: UserId) -> Result<(), StoreFailure> {
    connection.execute("UPDATE meta SET revocations = revocations + 1", params![])?;
    connection.execute(
        "UPDATE person SET revoked = (SELECT revocations FROM meta) WHERE id = ?1",
        params![person],
    )?;
    Ok(())
}

impl Store {
    /// Watches the number of revocations. Those of other programs are noticed within a second or two.
    pub fn revocations(&self) -> watch::Receiver<u64> {
        self.database().watches().revocations.clone()
    }

    /// Returns the people with a revocation after this number.
    pub async fn revoked_since(&self, number: u64) -> Result<Vec<UserId>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                // The second condition lets PostgreSQL use the index.
                "SELECT id FROM person WHERE revoked > ?1 AND revoked > 0",
                params![number.cast_signed()],
                |row| row.get(0),
            )
        })
        .await
    }
}
