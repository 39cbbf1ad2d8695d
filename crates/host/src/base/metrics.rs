//! The counters, in the text format of Prometheus.

use std::sync::atomic::AtomicU64;

use cpu_time::ProcessTime;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

/// The counters.
#[derive(Clone, Debug, Default)]
pub struct Metrics {
    /// Decisions stored.
    pub decisions: Counter,
    /// Tables opened.
    pub tables_opened: Counter,
    /// Tables loaded now.
    pub tables_live: Gauge,
    /// Frames rendered for subscribers.
    pub frames: Counter,
    /// Requests answered.
    pub requests: Counter,
    /// Requests refused by a rate limit.
    pub rate_limited: Counter,
    /// Notices delivered.
    pub notices: Counter,
}

impl Metrics {
    /// Writes all metrics, with the counts of the store and the bot pool.
    pub fn text(&self, commits: u64, jobs: u64, waiting: usize) -> String {
        let mut all = Registry::default();
        let used = Counter::<f64, AtomicU64>::default();
        used.inc_by(ProcessTime::now().as_duration().as_secs_f64());
        all.register_with_unit("process_cpu", "CPU time used", Unit::Seconds, used);
        let registry = all.sub_registry_with_prefix("hearth");
        registry.register("decisions", "Decisions stored", self.decisions.clone());
        registry.register("tables_opened", "Tables opened", self.tables_opened.clone());
        registry.register("tables_live", "Tables loaded now", self.tables_live.clone());
        registry.register("frames", "Frames rendered for subscribers", self.frames.clone());
        registry.register("requests", "Requests answered", self.requests.clone());
        registry.register("requests_refused", "Requests refused by a rate limit", self.rate_limited.clone());
        registry.register("notices", "Notices delivered", self.notices.clone());
        let (stored, written, thoughts) =
            (Counter::<u64>::default(), Counter::<u64>::default(), Gauge::<i64>::default());
        stored.inc_by(commits);
        written.inc_by(jobs);
        thoughts.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        registry.register("store_commits", "Transactions committed", stored);
        registry.register("store_jobs", "Writes requested", written);
        registry.register("bots_waiting", "Bots waiting or thinking", thoughts);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &all);
        text
    }
}
