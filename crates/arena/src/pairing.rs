//! Two bots against each other.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use hearth_core::{Game, Seat};
use hearth_table::GameRng;

use crate::{Block, Duel, Entrant, Player, Seating, Tally, in_order};

/// Two bots, and the table they meet at.
#[derive(Clone, Copy)]
pub struct Pairing<'a, G: Game> {
    /// Who.
    pub entrants: [&'a dyn Entrant<G>; 2],
    /// What the table agrees on.
    pub options: &'a G::Options,
    /// How many sit there.
    pub players: usize,
    /// What all chance comes from.
    pub seed: u64,
}

impl<G: Game> Pairing<'_, G> {
    /// Plays so many deals, or fewer if `each` wants no more or `stop` becomes true. What is counted does not depend on how
    /// many threads play.
    pub fn play(
        &self,
        deals: u64,
        threads: usize,
        stop: &AtomicBool,
        mut each: impl FnMut(&Tally) -> ControlFlow<()>,
    ) -> Tally {
        let mut tally = Tally::default();
        in_order(
            threads,
            deals,
            stop,
            |deal| self.block(deal, stop),
            |block| {
                tally.add(&block);
                each(&tally)
            },
        );
        tally
    }

    /// All games over one deal. `None` if they were stopped.
    fn block(&self, deal: u64, stop: &AtomicBool) -> Option<Block> {
        let setup = G::deal(self.options, &mut GameRng::new(self.seed, deal).deal());
        let start = G::start(&setup);
        let seatings = Seating::all(self.players);
        let first = deal * seatings.len() as u64;
        let games: Option<Vec<_>> = seatings
            .into_iter()
            .zip(first..)
            .map(|(seating, game)| {
                let rng = GameRng::new(self.seed, game);
                let mut players: Vec<_> = Seat::all(self.players)
                    .map(|seat| Player::new(self.entrants[seating.side(seat).index()], seat, rng))
                    .collect();
                Some((seating, Duel::play(start, &mut players, stop, &mut |_| ())?))
            })
            .collect();
        games.map(|games| Block::of(&games))
    }
}
