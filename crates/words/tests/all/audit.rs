use std::fs;

use hearth_words::{Dictionary, audit};
use tempfile::TempDir;

/// Returns the inconsistencies of a crate with these English and French sentences and this source. German and
/// Polish are the same as English.
fn wrong(english: &'static str, french: &'static str, source: &str) -> Vec<String> {
    let folder = TempDir::new().expect("a folder");
    fs::create_dir(folder.path().join("src")).expect("a folder");
    fs::write(folder.path().join("src/lib.rs"), source).expect("a file");
    let file = |text: &'static str| -> &'static [(&'static str, &'static str)] {
        Box::leak(Box::new([("words", text)]))
    };
    let dictionary = Dictionary::new([file(english), file(french), file(english), file(english)]);
    audit(&dictionary, &folder.path().to_string_lossy()).expect("the source can be read")
}

#[test]
fn a_consistent_crate_passes() {
    let words = "drew = { $name } draws\nceremony-sun = Sun\nceremony-paw = Paw\n";
    let source = r#"say!(l, "drew", name = who(1)); say!(l, "ceremony-" + word)"#;
    assert_eq!(wrong(words, words, source), [""; 0]);
}

#[test]
fn missing_and_unused_sentences_are_found() {
    let found = wrong("one = 1\ntwo = 2\n", "two = 2\nthree = 3\n", r#"say!(l, "two"); say!(l, "four")"#);
    assert_eq!(
        found,
        [
            "fr has no `one`",
            "only fr has `three`",
            "lib.rs uses `four`, which does not exist",
            "`one` is never used"
        ]
    );
}

#[test]
fn mismatched_variables_are_found() {
    let found = wrong("drew = { $name }\n", "drew = { $who }\n", r#"say!(l, "drew")"#);
    assert_eq!(
        found,
        [
            r#"fr `drew` has variables that English does not have: {"who"}"#,
            r#"lib.rs uses `drew` without all of {"name"}"#
        ]
    );
}

#[test]
fn an_unreadable_file_is_found() {
    let found = wrong("one = 1\n", "one = 1\n{broken\n", r#"say!(l, "one")"#);
    assert!(found.iter().any(|line| line.starts_with("words: ")), "{found:?}");
}
