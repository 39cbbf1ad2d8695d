//! The settings of each level.
//!
//! The lower three look one decision ahead and differ in their handicaps. The upper three use tree search and
//! differ in the number of simulations.

use hearth_bots::{Budget, Engine, LEVELS, Setting};

/// The levels, weakest first.
pub(crate) const ALL: [Setting; LEVELS.len()] = [
    Setting { overlooks: 32, strays: 130, ..greedy(1) },
    Setting { overlooks: 17, strays: 65, ..greedy(2) },
    greedy(8),
    tree(200),
    tree(1_500),
    tree(40_000),
];

const fn greedy(worlds: u64) -> Setting {
    Setting::new(Engine::Greedy, Budget::Nodes(worlds))
}

const fn tree(looks: u64) -> Setting {
    Setting::new(Engine::Tree, Budget::Nodes(looks))
}
