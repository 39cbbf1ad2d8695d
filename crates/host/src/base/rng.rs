//! Random numbers for deals, table ids and secrets.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use rand::Rng;
use rand::rngs::{SysError, SysRng};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

/// The generator that all tables share.
pub struct SharedRng(Mutex<ChaCha20Rng>);

impl SharedRng {
    /// Seeds it from the operating system.
    pub fn from_system() -> Result<SharedRng, SysError> {
        ChaCha20Rng::try_from_rng(&mut SysRng).map(|rng| SharedRng(Mutex::new(rng)))
    }

    /// Seeds it with a number, for tests that must repeat. Knowing the seed means knowing every deal and every secret.
    pub fn seeded(seed: u64) -> SharedRng {
        SharedRng(Mutex::new(ChaCha20Rng::seed_from_u64(seed)))
    }

    /// Draws a value.
    pub fn draw<R>(&self, draw: impl FnOnce(&mut dyn Rng) -> R) -> R {
        draw(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl fmt::Debug for SharedRng {
    /// Prints no state: secrets are drawn from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedRng")
    }
}
