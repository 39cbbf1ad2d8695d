//! Two servers with disjoint people: the same strength has the same rating on both.

use hearth_ratings::Ratings;

use crate::world::{Assumptions, Rng, World};

/// Returns the mean error of a server after some games of everybody: its ratings are that far above the truth.
fn error(assumptions: Assumptions, games: u32, seed: u64) -> f64 {
    let mut world = World::new(assumptions, Rng::new(seed));
    let mut ratings = Ratings::default();
    while world.games_of_all() < games {
        ratings.rate(&world.play()).expect("a rated game");
    }
    let error =
        |person| ratings.get(world.pool(), person).expect("a career").rating.mean - world.strength(person);
    world.people().map(error).sum::<f64>() / world.people().count() as f64
}

/// Returns the mean and the largest disagreement of pairs of servers.
fn disagreement(one: Assumptions, other: Assumptions, games: u32, pairs: u64) -> (f64, f64) {
    let differences: Vec<f64> = (0..pairs)
        .map(|pair| (error(one, games, 5000 + pair) - error(other, games, 6000 + pair)).abs())
        .collect();
    (differences.iter().sum::<f64>() / pairs as f64, differences.iter().copied().fold(0.0, f64::max))
}

#[test]
fn two_servers_of_equal_people_agree() {
    let people = Assumptions::usual(2, 60);
    let (_, largest) = disagreement(people, people, 100, 3);
    assert!(largest < 30.0, "{largest}");
    // Without bots nothing ties the servers together.
    let alone = Assumptions { bots: 0.0, ..people };
    let weak = Assumptions { level: 1150.0, ..alone };
    let (mean, _) = disagreement(alone, weak, 100, 1);
    assert!(mean > 100.0, "{mean}");
}

#[test]
fn the_table_of_agreement() {
    if !crate::is_long() {
        return;
    }
    println!(
        "| servers (100 people each, 20 pairs) | players | opponents that are bots | mean difference | largest |"
    );
    println!("|---|---|---|---|---|");
    for players in 2..=4 {
        for bots in [0.5, 0.3, 0.2, 0.1] {
            let usual = Assumptions { bots, ..Assumptions::usual(players, 100) };
            let levels = |level| Assumptions { level, ..usual };
            for (name, one, other) in [
                ("both of 1380 on average", usual, usual),
                ("1280 and 1480", levels(1280.0), levels(1480.0)),
                ("1150 and 1500", levels(1150.0), levels(1500.0)),
            ] {
                let (mean, largest) = disagreement(one, other, 400, 20);
                println!("| {name} | {players} | {:.0} % | {mean:.1} | {largest:.1} |", bots * 100.0);
            }
        }
    }
}
