//! The better bot wins.

use hearth_bots::{Dice, Spec};
use hearth_core::{Game, Observer, Options, Seat, Turn};
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::{Kokopelli, KokopelliOptions};
use rand::SeedableRng;

/// How much of so many victories the first bot has, sitting on either side in turn.
fn victories(first: &str, second: &str, games: u64) -> f32 {
    let specs = [first, second].map(|name| Spec::read::<KokopelliMind>(name).expect("a bot"));
    let options = KokopelliOptions::usual(2).expect("a table for two");
    let mut won = 0.0;
    for game in 0..games {
        let mut dice = Dice::seed_from_u64(game);
        let mut state = Kokopelli::start(&Kokopelli::deal(&options, &mut dice));
        let side = (game % 2) as usize;
        let mut bots: Vec<_> = Seat::all(2)
            .map(|seat| {
                specs[(seat.index() + side) % 2].bot::<KokopelliMind>(seat, &mut dice.clone(), &mut dice)
            })
            .collect();
        while let Turn::Decide(seat) = Kokopelli::turn(&state) {
            let view = Kokopelli::known(&state, Observer::Seat(seat));
            let thoughts = bots[seat.index()].think(&view, &Kokopelli::legal(&state)).expect("a decision");
            Kokopelli::apply(&mut state, thoughts.decision, &mut |_| ());
        }
        won += Kokopelli::standing(&state).expect("a game that is over").shares()[side];
    }
    won
}

#[test]
fn greedy_beats_chance() {
    let won = victories("greedy", "random", 40);
    assert!(won >= 36.0, "{won} of 40");
}

#[test]
fn a_beginner_beats_chance_and_loses_to_greedy() {
    let won = victories("beginner", "random", 40);
    assert!(won >= 26.0, "{won} of 40");
    let won = victories("greedy", "beginner", 40);
    assert!(won >= 26.0, "{won} of 40");
}
