//! The time of day, and a clock that does not jump with it.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use hearth_table::Timestamp;
use tokio::sync::watch;
use tokio::time::sleep;

/// The wall clock may differ by this from the time that has passed, in milliseconds.
const TOLERANCE_MS: i64 = 2000;

/// The time between two comparisons of the wall clock with the time that has passed.
const COMPARISON_INTERVAL: Duration = Duration::from_secs(10);

/// A wall clock that has jumped is believed after this time, in milliseconds. Most wrong ones are set right sooner.
const BELIEVED_AFTER_MS: i64 = 60 * 60 * 1000;

/// A source of time. Tests hand in their own, so that no test waits for a day to pass.
#[derive(Clone)]
pub struct WallClock {
    /// The time of day. It jumps when it is set, or when the machine was suspended.
    wall: Arc<dyn Fn() -> Timestamp + Send + Sync>,
    /// Monotonic time, in milliseconds.
    monotonic: Arc<dyn Fn() -> i64 + Send + Sync>,
}

impl WallClock {
    /// The clock of the machine.
    pub fn system() -> WallClock {
        let started = Instant::now();
        let wall = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
        };
        WallClock::manual(wall, move || i64::try_from(started.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    /// A clock that tests set.
    pub fn manual(
        wall: impl Fn() -> Timestamp + Send + Sync + 'static,
        monotonic: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> WallClock {
        WallClock { wall: Arc::new(wall), monotonic: Arc::new(monotonic) }
    }
}

/// The clock of the server: the time of day at its start, and the time that has passed since. If the wall clock jumps and
/// stays there for an hour, this clock follows; tables are told, so that no player gains or loses time.
#[derive(Clone)]
pub struct SteadyClock {
    source: WallClock,
    /// The time of day at monotonic time zero, as it was believed at the start.
    epoch: i64,
    followed: Arc<watch::Sender<Followed>>,
}

/// The jumps of the wall clock that were followed.
#[derive(Clone, Copy, Debug)]
struct Followed {
    /// Their sum, in milliseconds.
    sum: i64,
    /// The time that had passed at the last one.
    last: Timestamp,
}

impl SteadyClock {
    /// Begins with the time of day.
    pub fn new(source: WallClock) -> SteadyClock {
        let epoch = (source.wall)().0 - (source.monotonic)();
        let followed = Followed { sum: 0, last: (source.wall)() };
        SteadyClock { source, epoch, followed: Arc::new(watch::channel(followed).0) }
    }

    /// Returns the present time.
    pub fn now(&self) -> Timestamp {
        self.passed() + self.followed.borrow().sum
    }

    /// Returns a time that had passed as a present time, or the last jump if that was later.
    pub(super) fn since_jump(&self, passed: Timestamp) -> Timestamp {
        let Followed { sum, last } = *self.followed.borrow();
        passed.max(last) + sum
    }

    /// Returns the time of day at the start and the time that has passed since. It never jumps: what is deleted for its age is
    /// deleted by this time.
    pub fn passed(&self) -> Timestamp {
        Timestamp(self.epoch.saturating_add((self.source.monotonic)()))
    }

    /// Returns the time of day as the machine has it now, for signatures that others check.
    pub fn wall(&self) -> Timestamp {
        (self.source.wall)()
    }

    /// Compares this clock with the wall clock as long as the server runs, and follows a jump after an hour.
    pub async fn follow_wall(self) {
        // The jump, and when it was noticed.
        let mut jump: Option<(i64, Timestamp)> = None;
        loop {
            sleep(COMPARISON_INTERVAL).await;
            let ahead = self.wall().0.saturating_sub(self.now().0);
            if ahead.abs() <= TOLERANCE_MS {
                jump = None;
                continue;
            }
            match jump {
                Some((known, since)) if known.abs_diff(ahead) <= TOLERANCE_MS.unsigned_abs() => {
                    if self.passed().since(since) >= BELIEVED_AFTER_MS {
                        tracing::warn!(seconds = ahead / 1000, "following the clock of the machine");
                        let last = self.passed();
                        self.followed.send_modify(|known| *known = Followed { sum: known.sum + ahead, last });
                        jump = None;
                    }
                }
                _ => {
                    tracing::warn!(
                        seconds = ahead / 1000,
                        "the clock of the machine has jumped, or the machine was suspended; it is believed after an hour"
                    );
                    jump = Some((ahead, self.passed()));
                }
            }
        }
    }

    /// Returns the clock of a table.
    pub fn table_clock(&self) -> TableClock {
        let jumps = self.followed.subscribe();
        let followed = jumps.borrow().sum;
        TableClock { clock: self.clone(), jumps, followed }
    }
}

impl fmt::Debug for SteadyClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.now())
    }
}

/// The clock of a table. It follows a jump when the table has corrected its own times.
pub struct TableClock {
    clock: SteadyClock,
    jumps: watch::Receiver<Followed>,
    /// The jumps that the table has followed, in milliseconds.
    followed: i64,
}

impl TableClock {
    /// Returns the present time.
    pub fn now(&self) -> Timestamp {
        self.clock.passed() + self.followed
    }

    /// Returns whether the server's clock has followed a jump, and the table has not.
    pub fn is_behind(&self) -> bool {
        self.followed != self.jumps.borrow().sum
    }

    /// Follows the server's clock. Returns the jumps followed before, for going back.
    pub fn follow(&mut self) -> i64 {
        let jumps = self.jumps.borrow_and_update().sum;
        std::mem::replace(&mut self.followed, jumps)
    }

    /// Goes back, because the times of the table could not be corrected.
    pub fn go_back(&mut self, followed: i64) {
        self.followed = followed;
    }

    /// Waits until the server's clock follows a jump.
    pub async fn jumps(&mut self) {
        // Fails only when the server stops.
        if self.jumps.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
