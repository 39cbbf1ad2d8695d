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
    writeln!(
        out,
        "fair: every card follows from the secret and {} of the players",
        shares(proof.shares.len())
    )?;
    writeln!(out, "seal {}", proof.seal)?;
    for (seat, share) in &proof.shares {
        writeln!(out, "share {seat} {share}")?;
    }
    Ok(())
}

fn shares(number: usize) -> String {
    match number {
        0 => "no share".to_owned(),
        1 => "one share".to_owned(),
        number => format!("{number} shares"),
    }
}
