//! Handles Ctrl-C: long work still prints its partial result, and child programs are killed.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// Exit code after SIGINT, as shells use it.
const INTERRUPTED_EXIT_CODE: i32 = 130;

/// Returns a flag that Ctrl-C sets. A second Ctrl-C exits at once.
pub(crate) fn interrupt_flag() -> Result<&'static AtomicBool, Failure> {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    let press = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            end();
        }
    };
    listen(press)?;
    Ok(&INTERRUPTED)
}

/// Makes Ctrl-C kill the child programs too: they do not get the terminal's signal.
pub(crate) fn kill_programs_on_interrupt() -> Result<(), Failure> {
    listen(end)
}

fn listen(press: impl FnMut() + Send + 'static) -> Result<(), Failure> {
    ctrlc::set_handler(press).map_err(|error| Failure::input(format!("cannot handle Ctrl-C: {error}")))
}

fn end() {
    hearth_programs::end_all();
    process::exit(INTERRUPTED_EXIT_CODE);
}
