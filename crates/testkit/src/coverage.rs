//! Checks that every rule has a test that names it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use hearth_core::Game;

/// Returns the rule ids at the beginning of a test's name: `k15_kr7_the_last_card` names `K15` and `KR7`.
fn ids_of(test: &str) -> impl Iterator<Item = String> {
    test.split('_').map(str::to_uppercase).take_while(|part| {
        let letters = part.trim_end_matches(|c: char| c.is_ascii_digit());
        letters.len() < part.len() && !letters.is_empty()
    })
}

fn tests_in(folder: &Path, found: &mut Vec<String>) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect("the folder of the tests exists").flatten().collect();
    entries.sort_by_key(fs::DirEntry::path);
    for entry in entries {
        if entry.path().is_dir() {
            tests_in(&entry.path(), found);
        } else if entry.path().extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(entry.path()).expect("a test is text");
            let mut lines = source.lines().map(str::trim);
            while let Some(line) = lines.next() {
                if line == "#[test]"
                    && let Some(name) = lines.next().and_then(|next| next.strip_prefix("fn "))
                {
                    found.push(name.split('(').next().unwrap_or(name).to_owned());
                }
            }
        }
    }
}

/// Fails if no test below this folder begins with the id of a rule, or if a test names an unknown id.
pub fn every_rule_has_a_test<G: Game>(folder: &str) {
    let mut tests = Vec::new();
    tests_in(Path::new(folder), &mut tests);
    let named: BTreeSet<String> = tests.iter().flat_map(|test| ids_of(test)).collect();
    let known: BTreeSet<String> = G::RULEBOOK.rules().map(|(id, _)| id.to_owned()).collect();
    let untested: Vec<_> = known.difference(&named).collect();
    let unknown: Vec<_> = named.difference(&known).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
    assert!(unknown.is_empty(), "tests name {unknown:?}, which the rulebook does not have");
}
