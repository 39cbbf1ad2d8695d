//! Time that only goes forward.

use std::time::Duration;

/// The time since a machine started, by its monotonic clock. It counts while the machine is suspended (on Linux
/// `CLOCK_BOOTTIME`): a node that slept through its lease must know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Uptime(pub Duration);

impl Uptime {
    /// Returns the time that has passed since an earlier one.
    pub fn since(self, earlier: Uptime) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}
