//! Compares the JSON keys of all results with docs/RESULTS.md.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::run::{file, hearth};

const DOCUMENT: &str = include_str!("../../../../docs/RESULTS.md");

/// Objects with free keys: options, and reasons for the end of a game.
const FREE_KEYS: [&str; 2] = ["options", "tables[].reasons"];

/// Returns the keys in the table below a heading.
fn documented(command: &str) -> BTreeSet<String> {
    let heading = format!("\n## `hearth {command}`\n");
    let section = DOCUMENT.split(&heading).nth(1).expect("the document tells of it");
    let section = section.split("\n## ").next().unwrap_or(section);
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| row.split('`').next()).map(str::to_owned).collect()
}

/// Collects the keys of a value; `a[].b` is the key of each object in a list.
fn written(value: &Value, at: &str, names: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| written(item, &format!("{at}[]"), names)),
        // The document explains a mean once for all of them.
        Value::Object(parts) if !FREE_KEYS.contains(&at) && !parts.contains_key("mean") => {
            for (name, part) in parts {
                let name = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
                written(part, &name, names);
                names.insert(name);
            }
        }
        _ => (),
    }
}

/// Returns all keys that a command writes, over several calls.
fn names(calls: &[&[&str]]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for call in calls {
        let run = hearth(call);
        assert_eq!(run.code, Some(0), "{call:?}: {}", run.err);
        written(&serde_json::from_str(&run.out).expect("it prints JSON"), "", &mut names);
    }
    names
}

#[test]
fn the_documented_keys_are_the_written_ones() {
    let few = ["--games", "2", "--seed", "1", "--json", "-"];
    let arena = ["arena", "kokopelli", "random", "greedy@10"];
    let both = names(&[&[&arena[..], &few].concat(), &[&arena[..], &few, &["--sprt"]].concat()]);
    assert_eq!(both, documented("arena"));

    let rungs = names(&[&[&["ladder", "kupferkessel", "random", "greedy@10"][..], &few].concat()]);
    let both: BTreeSet<String> = documented("arena").union(&documented("ladder")).cloned().collect();
    let untested: BTreeSet<String> =
        both.into_iter().filter(|name| !name.starts_with("pairings[].test")).collect();
    assert_eq!(rungs, untested);

    assert_eq!(
        names(&[&[&["stats", "kokopelli", "--bots", "random"][..], &few].concat()]),
        documented("stats")
    );

    let position = "position kokopelli; players 2; seat 1; hand hunter paw kokopelli; seat 2; c hunter";
    let hint = ["hint", position, "--bot", "tree@100", "--seed", "1", "--json"];
    assert_eq!(names(&[&hint]), documented("hint"));

    let game = hearth(&["simulate", "kupferkessel", "--seed", "1", "--record"]).out;
    let record = file("looked-back-at.record", &game);
    assert_eq!(names(&[&["review", &record, "--bot", "tree@20", "--json"]]), documented("review"));
}
