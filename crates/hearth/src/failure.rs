//! What ends a command early, and the exit code that says so.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The decision that was asked about is not possible: exit code 1, the reason was printed.
    Refused,
    /// What was given cannot be used: exit code 2.
    Input(String),
    /// The one who reads our output went away: no failure at all.
    ReaderGone,
}

impl Failure {
    /// A failure because of what was given.
    pub fn input(message: impl Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// Says what happened and gives the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Refused => ExitCode::from(1),
            Failure::Input(message) => {
                // If even that cannot be written, the exit code has to say it.
                let _ = writeln!(anstream::stderr(), "hearth: {message}");
                ExitCode::from(2)
            }
            Failure::ReaderGone => ExitCode::SUCCESS,
        }
    }
}

/// The only writing that is not checked elsewhere goes to standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::input(format!("writing failed: {error}")),
        }
    }
}
