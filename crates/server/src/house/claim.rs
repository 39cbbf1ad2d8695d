//! The one-time link with which the first host is made.

use std::sync::{Mutex, PoisonError};

use hearth_host::base::Context;
use hearth_store::{StoreFailure, UserId, Which};

use crate::accounts::token::hex;

/// The length of the key.
const KEY_BYTES: usize = 16;

/// The name of the key in the store.
const SECRET: &str = "host-claim";

/// The key of the link, the same at all nodes. It is drawn while there is no host, and is gone once it was used.
pub(crate) struct HostClaim(Mutex<Option<String>>);

impl HostClaim {
    /// Draws a key, unless there is a host.
    pub async fn open(context: &Context) -> Result<HostClaim, StoreFailure> {
        let has_host = !context.store.people(Which::Hosts, "", context.clock.now().0, 1).await?.is_empty();
        if has_host {
            return Ok(HostClaim(Mutex::new(None)));
        }
        let mut fresh = vec![0; KEY_BYTES];
        context.draw(|rng| rng.fill_bytes(&mut fresh));
        let key = hex(&context.store.secret(SECRET, fresh).await?);
        Ok(HostClaim(Mutex::new(Some(key))))
    }

    /// Returns the path of the link, while there is one.
    pub fn path(&self) -> Option<String> {
        self.key().map(|key| format!("/host/claim/{key}"))
    }

    /// Returns whether this is the key.
    pub fn is_valid(&self, key: &str) -> bool {
        self.key().is_some_and(|known| {
            ring::digest::digest(&ring::digest::SHA256, known.as_bytes()).as_ref()
                == ring::digest::digest(&ring::digest::SHA256, key.as_bytes()).as_ref()
        })
    }

    /// Makes a person the first host. Returns false if there is one meanwhile.
    pub async fn make_host(&self, context: &Context, person: UserId) -> Result<bool, StoreFailure> {
        let made = context.store.claim_host(person).await?;
        context.store.forget_secret(SECRET).await?;
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Ok(made)
    }

    fn key(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
