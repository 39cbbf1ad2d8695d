//! Random tables and games, reproducible from a seed.

use hearth_bots::RandomProfile;
use hearth_core::{Game, Legal, Options, Turn};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Creates the generator of the tests.
pub fn seeded_rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Draws random options: any number of players, any example value of each option.
pub fn any_options<G: Game>(rng: &mut impl Rng) -> G::Options {
    let players = rng.random_range(G::PLAYERS);
    let mut options = G::Options::usual(players).expect("every number of players in PLAYERS is supported");
    for choice in G::Options::CHOICES {
        let words = choice.values.examples();
        if let Some(word) = words.choose(rng).filter(|_| rng.random()) {
            let mut changed = options.clone();
            changed.set(choice.name, word).expect("an example value is valid");
            // A value that does not fit the others is skipped.
            options = changed.checked().unwrap_or(options);
        }
    }
    options
}

/// An endless source of set-ups with random options.
pub struct Tables<R> {
    rng: R,
}

impl<R: Rng> Tables<R> {
    /// Creates a source from a generator.
    pub fn new(rng: R) -> Tables<R> {
        Tables { rng }
    }

    /// Deals the next table.
    pub fn next_setup<G: Game>(&mut self) -> G::Setup {
        let options = any_options::<G>(&mut self.rng);
        G::deal(&options, &mut self.rng)
    }
}

/// Plays a random game to the end, with a random profile for each seat. Returns the number of decisions.
/// `each` gets the state before each decision, and the decision.
pub fn playout<G: Game>(
    state: &mut G::State,
    rng: &mut impl Rng,
    mut each: impl FnMut(&G::State, G::Decision),
) -> usize {
    let profiles = RandomProfile::table(rng);
    let mut decisions = 0;
    let mut legal = Legal::new();
    while let Turn::Decide(seat) = G::turn(state) {
        legal.clear();
        G::list_legal(state, &mut legal);
        let decision = profiles[seat.index()].choose::<G>(&legal, rng);
        each(state, decision);
        G::apply(state, decision, &mut |_| ());
        decisions += 1;
    }
    decisions
}
