//! A match between two entrants.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use hearth_core::{Game, Seat};
use hearth_table::GameRng;

use crate::{Block, Duel, Entrant, Player, Seating, Tally, in_order};

/// Two entrants and the table they meet at.
#[derive(Clone, Copy)]
pub struct Pairing<'a, G: Game> {
    /// The entrants.
    pub entrants: [&'a dyn Entrant<G>; 2],
    /// The options of the table.
    pub options: &'a G::Options,
    /// The number of players.
    pub players: usize,
    /// The seed of all randomness.
    pub seed: u64,
}

impl<G: Game> Pairing<'_, G> {
    /// Plays a number of deals, or fewer if `each` breaks or `stop` becomes true. The result does not depend
    /// on the number of threads.
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

    /// Plays all games over one deal. Returns `None` if they were stopped.
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
