//! Webhooks for notifications.

use rusqlite::params;

use crate::{Store, StoreFailure, UserId};

/// A person's webhook, which receives their notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// The URL.
    pub address: String,
    /// The secret that signs requests.
    pub secret: String,
    /// The server's address that its owner used, for links in messages.
    pub site: String,
    /// The language of its messages. The store does not interpret it.
    pub language: String,
    /// The number of messages in a row that could not be delivered.
    pub failures: u32,
}

impl Store {
    /// Returns a person's webhook.
    pub async fn webhook(&self, user: UserId) -> Result<Option<Webhook>, StoreFailure> {
        self.read(move |connection| {
            connection.row(
                "SELECT address, secret, site, language, failures FROM webhook WHERE person = ?1",
                params![user],
                |row| {
                    Ok(Webhook {
                        address: row.get(0)?,
                        secret: row.get(1)?,
                        site: row.get(2)?,
                        language: row.get(3)?,
                        failures: row.get(4)?,
                    })
                },
            )
        })
        .await
    }

    /// Sets or removes a person's webhook. Returns false if there is no such person, or nothing to remove.
    pub async fn set_webhook(&self, user: UserId, webhook: Option<Webhook>) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let Some(Webhook { address, secret, site, language, failures }) = &webhook else {
                return Ok(connection.execute("DELETE FROM webhook WHERE person = ?1", params![user])? == 1);
            };
            Ok(connection.execute(
                "INSERT INTO webhook (person, address, secret, site, language, failures)
                 SELECT id, ?2, ?3, ?4, ?5, ?6 FROM person WHERE id = ?1
                 ON CONFLICT (person) DO UPDATE
                 SET address = excluded.address, secret = excluded.secret, site = excluded.site,
                     language = excluded.language, failures = excluded.failures",
                params![user, address, secret, site, language, failures],
            )? == 1)
        })
        .await
    }

    /// Counts a message to a webhook that could not be delivered, or ends the row of those.
    pub async fn record_webhook(
        &self,
        user: UserId,
        address: String,
        delivered: bool,
    ) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE webhook SET failures = CASE WHEN ?3 = 1 THEN 0 ELSE failures + 1 END WHERE person = ?1 AND address = ?2",
                params![user, address, delivered],
            )?;
            Ok(())
        })
        .await
    }
}
