//! How many decisions a CPU second makes: the same clock and the same generator for our games and for the yardstick.

use std::fmt;
use std::str::FromStr;

use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How long something is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Until {
    /// So many CPU seconds.
    Seconds(u64),
    /// So many games: for counting instructions.
    Games(u64),
}

/// `seconds 2`, `games 300`
impl fmt::Display for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Until::Seconds(seconds) => write!(f, "seconds {seconds}"),
            Until::Games(games) => write!(f, "games {games}"),
        }
    }
}

impl FromStr for Until {
    type Err = String;

    fn from_str(text: &str) -> Result<Until, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is not a number"));
        match text.split_once(' ') {
            Some(("seconds", seconds)) => number(seconds).map(Until::Seconds),
            Some(("games", games)) => number(games).map(Until::Games),
            _ => Err(format!("`{text}` is neither `seconds N` nor `games N`")),
        }
    }
}

/// What was measured.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Measured {
    /// Games played.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// CPU seconds it took.
    pub seconds: f64,
}

impl Measured {
    /// Decisions in a CPU second.
    pub fn rate(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// `GAMES DECISIONS SECONDS`
impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.games, self.decisions, self.seconds)
    }
}

impl FromStr for Measured {
    type Err = String;

    fn from_str(text: &str) -> Result<Measured, String> {
        let wrong = || format!("`{text}` is not a measurement");
        let words: Vec<&str> = text.split_whitespace().collect();
        let [games, decisions, seconds] = words[..] else { return Err(wrong()) };
        match (games.parse(), decisions.parse(), seconds.parse()) {
            (Ok(games), Ok(decisions), Ok(seconds)) => Ok(Measured { games, decisions, seconds }),
            _ => Err(wrong()),
        }
    }
}

/// Plays games until it is enough. Each call plays one and says how many decisions it took.
pub fn measure(until: Until, mut play: impl FnMut(&mut Xoshiro256PlusPlus) -> u64) -> Measured {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut measured = Measured::default();
    let begin = ProcessTime::now();
    let mut enough = false;
    while !enough {
        // To look at the clock after each game would cost more than a game of some kinds.
        let more = 1 + measured.games / 64;
        let more = match until {
            Until::Seconds(_) => more,
            Until::Games(games) => more.min(games.saturating_sub(measured.games)),
        };
        for _ in 0..more {
            measured.decisions += play(&mut rng);
        }
        measured.games += more;
        measured.seconds = begin.elapsed().as_secs_f64();
        enough = match until {
            Until::Seconds(seconds) => measured.seconds >= seconds as f64,
            Until::Games(games) => measured.games >= games,
        };
    }
    measured
}

#[cfg(test)]
mod tests {
    use super::{Measured, Until, measure};

    #[test]
    fn what_is_said_is_understood() {
        let measured = Measured { games: 3, decisions: 400, seconds: 0.25 };
        assert_eq!(measured.to_string().parse(), Ok(measured));
        for until in [Until::Seconds(2), Until::Games(300)] {
            assert_eq!(until.to_string().parse(), Ok(until));
        }
        assert!("3 400".parse::<Measured>().is_err());
        assert!("minutes 3".parse::<Until>().is_err());
    }

    #[test]
    fn as_many_games_are_played_as_were_asked_for() {
        for games in [1, 64, 65, 1000] {
            let mut played = 0;
            let measured = measure(Until::Games(games), |_| {
                played += 1;
                2
            });
            assert_eq!((measured.games, measured.decisions, played), (games, 2 * games, games));
        }
    }
}
