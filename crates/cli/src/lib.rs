//! All commands of the `hearth` binary: the server and the command-line tools.
//!
//! They are a library of their own, so that the binary and its tests compile quickly.

mod arguments;
mod commands;
mod failure;
mod hint;
mod input;
mod interrupt;
mod menu;
mod picture;
mod progress;
mod results;
mod rng;
mod running;
mod screen;
mod stored;

use std::process::ExitCode;

hearth_words::dictionary!("advice", "help", "look-back", "play", "stats");

/// Runs the command that the arguments of the process name, and reports its failure.
pub fn run() -> ExitCode {
    match commands::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
