//! All blocks of a pairing, counted.

use crate::{Block, Mean, Score, Thinking};

/// So many different reasons are kept.
const REASONS: usize = 3;

/// What was lost by rule.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Forfeits {
    /// How many games.
    pub games: u64,
    /// The first reasons, each once.
    pub reasons: Vec<String>,
}

impl Forfeits {
    /// Counts a game.
    pub(crate) fn add(&mut self, reason: &str) {
        self.games += 1;
        self.note(reason);
    }

    /// Counts all games of another one.
    pub(crate) fn append(&mut self, other: &Forfeits) {
        self.games += other.games;
        for reason in &other.reasons {
            self.note(reason);
        }
    }

    fn note(&mut self, reason: &str) {
        if self.reasons.len() < REASONS && self.reasons.iter().all(|known| known != reason) {
            self.reasons.push(reason.to_owned());
        }
    }
}

/// All blocks of a pairing, counted.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Our score in each block.
    pub blocks: Vec<f64>,
    /// The same, put together.
    pub score: Score,
    /// How much each side has where it sits alone among others, by blocks.
    pub alone: [Score; 2],
    /// By how many points we are ahead, by blocks.
    pub margin: Mean,
    /// How each side thought.
    pub thinking: [Thinking; 2],
    /// What each side lost by rule.
    pub forfeits: [Forfeits; 2],
}

impl Tally {
    /// Counts a block.
    pub fn add(&mut self, block: &Block) {
        self.games += u64::from(block.games);
        self.blocks.push(block.score);
        self.score.add(block.score);
        // The games of one deal are alike, so it is deals that are counted, not games.
        self.margin.extend(block.margin.mean());
        for side in 0..2 {
            if let Some(share) = block.alone[side].mean() {
                self.alone[side].add(share);
            }
            self.thinking[side].append(&block.thinking[side]);
            for lost in &block.lost[side] {
                self.forfeits[side].add(&lost.reason);
            }
        }
    }

    /// Of blocks of two games: how many brought none, half, one, one and a half, two of their two victories.
    pub fn pentanomial(&self) -> [u64; 5] {
        [0.0, 0.25, 0.5, 0.75, 1.0]
            .map(|score| self.blocks.iter().filter(|block| (*block - score).abs() < 0.125).count() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lost;
    use hearth_core::Seat;

    #[test]
    fn blocks_of_two_games_are_counted_by_what_they_brought() {
        let mut tally = Tally::default();
        for score in [0.0, 0.25, 0.5, 0.5, 0.75, 1.0, 1.0, 1.0] {
            let lost = Lost { seat: Seat::FIRST, reason: "it stalled".to_owned() };
            tally.add(&Block {
                games: 2,
                score,
                alone: [Mean::default(); 2],
                margin: Mean::default(),
                thinking: [Thinking::default(); 2],
                lost: [Vec::new(), vec![lost]],
            });
        }
        assert_eq!(tally.pentanomial(), [1, 1, 2, 1, 3]);
        assert_eq!(tally.games, 16);
        assert_eq!(tally.forfeits[0], Forfeits::default());
        assert_eq!(tally.forfeits[1], Forfeits { games: 8, reasons: vec!["it stalled".to_owned()] });
    }
}
