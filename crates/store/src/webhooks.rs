//! Where programs are told what a person is told.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreFailure, UserId};

/// Where a program is told what a person is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// Where it listens.
    pub address: String,
    /// What it is told is signed with this.
    pub secret: String,
    /// How its owner calls the server.
    pub site: String,
    /// The language it is spoken to; the store does not read it.
    pub language: String,
}

impl Store {
    /// Where a program is told what somebody is told.
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

    /// From now on a program is told what somebody is told; without a webhook, none is. Whether there is such a person.
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
