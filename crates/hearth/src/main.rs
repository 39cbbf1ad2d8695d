//! The `hearth` binary. Its commands are in `hearth-cli`, and its tests run it as people do.

use std::process::ExitCode;

/// The server makes many small short-lived allocations, which mimalloc handles faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    hearth_cli::run()
}
