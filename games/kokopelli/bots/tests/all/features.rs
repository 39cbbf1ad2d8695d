//! What the learned evaluation sees.

use hearth_bots::{Mind, Net};
use hearth_core::Seat;
use kokopelli_bots::KokopelliMind;

use crate::walk::through_games;

#[test]
fn features_are_below_their_number_and_none_is_told_twice() {
    for players in 2..=4 {
        through_games(players, 40, |state, _, _| {
            for seat in Seat::all(players) {
                let mut told = Vec::new();
                KokopelliMind::features(state, seat, &mut |feature| told.push(feature));
                assert!(told.iter().all(|feature| *feature < KokopelliMind::FEATURES));
                assert!((15..120).contains(&told.len()), "{} features", told.len());
                let count = told.len();
                told.sort_unstable();
                told.dedup();
                assert_eq!(told.len(), count, "a feature was told twice");
            }
        });
    }
}

#[test]
fn the_nets_are_of_the_size_of_the_features() {
    let nets: [&[u8]; 3] = [
        include_bytes!("../../nets/2.net"),
        include_bytes!("../../nets/3.net"),
        include_bytes!("../../nets/4.net"),
    ];
    for (players, bytes) in (2..=4).zip(nets) {
        let net = Net::read(bytes, KokopelliMind::FEATURES).expect("a net of the right size");
        assert_eq!(KokopelliMind::net(players), &net);
    }
}
