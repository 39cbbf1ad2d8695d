//! All games over one deal, which differ only in who sits where.

use hearth_core::{Game, Seat};

use crate::{Duel, Lost, Mean, Seating, Side, Thinking};

/// All games over one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// How many.
    pub games: u32,
    /// How much of all victories our side has, from 0 to 1. One half is par.
    pub score: f64,
    /// How much each side has where it sits alone. One over the number of players is par.
    pub alone: [Mean; 2],
    /// By how many points our best is ahead of theirs, without games that were lost by rule.
    pub margin: Mean,
    /// How each side thought.
    pub thinking: [Thinking; 2],
    /// What each side lost by rule.
    pub lost: [Vec<Lost>; 2],
}

impl Block {
    /// What comes of all games of a deal.
    pub(crate) fn of<G: Game>(games: &[(Seating, Duel<G>)]) -> Block {
        let mut block = Block {
            games: games.len() as u32,
            score: 0.0,
            alone: [Mean::default(); 2],
            margin: Mean::default(),
            thinking: [Thinking::default(); 2],
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
