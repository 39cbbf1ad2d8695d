//! How each level plays. The lower three look one decision ahead and differ in what escapes them; the upper three grow trees
//! and differ in how far.

use hearth_bots::{Budget, Engine, LEVELS, Setting};

/// The levels, the weakest first.
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
