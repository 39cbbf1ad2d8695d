//! Work that may take long.

use std::convert::Infallible;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// So often it is looked whether somebody has pressed Ctrl-C: Python hears of it only when it is asked.
const A_MOMENT: Duration = Duration::from_millis(50);

/// Does work beside Python, whose other threads go on. Once Ctrl-C is pressed the work is told to stop.
pub(crate) fn patiently<R: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> R + Send) -> PyResult<R> {
    let stop = &AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let (working, ended) = channel::<Infallible>();
            let worker = scope.spawn(move || {
                let _working = working;
                work(stop)
            });
            while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(A_MOMENT) {
                Python::attach(|py: Python<'_>| py.check_signals())
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            worker.join().or_else(|panic| resume_unwind(panic))
        })
    })
}
