//! Where chance comes from: named streams of one generator, so that a seed gives the same games on every machine.

use hearth_core::Seat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The chance of one game: the deal, and each seat's own.
#[derive(Clone, Copy, Debug)]
pub struct GameRng {
    seed: u64,
    game: u64,
}

/// Streams that one game can have: the deal and its seats.
const STREAMS: u64 = 16;

impl GameRng {
    /// The chance of the game with this number.
    pub fn new(seed: u64, game: u64) -> GameRng {
        GameRng { seed, game }
    }

    /// What the cards are shuffled with.
    pub fn deal(self) -> ChaCha8Rng {
        self.stream(0)
    }

    /// What all bots of the table draw alike.
    pub fn table(self) -> ChaCha8Rng {
        self.stream(1)
    }

    /// What the one at a seat decides with.
    pub fn seat(self, seat: Seat) -> ChaCha8Rng {
        self.stream(2 + seat.index() as u64)
    }

    /// What somebody thinks with who is asked for a hint.
    pub fn hint(self) -> ChaCha8Rng {
        self.stream(STREAMS - 2)
    }

    /// What decides who sits where.
    pub fn seating(self) -> ChaCha8Rng {
        self.stream(STREAMS - 1)
    }

    fn stream(self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
        generator.set_stream(self.game * STREAMS + stream);
        generator
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::Rng;

    use super::*;

    #[test]
    fn no_two_streams_of_a_seed_are_alike_and_each_comes_again() {
        let streams = || {
            [0, 1, 7].map(|game| GameRng::new(3, game)).into_iter().flat_map(|rng| {
                let seats = Seat::all(Seat::MOST).map(move |seat| rng.seat(seat));
                [rng.deal(), rng.table(), rng.hint(), rng.seating()].into_iter().chain(seats)
            })
        };
        let drawn: Vec<u64> = streams().map(|mut stream| stream.next_u64()).collect();
        assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), 3 * (4 + Seat::MOST));
        assert_eq!(drawn, streams().map(|mut stream| stream.next_u64()).collect::<Vec<_>>());
    }
}
