//! Compares the solver with plain search over the real rules.

use hearth_core::{Game, Notation, Observer, Options, Turn};
use hearth_testkit::seeded_rng;
use kupferkessel_rules::{
    Card, CardSet, Cell, Decision, Kupferkessel, KupferkesselOptions, StackSeen, State, Symbol,
};
use kupferkessel_solver::{Outcome, Solver, Unsolvable};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

/// Returns the margin for the seat that decides, with an exhaustive search.
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

/// Plays a random game until at most `left` cards remain, at most `pile` of them in the pile.
fn ending(set: &[(&str, &str)], left: usize, pile: usize, rng: &mut impl Rng) -> Option<State> {
    let mut options = KupferkesselOptions::usual(2).expect("two");
    for (name, value) in set {
        options.set(name, value).expect("an option");
    }
    let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, rng));
    while Kupferkessel::turn(&state) != Turn::Over {
        let cards = state.square().occupied().len() + state.stacks().pile_len();
        if cards <= left && state.stacks().pile_len() <= pile {
            return Some(state);
        }
        let legal = Kupferkessel::legal(&state);
        let decision = *legal.choose(rng).expect("something is legal");
        Kupferkessel::apply(&mut state, decision, &mut |_| ());
    }
    None
}

/// Returns the same position with the cards that were out of the game as the pile.
///
/// The rules would have refilled the square earlier, but accept it. A real position with a pile is too large
/// for an exhaustive search.
fn with_pile(state: &State) -> State {
    let mut view = Kupferkessel::perfect_recall_view(state, Observer::Spectator);
    view.pile = StackSeen::new(view.out.iter().map(Some));
    view.out = CardSet::EMPTY;
    view.out_count = 0;
    Kupferkessel::determinize(&view, &mut seeded_rng(0))
}

#[test]
fn the_solver_agrees_with_a_pile_of_known_order() {
    let mut rng = seeded_rng(6);
    let (mut checked, mut solver) = (0, Solver::new(8));
    while checked < 100 {
        let Some(state) = ending(&[("symbols-on-all-twos", "true")], 10, 0, &mut rng) else { continue };
        if !(1..=2).contains(&state.out().len()) {
            continue;
        }
        let state = with_pile(&state);
        assert_eq!(solver.margins(&state).expect("it can be solved"), margins(&state));
        checked += 1;
    }
}

fn agrees(set: &[(&str, &str)], seed: u64, positions: usize, most: usize) {
    let mut rng = seeded_rng(seed);
    let mut solver = Solver::new(8);
    let mut checked = 0;
    while checked < positions {
        let left = rng.random_range(8..=most);
        let Some(state) = ending(set, left, 0, &mut rng) else { continue };
        let plain = margins(&state);
        let outcomes: Vec<_> =
            plain.iter().map(|(decision, margin)| (*decision, Outcome::from(*margin as i16))).collect();
        assert_eq!(solver.margins(&state), Ok(plain));
        assert_eq!(Solver::new(1).outcomes(&state), Ok(outcomes));
        checked += 1;
    }
}

#[test]
fn the_solver_agrees_with_exhaustive_search() {
    agrees(&[], 1, 400, 13);
}

#[test]
fn the_solver_agrees_with_symbols_on_all_twos() {
    agrees(&[("symbols-on-all-twos", "true")], 2, 300, 12);
}

#[test]
fn the_solver_agrees_if_any_line_ends_the_game() {
    agrees(&[("any-line-ends", "true")], 3, 100, 16);
}

#[test]
fn the_solver_agrees_with_childrens_scoring() {
    agrees(&[("children-scoring", "true")], 4, 100, 12);
}

/// Returns a small square with six explosions, and kettles with the top first.
fn explosive(rng: &mut impl Rng) -> (Vec<Card>, [Vec<Card>; 2]) {
    let is_explosion = |card: &Card| card.symbol(true) == Some(Symbol::Explosion);
    let (mut square, mut others): (Vec<Card>, Vec<Card>) = Card::all().partition(is_explosion);
    square.shuffle(rng);
    others.shuffle(rng);
    others.extend(square.split_off(6));
    square.extend(others.drain(..5));
    square.shuffle(rng);
    let kettles = [others.drain(..8).collect(), others.drain(..8).collect()];
    (square, kettles)
}

/// Returns the position, if its base cards are legal.
fn placed(square: &[Card], kettles: &[Vec<Card>; 2]) -> Option<State> {
    let cells = ["c1", "c2", "c3", "c5", "b3", "d3", "e3", "a3", "d4", "e5", "b2"];
    let mut text = "position kupferkessel; players 2; symbols-on-all-twos true; pile".to_owned();
    for cell in Cell::all() {
        let card =
            cells.iter().position(|name| *name == cell.to_string()).map(|place| square[place].to_string());
        text += &format!("; {cell} {}", card.unwrap_or_else(|| ".".to_owned()));
    }
    for (seat, (at, kettle)) in [(3, &kettles[0]), (8, &kettles[1])].into_iter().enumerate() {
        let cards: Vec<String> = kettle.iter().rev().map(ToString::to_string).collect();
        text += &format!("; seat {}; at {at}; kettle {}", seat + 1, cards.join(" "));
    }
    Kupferkessel::read_position(&text).ok()
}

#[test]
fn kettles_with_different_orders_have_different_keys() {
    let mut rng = seeded_rng(8);
    let mut checked = 0;
    while checked < 150 {
        let (square, kettles) = explosive(&mut rng);
        // Two exchanges that cancelled out when both kettles were packed into one number.
        let apart = |cards: &[Card], a: usize, b: usize| cards[a].index() ^ cards[b].index();
        if apart(&kettles[0], 0, 1) != 2 * apart(&kettles[1], 4, 5) {
            continue;
        }
        let mut stirred = kettles.clone();
        stirred[0].swap(0, 1);
        stirred[1].swap(4, 5);
        let (Some(first), Some(second)) = (placed(&square, &kettles), placed(&square, &stirred)) else {
            continue;
        };
        let fresh = Solver::new(8).margins(&second).expect("it can be solved");
        let mut solver = Solver::new(8);
        solver.margins(&first).expect("it can be solved");
        assert_eq!(solver.margins(&second), Ok(fresh));
        checked += 1;
    }
}

#[test]
fn unsolvable_positions_are_errors() {
    let mut rng = seeded_rng(5);
    let mut recipes = || ending(&[("recipes", "true")], 15, 0, &mut rng);
    let state = std::iter::repeat_with(&mut recipes).flatten().next().expect("some game comes so far");
    let mut solver = Solver::new(1);
    assert_eq!(solver.margins(&state), Err(Unsolvable::Recipes));
    let three = KupferkesselOptions::usual(3).expect("three");
    let state = Kupferkessel::start(&Kupferkessel::deal(&three, &mut rng));
    assert_eq!(solver.margins(&state), Err(Unsolvable::NotTwo));
    let two = KupferkesselOptions::usual(2).expect("two");
    let state = Kupferkessel::start(&Kupferkessel::deal(&two, &mut rng));
    solver.set_limits(1_000, None);
    assert_eq!(solver.margins(&state), Err(Unsolvable::LimitReached));
}
