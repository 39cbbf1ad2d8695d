//! Measures decisions per CPU second, with the same clock and generator for our games and for the baseline.

use std::fmt;
use std::str::FromStr;

use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The length of a measurement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MeasureLength {
    /// A number of CPU seconds.
    Seconds(u64),
    /// A number of games, for counting instructions.
    Games(u64),
}

/// Writes `seconds 2` or `games 300`.
impl fmt::Display for MeasureLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MeasureLength::Seconds(seconds) => write!(f, "seconds {seconds}"),
            MeasureLength::Games(games) => write!(f, "games {games}"),
        }
    }
}

impl FromStr for MeasureLength {
    type Err = String;

    fn from_str(text: &str) -> Result<MeasureLength, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is not a number"));
        match text.split_once(' ') {
            Some(("seconds", seconds)) => number(seconds).map(MeasureLength::Seconds),
            Some(("games", games)) => number(games).map(MeasureLength::Games),
            _ => Err(format!("`{text}` is neither `seconds N` nor `games N`")),
        }
    }
}

/// The result of a measurement.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SpeedMeasurement {
    /// The number of games.
    pub games: u64,
    /// The number of decisions.
    pub decisions: u64,
    /// The CPU time in seconds.
    pub seconds: f64,
}

impl SpeedMeasurement {
    /// Returns decisions per CPU second.
    pub fn rate(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Writes `GAMES DECISIONS SECONDS`.
impl fmt::Display for SpeedMeasurement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.games, self.decisions, self.seconds)
    }
}

impl FromStr for SpeedMeasurement {
    type Err = String;

    fn from_str(text: &str) -> Result<SpeedMeasurement, String> {
        let wrong = || format!("`{text}` is not a measurement");
        let words: Vec<&str> = text.split_whitespace().collect();
        let [games, decisions, seconds] = words[..] else { return Err(wrong()) };
        match (games.parse(), decisions.parse(), seconds.parse()) {
            (Ok(games), Ok(decisions), Ok(seconds)) => Ok(SpeedMeasurement { games, decisions, seconds }),
            _ => Err(wrong()),
        }
    }
}

/// Plays games for the given length. Each call of `play` plays one game and returns its number of decisions.
pub fn measure(
    until: MeasureLength,
    mut play: impl FnMut(&mut Xoshiro256PlusPlus) -> u64,
) -> SpeedMeasurement {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut measured = SpeedMeasurement::default();
    let begin = ProcessTime::now();
    let mut enough = false;
    while !enough {
        // Reading the clock after each game would cost more than some games.
        let batch = 1 + measured.games / 64;
        let batch = match until {
            MeasureLength::Seconds(_) => batch,
            MeasureLength::Games(games) => batch.min(games.saturating_sub(measured.games)),
        };
        for _ in 0..batch {
            measured.decisions += play(&mut rng);
        }
        measured.games += batch;
        measured.seconds = begin.elapsed().as_secs_f64();
        enough = match until {
            MeasureLength::Seconds(seconds) => measured.seconds >= seconds as f64,
            MeasureLength::Games(games) => measured.games >= games,
        };
    }
    measured
}

#[cfg(test)]
mod tests {
    use super::{MeasureLength, SpeedMeasurement, measure};

    #[test]
    fn display_and_parse_round_trip() {
        let measured = SpeedMeasurement { games: 3, decisions: 400, seconds: 0.25 };
        assert_eq!(measured.to_string().parse(), Ok(measured));
        for until in [MeasureLength::Seconds(2), MeasureLength::Games(300)] {
            assert_eq!(until.to_string().parse(), Ok(until));
        }
        assert!("3 400".parse::<SpeedMeasurement>().is_err());
        assert!("minutes 3".parse::<MeasureLength>().is_err());
    }

    #[test]
    fn the_number_of_games_is_exact() {
        for games in [1, 64, 65, 1000] {
            let mut played = 0;
            let measured = measure(MeasureLength::Games(games), |_| {
                played += 1;
                2
            });
            assert_eq!((measured.games, measured.decisions, played), (games, 2 * games, games));
        }
    }
}
