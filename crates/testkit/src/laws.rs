//! Laws that are checked over random decisions.

mod serialization;

use std::collections::HashSet;

use hearth_core::{Game, Notation, Observer, Options, Record, Refusal, Turn, Usual};
use rand::Rng;
use rand::seq::IndexedRandom;

pub use self::serialization::{
    observations_are_empty, observations_are_lossless, observations_contain_the_options,
    view_json_is_lossless,
};
use crate::length::budget;
use crate::{Tables, playout, seeded_rng};

/// Calls the law with every state of random games and its decision, until enough decisions were made.
pub(crate) fn over_random_games<G: Game>(
    seed: u64,
    decisions: usize,
    mut law: impl FnMut(&G::State, G::Decision),
) {
    let decisions = budget(decisions);
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let mut state = G::start(&tables.next_setup::<G>());
        made += playout::<G>(&mut state, &mut rng, &mut law);
    }
}

/// Checks that the declared default of each option is what is dealt without it. A default that is derived
/// must name an earlier option.
pub fn defaults_are_declared_correctly<G: Notation>(seed: u64) {
    for players in G::PLAYERS {
        let usual = G::Options::usual(players).expect("any number of players the game allows is fine");
        let dealt = |options: &G::Options| G::write_setup(&G::deal(options, &mut seeded_rng(seed)));
        for (place, choice) in G::Options::CHOICES.iter().enumerate() {
            match choice.usual {
                Usual::Value(value) => {
                    let mut explicit = usual.clone();
                    explicit.set(choice.name, value).expect("a default is valid");
                    assert_eq!(
                        dealt(&explicit),
                        dealt(&usual),
                        "the default of {} is not {value}",
                        choice.name
                    );
                }
                Usual::With(other) => {
                    let before = &G::Options::CHOICES[..place];
                    assert!(before.iter().any(|choice| choice.name == other), "{}", choice.name);
                }
                Usual::Empty => (),
            }
        }
    }
}

/// Checks that the list of legal decisions agrees with the check of every decision, and has no duplicates.
pub fn generator_agrees_with_checker<G: Notation>(seed: u64, decisions: usize) {
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    over_random_games::<G>(seed, decisions, |state, _| {
        let legal = G::legal(state);
        let once: HashSet<_> = legal.iter().copied().collect();
        assert_eq!(
            once.len(),
            legal.len(),
            "a decision is listed twice: {legal:?}\n{}",
            G::write_position(state)
        );
        for &decision in &all_decisions {
            assert_eq!(
                G::check(state, decision).is_ok(),
                once.contains(&decision),
                "`{decision}`: {:?}\n{}",
                G::check(state, decision),
                G::write_position(state)
            );
        }
    });
}

/// Checks that every refusal cites a rule of the rulebook at its beginning, and that a refused decision
/// changes nothing.
pub fn refusals_cite_rules<G: Notation>(seed: u64, decisions: usize) {
    let ids: HashSet<&str> = G::RULEBOOK.rules().map(|(id, _)| id).collect();
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    over_random_games::<G>(seed, decisions, |state, _| {
        for &decision in &all_decisions {
            let mut after = *state;
            if let Err(refusal) = G::decide(&mut after, decision, &mut |_| ()) {
                assert!(ids.contains(refusal.rule()), "{refusal} cites an unknown rule");
                assert!(refusal.to_string().starts_with(&format!("{}: ", refusal.rule())), "{refusal}");
                assert_eq!(after, *state, "`{decision}` was refused but had an effect");
            }
        }
    });
}

/// Checks a game's own invariant in every state.
pub fn states_are_sound<G: Game>(seed: u64, decisions: usize, sound: impl Fn(&G::State)) {
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        sound(&after);
    });
}

/// Checks that positions survive writing and reading.
pub fn notation_round_trips<G: Notation>(seed: u64, decisions: usize) {
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        let text = G::write_position(&after);
        match G::read_position(&text) {
            Ok(read) => assert_eq!(read, after, "{text}"),
            Err(error) => panic!("{error}\n{text}"),
        }
    });
}

