//! What the commands show in the same way.

use std::io::{IsTerminal, Write, stdout};

use hearth_core::Seat;
use hearth_terminal::Names;

use crate::failure::Failure;

/// Seats are called by their colours.
const COLOURS: [&str; 4] = ["Red", "Green", "Blue", "Yellow"];

/// The names of the seats of a table.
pub(crate) fn seat_names(players: usize) -> Names {
    Names::new(Seat::all(players).map(|seat| COLOURS[seat.index() % COLOURS.len()].to_owned()).collect())
}

/// Empties the screen, if it is one.
pub(crate) fn clear(out: &mut impl Write) -> Result<(), Failure> {
    if stdout().is_terminal() {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
