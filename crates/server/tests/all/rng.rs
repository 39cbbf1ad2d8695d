//! Luck that is another one for each test, and the same whenever it runs. `HEARTH_LUCK=7` lets all of them try another one.

use std::cell::Cell;
use std::env;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::thread;

use hearth_server::SharedRng;

thread_local! {
    /// How many servers the test has started.
    static STARTED: Cell<u32> = const { Cell::new(0) };
}

/// What chance brings to the next server of the test that asks.
pub fn rng() -> SharedRng {
    let started = STARTED.replace(STARTED.get() + 1);
    let mut hasher = DefaultHasher::new();
    (thread::current().name(), started, env::var("HEARTH_LUCK").ok()).hash(&mut hasher);
    SharedRng::seeded(hasher.finish())
}
