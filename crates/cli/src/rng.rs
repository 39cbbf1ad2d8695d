//! Random seeds.

use rand::TryRng;
use rand::rngs::SysRng;

/// Returns a random seed.
pub(crate) fn random_seed() -> u64 {
    // Without the system's generator, the time still differs from game to game.
    SysRng.try_next_u64().unwrap_or_else(|_| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |since| since.as_nanos() as u64)
    })
}
