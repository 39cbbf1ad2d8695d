//! Mail addresses, and the links for forgotten passwords that are sent to them.

use rusqlite::params;

use crate::{Store, StoreFailure, UserId};

/// The number of accounts of one mail address that are told when one of their passwords is forgotten.
const MAX_ACCOUNTS: u32 = 5;

/// The mail address of a person with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// True once its owner has followed the link that was sent to it.
    pub confirmed: bool,
    /// True if notifications are sent to it.
    pub turns: bool,
    /// The language of its mails. The store does not interpret it.
    pub language: String,
    /// The number of notifications in a row that could not be delivered.
    pub failures: u32,
}

impl Store {
    /// Returns a person's mail address.
    pub async fn mail(&self, user: UserId) -> Result<Option<MailAddress>, StoreFailure> {
        self.read(move |connection| {
            connection.row(
                "SELECT address, confirmed, turns, language, failures FROM mail WHERE person = ?1",
                params![user],
                |row| {
                    Ok(MailAddress {
                        address: row.get(0)?,
                        confirmed: row.get(1)?,
                        turns: row.get(2)?,
                        language: row.get(3)?,
                        failures: row.get(4)?,
                    })
                },
            )
        })
        .await
    }

    /// Stores or removes a person's mail address. Returns false if the person has no account, or nothing to remove.
    pub async fn set_mail(&self, user: UserId, mail: Option<MailAddress>) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let Some(MailAddress { address, confirmed, turns, language, failures }) = &mail else {
                return Ok(connection.execute("DELETE FROM mail WHERE person = ?1", params![user])? == 1);
            };
            Ok(connection.execute(
                "INSERT INTO mail (person, address, confirmed, turns, language, failures)
                 SELECT id, ?2, ?3, ?4, ?5, ?6 FROM person WHERE id = ?1 AND login IS NOT NULL
                 ON CONFLICT (person) DO UPDATE
                 SET address = excluded.address, confirmed = excluded.confirmed, turns = excluded.turns,
                     language = excluded.language, failures = excluded.failures",
                params![user, address, confirmed, turns, language, failures],
            )? == 1)
        })
        .await
    }

    /// Records that a person owns their mail address. Returns false if they have another one now.
    pub async fn confirm_mail(&self, user: UserId, address: String) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            Ok(connection.execute(
                "UPDATE mail SET confirmed = 1 WHERE person = ?1 AND address = ?2",
                params![user, address],
            )? == 1)
        })
        .await
    }

    /// Switches a person's notifications by mail on or off.
    pub async fn set_mail_turns(&self, user: UserId, turns: bool) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE mail SET turns = ?2, failures = 0 WHERE person = ?1",
                params![user, turns],
            )?;
            Ok(())
        })
        .await
    }

    /// Counts a notification by mail that could not be delivered, or ends the row of those.
    pub async fn record_mail(
        &self,
        user: UserId,
        address: String,
        delivered: bool,
    ) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE mail SET failures = CASE WHEN ?3 = 1 THEN 0 ELSE failures + 1 END WHERE person = ?1 AND address = ?2",
                params![user, address, delivered],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the accounts with a confirmed mail address: each with its login name, and the address as it was confirmed.
    pub async fn accounts_with_mail(
        &self,
        address: &str,
    ) -> Result<Vec<(UserId, String, MailAddress)>, StoreFailure> {
        // Databases differ in what they know of other letters.
        let address = address.to_ascii_lowercase();
        self.read(move |connection| {
            connection.rows(
                "SELECT person.id, login, address, turns, language, failures
                 FROM mail JOIN person ON person.id = mail.person
                 WHERE lower(address) = ?1 AND confirmed = 1 AND login IS NOT NULL
                 ORDER BY person.id LIMIT ?2",
                params![address, MAX_ACCOUNTS],
                |row| {
                    let mail = MailAddress {
                        address: row.get(2)?,
                        confirmed: true,
                        turns: row.get(3)?,
                        language: row.get(4)?,
                        failures: row.get(5)?,
                    };
                    Ok((row.get(0)?, row.get(1)?, mail))
                },
            )
        })
        .await
    }

    /// Stores the hash of a secret that lets a person set a new password once, until a time. An earlier one ends.
    pub async fn put_reset(&self, user: UserId, hash: [u8; 32], until: i64) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO reset (person, hash, until) VALUES (?1, ?2, ?3)
                 ON CONFLICT (person) DO UPDATE
                 SET hash = excluded.hash, until = excluded.until",
                params![user, hash, until],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the login name of the person who may set a new password with a secret now.
    pub async fn reset_login(&self, hash: [u8; 32], now: i64) -> Result<Option<String>, StoreFailure> {
        self.read(move |connection| {
            Ok(connection.row("SELECT login FROM reset JOIN person ON person.id = reset.person WHERE hash = ?1 AND until > ?2", params![hash, now], |row| row.get(0))?.flatten())
        })
        .await
    }

    /// Uses a secret up and returns the person who may set a new password with it now.
    pub async fn take_reset(&self, hash: [u8; 32], now: i64) -> Result<Option<UserId>, StoreFailure> {
        self.write(move |connection| {
            let taken = connection.row(
                "DELETE FROM reset WHERE hash = ?1 RETURNING person, until",
                params![hash],
                |row| Ok((row.get(0)?, row.get::<i64>(1)?)),
            )?;
            Ok(taken.filter(|(_, until)| *until > now).map(|(user, _)| user))
        })
        .await
    }
}