/// Checks that records survive writing and reading and replay to the same state. No random game takes more
/// than `longest` decisions; that says nothing about players who want to go on.
pub fn records_replay<G: Notation>(seed: u64, decisions: usize, longest: usize) {
    let decisions = budget(decisions);
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let mut record = Record::<G>::new(tables.next_setup::<G>());
        let mut live = G::start(&record.setup);
        made += playout::<G>(&mut live, &mut rng, |_, decision| record.decisions.push(decision));
        assert!(record.decisions.len() <= longest, "{} decisions", record.decisions.len());
        assert!(G::standing(&live).is_some(), "a finished game has a standing");
        let read = Record::<G>::read(&record.write()).expect("what was written can be read");
        assert_eq!(read, record);
        assert_eq!(read.state(), live);
    }
}

/// One of the two kinds of view.
type ViewFunction<G> = fn(&<G as Game>::State, Observer) -> <G as Game>::View;

/// Returns the kinds of view that differ in this position. [`Game::view`] follows from
/// [`Game::perfect_recall_view`], so agreement on the second implies agreement on the first.
fn view_functions<G: Game>(
    state: &G::State,
    observer: Observer,
) -> impl Iterator<Item = ViewFunction<G>> + use<G> {
    let differ = G::perfect_recall_view(state, observer) != G::view(state, observer);
    [Some(G::view as ViewFunction<G>), differ.then_some(G::perfect_recall_view as ViewFunction<G>)]
        .into_iter()
        .flatten()
}

/// Checks that a determinization is a possible position that matches its view, of either kind. The observer
/// gets the same view and the same legal decisions.
pub fn determinizations_match_their_view<G: Notation>(seed: u64, decisions: usize) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    over_random_games::<G>(seed, decisions, |state, _| {
        for observer in Observer::all(G::players(state)) {
            for kind in view_functions::<G>(state, observer) {
                let view = kind(state, observer);
                let world = G::determinize(&view, &mut rng);
                assert_eq!(kind(&world, observer), view);
                assert_eq!(G::view(&world, observer), G::view(state, observer));
                assert_eq!(G::turn(&world), G::turn(state));
                if let Turn::Decide(seat) = G::turn(state)
                    && observer.sits_at(seat)
                {
                    assert_eq!(G::legal(&world), G::legal(state));
                }
                let text = G::write_position(&world);
                assert_eq!(G::read_position(&text).as_ref(), Ok(&world), "{text}");
            }
        }
    });
}

/// A second world that looks the same to an observer, by this kind of view.
struct IndistinguishableWorld<G: Game> {
    observer: Observer,
    kind: ViewFunction<G>,
    world: G::State,
}

/// Non-interference: two worlds that differ only in hidden information look the same to an observer. Views,
/// legal decisions and events stay equal until an event or an open decision reveals the difference. The law
/// covers both kinds of view.
pub fn non_interference<G: Notation>(seed: u64, decisions: usize) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    let mut pairs: Vec<IndistinguishableWorld<G>> = Vec::new();
    let mut steps_together = 0_usize;
    over_random_games::<G>(seed, decisions, |state, decision| {
        pairs.retain_mut(|pair| {
            let together = step_together::<G>(pair, state, decision, &mut rng);
            steps_together += usize::from(together);
            together
        });
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        if G::turn(&after) == Turn::Over {
            pairs.clear();
            return;
        }
        for observer in Observer::all(G::players(state)) {
            if !pairs.iter().any(|pair| pair.observer == observer) {
                pairs.extend(view_functions::<G>(&after, observer).map(|kind| {
                    let world = G::determinize(&kind(&after, observer), &mut rng);
                    IndistinguishableWorld { observer, kind, world }
                }));
            }
        }
    });
    assert!(steps_together > budget(decisions), "the law was hardly tested: {steps_together} steps");
}

