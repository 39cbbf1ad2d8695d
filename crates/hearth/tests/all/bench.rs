//! `bench` and `bench serve`: the form of the output, not the speed.

use crate::run::hearth;

#[test]
fn bench_plays_the_requested_number_of_random_games() {
    let run = hearth(&["bench", "--no-yardstick", "--no-search", "--games", "3"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let games: Vec<&str> =
        run.out.lines().filter_map(|line| line.split_once(" players")?.1.split_whitespace().next()).collect();
    assert_eq!(games, ["3"; 5], "{}", run.out);
    assert!(!run.out.contains("playouts"), "what is counted must be random games alone: {}", run.out);
}

#[test]
fn a_server_is_measured_through_its_api_and_its_pages() {
    let run = hearth(&["bench", "serve", "--tables", "2", "--seconds", "1", "--no-yardstick"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    for means in ["API", "page"] {
        let line = run.out.lines().find(|line| line.starts_with(&format!("Hearth, {means}, 2 tables")));
        let figures: Vec<f64> = line
            .unwrap_or_default()
            .split_whitespace()
            .skip(4)
            .filter_map(|word| word.parse().ok())
            .collect();
        let [rate, p50, p99, cpu, bytes, _] = figures[..] else { panic!("{}", run.out) };
        assert!(rate > 1.0 && p50 > 0.0 && p99 >= p50 && cpu > 0.0 && bytes > 100.0, "{}", run.out);
    }
}
