//! The threads on which bots think. They run at low priority, so that no page waits for a bot. The longer the queue, the
//! smaller the share of its budget each bot may use.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use hearth_catalogue::Thought;
use prometheus_client::metrics::histogram::Histogram;
use tokio::sync::oneshot;
use tracing::Span;

use super::Metrics;

/// The smallest share of its budget that a bot gets.
const MIN_BUDGET_SHARE: f64 = 0.02;

/// The nice value of the threads.
const NICE: i32 = 10;

/// A thought that sends its own result.
type Job = Box<dyn FnOnce(f64) + Send>;

/// The threads on which bots think.
#[derive(Debug)]
pub struct BotPool {
    jobs: Mutex<Sender<Job>>,
    waiting: Arc<AtomicUsize>,
    wait_time: Histogram,
    thinking_time: Histogram,
}

impl BotPool {
    /// Starts the threads.
    pub fn new(threads: usize, metrics: &Metrics) -> BotPool {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let started =
                thread::Builder::new().name("bot".to_owned()).spawn(move || work(&queue, &waiting, threads));
            // With fewer threads the pool still works.
            if let Err(error) = started {
                tracing::error!(%error, "failed to start a bot thread: bots will be slower");
            }
        }
        BotPool {
            jobs: Mutex::new(jobs),
            waiting,
            wait_time: metrics.bot_wait.clone(),
            thinking_time: metrics.bot_thinking.clone(),
        }
    }

    /// Runs a thought as soon as a thread is free. Its log lines are in the caller's span.
    pub async fn think<R: Send + 'static>(&self, thought: Thought<R>) -> Result<R, String> {
        let (done, thinking) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        waiting.fetch_add(1, Ordering::Relaxed);
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
            waiting.fetch_sub(1, Ordering::Relaxed);
            // The table may be gone.
            drop(done.send(thought));
        });
        let sent = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(job);
        if sent.is_err() {
            return Err("the bot pool has stopped".to_owned());
        }
        thinking.await.unwrap_or_else(|_| Err("the thought was lost".to_owned()))
    }

    /// Returns the number of thoughts that wait or run.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize, threads: usize) {
    lower_thread_priority(NICE);
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        job(share(waiting.load(Ordering::Relaxed), threads));
    }
}

/// Returns the share of its budget that each bot may use.
fn share(waiting: usize, threads: usize) -> f64 {
    let queue_length = waiting as f64 / threads.max(1) as f64;
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

    #[tokio::test]
    async fn a_panicking_bot_leaves_the_pool_working() {
        let pool = BotPool::new(1, &Metrics::new());
        let broken = pool.think::<()>(Box::new(|_| panic!("a bot breaks down"))).await;
        assert_eq!(broken, Err("the bot broke down".to_owned()));
        assert_eq!(pool.think(Box::new(|_| Ok("pass"))).await, Ok("pass"));
        assert_eq!(pool.waiting(), 0);
    }

    #[test]
    fn a_longer_queue_gives_each_bot_a_smaller_share() {
        let percent = |(waiting, threads)| (share(waiting, threads) * 100.0).round() as i32;
        let crowds = [(1, 1), (1, 4), (4, 4), (8, 4), (1_000, 1), (100_000, 2)];
        assert_eq!(crowds.map(percent), [100, 100, 100, 50, 2, 2]);
    }
}
