//! The solver against plain search over the real rules.

use hearth_core::{Game, Observer, Options, Turn};
use hearth_testkit::rng;
use kupferkessel_rules::{CardSet, Decision, Kupferkessel, KupferkesselOptions, StackSeen, State};
use kupferkessel_solver::{Outcome, Solver, Unsolvable};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// The margin for the seat that decides, found by trying everything.
fn exhaustive(state: &State) -> i32 {
    margins(state).into_iter().map(|(_, margin)| margin).max().expect("something is legal")
}

fn margins(state: &State) -> Vec<(Decision, i32)> {
    let Turn::Decide(seat) = Kupferkessel::turn(state) else { return Vec::new() };
    let after = |decision: Decision| {
        let mut after = *state;
        Kupferkessel::apply(&mut after, decision, &mut |_| ());
        let margin = match Kupferkessel::turn(&after) {
            Turn::Over => {
                let scores = Kupferkessel::standing(&after).expect("it is over").scores;
                scores[seat.index()] - scores[1 - seat.index()]
            }
            Turn::Decide(next) if next == seat => exhaustive(&after),
            Turn::Decide(_) => -exhaustive(&after),
        };
        (decision, margin)
    };
    Kupferkessel::legal(state).into_iter().map(after).collect()
}

/// A random game, up to the moment when at most so many cards are left and at most so many in the pile.
fn ending(set: &[(&str, &str)], left: usize, pile: usize, chance: &mut impl Rng) -> Option<State> {
    let mut options = KupferkesselOptions::usual(2).expect("two");
    for (name, value) in set {
        options.set(name, value).expect("an option");
    }
    let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, chance));
    while Kupferkessel::turn(&state) != Turn::Over {
        let cards = state.square().occupied().len() + state.stacks().pile_len();
        if cards <= left && state.stacks().pile_len() <= pile {
            return Some(state);
        }
        let legal = Kupferkessel::legal(&state);
        let decision = *legal.choose(chance).expect("something is legal");
        Kupferkessel::apply(&mut state, decision, &mut |_| ());
    }
    None
}

/// The same position, but that the cards that were out of the game are the pile. The rules would have refilled the square
/// before; they do not mind, and a real position with a pile is far too large to be searched by trying everything.
fn with_pile(state: &State) -> State {
    let mut view = Kupferkessel::known(state, Observer::Spectator);
    view.pile = StackSeen::new(view.out.iter().map(Some));
    view.out = CardSet::EMPTY;
    view.out_count = 0;
    Kupferkessel::imagine(&view, &mut rng(0))
}

#[test]
fn it_agrees_with_a_pile_of_known_order() {
    let mut chance = rng(6);
    let (mut checked, mut solver) = (0, Solver::new(8));
    while checked < 100 {
        let Some(state) = ending(&[("symbols-on-all-twos", "true")], 10, 0, &mut chance) else { continue };
        if !(1..=2).contains(&state.out().len()) {
            continue;
        }
        let state = with_pile(&state);
        assert_eq!(solver.margins(&state).expect("it can be solved"), margins(&state));
        checked += 1;
    }
}

fn agrees(set: &[(&str, &str)], seed: u64, positions: usize, most: usize) {
    let mut chance = rng(seed);
    let mut solver = Solver::new(8);
    let mut checked = 0;
    while checked < positions {
        let left = chance.random_range(8..=most);
        let Some(state) = ending(set, left, 0, &mut chance) else { continue };
        let plain = margins(&state);
        let best = plain.iter().map(|(_, margin)| *margin).max().expect("something is legal");
        let solution = solver.solve(&state).expect("it can be solved");
        assert_eq!(solution.margin, best);
        assert!(plain.contains(&(solution.decision, best)), "{} is not best", solution.decision);
        assert_eq!(solver.margins(&state).expect("it can be solved"), plain);
        let outcome = match best {
            ..0 => Outcome::Loss,
            0 => Outcome::Draw,
            1.. => Outcome::Win,
        };
        assert_eq!(Solver::new(1).outcome(&state).expect("it can be solved").0, outcome);
        checked += 1;
    }
}

#[test]
fn the_solver_agrees_with_exhaustive_search() {
    agrees(&[], 1, 400, 13);
}

#[test]
fn it_agrees_with_symbols_on_all_twos() {
    agrees(&[("symbols-on-all-twos", "true")], 2, 300, 12);
}

#[test]
fn it_agrees_where_any_line_ends_the_game() {
    agrees(&[("any-line-ends", "true")], 3, 100, 16);
}

#[test]
fn it_agrees_with_childrens_scoring() {
    agrees(&[("children-scoring", "true")], 4, 100, 12);
}

#[test]
fn what_cannot_be_solved_is_said() {
    let mut chance = rng(5);
    let recipes = ending(&[("recipes", "true")], 15, 0, &mut chance);
    let mut solver = Solver::new(1);
    if let Some(state) = recipes {
        assert_eq!(solver.solve(&state), Err(Unsolvable::Recipes));
    }
    let three = KupferkesselOptions::usual(3).expect("three");
    let state = Kupferkessel::start(&Kupferkessel::deal(&three, &mut chance));
    assert_eq!(solver.solve(&state), Err(Unsolvable::NotTwo));
    let two = KupferkesselOptions::usual(2).expect("two");
    let state = Kupferkessel::start(&Kupferkessel::deal(&two, &mut chance));
    assert_eq!(solver.giving_up_after(1_000).solve(&state), Err(Unsolvable::GaveUp));
}
