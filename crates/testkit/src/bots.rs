//! Laws that every bot and every mind must pass.

use std::collections::HashSet;

use hearth_bots::{BotRng, GameKnowledge, Spec, StateOf};
use hearth_core::{Game, Observer, Options, Seat, Turn};
use rand::SeedableRng;

use crate::laws::over_random_games;
use crate::{Tables, seeded_rng};

fn spec<M: GameKnowledge>(name: &str) -> Spec {
    Spec::read::<M>(name).expect("the test names a bot that there is")
}

/// Every answer is a legal decision, over whole games with all that a table can agree on.
pub fn answers_are_legal<M: GameKnowledge>(name: &str, seed: u64, games: usize) {
    let spec = spec::<M>(name);
    let mut tables = Tables::new(seeded_rng(seed));
    for _ in 0..games {
        let mut state = M::Game::start(&tables.next_setup::<M::Game>());
        let mut bots: Vec<_> = Seat::all(M::Game::players(&state))
            .map(|seat| {
                spec.bot::<M>(seat, &mut seeded_rng(seed), &mut seeded_rng(seed + seat.number() as u64))
            })
            .collect();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
            let thoughts = bots[seat.index()].think(&view, &legal).expect("our own bots never forfeit");
            assert!(legal.contains(&thoughts.decision), "{name} answers {}", thoughts.decision);
            let judged: HashSet<_> = thoughts.estimates.iter().map(|estimate| estimate.decision).collect();
            assert_eq!(judged.len(), thoughts.estimates.len(), "{name} judges a decision twice");
            assert!(judged.iter().all(|decision| legal.contains(decision)));
            M::Game::apply(&mut state, thoughts.decision, &mut |_| ());
        }
    }
}

/// A bot that rests between its turns decides as one that does not: nothing that it lets go of was of use to it any more.
pub fn rest_changes_no_decision<M: GameKnowledge>(name: &str, seed: u64, games: usize) {
    let spec = spec::<M>(name);
    let mut tables = Tables::new(seeded_rng(seed));
    for _ in 0..games {
        let mut state = M::Game::start(&tables.next_setup::<M::Game>());
        let seated = |seat: Seat| {
            spec.bot::<M>(seat, &mut seeded_rng(seed), &mut seeded_rng(seed + seat.number() as u64))
        };
        let mut bots: Vec<_> = Seat::all(M::Game::players(&state)).map(seated).collect();
        let mut resting: Vec<_> = Seat::all(M::Game::players(&state)).map(seated).collect();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
            let [decision, rested] = [&mut bots, &mut resting].map(|bots| {
                let thoughts = bots[seat.index()].think(&view, &legal).expect("our own bots never forfeit");
                thoughts.decision
            });
            assert_eq!(decision, rested, "{name}");
            M::Game::apply(&mut state, decision, &mut |_| ());
            if M::Game::turn(&state) != Turn::Decide(seat) {
                resting[seat.index()].release_memory();
            }
        }
    }
}

/// In two worlds that look the same to a seat a bot of the same seed thinks the same. So it cannot know what is hidden, and
/// nothing but its seed and its view decides.
pub fn equal_views_get_equal_answers<M: GameKnowledge>(name: &str, seed: u64, positions: usize) {
    let spec = spec::<M>(name);
    let mut worlds = seeded_rng(!seed);
    let mut different = 0;
    let mut asked = 0;
    over_random_games::<M::Game>(seed, positions, |state, _| {
        let Turn::Decide(seat) = M::Game::turn(state) else { return };
        let observer = Observer::Seat(seat);
        let other = M::Game::determinize(&M::Game::perfect_recall_view(state, observer), &mut worlds);
        different += usize::from(other != *state);
        asked += 1;
        let think = |state: &StateOf<M>| {
            let mut bot = spec.bot::<M>(seat, &mut seeded_rng(seed), &mut seeded_rng(seed + asked as u64));
            bot.think(&M::Game::perfect_recall_view(state, observer), &M::Game::legal(state))
        };
        assert_eq!(think(state), think(&other), "{name}");
    });
    assert!(different * 4 > asked, "the worlds hardly differ: {different} of {asked}");
}

/// Every seat has features, and they are numbers within bounds.
pub fn features_are_sound<M: GameKnowledge>(seed: u64, decisions: usize) {
    over_random_games::<M::Game>(seed, decisions, |state, _| {
        for seat in Seat::all(M::Game::players(state)) {
            let features = features::<M>(state, seat);
            assert!(!features.is_empty());
            assert!(features.iter().all(|feature| *feature < M::FEATURES), "{features:?}");
        }
    });
}

fn features<M: GameKnowledge>(state: &StateOf<M>, seat: Seat) -> Vec<usize> {
    let mut features = Vec::new();
    M::features(state, seat, &mut |feature| features.push(feature));
    features
}

/// What speaks for a decision is the same in worlds that look the same, and it is not too much to read.
pub fn reasons_tell_no_secret<M: GameKnowledge>(seed: u64, decisions: usize) {
    const MOST: usize = 4;
    let mut worlds = seeded_rng(!seed);
    let mut given = 0;
    over_random_games::<M::Game>(seed, decisions, |state, decision| {
        let Turn::Decide(seat) = M::Game::turn(state) else { return };
        let view = M::Game::perfect_recall_view(state, Observer::Seat(seat));
        let other = M::Game::determinize(&view, &mut worlds);
        let reasons = M::reasons(&view, decision);
        assert!(reasons.len() <= MOST, "{reasons:?}");
        assert_eq!(
            reasons,
            M::reasons(&M::Game::perfect_recall_view(&other, Observer::Seat(seat)), decision)
        );
        given += reasons.len();
    });
    assert!(given > decisions / 10, "only {given} reasons for {decisions} decisions");
}

/// Of so many fixed games, with the seats changed after each, how much of the victories the first bot has.
pub fn victories<M: GameKnowledge>(
    first: &str,
    second: &str,
    players: usize,
    seed: u64,
    games: usize,
) -> f32 {
    let specs = [spec::<M>(first), spec::<M>(second)];
    let options = <M::Game as Game>::Options::usual(players).expect("so many can play");
    let mut victories = 0.0;
    for game in 0..games {
        let mut rng = seeded_rng(seed + (game / 2) as u64);
        let mut state = M::Game::start(&M::Game::deal(&options, &mut rng));
        let first_seat = game % players;
        let mut bots: Vec<_> = Seat::all(players)
            .map(|seat| {
                let spec = &specs[usize::from(seat.index() != first_seat)];
                spec.bot::<M>(seat, &mut seeded_rng(seed), &mut BotRng::from_rng(&mut rng))
            })
            .collect();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
            let thoughts = bots[seat.index()].think(&view, &M::Game::legal(&state));
            let decision = thoughts.expect("our own bots never forfeit").decision;
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
        victories += M::Game::standing(&state).expect("the game is over").shares()[first_seat];
    }
    victories
}
