//! Browsers with Web Push subscriptions.

use rusqlite::params;

use crate::sql::Row;
use crate::{Store, StoreFailure, UserId};

/// A browser's push subscription. The keys come from the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The push service's URL for this browser.
    pub endpoint: String,
    /// The public key that notifications are encrypted to.
    pub public_key: Vec<u8>,
    /// The authentication secret of the subscription.
    pub auth: Vec<u8>,
    /// The label that its owner sees.
    pub label: String,
    /// The language of its notifications. The store does not interpret it.
    pub language: String,
    /// The time of the subscription, in milliseconds since 1970.
    pub created: i64,
    /// The number of notifications in a row that could not be delivered.
    pub failures: u32,
}

/// Reads `endpoint, public_key, auth, label, language, created, failures`.
fn device(row: &Row<'_>) -> rusqlite::Result<Device> {
    Ok(Device {
        endpoint: row.get(0)?,
        public_key: row.get(1)?,
        auth: row.get(2)?,
        label: row.get(3)?,
        language: row.get(4)?,
        created: row.get(5)?,
        failures: row.get(6)?,
    })
}

impl Store {
    /// Stores a browser's subscription for as long as the session exists. A known endpoint moves to the new
    /// session. If the person then has more than `most` browsers, the oldest ones are removed. Returns false
    /// if the session does not exist.
    pub async fn put_device(
        &self,
        session: [u8; 32],
        device: Device,
        most: u32,
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let put = connection.execute("INSERT INTO device (endpoint, session, public_key, auth, label, language, created)
                 SELECT ?1, hash, ?3, ?4, ?5, ?6, ?7 FROM session WHERE hash = ?2
                 ON CONFLICT (endpoint) DO UPDATE
                 SET session = ?2, public_key = ?3, auth = ?4, label = ?5, language = ?6, created = ?7, failures = 0", params![
                    device.endpoint,
                    session,
                    device.public_key,
                    device.auth,
                    device.label,
                    device.language,
                    device.created
                ])?;
            connection.execute("DELETE FROM device
                 WHERE session IN (SELECT hash FROM session
                                   WHERE person = (SELECT person FROM session WHERE hash = ?1))
                     AND endpoint NOT IN (SELECT endpoint FROM device JOIN session ON session.hash = device.session
                                          WHERE person = (SELECT person FROM session WHERE hash = ?1)
                                          ORDER BY device.created DESC, endpoint LIMIT ?2)", params![session, most])?;
            Ok(put == 1)
        })
        .await
    }

    /// Returns a person's browsers, oldest first.
    pub async fn devices(&self, user: UserId) -> Result<Vec<Device>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT endpoint, public_key, auth, device.label, language, device.created, failures
                 FROM session JOIN device ON device.session = session.hash
                 WHERE person = ?1 ORDER BY device.created, endpoint",
                params![user],
                device,
            )
        })
        .await
    }

    /// Counts a notification to a browser that could not be delivered, or ends the row of those.
    pub async fn record_push(&self, endpoint: String, delivered: bool) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE device SET failures = CASE WHEN ?2 = 1 THEN 0 ELSE failures + 1 END WHERE endpoint = ?1",
                params![endpoint, delivered],
            )?;
            Ok(())
        })
        .await
    }

    /// Removes a person's browser. Returns false if they did not have it.
    pub async fn end_device(&self, user: UserId, endpoint: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            Ok(connection.execute(
                "DELETE FROM device
                 WHERE endpoint = ?2 AND session IN (SELECT hash FROM session WHERE person = ?1)",
                params![user, endpoint],
            )? == 1)
        })
        .await
    }
}
