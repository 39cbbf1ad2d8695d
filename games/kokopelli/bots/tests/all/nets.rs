//! The learned evaluations.

use hearth_bots::{GameKnowledge, Net};
use kokopelli_bots::KokopelliMind;

#[test]
fn the_nets_fit_the_features() {
    let nets: [&[u8]; 3] = [
        include_bytes!("../../nets/2.net"),
        include_bytes!("../../nets/3.net"),
        include_bytes!("../../nets/4.net"),
    ];
    for (players, bytes) in (2..=4).zip(nets) {
        let net = Net::read(bytes, KokopelliMind::FEATURES).expect("a net of the right size");
        assert_eq!(KokopelliMind::net(players), Some(&net));
    }
}
