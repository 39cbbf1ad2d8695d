//! Tables and games at random, the same ones for the same seed.

use hearth_bots::RandomProfile;
use hearth_core::{Game, Legal, Options, Turn};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of the tests.
pub fn seeded_rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Some agreement a table could have: any number of players, any value that is listed for a choice.
pub fn any_options<G: Game>(rng: &mut impl Rng) -> G::Options {
    let players = rng.random_range(G::PLAYERS);
    let mut options = G::Options::usual(players).expect("any number of players the game allows is fine");
    for choice in G::Options::CHOICES {
        let words = choice.values.examples();
        if let Some(word) = words.choose(rng).filter(|_| rng.random()) {
            let mut changed = options.clone();
            changed.set(choice.name, word).expect("a listed value is a possible one");
            // What does not go with the choices made so far is left as it was.
            options = changed.checked().unwrap_or(options);
        }
    }
    options
}

/// Set-ups without end: every table another agreement and another deal.
pub struct Tables<R> {
    rng: R,
}

impl<R: Rng> Tables<R> {
    /// Tables from this generator.
    pub fn new(rng: R) -> Tables<R> {
        Tables { rng }
    }

    /// The next table.
    pub fn next_setup<G: Game>(&mut self) -> G::Setup {
        let options = any_options::<G>(&mut self.rng);
        G::deal(&options, &mut self.rng)
    }
}

/// Plays a game to its end at random, every seat with a temper of its own, and returns how many decisions it took. `each`
/// sees the state before each decision and the decision.
pub fn playout<G: Game>(
    state: &mut G::State,
    rng: &mut impl Rng,
    mut each: impl FnMut(&G::State, G::Decision),
) -> usize {
    let tempers = RandomProfile::table(rng);
    let mut decisions = 0;
    let mut legal = Legal::new();
    while let Turn::Decide(seat) = G::turn(state) {
        legal.clear();
        G::list_legal(state, &mut legal);
        let decision = tempers[seat.index()].choose::<G>(&legal, rng);
        each(state, decision);
        G::apply(state, decision, &mut |_| ());
        decisions += 1;
    }
    decisions
}
