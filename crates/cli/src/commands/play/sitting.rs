//! Assigns people and bots to seats.

use std::fmt;

use clap::ArgMatches;
use hearth_bots::GameKnowledge;
use hearth_programs::Contestant;
use hearth_table::GameRng;
use rand::RngExt;

use crate::failure::Failure;

/// The decider of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SeatAssignment {
    /// A person at this keyboard.
    Person,
    Bot(Contestant),
}

/// Formats the `sits` statement of a record.
impl fmt::Display for SeatAssignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatAssignment::Person => f.write_str("person"),
            SeatAssignment::Bot(bot) => {
                // A program's command may contain characters that end a statement.
                let unsafe_in_a_record = |c: char| c.is_control() || c == ';' || c == '#';
                write!(f, "bot {}", bot.to_string().replace(unsafe_in_a_record, "_"))
            }
        }
    }
}

/// Seats everybody as a record says; bots named on the command line replace its bots.
///
/// A program in a record is not started unless it is named again, since a record may come from a stranger.
pub(super) fn seats_from_record<M: GameKnowledge>(
    sitting: &[String],
    named: &[Contestant],
) -> Result<Vec<SeatAssignment>, Failure> {
    let mut named = named.iter().cycle();
    let sit = |(index, text): (usize, &String)| {
        let number = index + 1;
        match text.split_once(' ') {
            None if text == "person" => Ok(SeatAssignment::Person),
            Some(("person", _)) => Ok(SeatAssignment::Person),
            Some(("bot", name)) => match named.next() {
                Some(bot) => Ok(SeatAssignment::Bot(bot.clone())),
                None => match Contestant::read::<M>(name).map_err(Failure::input)? {
                    Contestant::Program(_) => Err(Failure::input(format!(
                        "seat {number} is a program, `{name}`. Programs in a file are not started by themselves: \
                         name it with --bots, or another bot such as --bots club"
                    ))),
                    ours @ Contestant::Ours(_) => Ok(SeatAssignment::Bot(ours)),
                },
            },
            _ => Err(Failure::input(format!(
                "`sits {number} {text}`: expected `person`, or `bot` with its name"
            ))),
        }
    };
    sitting.iter().enumerate().map(sit).collect()
}

/// Seats the people next to each other, from the chosen or a random seat, and bots elsewhere.
pub(super) fn new_seats(
    matches: &ArgMatches,
    bots: &[Contestant],
    players: usize,
    rng: GameRng,
) -> Result<Vec<SeatAssignment>, Failure> {
    let people = matches.get_one::<usize>("people").copied().unwrap_or(1);
    if people > players {
        return Err(Failure::input(format!(
            "{people} people do not fit at a table for {players}; use --players {people}"
        )));
    }
    let first = match matches.get_one::<usize>("seat").copied() {
        Some(seat) if (1..=players).contains(&seat) => seat - 1,
        Some(seat) => {
            return Err(Failure::input(format!("there is no seat {seat}; the seats are 1 to {players}")));
        }
        None => rng.seating().random_range(0..players),
    };
    let bots = bots.iter().cloned().map(SeatAssignment::Bot);
    let mut sitting: Vec<SeatAssignment> = bots.cycle().take(players).collect();
    for person in 0..people {
        sitting[(first + person) % players] = SeatAssignment::Person;
    }
    Ok(sitting)
}
