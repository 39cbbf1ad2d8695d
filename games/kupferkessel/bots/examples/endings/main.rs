//! Measures how often bots throw away the result of an ending.
//!
//! ```text
//! cargo run --release -p kupferkessel-bots --example endings -- greedy strong expert
//! cargo run --release -p kupferkessel-bots --example endings -- --make 2000 > games/kupferkessel/bots/examples/endings/endings.txt
//! ```
//!
//! The second command generates the endings: bots play, with one random decision in six. From each game it
//! keeps one position with 16 to 28 cards in which only some decisions keep the result.

mod file;

use file::{ENDINGS, Ending};
use hearth_bots::{BotRng, Spec};
use hearth_core::{Game, Observer, Options, Seat, Turn};
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions, Question, State};
use kupferkessel_solver::Solver;
use rand::{RngExt, SeedableRng};

/// Minimum and maximum number of cards of an ending.
const CARD_RANGE: (usize, usize) = (16, 28);
/// The bot that plays the games.
const GAME_BOT: &str = "search@300";
/// One decision in this many is random.
const RANDOM_DECISION_INTERVAL: u32 = 6;
/// Maximum number of nodes; a position that takes longer to solve is skipped.
const MAX_SOLVER_NODES: u64 = 40_000_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("--make") => generate(words.get(1).and_then(|number| number.parse().ok()).unwrap_or(2000)),
        _ => measure(&words),
    }
}

/// Prints a number of endings.
fn generate(count: usize) {
    let mut made = 0;
    for seed in 0.. {
        if made == count {
            return;
        }
        let Some(state) = play(seed) else { continue };
        let mut solver = Solver::new(64);
        solver.set_limits(MAX_SOLVER_NODES, None);
        let Ok(outcomes) = solver.outcomes(&state) else { continue };
        let ending = Ending { state, outcomes };
        if ending.outcomes.iter().any(|(decision, _)| !ending.is_kept_by(*decision)) {
            println!("{}", ending.write());
            made += 1;
        }
    }
}

/// Plays until the number of cards that the seed selects is left.
fn play(seed: u64) -> Option<State> {
    let mut rng = BotRng::seed_from_u64(seed);
    let spec = Spec::read::<KupferkesselMind>(GAME_BOT).expect("the bot exists");
    let options = KupferkesselOptions::usual(2).expect("two can play");
    let wanted = rng.random_range(CARD_RANGE.0..=CARD_RANGE.1);
    let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut rng));
    let mut bots: Vec<_> = Seat::all(2)
        .map(|seat| spec.bot::<KupferkesselMind>(seat, &mut BotRng::seed_from_u64(seed), &mut rng))
        .collect();
    while let Turn::Decide(seat) = Kupferkessel::turn(&state) {
        let cards = state.square().occupied().len();
        if state.stacks().pile_len() == 0 && cards == wanted && state.question() == Question::Take {
            return Some(state);
        }
        let legal = Kupferkessel::legal(&state);
        let decision = if rng.random_ratio(1, RANDOM_DECISION_INTERVAL) {
            legal[rng.random_range(0..legal.len())]
        } else {
            let view = Kupferkessel::perfect_recall_view(&state, Observer::Seat(seat));
            bots[seat.index()].think(&view, &legal).expect("built-in bots never forfeit").decision
        };
        Kupferkessel::apply(&mut state, decision, &mut |_| ());
    }
    None
}

/// Prints how often each bot throws the result away.
fn measure(names: &[String]) {
    let endings: Vec<Ending> = Ending::read_all(ENDINGS).collect();
    println!("{} endings; thrown away, of a hundred, with the interval of 95 %", endings.len());
    println!("{:<34} {:>14} {:>11} {:>11} {:>11}", "", "all", "16-19", "20-23", "24-28");
    for name in names {
        let spec = match Spec::read::<KupferkesselMind>(name) {
            Ok(spec) => spec,
            Err(error) => {
                eprintln!("{error}");
                continue;
            }
        };
        let mut groups = [(0, 0); 3];
        for (index, ending) in endings.iter().enumerate() {
            let Turn::Decide(seat) = Kupferkessel::turn(&ending.state) else { continue };
            let mut rng = BotRng::seed_from_u64(index as u64);
            let mut bot = spec.bot::<KupferkesselMind>(seat, &mut rng.clone(), &mut rng);
            let view = Kupferkessel::perfect_recall_view(&ending.state, Observer::Seat(seat));
            let legal = Kupferkessel::legal(&ending.state);
            let decision = bot.think(&view, &legal).expect("built-in bots never forfeit").decision;
            let group = &mut groups[((ending.cards() - CARD_RANGE.0) / 4).min(2)];
            group.0 += usize::from(!ending.is_kept_by(decision));
            group.1 += 1;
        }
        let all = groups.iter().fold((0, 0), |all, group| (all.0 + group.0, all.1 + group.1));
        let share = |(thrown, of): (usize, usize)| 100.0 * thrown as f64 / of.max(1) as f64;
        let part = share(all) / 100.0;
        let interval = 196.0 * (part * (1.0 - part) / all.1.max(1) as f64).sqrt();
        println!(
            "{name:<34} {:>6.2} ± {interval:>5.2} {:>11.2} {:>11.2} {:>11.2}",
            share(all),
            share(groups[0]),
            share(groups[1]),
            share(groups[2])
        );
    }
}
