//! Webhooks for notifications.

use rusqlite::{OptionalExtension, params};

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
}

impl Store {
    /// Returns a person's webhook.
    pub async fn webhook(&self, user: UserId) -> Result<Option<Webhook>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT address, secret, site, language FROM webhook WHERE person = ?1")?;
            let webhook = query.query_row([user], |row| {
                Ok(Webhook {
                    address: row.get(0)?,
                    secret: row.get(1)?,
                    site: row.get(2)?,
                    language: row.get(3)?,
                })
            });
            Ok(webhook.optional()?)
        })
        .await
    }

    /// Sets or removes a person's webhook. Returns false if there is no such person, or nothing to remove.
    pub async fn set_webhook(&self, user: UserId, webhook: Option<Webhook>) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let Some(Webhook { address, secret, site, language }) = &webhook else {
                return Ok(connection
                    .prepare_cached("DELETE FROM webhook WHERE person = ?1")?
                    .execute([user])?
                    == 1);
            };
            let mut insert = connection.prepare_cached(
                "INSERT OR REPLACE INTO webhook (person, address, secret, site, language)
                 SELECT id, ?2, ?3, ?4, ?5 FROM person WHERE id = ?1",
            )?;
            Ok(insert.execute(params![user, address, secret, site, language])? == 1)
        })
        .await
    }
}
