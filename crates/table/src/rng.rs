//! Random streams that are derived from one seed. A seed gives the same games on every machine.

use hearth_core::Seat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The random streams of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameRng {
    seed: u64,
    game: u64,
}

/// The number of streams reserved for one game.
const STREAMS_PER_GAME: u64 = 16;

impl GameRng {
    /// Creates the streams of the game with this number.
    pub fn new(seed: u64, game: u64) -> GameRng {
        GameRng { seed, game }
    }

    /// Returns the stream for the deal.
    pub fn deal(self) -> ChaCha8Rng {
        self.stream(0)
    }

    /// Returns the stream that all bots of the table share.
    pub fn table(self) -> ChaCha8Rng {
        self.stream(1)
    }

    /// Returns the stream of the bot at a seat.
    pub fn seat(self, seat: Seat) -> ChaCha8Rng {
        self.stream(2 + seat.index() as u64)
    }

    /// Returns the stream for hints.
    pub fn hint(self) -> ChaCha8Rng {
        self.stream(STREAMS_PER_GAME - 2)
    }

    /// Returns the stream for drawing the seating.
    pub fn seating(self) -> ChaCha8Rng {
        self.stream(STREAMS_PER_GAME - 1)
    }

    fn stream(self, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
        generator.set_stream(self.game * STREAMS_PER_GAME + stream);
        generator
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::Rng;

    use super::*;

    #[test]
    fn streams_of_a_seed_are_distinct_and_reproducible() {
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
