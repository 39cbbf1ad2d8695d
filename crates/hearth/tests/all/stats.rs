//! `stats`: statistics of games.

use std::fs;

use serde_json::Value;

use crate::arena::assert_valid_svg;
use crate::run::{GAMES, folder, hearth};

fn numbers(values: &Value, of: impl Fn(&Value) -> &Value) -> Vec<f64> {
    values.as_array().into_iter().flatten().filter_map(|value| of(value).as_f64()).collect()
}

#[test]
fn every_number_of_players_is_counted_and_points_add_up_to_their_sources() {
    for game in GAMES {
        let run = hearth(&["stats", game, "--bots", "random", "-n", "30", "--seed", "1", "--json", "-"]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let result: Value = serde_json::from_str(&run.out).expect("it prints JSON");
        let tables = result["tables"].as_array().expect("there are tables");
        assert!(tables.len() >= 2);
        for table in tables {
            let players = table["players"].as_f64().expect("a number");
            let wins = numbers(&table["seats"], |seat| &seat["wins"]);
            assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-6 && wins.len() as f64 - players < 0.1);
            let points = numbers(&table["seats"], |seat| &seat["points"]["mean"]);
            let sources = numbers(&table["sheets"][1]["rows"], |row| &row["cells"][0]["mean"]);
            let (all, explained) = (points.iter().sum::<f64>() / players, sources.iter().sum::<f64>());
            assert!((all - explained).abs() < 1e-6, "{all} points, {explained} of them explained");
        }
    }
}

#[test]
fn table_and_picture_do_not_depend_on_the_number_of_threads() {
    let svg = folder("pictures").join("stats.svg");
    let svg = svg.to_str().expect("a path is text");
    for game in GAMES {
        let with = |threads| {
            let arguments = ["-p", "2", "--bots", "random", "-n", "20", "--seed", "1", "--svg", svg];
            let run = hearth(&[&["stats", game, "--threads", threads][..], &arguments].concat());
            assert_eq!(run.code, Some(0), "{}", run.err);
            (run.out, fs::read_to_string(svg).expect("a picture was written"))
        };
        let (table, picture) = with("1");
        assert_eq!((table.clone(), picture.clone()), with("2"));
        assert!(table.contains("2 players, 20 games") && table.contains("ended by"), "{table}");
        assert_valid_svg(&picture);
    }
}

#[test]
fn statistics_are_translated_for_people_but_not_in_json() {
    for game in GAMES {
        let with = |language, more: &[&str]| {
            let arguments = ["stats", game, "-p", "2", "--bots", "random", "-n", "20", "--seed", "1"];
            let run = hearth(&[&arguments[..], &["--language", language], more].concat());
            assert_eq!(run.code, Some(0), "{}", run.err);
            run.out
        };
        let (english, json) = (with("en", &[]), with("en", &["--json", "-"]));
        assert!(english.contains("Points by source"), "{english}");
        for language in ["fr", "de", "pl"] {
            let said = with(language, &[]);
            assert!(!said.contains("census-") && !said.contains("stats-"), "{said}");
            let letters = |line: &&str| line.chars().filter(|letter| letter.is_alphabetic()).count();
            for line in said.lines().filter(|line| letters(line) > 12) {
                assert!(!english.contains(line), "{line}");
            }
            assert_eq!(with(language, &["--json", "-"]), json);
        }
    }
}
