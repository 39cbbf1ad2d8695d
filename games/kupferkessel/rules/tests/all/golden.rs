//! Golden games: the answers of the interface, decision by decision.

use hearth_testkit::golden;
use kupferkessel_rules::Kupferkessel;

#[test]
fn golden_games_play_as_they_were_written() {
    let games = golden::check_folder::<Kupferkessel>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let all = games.concat();
    let events = [
        "Moved",
        "FoundNothing",
        "Took ",
        "TookLast",
        "Used",
        "Skipped",
        "Lost",
        "Refilled",
        "Kept",
        "Left",
        "GameOver",
        "Counted",
    ];
    for happened in events {
        assert!(
            all.lines().any(|line| line.starts_with("#    ") && line.contains(happened)),
            "never {happened}"
        );
    }
    // None of five million random games ended by CR3; a test of that rule starts near the end instead.
    assert!(all.contains(r#""reason":"line""#), "no golden game ends by line");
    for decision in ["take", "use", "skip", "keep", "leave"] {
        assert!(all.lines().any(|line| line.split(' ').next() == Some(decision)), "nobody says {decision}");
    }
}
