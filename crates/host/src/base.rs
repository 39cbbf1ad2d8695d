//! The machine around the tables: time, randomness, threads, limits, metrics.

mod bot_pool;
mod clock;
mod connection_limits;
mod context;
mod error;
mod event_id;
mod fair_queue;
mod household;
mod ignore_lists;
mod lobby_feed;
mod membership;
mod metrics;
mod notice_queue;
mod rate_limits;
mod renewing;
mod rng;
mod table_lease;
mod uptime;

pub use self::bot_pool::{BotPool, lower_thread_priority};
pub use self::clock::{SteadyClock, TableClock, WallClock};
pub use self::connection_limits::{ConnectionLimits, ConnectionPermit};
pub use self::context::{Context, HostConfig};
pub use self::error::{HostError, TooMany};
pub use self::event_id::EventId;
pub use self::fair_queue::FairQueue;
pub use self::household::Household;
pub use self::ignore_lists::{IgnoreLists, Ignored};
pub use self::lobby_feed::LobbyChange;
pub use self::membership::{Membership, NodeAddress, TableRoute};
pub use self::metrics::Metrics;
pub use self::notice_queue::{NoticeQueue, PendingNotice};
pub use self::rate_limits::RateLimits;
pub use self::renewing::Renewing;
pub use self::rng::SharedRng;
pub use self::table_lease::TableLease;
