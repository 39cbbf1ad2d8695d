//! The `hearth` binary: the server and all command-line tools.

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

/// The server makes many small short-lived allocations, which mimalloc handles faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
