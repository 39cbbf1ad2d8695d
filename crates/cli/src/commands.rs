//! The commands, one file each.

mod arena;
mod backup;
mod bench;
mod bot;
mod check;
mod contest;
mod copy;
mod doctor;
mod health;
mod hint;
mod host;
mod ladder;
mod learn;
mod password;
mod play;
mod ratings;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod stats;
mod trace;
mod verify;

use clap::ArgMatches;

use crate::arguments;
use crate::failure::Failure;

/// Parses the command line and runs the command.
pub(crate) fn run() -> Result<(), Failure> {
    let matches = arguments::command().get_matches();
    match matches.subcommand() {
        Some(("play", matches)) => with_game(matches, play::run),
        Some(("simulate", matches)) => with_game(matches, simulate::run),
        Some(("arena", matches)) => with_game(matches, arena::run),
        Some(("ladder", matches)) => with_game(matches, ladder::run),
        Some(("stats", matches)) => with_game(matches, stats::run),
        Some(("learn", matches)) => with_game(matches, learn::run),
        Some(("rules", matches)) => with_game(matches, rules::run),
        Some(("trace", matches)) => trace::run(matches),
        Some(("replay", matches)) => replay::run(matches),
        Some(("verify", matches)) => verify::run(matches),
        Some(("review", matches)) => review::run(matches),
        Some(("check", matches)) => check::run(matches),
        Some(("hint", matches)) => hint::run(matches),
        Some(("bench", matches)) => bench::run(matches),
        Some(("bot", matches)) => bot::run(matches),
        Some(("serve", matches)) => serve::run(matches),
        Some(("doctor", matches)) => doctor::run(matches),
        Some(("health", matches)) => health::run(matches),
        Some(("backup", matches)) => backup::backup(matches),
        Some(("restore", matches)) => backup::restore(matches),
        Some(("copy", matches)) => copy::run(matches),
        Some(("password", matches)) => password::run(matches),
        Some(("ratings", matches)) => ratings::run(matches),
        Some(("host", matches)) => host::run(matches),
        _ => serve_with_defaults(),
    }
}

fn with_game(matches: &ArgMatches, run: fn(&str, &ArgMatches) -> Result<(), Failure>) -> Result<(), Failure> {
    match matches.subcommand() {
        Some((game, matches)) => run(game, matches),
        None => Err(Failure::input("name a game")),
    }
}

/// Runs the server with its default settings.
fn serve_with_defaults() -> Result<(), Failure> {
    let matches = arguments::command().get_matches_from(["hearth", "serve"]);
    match matches.subcommand() {
        Some((_, matches)) => serve::run(matches),
        None => Ok(()),
    }
}
