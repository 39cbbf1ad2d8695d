//! Measures the solver: `cargo run --release -p kupferkessel-solver --example measure [POSITIONS] [CARDS…]`.
//!
//! The positions come from games between two greedy bots that use public knowledge only. Each position is
//! solved with an empty table, after each of its decisions.

use cpu_time::ProcessTime;
use hearth_core::{Game, Options, Turn};
use hearth_testkit::seeded_rng;
use kupferkessel_rules::{CardSet, Decision, Family, Kupferkessel, KupferkesselOptions, Question, State};
use kupferkessel_solver::Solver;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

/// Size of the table in megabytes.
const TABLE_MEGABYTES: usize = 64;
/// With more cards than this, only outcomes are solved.
const MAX_CARDS_FOR_MARGINS: usize = 32;
/// One decision in this many is random, so that games differ.
const RANDOM_DECISION_INTERVAL: u32 = 10;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let positions = numbers.next().unwrap_or(21);
    let mut sizes: Vec<usize> = numbers.collect();
    if sizes.is_empty() {
        sizes = vec![20, 22, 24, 26, 28];
    }
    println!("{positions} positions each, CPU milliseconds and thousands of positions searched");
    println!(
        "{:>5}  {:>28}  {:>28}  {:>30}  {:>28}",
        "cards",
        "who wins: median  p90  max",
        "nodes: median  p90  max",
        "by how much: median  p90  max",
        "nodes: median  p90  max"
    );
    for left in sizes {
        let mut rng = seeded_rng(left as u64);
        let (mut wins, mut win_nodes) = (Vec::new(), Vec::new());
        let (mut margins, mut margin_nodes) = (Vec::new(), Vec::new());
        while wins.len() < positions {
            let Some(state) = position(left, &mut rng) else { continue };
            let begin = ProcessTime::now();
            let mut solver = Solver::new(TABLE_MEGABYTES);
            if solver.outcomes(&state).is_err() {
                continue;
            }
            wins.push(begin.elapsed().as_secs_f64() * 1e3);
            win_nodes.push(solver.nodes_searched() as f64 / 1e3);
            if left <= MAX_CARDS_FOR_MARGINS {
                let begin = ProcessTime::now();
                let mut solver = Solver::new(TABLE_MEGABYTES);
                if solver.margins(&state).is_ok() {
                    margins.push(begin.elapsed().as_secs_f64() * 1e3);
                    margin_nodes.push(solver.nodes_searched() as f64 / 1e3);
                }
            }
        }
        println!(
            "{left:>5}  {:>28}  {:>28}  {:>30}  {:>28}",
            spread(wins),
            spread(win_nodes),
            spread(margins),
            spread(margin_nodes)
        );
    }
}

/// Formats the median, the 90th percentile and the maximum.
fn spread(mut numbers: Vec<f64>) -> String {
    numbers.sort_by(f64::total_cmp);
    let at = |share: usize| {
        numbers.get((numbers.len().saturating_sub(1)) * share / 10).copied().unwrap_or(f64::NAN)
    };
    format!("{:.1} {:.1} {:.1}", at(5), at(9), at(10))
}

/// Returns a position from play with this many cards on the square, an empty pile, and a card to take.
fn position(left: usize, rng: &mut impl Rng) -> Option<State> {
    let options = KupferkesselOptions::usual(2).ok()?;
    let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, rng));
    while Kupferkessel::turn(&state) != Turn::Over {
        let cards = state.square().occupied().len();
        if cards == left && state.stacks().pile_len() == 0 && state.question() == Question::Take {
            return Some(state);
        }
        let legal = Kupferkessel::legal(&state);
        let decision = if rng.random_ratio(1, RANDOM_DECISION_INTERVAL) {
            legal.choose(rng).copied()
        } else {
            greedy(&state)
        };
        Kupferkessel::apply(&mut state, decision?, &mut |_| ());
    }
    None
}

/// Returns the greedy decision for the player to move. It knows the kettles, which everybody can remember,
/// but not the pile.
fn greedy(state: &State) -> Option<Decision> {
    let Turn::Decide(seat) = Kupferkessel::turn(state) else { return None };
    let worth = |decision: &Decision| {
        let mut after = *state;
        let mut refilled = None;
        Kupferkessel::apply(&mut after, *decision, &mut |event| {
            if let kupferkessel_rules::Event::Refilled { cell, .. } = event {
                refilled = Some(cell);
            }
        });
        let other = seat.left(2);
        let lying: CardSet = state
            .square()
            .occupied()
            .into_iter()
            .filter(|cell| Some(*cell) != refilled)
            .filter_map(|cell| after.square().card(cell))
            .collect();
        let again = if Kupferkessel::turn(&after) == Turn::Decide(seat) { 30 } else { 0 };
        promise(&after, seat, lying) - promise(&after, other, lying) + again
    };
    Kupferkessel::legal(state).into_iter().max_by_key(worth)
}

/// Values a kettle in tenths of a point, with a bonus for open families.
fn promise(state: &State, seat: hearth_core::Seat, lying: CardSet) -> i32 {
    let held = state.stacks().held(seat);
    let family = |family: Family| {
        let (cards, left) = (held.of_family(family), lying.of_family(family).count_ones());
        let now = i32::from(state.ruleset().family_points(family, cards, seat, 2)) * 10;
        let hope = match cards.count_ones() {
            1 => 8 * left.min(2),
            2 => 25 * left.min(2),
            3 => 15 * left,
            _ => 0,
        };
        now + hope.cast_signed()
    };
    let ones: i32 = Family::all().map(|family| i32::from(held.of_family(family) & 1 != 0)).sum();
    Family::all().map(family).sum::<i32>() + 10 * ones
}
