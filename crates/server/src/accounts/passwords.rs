//! Passwords: how long they are, what is kept of them, and a new one for who has forgotten his.

use std::path::Path;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use hearth_store::{Store, StoreFailure};
use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::Semaphore;

use crate::error::{AppError, BadInput};

/// The shortest password somebody can have.
pub(crate) const SHORTEST: usize = 8;

/// The longest: hashing a longer one would only keep us busy.
const LONGEST: usize = 200;

/// The hash of a password that nobody has.
const NOBODYS_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$2yyWkW0cOTMOTBKPIG4mWdHPLEYE3ThrMzjBR9pUvvM";

/// A password that somebody may have.
pub(crate) fn checked(password: String) -> Result<String, AppError> {
    if (SHORTEST..=LONGEST).contains(&password.chars().count()) {
        return Ok(password);
    }
    Err(AppError::Input(BadInput::Password(SHORTEST, LONGEST)))
}

/// What is kept of a password.
pub(crate) async fn hashed(password: String) -> Result<String, AppError> {
    busy(move || hash(&password).map_err(|error| AppError::NotStored(error.to_string()))).await
}

/// Whether a password is the one that this was kept of. Where nothing was kept, finding that out takes as long.
pub(crate) async fn fits(password: String, kept: Option<String>) -> Result<bool, AppError> {
    busy(move || {
        let hash = PasswordHash::new(kept.as_deref().unwrap_or(NOBODYS_HASH))
            .map_err(|error| AppError::NotStored(error.to_string()))?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

/// Gives who has forgotten his password a new one, which is answered, and ends all his sessions; a running server asks for them again
/// within ten minutes. If nobody logs in so, there is none.
pub async fn replace_password(database: &Path, login: &str) -> Result<Option<String>, StoreFailure> {
    let store = Store::open_beside(database)?;
    let Some((user, _)) = store.by_login(login.trim()).await? else { return Ok(None) };
    let other = |error: &dyn std::fmt::Display| StoreFailure::Other(error.to_string());
    let password =
        SysRng.try_next_u64().map(|drawn| format!("{drawn:016x}")).map_err(|error| other(&error))?;
    store.change_password(user.id, hash(&password).map_err(|error| other(&error))?).await?;
    Ok(Some(password))
}

fn hash(password: &str) -> argon2::password_hash::Result<String> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
}

/// So many passwords are looked at at once: each takes 19 MB.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Hashing takes long on purpose; nobody but others with passwords waits for it.
async fn busy<R: Send + 'static>(
    work: impl FnOnce() -> Result<R, AppError> + Send + 'static,
) -> Result<R, AppError> {
    // It is never closed. Who does not wait for the answer holds his place until the work is done.
    let place = AT_ONCE.acquire().await;
    let work = move || {
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|_| Err(AppError::NotStored("the server is stopping".to_owned())))
}
