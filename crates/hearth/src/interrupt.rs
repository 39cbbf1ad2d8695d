//! Ctrl-C ends long work in good order: what was done so far is still told.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// How a program ends that was told twice to end.
const TOLD_TWICE: i32 = 130;

/// True as soon as somebody pressed Ctrl-C. A second time ends the program at once.
pub(crate) fn interrupted() -> Result<&'static AtomicBool, Failure> {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    let press = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            process::exit(TOLD_TWICE);
        }
    };
    ctrlc::set_handler(press)
        .map_err(|error| Failure::input(format!("Ctrl-C cannot be listened for: {error}")))?;
    Ok(&INTERRUPTED)
}
