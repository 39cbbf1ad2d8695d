//! What the commands show in the same way.

use std::io::{IsTerminal, Write, stdout};

use crate::failure::Failure;

/// Empties the screen, if it is one.
pub(crate) fn clear(out: &mut impl Write) -> Result<(), Failure> {
    if stdout().is_terminal() {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
