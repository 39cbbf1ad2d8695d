//! Entries of logs that the version before stored.

use std::collections::BTreeSet;

use hearth_table::Entry;
use serde_json::Value;

/// Entries as they are stored, one in a line. `make.py` beside them took them from the database of the version before.
const LINES: &str = include_str!("../../../hearth/tests/earlier/entries.jsonl");

/// The names of entries in stored logs.
const NAMES: [&str; 22] = [
    "answered",
    "asked",
    "came_back",
    "changed",
    "decided",
    "declined",
    "ended",
    "endless",
    "faded",
    "opened",
    "ran_out",
    "rematch",
    "renamed",
    "repaced",
    "resigned",
    "resumed",
    "rose",
    "said",
    "sat",
    "started",
    "stood_in",
    "took_back",
];

#[test]
fn every_entry_of_the_version_before_is_read_and_written_unchanged() {
    let mut names = BTreeSet::new();
    for line in LINES.lines() {
        let entry: Entry = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&entry).expect("an entry can be written"), line);
        let fields: Value = serde_json::from_str(line).expect("a line is JSON");
        names.insert(fields["entry"].as_str().expect("an entry has a name").to_owned());
    }
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), NAMES, "there is a line of each sort");
}
