//! `hearth doctor`: says what is wrong with a set-up, and what to do.
//!
//! A check is a function from the set-up to its findings, in a file of its own, and a line in [`CHECKS`].

mod clock;
mod database;
mod disk;
mod finding;
mod folder;
mod hosts;
mod http;
mod machine;
mod mail;
mod notices;
mod port;
mod setup;
mod web;

use clap::ArgMatches;

use self::finding::{Finding, Mark};
use self::setup::Setup;
use crate::failure::Failure;

/// Looks at one part of a set-up.
type Check = fn(&Setup) -> Vec<Finding>;

/// All checks with their names, in the order of the output.
const CHECKS: [(&str, Check); 11] = [
    ("port", port::check),
    ("http", http::check),
    ("folder", folder::check),
    ("disk", disk::check),
    ("database", database::check),
    ("clock", clock::check),
    ("web", web::check),
    ("hosts", hosts::check),
    ("notices", notices::check),
    ("mail", mail::check),
    ("machine", machine::check),
];

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let setup = Setup::new(matches)?;
    let mut wrong = 0;
    for (name, check) in CHECKS {
        for Finding { mark, says, advice } in check(&setup) {
            let word = match mark {
                Mark::Good => "ok   ",
                Mark::Note => "note ",
                Mark::Wrong => "WRONG",
            };
            anstream::println!("{word} {name:<9} {says}");
            if let Some(advice) = advice {
                anstream::println!("      {:<9} -> {advice}", "");
            }
            wrong += u32::from(mark == Mark::Wrong);
        }
    }
    match wrong {
        0 => {
            anstream::println!("\nNothing is wrong.");
            Ok(())
        }
        1 => {
            anstream::println!("\nOne thing is wrong.");
            Err(Failure::Refused)
        }
        _ => {
            anstream::println!("\n{wrong} things are wrong.");
            Err(Failure::Refused)
        }
    }
}
