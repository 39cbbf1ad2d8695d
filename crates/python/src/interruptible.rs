//! Long work that Ctrl-C can interrupt.

use std::convert::Infallible;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// The interval at which Python's signals are checked.
const SIGNAL_CHECK_INTERVAL: Duration = Duration::from_millis(50);

/// Runs work on another thread with the GIL released. On Ctrl-C, sets the stop flag and raises.
pub(crate) fn run_interruptible<R: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> R + Send,
) -> PyResult<R> {
    let stop = &AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let (working, ended) = channel::<Infallible>();
            let worker = scope.spawn(move || {
                let _working = working;
                work(stop)
            });
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(SIGNAL_CHECK_INTERVAL) {
                Python::attach(|py: Python<'_>| py.check_signals())
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            worker.join().or_else(|panic| resume_unwind(panic))
        })
    })
}
