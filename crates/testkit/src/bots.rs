//! Laws for bots and their game knowledge.

use std::collections::HashSet;

use hearth_bots::{BotRng, GameKnowledge, Spec, StateOf};
use hearth_core::{Game, Observer, Options, Seat, Turn};
use rand::SeedableRng;

use crate::laws::over_random_games;
use crate::{Tables, seeded_rng};

fn spec<M: GameKnowledge>(name: &str) -> Spec {
    Spec::read::<M>(name).expect("unknown bot in a test")
}

/// Checks that every decision is legal, over whole games with random options.
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
            let thoughts = bots[seat.index()].think(&view, &legal).expect("built-in bots never forfeit");
            assert!(legal.contains(&thoughts.decision), "{name} answers {}", thoughts.decision);
            let estimated: HashSet<_> = thoughts.estimates.iter().map(|estimate| estimate.decision).collect();
            assert_eq!(estimated.len(), thoughts.estimates.len(), "{name} estimates a decision twice");
            assert!(estimated.iter().all(|decision| legal.contains(decision)));
            M::Game::apply(&mut state, thoughts.decision, &mut |_| ());
        }
    }
}

/// Checks that a bot that releases its memory between turns decides like one that does not.
pub fn releasing_memory_changes_no_decision<M: GameKnowledge>(name: &str, seed: u64, games: usize) {
    let spec = spec::<M>(name);
    let mut tables = Tables::new(seeded_rng(seed));
    for _ in 0..games {
        let mut state = M::Game::start(&tables.next_setup::<M::Game>());
        let seated = |seat: Seat| {
            spec.bot::<M>(seat, &mut seeded_rng(seed), &mut seeded_rng(seed + seat.number() as u64))
        };
        let mut bots: Vec<_> = Seat::all(M::Game::players(&state)).map(seated).collect();
        let mut releasing: Vec<_> = Seat::all(M::Game::players(&state)).map(seated).collect();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
            let [decision, released] = [&mut bots, &mut releasing].map(|bots| {
                let thoughts = bots[seat.index()].think(&view, &legal).expect("built-in bots never forfeit");
                thoughts.decision
            });
            assert_eq!(decision, released, "{name}");
            M::Game::apply(&mut state, decision, &mut |_| ());
            if M::Game::turn(&state) != Turn::Decide(seat) {
                releasing[seat.index()].release_memory();
            }
        }
    }
}

/// Checks that a bot with the same seed has the same thoughts in two worlds that look the same to its seat.
/// It then cannot know hidden information, and only its seed and its view matter.
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

/// Checks that every seat has features, and that they are in range.
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

/// Checks that reasons are the same in worlds that look the same, and that there are only a few.
pub fn reasons_do_not_leak_hidden_information<M: GameKnowledge>(seed: u64, decisions: usize) {
    const MAX_REASONS: usize = 4;
    let mut worlds = seeded_rng(!seed);
    let mut given = 0;
    over_random_games::<M::Game>(seed, decisions, |state, decision| {
        let Turn::Decide(seat) = M::Game::turn(state) else { return };
        let view = M::Game::perfect_recall_view(state, Observer::Seat(seat));
        let other = M::Game::determinize(&view, &mut worlds);
        let reasons = M::reasons(&view, decision);
        assert!(reasons.len() <= MAX_REASONS, "{reasons:?}");
        assert_eq!(
            reasons,
            M::reasons(&M::Game::perfect_recall_view(&other, Observer::Seat(seat)), decision)
        );
        given += reasons.len();
    });
    assert!(given > decisions / 10, "only {given} reasons for {decisions} decisions");
}

/// Plays fixed games with alternating seats. Returns the number of victories of the first bot; a shared one
/// counts in part.
pub fn victories<M: GameKnowledge>(
    first: &str,
    second: &str,
    players: usize,
    seed: u64,
    games: usize,
) -> f32 {
    let specs = [spec::<M>(first), spec::<M>(second)];
    let options = <M::Game as Game>::Options::usual(players).expect("unsupported number of players");
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
            let decision = thoughts.expect("built-in bots never forfeit").decision;
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
        victories += M::Game::standing(&state).expect("the game is over").shares()[first_seat];
    }
    victories
}
