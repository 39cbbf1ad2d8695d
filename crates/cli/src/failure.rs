//! Reasons to end a command early, with their exit codes.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// A reason to end a command early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The decision is not legal, or a check failed: exit code 1. The reason was printed already.
    Refused,
    /// Invalid input: exit code 2.
    Input(String),
    /// The reader of our output closed the pipe: exit code 0.
    BrokenPipe,
}

impl Failure {
    /// Wraps an error about the input.
    pub fn input(message: impl Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// Prints the message and returns the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Refused => ExitCode::from(1),
            Failure::Input(message) => {
                // If stderr is closed, the exit code still reports the failure.
                let _ = writeln!(anstream::stderr(), "hearth: {message}");
                ExitCode::from(2)
            }
            Failure::BrokenPipe => ExitCode::SUCCESS,
        }
    }
}

/// Every other write maps its own errors, so this one is about standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::input(format!("writing failed: {error}")),
        }
    }
}
