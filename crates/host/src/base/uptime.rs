//! The clock by which leases are counted.

use std::time::Duration;

use hearth_cluster::Uptime;
use rustix::time::{ClockId, clock_gettime};

/// The monotonic clock that counts while the machine is suspended. On macOS the usual one does.
#[cfg(target_os = "linux")]
const CLOCK: ClockId = ClockId::Boottime;
#[cfg(not(target_os = "linux"))]
const CLOCK: ClockId = ClockId::Monotonic;

/// Returns the time since the machine started.
pub(super) fn uptime() -> Uptime {
    Uptime(Duration::try_from(clock_gettime(CLOCK)).unwrap_or_default())
}
