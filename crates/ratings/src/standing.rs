//! A rating among the levels of the bots.

use crate::{Pool, Rating, bots};

/// The distance from a level within which a rating is *at* the level, in points.
const NEARBY: f64 = 25.0;

/// The place of a rating among the levels of a pool. The page says it in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Below the weakest level.
    Below(&'static str),
    /// As strong as a level, within 25 points.
    At(&'static str),
    /// Between a level and the next.
    Between(&'static str, &'static str),
    /// Above the strongest level.
    Above(&'static str),
}

impl Rating {
    /// Returns the place of the mean among the levels, if the bots of the pool have ratings.
    pub fn between(self, pool: &Pool) -> Option<Standing> {
        let levels = bots::ratings(pool)?;
        if let Some((level, _)) = levels.iter().find(|(_, bot)| (self.mean - bot.mean).abs() <= NEARBY) {
            return Some(Standing::At(level));
        }
        let stronger = levels.iter().position(|(_, bot)| self.mean < bot.mean);
        Some(match stronger {
            Some(0) => Standing::Below(levels[0].0),
            Some(next) => Standing::Between(levels[next - 1].0, levels[next].0),
            None => Standing::Above(levels[levels.len() - 1].0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_has_a_place_among_the_levels() {
        let pool = "kokopelli/2".parse().expect("a pool");
        let at = |mean| Rating { mean, deviation: 50.0 }.between(&pool);
        assert_eq!(at(700.0), Some(Standing::Below("beginner")));
        assert_eq!(at(1380.0), Some(Standing::At("club")));
        assert_eq!(at(1355.0), Some(Standing::At("club")));
        assert_eq!(at(1354.9), Some(Standing::Between("casual", "club")));
        assert_eq!(at(1480.0), Some(Standing::Between("club", "strong")));
        assert_eq!(at(2100.0), Some(Standing::Above("master")));
    }

    #[test]
    fn a_game_without_measured_bots_has_no_standing() {
        assert_eq!(Rating::START.between(&"sample/2".parse().expect("a pool")), None);
    }
}
