//! A simulation of the tree search allocates nothing.

use hearth_bots::{Bot, BotRng, Spec, Tree};
use hearth_core::{Game, Observer, Options, Seat};
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::{Kokopelli, KokopelliOptions};
use rand::SeedableRng;

/// Counts the allocations of a search with a number of simulations.
fn allocations(looks: u64) -> u64 {
    let options = KokopelliOptions::usual(2).expect("a table for two");
    let mut rng = BotRng::seed_from_u64(3);
    let state = Kokopelli::start(&Kokopelli::deal(&options, &mut rng));
    let view = Kokopelli::perfect_recall_view(&state, Observer::Seat(Seat::FIRST));
    let legal = Kokopelli::legal(&state);
    let spec = Spec::read::<KokopelliMind>(&format!("tree@{looks}")).expect("a bot");
    let mut tree = Tree::<KokopelliMind>::new(&spec.setting, rng);
    let counted = allocation_counter::measure(|| {
        let thoughts = tree.think(&view, &legal).expect("a decision");
        assert!(thoughts.nodes > looks / 2);
    });
    counted.count_total
}

#[test]
fn ten_times_the_simulations_need_no_more_allocations() {
    let (few, many) = (allocations(1000), allocations(10_000));
    assert!(many < few + 20, "{few} times for a thousand looks, {many} times for ten thousand");
}
