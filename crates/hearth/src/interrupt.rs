//! Ctrl-C ends long work in good order: what was done so far is still told, and no program goes on.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// How we end when we are told to end at once.
const INTERRUPTED_EXIT: i32 = 130;

/// True as soon as somebody pressed Ctrl-C. A second time ends the program at once.
pub(crate) fn interrupted() -> Result<&'static AtomicBool, Failure> {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    let press = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            end();
        }
    };
    listen(press)?;
    Ok(&INTERRUPTED)
}

/// Ctrl-C ends the programs that were started, too: a terminal tells only us.
pub(crate) fn ends_programs() -> Result<(), Failure> {
    listen(end)
}

fn listen(press: impl FnMut() + Send + 'static) -> Result<(), Failure> {
    ctrlc::set_handler(press)
        .map_err(|error| Failure::input(format!("Ctrl-C cannot be listened for: {error}")))
}

fn end() {
    hearth_programs::end_all();
    process::exit(INTERRUPTED_EXIT);
}
