//! `hearth verify`: deals the cards of a record again from its proof.

use std::io::Write;

use clap::ArgMatches;
use hearth_core::Bytes32;

use crate::failure::Failure;
use crate::input;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    let game = hearth_catalogue::game(input::game_of(&text, "record")?)?;
    let proof = game.check_deal(&text).map_err(Failure::input)?;
    let expected = matches.get_one::<Bytes32>("seal").copied();
    if let Some(seal) = expected.filter(|seal| *seal != proof.seal) {
        return Err(Failure::input(format!("the seal of the record is {}, not {seal}", proof.seal)));
    }
    let mut out = anstream::stdout().lock();
    if proof.shares.is_empty() {
        // The server may have tried many secrets before it showed a seal.
        writeln!(out, "the cards follow from the secret, but no player added a share")?;
    } else {
        writeln!(out, "fair: every card follows from the secret and the shares of the players")?;
    }
    writeln!(out, "seal {}", proof.seal)?;
    for (seat, share) in &proof.shares {
        writeln!(out, "share {seat} {share}")?;
    }
    match proof.first {
        Some(chair) => writeln!(out, "first player: chair {chair} was drawn")?,
        None => writeln!(out, "first player: not drawn")?,
    }
    Ok(())
}
