//! Passwords: their length, their hashes, and resetting a forgotten one.

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use hearth_store::{Location, StoreFailure};
use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::Semaphore;

use crate::error::{AppError, BadInput};

/// The length of the shortest password.
pub(crate) const SHORTEST: usize = 8;

/// The length of the longest password: hashing a longer one would only waste time.
const LONGEST: usize = 200;

/// The hash of a password that no account has.
const NOBODYS_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$2yyWkW0cOTMOTBKPIG4mWdHPLEYE3ThrMzjBR9pUvvM";

/// Refuses a password that is too short or too long.
pub(crate) fn checked(password: String) -> Result<String, AppError> {
    if (SHORTEST..=LONGEST).contains(&password.chars().count()) {
        return Ok(password);
    }
    Err(AppError::Input(BadInput::Password(SHORTEST, LONGEST)))
}

/// Hashes a password.
pub(crate) async fn hashed(password: String) -> Result<String, AppError> {
    busy(move || hash(&password).map_err(|error| AppError::NotStored(error.to_string()))).await
}

/// Returns whether a password matches a hash. Without a hash it takes as long, so that timing does not reveal which
/// accounts exist.
pub(crate) async fn fits(password: String, kept: Option<String>) -> Result<bool, AppError> {
    busy(move || {
        let hash = PasswordHash::new(kept.as_deref().unwrap_or(NOBODYS_HASH))
            .map_err(|error| AppError::NotStored(error.to_string()))?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

/// Replaces a forgotten password with a random one and ends all sessions of the account. A running server notices within a
/// few seconds. Returns `None` if no account has this login name.
pub async fn replace_password(database: &Location, login: &str) -> Result<Option<String>, StoreFailure> {
    let store = database.open_beside()?;
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

/// The number of passwords hashed at once: each takes 19 MB.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Runs slow hashing on a blocking thread, where only other hashing waits for it.
async fn busy<R: Send + 'static>(
    work: impl FnOnce() -> Result<R, AppError> + Send + 'static,
) -> Result<R, AppError> {
    // The semaphore is never closed. A caller that hangs up keeps its permit until the work is done.
    let place = AT_ONCE.acquire().await;
    let work = move || {
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(work)
        .await
        .unwrap_or_else(|_| Err(AppError::NotStored("the server is stopping".to_owned())))
}
