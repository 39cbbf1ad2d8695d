//! How each level plays. The lower three look one decision ahead and differ in what escapes them; the upper three grow trees
//! and differ in how far.

use hearth_bots::{Budget, Engine, LEVELS, Leaf, Setting};

/// The levels, the weakest first.
pub(crate) const ALL: [Setting; LEVELS.len()] = [
    Setting { overlooks: 22, strays: 80, ..greedy(1) },
    Setting { overlooks: 12, strays: 50, ..greedy(2) },
    greedy(8),
    tree(250),
    tree(4500),
    tree(16_000),
];

const fn greedy(worlds: u64) -> Setting {
    Setting::new(Engine::Greedy, Budget::Nodes(worlds))
}

const fn tree(looks: u64) -> Setting {
    Setting { leaf: Leaf::Mixed, ..Setting::new(Engine::Tree, Budget::Nodes(looks)) }
}
