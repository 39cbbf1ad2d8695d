//! Signing keys in the database: whoever shares it shares them.

use hearth_host::base::Context;
use hearth_store::StoreFailure;
use ring::hmac::{HMAC_SHA256, Key};

/// The length of a new key.
const KEY_BYTES: usize = 32;

/// Reads a key from the store, which keeps a new one if it has none of this name.
pub(crate) async fn read_signing_key(context: &Context, name: &'static str) -> Result<Key, StoreFailure> {
    let fresh = context.draw(|rng| {
        let mut key = vec![0; KEY_BYTES];
        rng.fill_bytes(&mut key);
        key
    });
    let secret = context.store.secret(name, fresh).await?;
    Ok(Key::new(HMAC_SHA256, &secret))
}
