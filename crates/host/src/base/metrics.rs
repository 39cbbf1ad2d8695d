//! The metrics of the tables, in the text format of Prometheus. Whoever serves the tables adds metrics of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use cpu_time::ProcessTime;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Upper bounds for work of the table and the store, in seconds.
const SHORT: [f64; 12] = [0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10.0];

/// Upper bounds for bots, in seconds.
const LONG: [f64; 11] = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0];

/// The metrics.
#[derive(Debug)]
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
    /// Tasks that bots did for other nodes.
    pub tasks: Counter,
    /// Seconds that a message waits for its table.
    pub mailbox_wait: Histogram,
    /// Seconds from the append of log entries to their commit.
    pub append_duration: Histogram,
    /// Seconds that a bot waits for a thread.
    pub bot_wait: Histogram,
    /// Seconds that a bot thinks.
    pub bot_thinking: Histogram,
    cpu: Counter<f64, AtomicU64>,
    store_commits: Counter,
    store_jobs: Counter,
    bots_waiting: Gauge,
    registry: Mutex<Registry>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

impl Metrics {
    /// Registers all metrics.
    pub fn new() -> Metrics {
        let metrics = Metrics {
            decisions: Counter::default(),
            tables_opened: Counter::default(),
            tables_live: Gauge::default(),
            frames: Counter::default(),
            requests: Counter::default(),
            rate_limited: Counter::default(),
            notices: Counter::default(),
            tasks: Counter::default(),
            mailbox_wait: Histogram::new(SHORT),
            append_duration: Histogram::new(SHORT),
            bot_wait: Histogram::new(LONG),
            bot_thinking: Histogram::new(LONG),
            cpu: Counter::default(),
            store_commits: Counter::default(),
            store_jobs: Counter::default(),
            bots_waiting: Gauge::default(),
            registry: Mutex::default(),
        };
        metrics.register(|all| {
            all.register_with_unit("process_cpu", "CPU time used", Unit::Seconds, metrics.cpu.clone());
            let hearth = all.sub_registry_with_prefix("hearth");
            hearth.register("decisions", "Decisions stored", metrics.decisions.clone());
            hearth.register("tables_opened", "Tables opened", metrics.tables_opened.clone());
            hearth.register("tables_live", "Tables loaded now", metrics.tables_live.clone());
            hearth.register("frames", "Frames rendered for subscribers", metrics.frames.clone());
            hearth.register("requests", "Requests answered", metrics.requests.clone());
            hearth.register(
                "requests_refused",
                "Requests refused by a rate limit",
                metrics.rate_limited.clone(),
            );
            hearth.register("notices", "Notices delivered", metrics.notices.clone());
            hearth.register("tasks", "Tasks that bots did for other nodes", metrics.tasks.clone());
            hearth.register("store_commits", "Transactions committed", metrics.store_commits.clone());
            hearth.register("store_jobs", "Writes requested", metrics.store_jobs.clone());
            hearth.register("bots_waiting", "Bots waiting or thinking", metrics.bots_waiting.clone());
            let mut seconds = |name, help, histogram: &Histogram| {
                hearth.register_with_unit(name, help, Unit::Seconds, histogram.clone());
            };
            seconds("mailbox_wait", "Time that a message waits for its table", &metrics.mailbox_wait);
            seconds("append_duration", "Time to commit log entries of a table", &metrics.append_duration);
            seconds("bot_wait", "Time that a bot waits for a thread", &metrics.bot_wait);
            seconds("bot_thinking", "Time that a bot thinks", &metrics.bot_thinking);
        });
        metrics
    }

    /// Adds metrics to those that are written.
    pub fn register(&self, register: impl FnOnce(&mut Registry)) {
        register(&mut self.registry.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Writes all metrics, with the counts of the store and the bot pool.
    pub fn text(&self, commits: u64, jobs: u64, waiting: usize) -> String {
        let used = ProcessTime::now().as_duration().as_secs_f64();
        // A counter of floats keeps their bits.
        self.cpu.inner().store(used.to_bits(), Ordering::Relaxed);
        self.store_commits.inner().store(commits, Ordering::Relaxed);
        self.store_jobs.inner().store(jobs, Ordering::Relaxed);
        self.bots_waiting.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry.lock().unwrap_or_else(PoisonError::into_inner));
        text
    }
}