/// Checks that at a table without secrets everyone sees the same. A determinization for one observer looks
/// like the real world to all others, and all observers get the same events.
pub fn without_secrets_everybody_sees_the_same<G: Notation>(seed: u64, decisions: usize) {
    let decisions = budget(decisions);
    let (mut rng, mut imagination) = (seeded_rng(seed), seeded_rng(seed.wrapping_add(1)));
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let setup = tables.next_setup::<G>();
        if G::has_secrets(&setup) {
            continue;
        }
        made += playout::<G>(&mut G::start(&setup), &mut rng, |state, decision| {
            assert_eq!(G::decision_seen(decision), Some(decision), "a secret decision");
            let everybody = || Observer::all(G::players(state));
            for (one, other) in everybody().flat_map(|one| everybody().map(move |other| (one, other))) {
                for kind in view_functions::<G>(state, one) {
                    let world = G::determinize(&kind(state, one), &mut imagination);
                    assert_eq!(kind(&world, other), kind(state, other), "{other:?} sees more than {one:?}");
                }
                let events = |observer| {
                    let mut after = *state;
                    events_seen::<G>(&mut after, decision, observer)
                };
                assert_eq!(events(one), events(other));
            }
        });
    }
}

/// Makes one step in both worlds. Returns false once the observer can tell them apart.
fn step_together<G: Notation>(
    pair: &mut IndistinguishableWorld<G>,
    state: &G::State,
    decision: G::Decision,
    rng: &mut impl Rng,
) -> bool {
    let IndistinguishableWorld { observer, kind, world: ref mut other } = *pair;
    assert_eq!(G::turn(state), G::turn(other), "everyone sees whose turn it is");
    let Turn::Decide(seat) = G::turn(state) else { return false };
    if observer.sits_at(seat) {
        assert_eq!(
            G::legal(state),
            G::legal(other),
            "{observer:?} can tell two worlds apart by what is legal"
        );
    }
    let secretly = G::decision_seen(decision).is_none() && !observer.sits_at(seat);
    let decision_there = if secretly {
        let alike: Vec<G::Decision> =
            G::legal(other).into_iter().filter(|there| G::decision_seen(*there).is_none()).collect();
        alike.choose(rng).copied()
    } else {
        G::check(other, decision).is_ok().then_some(decision)
    };
    let Some(decision_there) = decision_there else {
        assert!(!secretly, "{observer:?} can tell two worlds apart by a secret decision");
        return false;
    };
    let mut here = *state;
    let events_here = events_seen::<G>(&mut here, decision, observer);
    let events_there = events_seen::<G>(other, decision_there, observer);
    if events_here != events_there {
        let most = events_here.len().max(events_there.len());
        let differs = (0..most).find(|at| events_here.get(*at) != events_there.get(*at)).unwrap_or(0);
        let reveals = [events_here.get(differs), events_there.get(differs)]
            .into_iter()
            .flatten()
            .any(|event| G::reveals(*event, observer));
        assert!(
            reveals,
            "{observer:?} saw {events_here:?} and {events_there:?}\n{}",
            G::write_position(state)
        );
        return false;
    }
    assert_eq!(G::view(&here, observer), G::view(other, observer), "{observer:?} after `{decision}`");
    assert_eq!(kind(&here, observer), kind(other, observer), "{observer:?} after `{decision}`");
    true
}

fn events_seen<G: Game>(state: &mut G::State, decision: G::Decision, observer: Observer) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply(state, decision, &mut |event| events.push(G::event_seen(event, observer)));
    events
}

/// Checks that playing a game does not allocate, nor do the other operations of a search: checks, views and
/// determinizations.
pub fn a_game_allocates_nothing<G: Game>(seed: u64, games: usize) {
    let mut rng = seeded_rng(seed);
    let mut other_rng = seeded_rng(seed.wrapping_add(1));
    let mut tables = Tables::new(seeded_rng(!seed));
    for _ in 0..games {
        let mut state = G::start(&tables.next_setup::<G>());
        let mut decisions = 0;
        let measured = allocation_counter::measure(|| {
            decisions = playout::<G>(&mut state, &mut rng, |state, decision| {
                let Turn::Decide(seat) = G::turn(state) else { return };
                let world = G::determinize(&G::view(state, Observer::Seat(seat)), &mut other_rng);
                assert!(G::check(&world, decision).is_ok());
            });
        });
        assert!(decisions > 0);
        assert_eq!(measured.count_total, 0, "a game of {decisions} decisions allocated");
    }
}
