//! Browsers that show notices.

use rusqlite::{Row, params};

use crate::{Store, StoreFailure, UserId};

/// A browser that shows notices. Its keys are what the push service handed to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Where its notices are sent.
    pub endpoint: String,
    /// The key that notices are locked with.
    pub public_key: Vec<u8>,
    /// The secret that only the browser and we know.
    pub auth: Vec<u8>,
    /// What its owner knows it by.
    pub label: String,
    /// The language it is spoken to; the store does not read it.
    pub language: String,
    /// Since when it shows notices, in milliseconds since 1970.
    pub created: i64,
}

/// Reads `endpoint, public_key, auth, label, language, created`.
fn device(row: &Row<'_>) -> rusqlite::Result<Device> {
    Ok(Device {
        endpoint: row.get(0)?,
        public_key: row.get(1)?,
        auth: row.get(2)?,
        label: row.get(3)?,
        language: row.get(4)?,
        created: row.get(5)?,
    })
}

impl Store {
    /// Lets a browser show notices as long as a session lasts; of somebody who has more than so many, the oldest is let go.
    /// A browser belongs to the session that came last. Whether there is such a session.
    pub async fn put_device(
        &self,
        session: [u8; 32],
        device: Device,
        most: u32,
    ) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let put = connection
                .prepare_cached(
                    "INSERT INTO device (endpoint, session, public_key, auth, label, language, created)
                     SELECT ?1, hash, ?3, ?4, ?5, ?6, ?7 FROM session WHERE hash = ?2
                     ON CONFLICT (endpoint) DO UPDATE
                     SET session = ?2, public_key = ?3, auth = ?4, label = ?5, language = ?6, created = ?7",
                )?
                .execute(params![
                    device.endpoint,
                    session,
                    device.public_key,
                    device.auth,
                    device.label,
                    device.language,
                    device.created
                ])?;
            connection
                .prepare_cached(
                    "DELETE FROM device WHERE endpoint IN (
                         SELECT endpoint FROM device JOIN session ON session.hash = device.session
                         WHERE person = (SELECT person FROM session WHERE hash = ?1)
                         ORDER BY device.created DESC, endpoint LIMIT -1 OFFSET ?2)",
                )?
                .execute(params![session, most])?;
            Ok(put == 1)
        })
        .await
    }

    /// The browsers of somebody, oldest first.
    pub async fn devices(&self, user: UserId) -> Result<Vec<Device>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT endpoint, public_key, auth, device.label, language, device.created
                 FROM session JOIN device ON device.session = session.hash
                 WHERE person = ?1 ORDER BY device.created, endpoint",
            )?;
            let devices = query.query_map([user], device)?;
            Ok(devices.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Lets a browser of somebody go. Whether he had it.
    pub async fn end_device(&self, user: UserId, endpoint: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let mut delete = connection.prepare_cached(
                "DELETE FROM device
                 WHERE endpoint = ?2 AND session IN (SELECT hash FROM session WHERE person = ?1)",
            )?;
            Ok(delete.execute(params![user, endpoint])? == 1)
        })
        .await
    }
}
