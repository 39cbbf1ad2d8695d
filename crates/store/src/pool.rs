//! Threads that share a queue of jobs.

use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use crate::StoreFailure;
use crate::database::spawn;
use crate::job::Job;

/// A message to a thread.
pub(crate) enum Message<T> {
    /// Do this.
    Run(T),
    /// Stop after all earlier messages.
    Stop,
}

/// Threads that share a queue of jobs.
pub(crate) struct Pool {
    queue: Sender<Message<Box<dyn Job>>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// Starts a thread for each of these workers.
    pub fn start<W: FnMut(Box<dyn Job>) + Send + 'static>(
        name: &str,
        workers: impl IntoIterator<Item = Result<W, StoreFailure>>,
    ) -> Result<Pool, StoreFailure> {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let thread = |worker: Result<W, StoreFailure>| {
            let (mut work, jobs) = (worker?, Arc::clone(&jobs));
            spawn(name, move || {
                loop {
                    // The lock is held while waiting, so idle workers queue up for the mutex.
                    let message = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(Message::Run(job)) = message else { return };
                    work(job);
                }
            })
        };
        let threads = workers.into_iter().map(thread).collect::<Result<_, _>>()?;
        Ok(Pool { queue, threads: Mutex::new(threads) })
    }

    /// Queues a job.
    pub fn run(&self, job: Box<dyn Job>) -> Result<(), StoreFailure> {
        self.queue.send(Message::Run(job)).map_err(|_| StoreFailure::Gone)
    }

    /// Lets the threads stop after all jobs that are queued.
    pub fn stop(&self) {
        for _ in &*self.threads.lock().unwrap_or_else(PoisonError::into_inner) {
            // Fails if all threads have ended.
            let _ = self.queue.send(Message::Stop);
        }
    }

    /// Waits for the threads, after [`Pool::stop`].
    pub fn join(&self) {
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        join(threads);
    }
}

/// Waits for threads.
pub(crate) fn join(threads: impl IntoIterator<Item = JoinHandle<()>>) {
    for thread in threads {
        // A panic was already reported.
        let _ = thread.join();
    }
}
