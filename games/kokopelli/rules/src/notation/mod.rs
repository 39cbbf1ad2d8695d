//! Positions and set-ups as text. The format is described in `docs/NOTATION.md`.

mod draft;
mod read;
mod setup;
mod sound;
mod write;

use hearth_core::{BadText, Notation, Statement};

use crate::Kokopelli;
use crate::decision::Decision;
use crate::setup::Setup;
use crate::state::State;

impl Notation for Kokopelli {
    fn write_position(state: &State) -> String {
        write::position(state)
    }

    fn read_position(text: &str) -> Result<State, BadText> {
        read::position(text)
    }

    fn write_setup(setup: &Setup) -> String {
        setup::write(setup)
    }

    fn read_setup(statements: &[Statement<'_>]) -> Result<Setup, BadText> {
        setup::read(statements)
    }

    fn all_decisions() -> impl Iterator<Item = Decision> {
        Decision::all()
    }
}
