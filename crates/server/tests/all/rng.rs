//! Random numbers that differ between tests and repeat in every run: the name of a test is its seed. `HEARTH_LUCK=7` gives
//! all tests other seeds.

use std::cell::Cell;
use std::env;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::thread;

use hearth_server::SharedRng;

thread_local! {
    /// The number of servers that the test has started.
    static STARTED: Cell<u32> = const { Cell::new(0) };
}

/// Returns the generator for the next server of this test.
pub fn rng() -> SharedRng {
    let started = STARTED.replace(STARTED.get() + 1);
    let mut hasher = DefaultHasher::new();
    (thread::current().name(), started, env::var("HEARTH_LUCK").ok()).hash(&mut hasher);
    SharedRng::seeded(hasher.finish())
}
