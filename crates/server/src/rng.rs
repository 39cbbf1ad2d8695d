//! What chance brings: deals, addresses of tables, secrets. Tests hand in luck that repeats, so that what failed once fails again.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use rand::Rng;
use rand::rngs::{SysError, SysRng};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

/// Where chance comes from.
pub struct SharedRng(Mutex<ChaCha20Rng>);

impl SharedRng {
    /// As the system gives it: nobody foresees it.
    pub fn real() -> Result<SharedRng, SysError> {
        ChaCha20Rng::try_from_rng(&mut SysRng).map(|rng| SharedRng(Mutex::new(rng)))
    }

    /// The same for the same number. Who knows the number foresees every deal and every secret.
    pub fn repeated(number: u64) -> SharedRng {
        SharedRng(Mutex::new(ChaCha20Rng::seed_from_u64(number)))
    }

    /// Draws something.
    pub(crate) fn draw<R>(&self, draw: impl FnOnce(&mut dyn Rng) -> R) -> R {
        draw(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl fmt::Debug for SharedRng {
    /// Secrets are drawn from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck")
    }
}
