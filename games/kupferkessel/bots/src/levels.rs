//! The settings of each level.
//!
//! The lower two look one decision ahead and differ in their handicaps. The others search, and differ in
//! nodes and in their memory of covered cards.

use hearth_bots::{Budget, Engine, LEVELS, Setting};

/// The levels, weakest first.
pub(crate) const ALL: [Setting; LEVELS.len()] = [
    Setting { memory: 40, overlooks: 10, strays: 100, ..greedy(4) },
    Setting { memory: 70, overlooks: 4, strays: 50, ..greedy(8) },
    Setting { memory: 70, ..search(300) },
    Setting { memory: 88, ..search(800) },
    search(4_000),
    search(400_000),
];

const fn greedy(worlds: u64) -> Setting {
    Setting::new(Engine::Greedy, Budget::Nodes(worlds))
}

const fn search(positions: u64) -> Setting {
    Setting::new(Engine::Search, Budget::Nodes(positions))
}
