//! The laws, each over as many random decisions as it is asked for.

mod telling;

use std::collections::HashSet;

use hearth_core::{Game, Notation, Observer, Options, Record, Refusal, Turn, Usual};
use rand::Rng;
use rand::seq::IndexedRandom;

pub use self::telling::{agreements_are_numbered, views_are_numbered_whole, views_are_told_whole};
use crate::{Tables, playout, seeded_rng};

/// Shows every state of random games, with the decision that follows, until so many decisions were made.
pub(crate) fn over_random_games<G: Game>(
    seed: u64,
    decisions: usize,
    mut law: impl FnMut(&G::State, G::Decision),
) {
    let mut rng = seeded_rng(seed);
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let mut state = G::start(&tables.next_setup::<G>());
        made += playout::<G>(&mut state, &mut rng, &mut law);
    }
}

/// What a choice is said to be usually is what is dealt if nothing is said; what goes with another choice names one before it.
pub fn what_is_usual_is_said<G: Notation>(seed: u64) {
    for players in G::PLAYERS {
        let usual = G::Options::usual(players).expect("any number of players the game allows is fine");
        let dealt = |options: &G::Options| G::write_setup(&G::deal(options, &mut seeded_rng(seed)));
        for (place, choice) in G::Options::CHOICES.iter().enumerate() {
            match choice.usual {
                Usual::Value(value) => {
                    let mut said = usual.clone();
                    said.set(choice.name, value).expect("what is usual is possible");
                    assert_eq!(dealt(&said), dealt(&usual), "{} is not usually {value}", choice.name);
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

/// The list of legal decisions and the check of each decision that can be said agree, and nothing is listed twice.
pub fn generator_agrees_with_checker<G: Notation>(seed: u64, decisions: usize) {
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    over_random_games::<G>(seed, decisions, |state, _| {
        let legal = G::legal(state);
        let once: HashSet<_> = legal.iter().copied().collect();
        assert_eq!(
            once.len(),
            legal.len(),
            "something is listed twice: {legal:?}\n{}",
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

/// Every refusal cites a rule of the rulebook and says so at its beginning; a refused decision changes nothing.
pub fn refusals_cite_rules<G: Notation>(seed: u64, decisions: usize) {
    let ids: HashSet<&str> = G::RULEBOOK.rules().map(|(id, _)| id).collect();
    let all_decisions: Vec<G::Decision> = G::all_decisions().collect();
    over_random_games::<G>(seed, decisions, |state, _| {
        for &decision in &all_decisions {
            let mut after = *state;
            if let Err(refusal) = G::decide(&mut after, decision, &mut |_| ()) {
                assert!(ids.contains(refusal.rule()), "{refusal} cites a rule that nobody knows");
                assert!(refusal.to_string().starts_with(&format!("{}: ", refusal.rule())), "{refusal}");
                assert_eq!(after, *state, "`{decision}` was refused but had an effect");
            }
        }
    });
}

/// What must hold in every state, whatever was decided: the game's own test.
pub fn states_are_sound<G: Game>(seed: u64, decisions: usize, sound: impl Fn(&G::State)) {
    over_random_games::<G>(seed, decisions, |state, decision| {
        let mut after = *state;
        G::apply(&mut after, decision, &mut |_| ());
        sound(&after);
    });
}

/// A position that is written and read again is the same position.
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

/// A record that is written and read again replays to the state the live game was in. No game of random play takes more
/// than `longest` decisions; what people who want to go on could do is not shown by that.
pub fn records_replay<G: Notation>(seed: u64, decisions: usize, longest: usize) {
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

/// One of the two kinds of view: what is shown, and what is known.
type Kind<G> = fn(&<G as Game>::State, Observer) -> <G as Game>::View;

/// The kinds of view that differ in this position. What is shown follows from what is known, so a world that agrees with
/// the second has to agree with the first as well.
fn kinds<G: Game>(state: &G::State, observer: Observer) -> impl Iterator<Item = Kind<G>> + use<G> {
    let differ = G::perfect_recall_view(state, observer) != G::view(state, observer);
    [Some(G::view as Kind<G>), differ.then_some(G::perfect_recall_view as Kind<G>)].into_iter().flatten()
}

/// A world imagined from a view, of either kind, gives its observer that same view, shows him the same, offers him the
/// same decisions, and could be.
pub fn imagined_worlds_show_the_same_view<G: Notation>(seed: u64, decisions: usize) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    over_random_games::<G>(seed, decisions, |state, _| {
        for observer in Observer::all(G::players(state)) {
            for kind in kinds::<G>(state, observer) {
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

/// A second world, which an observer cannot tell from the first by this kind of view.
struct Alike<G: Game> {
    observer: Observer,
    kind: Kind<G>,
    world: G::State,
}

/// Two worlds that differ only in what an observer cannot know stay the same to him: equal views, equal legal decisions,
/// equal events, until an event or an open decision reveals the difference. So for both kinds of view.
pub fn nobody_learns_what_is_hidden<G: Notation>(seed: u64, decisions: usize) {
    let mut rng = seeded_rng(seed.wrapping_add(1));
    let mut pairs: Vec<Alike<G>> = Vec::new();
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
                pairs.extend(kinds::<G>(&after, observer).map(|kind| {
                    let world = G::determinize(&kind(&after, observer), &mut rng);
                    Alike { observer, kind, world }
                }));
            }
        }
    });
    assert!(steps_together > decisions, "the law was hardly ever put to the test: {steps_together} steps");
}

/// At a table without secrets nobody sees what another does not: a world that one of them could imagine looks to everybody as
/// the real one does, and everybody is told the same.
pub fn without_secrets_everybody_sees_the_same<G: Notation>(seed: u64, decisions: usize) {
    let (mut rng, mut imagination) = (seeded_rng(seed), seeded_rng(seed.wrapping_add(1)));
    let mut tables = Tables::new(seeded_rng(!seed));
    let mut made = 0;
    while made < decisions {
        let setup = tables.next_setup::<G>();
        if G::has_secrets(&setup) {
            continue;
        }
        made += playout::<G>(&mut G::start(&setup), &mut rng, |state, decision| {
            assert_eq!(G::decision_seen(decision), Some(decision), "it is made in secret");
            let everybody = || Observer::all(G::players(state));
            for (one, other) in everybody().flat_map(|one| everybody().map(move |other| (one, other))) {
                for kind in kinds::<G>(state, one) {
                    let world = G::determinize(&kind(state, one), &mut imagination);
                    assert_eq!(kind(&world, other), kind(state, other), "{other:?} sees more than {one:?}");
                }
                let told = |observer| {
                    let mut after = *state;
                    told::<G>(&mut after, decision, observer)
                };
                assert_eq!(told(one), told(other));
            }
        });
    }
}

/// Makes one step in two worlds that look the same to an observer. `false` once he can tell them apart.
fn step_together<G: Notation>(
    pair: &mut Alike<G>,
    state: &G::State,
    decision: G::Decision,
    rng: &mut impl Rng,
) -> bool {
    let Alike { observer, kind, world: ref mut other } = *pair;
    assert_eq!(G::turn(state), G::turn(other), "he sees whose turn it is");
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
    let told_here = told::<G>(&mut here, decision, observer);
    let told_there = told::<G>(other, decision_there, observer);
    if told_here != told_there {
        let most = told_here.len().max(told_there.len());
        let differs = (0..most).find(|at| told_here.get(*at) != told_there.get(*at)).unwrap_or(0);
        let reveals = [told_here.get(differs), told_there.get(differs)]
            .into_iter()
            .flatten()
            .any(|event| G::reveals(*event, observer));
        assert!(
            reveals,
            "{observer:?} was told {told_here:?} and {told_there:?}\n{}",
            G::write_position(state)
        );
        return false;
    }
    assert_eq!(G::view(&here, observer), G::view(other, observer), "{observer:?} after `{decision}`");
    assert_eq!(kind(&here, observer), kind(other, observer), "{observer:?} after `{decision}`");
    true
}

fn told<G: Game>(state: &mut G::State, decision: G::Decision, observer: Observer) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply(state, decision, &mut |event| events.push(G::event_seen(event, observer)));
    events
}

/// Playing games to their end allocates nothing, nor does what a search needs besides: checks, views, imagined worlds.
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
