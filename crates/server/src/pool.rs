//! Where bots think: a few threads of their own, below all others in rank, so that no page waits for a bot. The more
//! thoughts wait, the less of its budget each may use.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// However many wait, a bot may use this part of its budget.
const SMALLEST_SHARE: f64 = 0.02;

/// How far below pages bots stand, as the system counts.
const NICE: i32 = 10;

/// A thought that has not been thought yet. It is given how much of its budget it may use.
pub(crate) type Thought<R> = Box<dyn FnOnce(f64) -> Result<R, String> + Send>;

/// A thought that tells by itself what came of it.
type Job = Box<dyn FnOnce(f64) + Send>;

/// The threads that bots think on.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: Mutex<Sender<Job>>,
    waiting: Arc<AtomicUsize>,
}

impl Pool {
    /// A pool of so many threads.
    pub fn new(threads: usize) -> Pool {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            // A pool with fewer threads than wished for still thinks.
            drop(
                thread::Builder::new().name("bot".to_owned()).spawn(move || work(&queue, &waiting, threads)),
            );
        }
        Pool { jobs: Mutex::new(jobs), waiting }
    }

    /// Thinks as soon as a thread is free.
    pub async fn think<R: Send + 'static>(&self, thought: Thought<R>) -> Result<R, String> {
        let (done, thinking) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        waiting.fetch_add(1, Ordering::Relaxed);
        let job = Box::new(move |share| {
            // A bot that fails must not take the thread with it: other tables wait for it.
            let thought = catch_unwind(AssertUnwindSafe(|| thought(share)))
                .unwrap_or_else(|_| Err("the bot broke down".to_owned()));
            waiting.fetch_sub(1, Ordering::Relaxed);
            // The table may be gone.
            drop(done.send(thought));
        });
        let sent = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(job);
        if sent.is_err() {
            return Err("nobody thinks any more".to_owned());
        }
        thinking.await.unwrap_or_else(|_| Err("the thought was lost".to_owned()))
    }

    /// How many thoughts wait or are being thought.
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

/// How much of its budget a bot may use when so many wait for so many threads.
fn share(waiting: usize, threads: usize) -> f64 {
    let queue_length = waiting as f64 / threads.max(1) as f64;
    (1.0 / queue_length.max(1.0)).max(SMALLEST_SHARE)
}

/// Lets every other thread go first, so far as the system counts.
#[cfg(target_os = "linux")]
pub(crate) fn lower_thread_priority(nice: i32) {
    // Where that is not allowed, bots think beside the others.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), nice);
}

/// Other systems do not say that of one thread.
#[cfg(not(target_os = "linux"))]
pub(crate) fn lower_thread_priority(_: i32) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_breaks_down_leaves_the_others_thinking() {
        let pool = Pool::new(1);
        let broken = pool.think::<()>(Box::new(|_| panic!("a bot breaks down"))).await;
        assert_eq!(broken, Err("the bot broke down".to_owned()));
        assert_eq!(pool.think(Box::new(|_| Ok("pass"))).await, Ok("pass"));
        assert_eq!(pool.waiting(), 0);
    }

    #[test]
    fn the_more_thoughts_wait_the_less_each_may_use() {
        let percent = |(waiting, threads)| (share(waiting, threads) * 100.0).round() as i32;
        let crowds = [(1, 1), (1, 4), (4, 4), (8, 4), (1_000, 1), (100_000, 2)];
        assert_eq!(crowds.map(percent), [100, 100, 100, 50, 2, 2]);
    }
}
