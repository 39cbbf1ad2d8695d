//! How much a bot looks at in a whole game: what is measured when its speed is.

use hearth_core::{Game, Observer, Seat, Turn};
use rand::{Rng, SeedableRng};

use crate::{Dice, Mind, Spec};

/// Plays a game with the same bot at every seat, and says how often they looked in all: [`Thoughts::nodes`](crate::Thoughts),
/// added. The positions are those of a whole game, from the first to the last.
pub fn looks_of_a_game<M: Mind>(
    spec: &Spec,
    options: &<M::Game as Game>::Options,
    chance: &mut impl Rng,
) -> u64 {
    let mut state = M::Game::start(&M::Game::deal(options, chance));
    let mut dice = Dice::from_rng(chance);
    let seats = Seat::all(M::Game::players(&state));
    let mut bots: Vec<_> = seats.map(|seat| spec.bot::<M>(seat, &mut dice.clone(), &mut dice)).collect();
    let mut looks = 0;
    while let Turn::Decide(seat) = M::Game::turn(&state) {
        let legal = M::Game::legal(&state);
        let view = M::Game::known(&state, Observer::Seat(seat));
        // Our own bots never forfeit.
        let Ok(thoughts) = bots[seat.index()].think(&view, &legal) else { break };
        looks += thoughts.nodes;
        M::Game::apply(&mut state, thoughts.decision, &mut |_| ());
    }
    looks
}
