//! The fixed ratings of the bots.

mod ladder;

use crate::{Pool, Rating};

/// The names of the levels, weakest first.
pub const LEVELS: [&str; 6] = ["beginner", "casual", "club", "strong", "expert", "master"];

/// The deviation of a bot: about the error with which one step of the ladder was measured. It makes predictions
/// a little less certain, and never changes.
const DEVIATION: f64 = 20.0;

/// Returns the levels of a pool with their ratings, weakest first. A pool whose bots were never measured has none.
pub fn ratings(pool: &Pool) -> Option<[(&'static str, Rating); LEVELS.len()]> {
    let points = ladder::points(pool)?;
    Some(std::array::from_fn(|level| (LEVELS[level], fixed(points[level]))))
}

/// Returns the rating of a level. An external program or a bot with a budget of its own has none.
pub fn rating(pool: &Pool, level: &str) -> Option<Rating> {
    let level = LEVELS.iter().position(|known| *known == level)?;
    Some(fixed(ladder::points(pool)?[level]))
}

fn fixed(points: i16) -> Rating {
    Rating { mean: f64::from(points), deviation: DEVIATION }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn club_is_the_anchor_of_every_pool() {
        for text in [
            "kokopelli/2",
            "kokopelli/3",
            "kokopelli/4",
            "kupferkessel/2",
            "kupferkessel/3",
            "kupferkessel/2/recipes",
            "kupferkessel/3/recipes",
        ] {
            let pool = text.parse().expect("a pool");
            let rating = rating(&pool, "club").expect("a measured pool");
            assert!((rating.mean - Rating::START.mean).abs() < f64::EPSILON, "{text}");
            let ratings = ratings(&pool).expect("a measured pool");
            assert!(ratings.is_sorted_by(|(_, weaker), (_, stronger)| weaker.mean < stronger.mean), "{text}");
        }
    }

    #[test]
    fn other_bots_and_pools_have_no_ratings() {
        let kokopelli = "kokopelli/2".parse().expect("a pool");
        assert_eq!(rating(&kokopelli, "expert@50000"), None);
        assert_eq!(rating(&"kokopelli/2/near".parse().expect("a pool"), "club"), None);
        assert_eq!(ratings(&"sample/2".parse().expect("a pool")), None);
    }
}
