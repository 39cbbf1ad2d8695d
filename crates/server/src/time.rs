//! What time it is. Tests hand in a time of their own, so that nobody waits for a day to pass.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use hearth_table::Timestamp;

/// Where the time comes from.
#[derive(Clone)]
pub struct Time(Arc<dyn Fn() -> Timestamp + Send + Sync>);

impl Time {
    /// The time of the machine.
    pub fn real() -> Time {
        Time(Arc::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
        }))
    }

    /// A time that somebody else keeps.
    pub fn kept_by(keeper: impl Fn() -> Timestamp + Send + Sync + 'static) -> Time {
        Time(Arc::new(keeper))
    }

    /// The present moment.
    pub fn now(&self) -> Timestamp {
        (self.0)()
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.now())
    }
}
