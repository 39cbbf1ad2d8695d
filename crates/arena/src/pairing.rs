//! Two bots against each other.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use hearth_bots::{Mind, Spec};
use hearth_core::{Game, Seat};
use hearth_table::Chance;

use crate::duel::Player;
use crate::{Block, Duel, Seating, Tally, in_order};

/// Two bots, and the table they meet at.
#[derive(Clone, Copy, Debug)]
pub struct Pairing<'a, M: Mind> {
    bots: [&'a Spec; 2],
    options: &'a OptionsOf<M>,
    players: usize,
    seed: u64,
    mind: PhantomData<fn() -> M>,
}

type OptionsOf<M> = <<M as Mind>::Game as Game>::Options;

impl<'a, M: Mind> Pairing<'a, M> {
    /// Two bots at a table of so many.
    pub fn new(bots: [&'a Spec; 2], options: &'a OptionsOf<M>, players: usize, seed: u64) -> Pairing<'a, M> {
        Pairing { bots, options, players, seed, mind: PhantomData }
    }

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
        let setup = M::Game::deal(self.options, &mut Chance::new(self.seed, deal).deal());
        let seatings = Seating::all(self.players);
        let first = deal * seatings.len() as u64;
        let games: Option<Vec<_>> = seatings
            .into_iter()
            .zip(first..)
            .map(|(seating, game)| {
                let chance = Chance::new(self.seed, game);
                let mut players: Vec<_> = Seat::all(self.players)
                    .map(|seat| Player::sit::<M>(self.bots[seating.side(seat).index()], seat, chance))
                    .collect();
                Some((seating, Duel::play(&setup, &mut players, stop, &mut |_| ())?))
            })
            .collect();
        games.map(|games| Block::of(&games))
    }
}
