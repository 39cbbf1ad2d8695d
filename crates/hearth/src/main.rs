//! The one binary: serve, play in the terminal, simulate, trace, replay, check, measure.

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
mod screen;
mod stored;

use std::process::ExitCode;

hearth_words::dictionary!("advice", "help", "look-back", "play", "stats");

/// A server makes many small things and throws them away; this one is quick at it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
