//! The key that session cookies are signed with.

use std::sync::{Arc, PoisonError, RwLock};

use hearth_host::base::Context;
use hearth_store::StoreFailure;
use ring::hmac::{HMAC_SHA256, Key};

/// The name of the secret in the store.
const SECRET: &str = "cookies";

/// The length of a new key.
const KEY_BYTES: usize = 32;

/// The signing key. Each database has its own.
pub(crate) struct CookieKey(RwLock<Arc<Key>>);

impl CookieKey {
    /// Reads the key from the store, which keeps a new one if it has none.
    pub async fn open(context: &Context) -> Result<CookieKey, StoreFailure> {
        Ok(CookieKey(RwLock::new(read(context).await?)))
    }

    /// Reads the key again, after a backup was restored.
    pub async fn reload(&self, context: &Context) -> Result<(), StoreFailure> {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = read(context).await?;
        Ok(())
    }

    /// Returns the key.
    pub fn get(&self) -> Arc<Key> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn read(context: &Context) -> Result<Arc<Key>, StoreFailure> {
    let fresh = context.draw(|rng| {
        let mut key = vec![0; KEY_BYTES];
        rng.fill_bytes(&mut key);
        key
    });
    let secret = context.store.secret(SECRET, fresh).await?;
    Ok(Arc::new(Key::new(HMAC_SHA256, &secret)))
}
