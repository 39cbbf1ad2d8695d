//! Golden games: the answers of the interface, decision by decision.

use hearth_testkit::golden;
use kokopelli_rules::{Ceremony, Kokopelli};

#[test]
fn golden_games_play_as_they_were_written() {
    let games = golden::check_folder::<Kokopelli>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let all = games.concat();
    for ceremony in Ceremony::ALL {
        for happened in ["Opened", "Finished"] {
            let said =
                |line: &str| line.contains(happened) && line.contains(&format!("ceremony: {ceremony:?}"));
            assert!(all.lines().any(said), "{ceremony} was never {happened} in a golden game");
        }
    }
    for reason in ["pile", "tiles"] {
        assert!(all.contains(&format!(r#""reason":"{reason}""#)), "no golden game ends by {reason}");
    }
    for decision in ["draw", "open", "play", "cancel", "exchange", "under", "done", "pass"] {
        assert!(all.lines().any(|line| line.split(' ').next() == Some(decision)), "nobody says {decision}");
    }
}
