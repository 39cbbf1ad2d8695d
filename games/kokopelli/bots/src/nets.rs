//! The learned evaluations, one for each number of players. How they were made stands beside them, in `nets/README.md`.

use std::sync::OnceLock;

use hearth_bots::Net;
use hearth_bots::learn::Fit;

use crate::features;

/// The weights for two, three and four players, as `hearth learn` wrote them.
const WEIGHTS: [&[u8]; 3] =
    [include_bytes!("../nets/2.net"), include_bytes!("../nets/3.net"), include_bytes!("../nets/4.net")];

/// The evaluation for a table of so many.
pub(crate) fn net(players: usize) -> &'static Net {
    static NETS: OnceLock<[Net; WEIGHTS.len()]> = OnceLock::new();
    // Weights for other features fit no more; a net that knows nothing lets the new ones be learned.
    let read = |weights: &[u8]| {
        Net::read(weights, features::COUNT).unwrap_or_else(|_| Fit::new(features::COUNT, 1).net())
    };
    &NETS.get_or_init(|| WEIGHTS.map(read))[players.saturating_sub(2).min(WEIGHTS.len() - 1)]
}
