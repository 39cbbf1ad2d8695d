//! `review`: a finished game in the terminal.

use serde_json::Value;

use crate::run::{GAMES, file, hearth};

fn record(game: &str, players: &str) -> String {
    let record = hearth(&["simulate", game, "--players", players, "--seed", "6", "--record"]);
    file(&format!("{game}-{players}-review.record"), &record.out)
}

#[test]
fn a_review_has_all_seats_turning_points_and_decisions() {
    for game in GAMES {
        for players in ["2", "3"] {
            let run = hearth(&["review", &record(game, players), "--bot", "tree@60"]);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}");
            for said in ["tree@60 reviewed ", "best move found ", "Turning points", "All moves", "better"] {
                assert!(run.out.contains(said), "{said}: {}", run.out);
            }
            let curves = run.out.lines().filter(|line| line.contains("lost per move on average"));
            assert_eq!(curves.count().to_string(), players, "{}", run.out);
        }
    }
}

#[test]
fn a_review_as_json_has_a_row_per_decision_and_is_deterministic() {
    for game in GAMES {
        let path = record(game, "2");
        let run = || hearth(&["review", &path, "--bot", "tree@60", "--json"]).out;
        let review: Value = serde_json::from_str(&run()).expect("it is an object");
        assert_eq!(review, serde_json::from_str::<Value>(&run()).expect("it is an object"));
        assert_eq!((&review["game"], &review["players"]), (&game.into(), &2.into()));
        let rows = review["rows"].as_array().expect("the rows are a list");
        let numbers: Vec<usize> = (0..rows.len()).collect();
        let after: Vec<usize> =
            rows.iter().filter_map(|row| row["after"].as_u64()).map(|after| after as usize).collect();
        assert_eq!(after, numbers);
        assert!(rows.iter().any(|row| row["verdict"]["loss"].as_f64().is_some_and(|loss| loss > 0.0)));
    }
}

#[test]
fn bots_without_estimates_say_so_and_invalid_records_are_refused() {
    let path = record(GAMES[0], "2");
    let run = hearth(&["review", &path, "--bot", "random"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("It gives no estimate"), "{}", run.out);
    for (arguments, answer) in [
        (["review", path.as_str(), "--bot", "oracle"], "there is no bot `oracle`"),
        (["review", "no such file", "--bot", "greedy"], "no such file"),
    ] {
        let run = hearth(&arguments);
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(run.err.contains(answer), "{}", run.err);
    }
}
