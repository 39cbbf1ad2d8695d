//! The key that session cookies are signed with.

use std::sync::{Arc, PoisonError, RwLock};

use hearth_host::base::Context;
use hearth_store::StoreFailure;
use ring::hmac::Key;

use super::signing_key::read_signing_key;

/// The name of the secret in the store.
const SECRET: &str = "cookies";

/// The signing key. Each database has its own.
pub(crate) struct CookieKey(RwLock<Arc<Key>>);

impl CookieKey {
    /// Reads the key from the store, which keeps a new one if it has none.
    pub async fn open(context: &Context) -> Result<CookieKey, StoreFailure> {
        Ok(CookieKey(RwLock::new(Arc::new(read_signing_key(context, SECRET).await?))))
    }

    /// Reads the key again, after a backup was restored.
    pub async fn reload(&self, context: &Context) -> Result<(), StoreFailure> {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) =
            Arc::new(read_signing_key(context, SECRET).await?);
        Ok(())
    }

    /// Returns the key.
    pub fn get(&self) -> Arc<Key> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }
}
