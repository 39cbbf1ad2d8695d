//! How often bots throw the result of an ending away.
//!
//! ```text
//! cargo run --release -p kupferkessel-bots --example endings -- greedy strong expert
//! cargo run --release -p kupferkessel-bots --example endings -- --make 2000 > games/kupferkessel/bots/examples/endings/endings.txt
//! ```
//!
//! The second command makes the endings: decent bots play, one decision in six is a whim, and of each game one position with
//! 16 to 28 cards is kept in which some decisions keep the result and others do not.

mod file;

use file::{ENDINGS, Ending};
use hearth_bots::{BotRng, Spec};
use hearth_core::{Game, Observer, Options, Seat, Turn};
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions, Question, State};
use kupferkessel_solver::Solver;
use rand::{RngExt, SeedableRng};

/// The fewest and the most cards of an ending.
const CARDS: (usize, usize) = (16, 28);
/// Who plays the games that the endings come from.
const PLAYER: &str = "search@300";
/// One decision in so many is a whim.
const WHIM: u32 = 6;
/// A position that takes longer to solve than this is left out.
const PATIENCE: u64 = 40_000_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("--make") => make(words.get(1).and_then(|number| number.parse().ok()).unwrap_or(2000)),
        _ => judge(&words),
    }
}

/// Prints so many endings.
fn make(count: usize) {
    let mut made = 0;
    for seed in 0.. {
        if made == count {
            return;
        }
        let Some(state) = play(seed) else { continue };
        let mut solver = Solver::new(64);
        solver.give_up(PATIENCE, None);
        let Ok(outcomes) = solver.outcomes(&state) else { continue };
        let ending = Ending { state, outcomes };
        if ending.outcomes.iter().any(|(decision, _)| !ending.is_kept_by(*decision)) {
            println!("{}", ending.write());
            made += 1;
        }
    }
}

/// Plays until so many cards are left as the seed says.
fn play(seed: u64) -> Option<State> {
    let mut rng = BotRng::seed_from_u64(seed);
    let spec = Spec::read::<KupferkesselMind>(PLAYER).expect("there is such a bot");
    let options = KupferkesselOptions::usual(2).expect("two can play");
    let wanted = rng.random_range(CARDS.0..=CARDS.1);
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
        let decision = if rng.random_ratio(1, WHIM) {
            legal[rng.random_range(0..legal.len())]
        } else {
            let view = Kupferkessel::perfect_recall_view(&state, Observer::Seat(seat));
            bots[seat.index()].think(&view, &legal).expect("our own bots never forfeit").decision
        };
        Kupferkessel::apply(&mut state, decision, &mut |_| ());
    }
    None
}

/// Prints how often each bot throws the result away.
fn judge(names: &[String]) {
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
            let decision = bot.think(&view, &legal).expect("our own bots never forfeit").decision;
            let group = &mut groups[((ending.cards() - CARDS.0) / 4).min(2)];
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
