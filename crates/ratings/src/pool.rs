//! The games whose results count together.

use std::fmt;
use std::str::FromStr;

/// The games of one kind: the same game, number of players and variant. Its text is `kokopelli/2` or
/// `kupferkessel/3/recipes`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pool {
    /// The name of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The name of the variant, or nothing.
    pub variant: String,
}

/// A text that names no pool.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a pool is written as game/players or game/players/variant, not as {0:?}")]
pub struct BadPool(String);

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.players)?;
        if self.variant.is_empty() { Ok(()) } else { write!(f, "/{}", self.variant) }
    }
}

impl FromStr for Pool {
    type Err = BadPool;

    fn from_str(text: &str) -> Result<Pool, BadPool> {
        let bad = || BadPool(text.to_owned());
        let mut parts = text.split('/');
        let game = parts.next().filter(|game| is_name(game)).ok_or_else(bad)?;
        let players: u8 = parts.next().and_then(|players| players.parse().ok()).ok_or_else(bad)?;
        let variant = match parts.next() {
            None => "",
            Some(variant) if is_name(variant) => variant,
            Some(_) => return Err(bad()),
        };
        let pool = Pool { game: game.to_owned(), players, variant: variant.to_owned() };
        // One pool has one text: neither `+2` nor `02` is a number of players.
        if parts.next().is_some() || players < 2 || pool.to_string() != text { Err(bad()) } else { Ok(pool) }
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pool_is_read_as_it_is_written() {
        for text in ["kokopelli/2", "kokopelli/4", "kupferkessel/3/recipes", "chess-960/2"] {
            let pool: Pool = text.parse().expect("a pool");
            assert_eq!(pool.to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "kokopelli",
            "kokopelli/",
            "kokopelli/1",
            "kokopelli/02",
            "kokopelli/+2",
            "kokopelli/two",
            "/2",
            "kokopelli/2/",
            "kokopelli/2/a/b",
            "Kokopelli/2",
            "kokopelli/256",
        ] {
            assert!(text.parse::<Pool>().is_err(), "{text}");
        }
    }

    #[test]
    fn pools_are_in_the_order_of_game_players_and_variant() {
        let mut pools: Vec<Pool> = ["kupferkessel/2", "kokopelli/4", "kupferkessel/2/recipes", "kokopelli/2"]
            .map(|text| text.parse().expect("a pool"))
            .to_vec();
        pools.sort();
        let texts: Vec<String> = pools.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["kokopelli/2", "kokopelli/4", "kupferkessel/2", "kupferkessel/2/recipes"]);
    }
}
