//! `bench` and `bench serve`: the form of the output, not the speed.

use hearth_testkit::postgres::always_url_for;

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
fn a_server_and_nodes_are_measured_through_their_api_and_their_pages() {
    let folder = tempfile::TempDir::with_prefix("bench").expect("a folder can be made");
    let database = always_url_for(folder.path());
    let load = ["bench", "serve", "--tables", "2", "--seconds", "1", "--no-yardstick"];
    let run = hearth(&[&load[..], &["--database", &database, "--nodes", "2"]].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    for means in ["API", "page"] {
        let [server, nodes] = ["Hearth", "2 nodes"].map(|what| figures(&run.out, what, means));
        assert_eq!((server.len(), nodes.len()), (6, 7), "{}", run.out);
        for figures in [server, nodes] {
            let [rate, p50, p99, cpu, bytes, _, database @ ..] = &figures[..] else { panic!("{}", run.out) };
            assert!(*rate > 1.0 && *p50 > 0.0 && p99 >= p50 && *cpu > 0.0 && *bytes > 100.0, "{}", run.out);
            assert!(database.iter().all(|cpu| *cpu > 0.0), "{}", run.out);
        }
    }
}

/// Returns the figures of a line.
fn figures(printed: &str, what: &str, means: &str) -> Vec<f64> {
    let label = format!("{what}, {means}, 2 tables");
    let line = printed.lines().find_map(|line| line.strip_prefix(&label));
    line.unwrap_or_default().split_whitespace().filter_map(|word| word.parse().ok()).collect()
}
