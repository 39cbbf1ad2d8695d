//! Positions of random games.

use hearth_bots::BotRng;
use hearth_core::{Game, Options};
use kokopelli_rules::{Decision, Kokopelli, KokopelliOptions, State};
use rand::{RngExt, SeedableRng};

/// Shows every position of some random games with its legal decisions.
pub fn through_games(players: usize, games: u64, mut show: impl FnMut(&State, &[Decision], &mut BotRng)) {
    let options = KokopelliOptions::usual(players).expect("a table of this size");
    for seed in 0..games {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut state = Kokopelli::start(&Kokopelli::deal(&options, &mut rng));
        loop {
            let legal = Kokopelli::legal(&state);
            if legal.is_empty() {
                break;
            }
            show(&state, &legal, &mut rng);
            let decision = legal[rng.random_range(0..legal.len())];
            Kokopelli::apply(&mut state, decision, &mut |_| ());
        }
    }
}
