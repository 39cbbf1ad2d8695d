//! The times that all nodes agree on.

use std::time::Duration;

/// A node that has not renewed for this time may be marked dead. With [`HEARTBEAT_INTERVAL`] it decides how long a table
/// of a crashed node is away: at most 0.5 s until the others see its last renewal, 3 s of silence, and 0.5 s until their
/// next heartbeat. That is 4 s, and leaves 1 s for a slow database and for loading the table.
pub const LEASE: Duration = Duration::from_secs(3);

/// A node stops serving this much earlier. It covers clocks of different speed: a sixth of the lease. The worst clocks in
/// use are 8.3 % slow or fast, while chrony corrects a wrong time. A slow owner then serves for 2.73 s, and a fast observer
/// waits for 2.77 s.
pub const MARGIN: Duration = Duration::from_millis(500);

/// The time between two renewals of a node. Four in a row may fail before it stops serving.
pub const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(500);

/// The length of a lease. All nodes of a database must have the same terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// The silence after which a node may be marked dead.
    pub lease: Duration,
    /// The part of the lease in which its node no longer serves.
    pub margin: Duration,
}

impl Terms {
    /// The terms that servers use. The model checks the same rules with shorter ones.
    pub const STANDARD: Terms = Terms { lease: LEASE, margin: MARGIN };

    /// Returns the time that a node may serve after it asked for a renewal that was granted.
    pub fn serving_time(&self) -> Duration {
        self.lease.saturating_sub(self.margin)
    }
}
