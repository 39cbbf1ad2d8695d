//! Who sits where.

use std::fmt;

use clap::ArgMatches;
use hearth_bots::GameKnowledge;
use hearth_programs::Contestant;
use hearth_table::GameRng;
use rand::RngExt;

use crate::failure::Failure;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Somebody at this keyboard.
    Person,
    /// A bot.
    Bot(Contestant),
}

/// As it stands in a record.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person => f.write_str("person"),
            Who::Bot(bot) => {
                // The command of a program may hold signs that end a statement.
                let unsafe_in_a_record = |c: char| c.is_control() || c == ';' || c == '#';
                write!(f, "bot {}", bot.to_string().replace(unsafe_in_a_record, "_"))
            }
        }
    }
}

/// Seats everybody where a record says; the bots that are named now take the places of its bots.
///
/// A program that stands in a record is not started unless it is named again: a record may come from a stranger.
pub(super) fn sit_again<M: GameKnowledge>(
    sitting: &[String],
    named: &[Contestant],
) -> Result<Vec<Who>, Failure> {
    let mut named = named.iter().cycle();
    let sit = |(index, text): (usize, &String)| {
        let number = index + 1;
        match text.split_once(' ') {
            None if text == "person" => Ok(Who::Person),
            Some(("person", _)) => Ok(Who::Person),
            Some(("bot", name)) => match named.next() {
                Some(bot) => Ok(Who::Bot(bot.clone())),
                None => match Contestant::read::<M>(name).map_err(Failure::input)? {
                    Contestant::Program(_) => Err(Failure::input(format!(
                        "at seat {number} sits a program, `{name}`. What stands in a file is not started by itself: \
                         name it with --bots, or another bot such as --bots club"
                    ))),
                    ours @ Contestant::Ours(_) => Ok(Who::Bot(ours)),
                },
            },
            _ => Err(Failure::input(format!(
                "`sits {number} {text}`: only `person` and `bot` with its name can go on here"
            ))),
        }
    };
    sitting.iter().enumerate().map(sit).collect()
}

/// Seats the people next to each other, from the seat they asked for or from any, and bots at the others.
pub(super) fn take_seats(
    matches: &ArgMatches,
    bots: &[Contestant],
    players: usize,
    rng: GameRng,
) -> Result<Vec<Who>, Failure> {
    let people = matches.get_one::<usize>("people").copied().unwrap_or(1);
    if people > players {
        return Err(Failure::input(format!(
            "{people} people do not fit at a table for {players}; say --players {people}"
        )));
    }
    let first = match matches.get_one::<usize>("seat").copied() {
        Some(seat) if (1..=players).contains(&seat) => seat - 1,
        Some(seat) => {
            return Err(Failure::input(format!("there is no seat {seat}; the seats are 1 to {players}")));
        }
        None => rng.seating().random_range(0..players),
    };
    let bots = bots.iter().cloned().map(Who::Bot);
    let mut sitting: Vec<Who> = bots.cycle().take(players).collect();
    for person in 0..people {
        sitting[(first + person) % players] = Who::Person;
    }
    Ok(sitting)
}
