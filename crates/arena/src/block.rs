//! A block: all games over one deal, which differ only in the seating.

use hearth_core::{Game, Seat};

use crate::{Duel, ForfeitedBy, Mean, Seating, Side, ThinkingStats};

/// The combined result of all games over one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// The number of games.
    pub games: u32,
    /// Our side's share of all victories, from 0 to 1. Equal strength gives one half.
    pub score: f64,
    /// The share of each side where it sits alone. Equal strength gives one over the number of players.
    pub alone: [Mean; 2],
    /// The lead of our best seat over theirs, in points, without forfeited games.
    pub margin: Mean,
    /// The thinking statistics of each side.
    pub thinking: [ThinkingStats; 2],
    /// The games that each side forfeited.
    pub lost: [Vec<ForfeitedBy>; 2],
}

impl Block {
    /// Combines all games over a deal.
    pub(crate) fn of<G: Game>(games: &[(Seating, Duel<G>)]) -> Block {
        let mut block = Block {
            games: games.len() as u32,
            score: 0.0,
            alone: [Mean::default(); 2],
            margin: Mean::default(),
            thinking: [ThinkingStats::default(); 2],
            lost: [Vec::new(), Vec::new()],
        };
        for (seating, duel) in games {
            block.add(*seating, duel);
        }
        block.score /= games.len().max(1) as f64;
        block
    }

    fn add<G: Game>(&mut self, seating: Seating, duel: &Duel<G>) {
        let players = G::players(&duel.state);
        let shares = duel.shares();
        let ours = seating.sum(Side::Ours, players, &shares);
        self.score += ours;
        self.alone[seating.alone.index()].add(seating.sum(seating.alone, players, &shares));
        if players == 2 {
            self.alone[seating.alone.other().index()].add(1.0 - ours);
        }
        for seat in Seat::all(players) {
            self.thinking[seating.side(seat).index()].append(&duel.thinking[seat.index()]);
        }
        match &duel.ended {
            Ok(standing) => {
                let best = |side: Side| {
                    let seats = Seat::all(players).filter(|seat| seating.side(*seat) == side);
                    seats.map(|seat| standing.scores[seat.index()]).max().unwrap_or(0)
                };
                self.margin.add(f64::from(best(Side::Ours) - best(Side::Theirs)));
            }
            Err(lost) => self.lost[seating.side(lost.seat).index()].push(lost.clone()),
        }
    }
}
