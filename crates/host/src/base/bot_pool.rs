//! The threads on which bots think. They run at low priority, so that no page waits for a bot. Households take turns, and
//! the longer the queue of a household, the smaller the share of its budget each of its bots may use.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use hearth_catalogue::Thought;
use prometheus_client::metrics::histogram::Histogram;
use tokio::sync::oneshot;
use tracing::Span;

use super::{FairQueue, Household, Metrics};

/// The smallest share of its budget that a bot gets.
const MIN_BUDGET_SHARE: f64 = 0.02;

/// The nice value of the threads.
const NICE: i32 = 10;

/// A thought that sends its own result.
type Job = Box<dyn FnOnce(f64) + Send>;

/// The threads on which bots think.
#[derive(Debug)]
pub struct BotPool {
    shared: Arc<Shared>,
    wait_time: Histogram,
    thinking_time: Histogram,
}

#[derive(Debug)]
struct Shared {
    threads: usize,
    jobs: Mutex<Jobs>,
    /// Notified when a job was added or the pool has stopped.
    changed: Condvar,
}

#[derive(Default)]
struct Jobs {
    queue: FairQueue<Job>,
    /// The jobs of each household that wait or run.
    open: HashMap<Household, usize>,
    stopped: bool,
}

impl BotPool {
    /// Starts the threads.
    pub fn new(threads: usize, metrics: &Metrics) -> BotPool {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { threads, jobs: Mutex::default(), changed: Condvar::new() });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            let started = thread::Builder::new().name("bot".to_owned()).spawn(move || shared.work());
            // With fewer threads the pool still works.
            if let Err(error) = started {
                tracing::error!(%error, "failed to start a bot thread: bots will be slower");
            }
        }
        BotPool { shared, wait_time: metrics.bot_wait.clone(), thinking_time: metrics.bot_thinking.clone() }
    }

    /// Runs a thought for a household as soon as a thread is free. Its log lines are in the caller's span.
    pub async fn think<R: Send + 'static>(
        &self,
        household: Household,
        thought: Thought<R>,
    ) -> Result<R, String> {
        let (done, thinking) = oneshot::channel();
        let (wait_time, thinking_time) = (self.wait_time.clone(), self.thinking_time.clone());
        let (asked, span) = (Instant::now(), Span::current());
        let job = Box::new(move |share| {
            let _span = span.enter();
            let begun = Instant::now();
            wait_time.observe(begun.duration_since(asked).as_secs_f64());
            // A panic must not end the thread: other tables wait for it.
            let thought = catch_unwind(AssertUnwindSafe(|| thought(share)))
                .unwrap_or_else(|_| Err("the bot broke down".to_owned()));
            thinking_time.observe(begun.elapsed().as_secs_f64());
            // The table may be gone.
            drop(done.send(thought));
        });
        self.shared.add(household, job);
        thinking.await.unwrap_or_else(|_| Err("the thought was lost".to_owned()))
    }

    /// Returns the number of thoughts that wait or run.
    pub fn waiting(&self) -> usize {
        self.shared.jobs().open.values().sum()
    }

    /// Returns the number of thoughts of a household that wait or run.
    pub fn waiting_of(&self, household: Household) -> usize {
        self.shared.jobs().open.get(&household).copied().unwrap_or(0)
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.jobs().stopped = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, household: Household, job: Job) {
        let mut jobs = self.jobs();
        *jobs.open.entry(household).or_default() += 1;
        jobs.queue.push(household, job);
        self.changed.notify_one();
    }

    fn work(&self) {
        lower_thread_priority(NICE);
        while let Some((household, job, share)) = self.next() {
            job(share);
            self.jobs().close(household);
        }
    }

    /// Waits for the next job. Returns it with the share of its budget that its bot may use, or nothing if the pool has
    /// stopped.
    fn next(&self) -> Option<(Household, Job, f64)> {
        let mut jobs = self.jobs();
        loop {
            if jobs.stopped {
                return None;
            }
            if let Some((household, job)) = jobs.queue.pop() {
                let own = jobs.open.get(&household).copied().unwrap_or(1);
                return Some((household, job, share(jobs.open.len(), own, self.threads)));
            }
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Jobs {
    /// Counts a job of a household as done.
    fn close(&mut self, household: Household) {
        if let Some(open) = self.open.get_mut(&household) {
            *open -= 1;
            if *open == 0 {
                self.open.remove(&household);
            }
        }
    }
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs")
            .field("open", &self.open)
            .field("stopped", &self.stopped)
            .finish_non_exhaustive()
    }
}

/// Returns the share of its budget that a bot may use, if this number of households have jobs, and its own this number.
fn share(households: usize, own: usize, threads: usize) -> f64 {
    let queue_length = (households * own) as f64 / threads.max(1) as f64;
    (1.0 / queue_length.max(1.0)).max(MIN_BUDGET_SHARE)
}

/// Lowers the priority of the calling thread.
#[cfg(target_os = "linux")]
pub fn lower_thread_priority(nice: i32) {
    // Where the system refuses, the thread keeps its priority.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), nice);
}

/// Other systems have no priority of a single thread.
#[cfg(not(target_os = "linux"))]
pub fn lower_thread_priority(_: i32) {}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(last: u8) -> Household {
        Household::of(Some([192, 0, 2, last].into()))
    }

    #[tokio::test]
    async fn a_panicking_bot_leaves_the_pool_working() {
        let (pool, here) = (BotPool::new(1, &Metrics::new()), Household::default());
        let broken = pool.think::<()>(here, Box::new(|_| panic!("a bot breaks down"))).await;
        assert_eq!(broken, Err("the bot broke down".to_owned()));
        assert_eq!(pool.think(here, Box::new(|_| Ok("pass"))).await, Ok("pass"));
        // The thread counts the job as done after it has sent the result.
        while pool.waiting() > 0 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_flood_of_one_household_delays_others_by_one_thought() {
        let pool = Arc::new(BotPool::new(1, &Metrics::new()));
        let (open_gate, gate) = std::sync::mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let think = |house: u8, name: &'static str, gate: Option<std::sync::mpsc::Receiver<()>>| {
            let (pool, order) = (Arc::clone(&pool), Arc::clone(&order));
            let thought = move |_| {
                // The first thought keeps the only thread until all others wait.
                gate.map(|gate| gate.recv());
                order.lock().unwrap_or_else(PoisonError::into_inner).push(name);
                Ok(())
            };
            tokio::spawn(async move { pool.think(household(house), Box::new(thought)).await })
        };
        let mut thoughts = vec![think(1, "first", Some(gate))];
        while !pool.shared.jobs().queue.is_empty() || pool.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        thoughts.extend((0..20).map(|_| think(1, "flood", None)));
        while pool.waiting_of(household(1)) < 21 {
            tokio::task::yield_now().await;
        }
        thoughts.push(think(2, "honest", None));
        while pool.waiting_of(household(2)) < 1 {
            tokio::task::yield_now().await;
        }
        open_gate.send(()).expect("the first thought waits");
        for thought in thoughts {
            thought.await.expect("it runs").expect("it thinks");
        }
        let order = order.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(order[..3], ["first", "flood", "honest"]);
    }

    #[test]
    fn a_longer_queue_gives_each_bot_of_the_household_a_smaller_share() {
        let percent = |(houses, own, threads)| (share(houses, own, threads) * 100.0).round() as i32;
        let crowds = [(1, 1, 1), (1, 1, 4), (1, 4, 4), (1, 8, 4), (1, 1_000, 1), (1, 100_000, 2)];
        assert_eq!(crowds.map(percent), [100, 100, 100, 50, 2, 2]);
        assert_eq!([(2, 1, 1), (2, 1_000, 1), (4, 1, 2)].map(percent), [50, 2, 50], "a flood is elsewhere");
    }
}
