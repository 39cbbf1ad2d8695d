//! Who sits where.

use std::fmt;

use clap::ArgMatches;
use hearth_bots::Spec;
use hearth_table::Chance;
use rand::RngExt;

use crate::failure::Failure;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Somebody at this keyboard.
    Person,
    /// The bot of this name.
    Bot(String),
}

impl Who {
    /// Reads what a record says of a seat.
    pub fn read(text: &str) -> Result<Who, Failure> {
        match text.split_once(' ') {
            Some(("bot", name)) => Ok(Who::Bot(name.to_owned())),
            None if text == "person" => Ok(Who::Person),
            _ => Err(Failure::input(format!(
                "`sits … {text}`: only `person` and `bot` with its name can go on here"
            ))),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person => f.write_str("person"),
            Who::Bot(name) => write!(f, "bot {name}"),
        }
    }
}

/// Seats the people next to each other, from the seat they asked for or from any, and bots at the others.
pub(super) fn take_seats(
    matches: &ArgMatches,
    bots: &[Spec],
    players: usize,
    chance: Chance,
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
        None => chance.seating().random_range(0..players),
    };
    let bots = bots.iter().map(|bot| Who::Bot(bot.to_string()));
    let mut sitting: Vec<Who> = bots.cycle().take(players).collect();
    for person in 0..people {
        sitting[(first + person) % players] = Who::Person;
    }
    Ok(sitting)
}
