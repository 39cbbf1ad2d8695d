use std::fs;

use hearth_words::{Dictionary, audit};
use tempfile::TempDir;

/// What is wrong with a crate that has these sentences in English and in French and this source; German and Polish are as
/// the English one.
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
fn nothing_is_wrong_where_everything_is_said() {
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
            "lib.rs says `four`, which is nowhere",
            "`one` is said nowhere"
        ]
    );
}

#[test]
fn sentences_with_other_variables_are_found() {
    let found = wrong("drew = { $name }\n", "drew = { $who }\n", r#"say!(l, "drew")"#);
    assert_eq!(
        found,
        [
            r#"fr `drew` has variables that English has not: {"who"}"#,
            r#"lib.rs says `drew` without all of {"name"}"#
        ]
    );
}

#[test]
fn a_file_that_cannot_be_read_is_found() {
    let found = wrong("one = 1\n", "one = 1\n{broken\n", r#"say!(l, "one")"#);
    assert!(found.iter().any(|line| line.starts_with("words: ")), "{found:?}");
}
