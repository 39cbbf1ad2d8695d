//! What is counted, in the words of Prometheus.

use std::sync::atomic::AtomicU64;

use cpu_time::ProcessTime;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

/// What is counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metrics {
    /// Decisions that were stored.
    pub decisions: Counter,
    /// Tables that were opened.
    pub tables_opened: Counter,
    /// Tables that are loaded now.
    pub tables_live: Gauge,
    /// Frames that were made for those who watch.
    pub frames: Counter,
    /// Requests that were answered.
    pub requests: Counter,
    /// Requests that were refused because there were too many.
    pub too_many: Counter,
    /// Notices that arrived.
    pub notices: Counter,
}

impl Metrics {
    /// Everything as text, with what others count.
    pub fn text(&self, commits: u64, jobs: u64, waiting: usize) -> String {
        let mut all = Registry::default();
        let used = Counter::<f64, AtomicU64>::default();
        used.inc_by(ProcessTime::now().as_duration().as_secs_f64());
        all.register_with_unit("process_cpu", "Time of the processor that was used", Unit::Seconds, used);
        let registry = all.sub_registry_with_prefix("hearth");
        registry.register("decisions", "Decisions that were stored", self.decisions.clone());
        registry.register("tables_opened", "Tables that were opened", self.tables_opened.clone());
        registry.register("tables_live", "Tables that are loaded now", self.tables_live.clone());
        registry.register("frames", "Frames that were made for those who watch", self.frames.clone());
        registry.register("requests", "Requests that were answered", self.requests.clone());
        registry.register(
            "requests_refused",
            "Requests refused because too many came",
            self.too_many.clone(),
        );
        registry.register("notices", "Notices that arrived", self.notices.clone());
        let (stored, written, thoughts) =
            (Counter::<u64>::default(), Counter::<u64>::default(), Gauge::<i64>::default());
        stored.inc_by(commits);
        written.inc_by(jobs);
        thoughts.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        registry.register("store_commits", "Transactions that were committed", stored);
        registry.register("store_jobs", "Writes that were asked for", written);
        registry.register("bots_waiting", "Bots that wait or think", thoughts);
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &all);
        text
    }
}
