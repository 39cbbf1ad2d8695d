//! How each level plays. The lower two look one decision ahead and differ in what escapes them; the others search, and
//! differ in how far and in what they remember of covered cards.

use hearth_bots::{Budget, Engine, LEVELS, Setting};

/// The levels, the weakest first.
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
