//! x
use crate::failure::Failure;
use clap::ArgMatches;
pub(super) fn run(_: &ArgMatches) -> Result<(), Failure> {
    Ok(())
}
