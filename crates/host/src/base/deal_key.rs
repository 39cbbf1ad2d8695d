//! Draws the secrets of deals before their tables exist (`docs/DEALS.md`).
//!
//! A page shows the seal of a deal together with a ticket, and nothing is stored. The ticket names the table that it opens. A
//! second table with this name cannot be opened, so each secret is used once.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use hearth_core::Bytes32;
use hearth_deal::seal;
use hearth_store::{Store, StoreFailure, TableId};
use hearth_table::Timestamp;
use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::Sha256;

use super::SharedRng;

/// The name of the key in the store.
const SECRET: &str = "deal";

/// A ticket opens a table for this time: a day, in milliseconds. It is shorter than the time for which tables are kept.
const TICKET_LIFETIME_MS: i64 = 24 * 60 * 60 * 1000;

/// A deal whose table does not exist yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealTicket {
    /// The text that opens the table.
    pub text: String,
    /// The hash of the secret.
    pub seal: Bytes32,
}

/// The key from which secrets are derived. All nodes of a database have the same.
pub struct DealKey(RwLock<Bytes32>);

impl fmt::Debug for DealKey {
    /// Prints no key: all secrets follow from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealKey")
    }
}

impl DealKey {
    /// Reads the key from the store, which keeps a new one if it has none.
    pub async fn open(store: &Store, rng: &SharedRng) -> Result<DealKey, StoreFailure> {
        Ok(DealKey(RwLock::new(read(store, rng).await?)))
    }

    /// Reads the key again, after a backup was restored.
    pub async fn read_again(&self, store: &Store, rng: &SharedRng) -> Result<(), StoreFailure> {
        let key = read(store, rng).await?;
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = key;
        Ok(())
    }

    /// Issues a ticket for a table that does not exist.
    pub fn issue(&self, table: TableId, now: Timestamp, generation: u64) -> DealTicket {
        let head = format!("{table}.{}.{generation:x}", now.0);
        let text = format!("{head}.{}", self.derive("ticket", &head));
        DealTicket { text, seal: seal(self.derive("secret", &head)) }
    }

    /// Returns the table and the secret of a ticket; `None` if it is too old or was not issued here.
    pub fn redeem(&self, ticket: &str, now: Timestamp, generation: u64) -> Option<(TableId, Bytes32)> {
        let (head, signature) = ticket.rsplit_once('.')?;
        let signature: Bytes32 = signature.parse().ok()?;
        self.hmac("ticket", head).verify_slice(&signature.0).ok()?;
        let mut fields = head.split('.');
        let table = fields.next()?.parse().ok()?;
        let issued: i64 = fields.next()?.parse().ok()?;
        let is_current = now.0 - issued < TICKET_LIFETIME_MS
            && u64::from_str_radix(fields.next()?, 16).ok()? == generation;
        is_current.then(|| (table, self.derive("secret", head)))
    }

    /// Returns the table and the secret for the rematch of a game. `instead` is the table of an earlier rematch that nobody
    /// came to. The table follows from the same, so that each secret is used once.
    pub fn rematch(&self, of: TableId, instead: Option<&str>, generation: u64) -> (TableId, Bytes32) {
        let head = format!("{of}.{}.{generation:x}", instead.unwrap_or_default());
        let table = TableId::random(&mut ChaCha20Rng::from_seed(self.derive("rematch table", &head).0));
        (table, self.derive("rematch", &head))
    }

    fn derive(&self, purpose: &str, text: &str) -> Bytes32 {
        Bytes32(self.hmac(purpose, text).finalize().into_bytes().into())
    }

    fn hmac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let key = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut hmac = Hmac::<Sha256>::new_from_slice(&key.0).expect("HMAC takes keys of any length");
        hmac.update(purpose.as_bytes());
        hmac.update(b":");
        hmac.update(text.as_bytes());
        hmac
    }
}

async fn read(store: &Store, rng: &SharedRng) -> Result<Bytes32, StoreFailure> {
    let fresh = rng.draw(|rng| {
        let mut key = vec![0; 32];
        rng.fill_bytes(&mut key);
        key
    });
    let key = store.secret(SECRET, fresh).await?;
    let key = key
        .try_into()
        .map_err(|_| StoreFailure::Corrupt("the key of deals is not 32 bytes long".to_owned()))?;
    Ok(Bytes32(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    fn key(byte: u8) -> DealKey {
        DealKey(RwLock::new(Bytes32([byte; 32])))
    }

    fn table() -> TableId {
        "abcdefghjk".parse().expect("it is an id")
    }

    #[test]
    fn a_ticket_opens_its_table_with_the_secret_that_was_sealed() {
        let ticket = key(1).issue(table(), NOW, 7);
        let (opened, secret) = key(1).redeem(&ticket.text, Timestamp(NOW.0 + 1000), 7).expect("it is new");
        assert_eq!((opened, seal(secret)), (table(), ticket.seal));
    }

    #[test]
    fn forged_and_outdated_tickets_are_refused() {
        let text = key(1).issue(table(), NOW, 7).text;
        assert_eq!(key(2).redeem(&text, NOW, 7), None, "another server's");
        assert_eq!(key(1).redeem(&text, NOW, 8), None, "of before a restored backup");
        assert_eq!(key(1).redeem(&text, Timestamp(NOW.0 + TICKET_LIFETIME_MS), 7), None, "a day old");
        assert_eq!(key(1).redeem(&text.replace("abcdefghjk", "abcdefghjm"), NOW, 7), None, "another table");
        for text in ["", ".", "a.b.c.d", &text[1..], &text[..text.len() - 1]] {
            assert_eq!(key(1).redeem(text, NOW, 7), None, "{text}");
        }
    }

    #[test]
    fn secrets_differ() {
        let rematch = |instead, generation| key(1).rematch(table(), instead, generation);
        assert_eq!(rematch(None, 7), rematch(None, 7));
        for other in [rematch(Some("abcdefghjm"), 7), rematch(None, 8)] {
            assert!(other.0 != rematch(None, 7).0 && other.1 != rematch(None, 7).1, "{other:?}");
        }
        let sealed = |at| key(1).issue(table(), Timestamp(at), 7).seal;
        assert_ne!(sealed(1), sealed(2));
    }
}
