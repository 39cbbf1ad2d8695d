//! The totals over all blocks of a pairing.

use crate::{Block, Mean, Score, ThinkingStats};

/// The number of distinct reasons that are kept.
const MAX_REASONS: usize = 3;

/// Forfeited games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Forfeits {
    /// The number of games.
    pub games: u64,
    /// The first distinct reasons.
    pub reasons: Vec<String>,
}

impl Forfeits {
    /// Counts a game.
    pub(crate) fn add(&mut self, reason: &str) {
        self.games += 1;
        self.note(reason);
    }

    /// Adds the games of another count.
    pub(crate) fn append(&mut self, other: &Forfeits) {
        self.games += other.games;
        for reason in &other.reasons {
            self.note(reason);
        }
    }

    fn note(&mut self, reason: &str) {
        if self.reasons.len() < MAX_REASONS && self.reasons.iter().all(|known| known != reason) {
            self.reasons.push(reason.to_owned());
        }
    }
}

/// The totals over all blocks of a pairing.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// Our score in each block.
    pub blocks: Vec<f64>,
    /// The mean of the block scores.
    pub score: Score,
    /// The share of each side where it sits alone, per block.
    pub alone: [Score; 2],
    /// Our lead in points, per block.
    pub margin: Mean,
    /// The thinking statistics of each side.
    pub thinking: [ThinkingStats; 2],
    /// The games that each side forfeited.
    pub forfeits: [Forfeits; 2],
}

impl Tally {
    /// Adds a block.
    pub fn add(&mut self, block: &Block) {
        self.games += u64::from(block.games);
        self.blocks.push(block.score);
        self.score.add(block.score);
        // Games over one deal are correlated, so deals are the sampling unit.
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

    /// Returns the pentanomial counts of blocks with two games: how many scored 0, ½, 1, 1½ and 2.
    pub fn pentanomial(&self) -> [u64; 5] {
        [0.0, 0.25, 0.5, 0.75, 1.0]
            .map(|score| self.blocks.iter().filter(|block| (*block - score).abs() < 0.125).count() as u64)
    }
}

#[cfg(test)]
mod tests {
    use hearth_core::Seat;

    use super::*;
    use crate::ForfeitedBy;

    #[test]
    fn pentanomial_counts_blocks_by_score() {
        let mut tally = Tally::default();
        for score in [0.0, 0.25, 0.5, 0.5, 0.75, 1.0, 1.0, 1.0] {
            let lost = ForfeitedBy { seat: Seat::FIRST, reason: "it stalled".to_owned() };
            tally.add(&Block {
                games: 2,
                score,
                alone: [Mean::default(); 2],
                margin: Mean::default(),
                thinking: [ThinkingStats::default(); 2],
                lost: [Vec::new(), vec![lost]],
            });
        }
        assert_eq!(tally.pentanomial(), [1, 1, 2, 1, 3]);
        assert_eq!(tally.games, 16);
        assert_eq!(tally.forfeits[0], Forfeits::default());
        assert_eq!(tally.forfeits[1], Forfeits { games: 8, reasons: vec!["it stalled".to_owned()] });
    }
}
