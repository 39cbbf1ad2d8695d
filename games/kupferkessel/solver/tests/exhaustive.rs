//! The solver against plain search over the real rules.

use hearth_core::{Game, Notation, Observer, Options, Turn};
use hearth_testkit::rng;
use kupferkessel_rules::{
    Card, CardSet, Cell, Decision, Kupferkessel, KupferkesselOptions, Setup, StackSeen, State, Symbol, View,
};
use kupferkessel_solver::{Outcome, Solver, Unsolvable};
use rand::seq::{IndexedRandom, SliceRandom};
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

/// A small square with six explosions on it, and what the kettles hold, tops first.
fn explosive(chance: &mut impl Rng) -> (Vec<Card>, [Vec<Card>; 2]) {
    let is_explosion = |card: &Card| card.symbol(true) == Some(Symbol::Explosion);
    let (mut square, mut others): (Vec<Card>, Vec<Card>) = Card::all().partition(is_explosion);
    square.shuffle(chance);
    others.shuffle(chance);
    others.extend(square.split_off(6));
    square.extend(others.drain(..5));
    square.shuffle(chance);
    let kettles = [others.drain(..8).collect(), others.drain(..8).collect()];
    (square, kettles)
}

/// The position, if its bases may be such.
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
fn what_it_remembers_of_other_kettles_does_not_mislead_it() {
    let mut chance = rng(8);
    let mut checked = 0;
    while checked < 150 {
        let (square, kettles) = explosive(&mut chance);
        // Two exchanges that cancelled each other out when both kettles were packed into one number.
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
        let fresh = Solver::new(8).solve(&second).expect("it can be solved");
        let mut solver = Solver::new(8);
        solver.solve(&first).expect("it can be solved");
        assert_eq!(solver.solve(&second).map(|solution| solution.margin), Ok(fresh.margin));
        checked += 1;
    }
}

/// The average margin for the seat that decides while the uppermost cards of the pile are unknown: by trying everything.
fn averages(view: &View) -> Vec<(Decision, f64)> {
    let world = Kupferkessel::imagine(view, &mut rng(0));
    let Turn::Decide(seat) = Kupferkessel::turn(&world) else { return Vec::new() };
    let unknown: Vec<Card> = world.stacks().pile().take(view.pile.len() - view.pile.known().len()).collect();
    let average = |decision: Decision| {
        let after = |first: Option<Card>| {
            let mut known = *view;
            if first.is_some() {
                known.pile =
                    StackSeen::new([first].into_iter().chain(view.pile.cards().iter().skip(1).copied()));
            }
            let mut after = Kupferkessel::imagine(&known, &mut rng(0));
            Kupferkessel::apply(&mut after, decision, &mut |_| ());
            let value = match Kupferkessel::turn(&after) {
                Turn::Over => {
                    let scores = Kupferkessel::standing(&after).expect("it is over").scores;
                    return f64::from(scores[seat.index()] - scores[1 - seat.index()]);
                }
                Turn::Decide(_) => {
                    let next = averages(&Kupferkessel::known(&after, view.observer)).into_iter();
                    next.map(|(_, value)| value).fold(f64::NEG_INFINITY, f64::max)
                }
            };
            if Kupferkessel::turn(&after) == Turn::Decide(seat) { value } else { -value }
        };
        let firsts: Vec<f64> = unknown.iter().map(|card| after(Some(*card))).collect();
        if firsts.is_empty() { after(None) } else { firsts.iter().sum::<f64>() / firsts.len() as f64 }
    };
    Kupferkessel::legal(&world).into_iter().map(|decision| (decision, average(decision))).collect()
}

#[test]
fn it_averages_over_the_orders_of_the_last_cards() {
    let mut chance = rng(9);
    let (mut checked, mut solver) = (0, Solver::new(8));
    while checked < 25 {
        let Some(state) = ending(&[("symbols-on-all-twos", "true")], 7, 0, &mut chance) else { continue };
        if state.out().len() != 2 {
            continue;
        }
        let mut view = Kupferkessel::known(&with_pile(&state), Observer::Spectator);
        view.pile = StackSeen::new([None, None]);
        let (found, plain) = (solver.expectations(&view).expect("it can be solved"), averages(&view));
        for ((decision, value), (same, average)) in found.iter().zip(&plain) {
            assert_eq!(decision, same);
            assert!((value - average).abs() < 1e-9, "{decision}: {value} and {average}");
        }
        checked += 1;
    }
    let shown = Kupferkessel::view(&Kupferkessel::start(&any_setup(&mut chance)), Observer::Spectator);
    assert_eq!(
        solver.expectations(&shown),
        Err(Unsolvable::TooManyOrders),
        "only the bases lie in the kettles"
    );
}

fn any_setup(chance: &mut impl Rng) -> Setup {
    Kupferkessel::deal(&KupferkesselOptions::usual(2).expect("two"), chance)
}

#[test]
fn what_cannot_be_solved_is_said() {
    let mut chance = rng(5);
    let mut recipes = || ending(&[("recipes", "true")], 15, 0, &mut chance);
    let state = std::iter::repeat_with(&mut recipes).flatten().next().expect("some game comes so far");
    let mut solver = Solver::new(1);
    assert_eq!(solver.solve(&state), Err(Unsolvable::Recipes));
    let three = KupferkesselOptions::usual(3).expect("three");
    let state = Kupferkessel::start(&Kupferkessel::deal(&three, &mut chance));
    assert_eq!(solver.solve(&state), Err(Unsolvable::NotTwo));
    let two = KupferkesselOptions::usual(2).expect("two");
    let state = Kupferkessel::start(&Kupferkessel::deal(&two, &mut chance));
    assert_eq!(solver.giving_up_after(1_000).solve(&state), Err(Unsolvable::GaveUp));
}
