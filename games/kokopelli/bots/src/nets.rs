//! The learned evaluations, one for each number of players. `nets/README.md` describes their training.

use std::sync::OnceLock;

use hearth_bots::Net;

use crate::features;

/// The weights for two, three and four players, as written by `hearth learn`.
const WEIGHTS: [&[u8]; 3] =
    [include_bytes!("../nets/2.net"), include_bytes!("../nets/3.net"), include_bytes!("../nets/4.net")];

/// Returns the evaluation for a number of players.
pub(crate) fn net(players: usize) -> &'static Net {
    static NETS: OnceLock<[Net; WEIGHTS.len()]> = OnceLock::new();
    &NETS.get_or_init(|| WEIGHTS.map(|weights| Net::compiled_in(weights, features::COUNT)))
        [players.saturating_sub(2).min(WEIGHTS.len() - 1)]
}
