//! The generic crates name no game.

use std::fs;
use std::path::Path;

/// The crates that must work with any game.
const GENERIC: [&str; 13] = [
    "arena", "bots", "core", "host", "lessons", "page", "python", "review", "server", "store", "table",
    "terminal", "text",
];

/// Text files: a name in a picture or a font cannot be found.
const TEXTS: [&str; 6] = ["css", "ftl", "html", "js", "rs", "svg"];

fn names_in(path: &Path, found: &mut Vec<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder").flatten() {
            names_in(&entry.path(), found);
        }
    } else if path.extension().is_some_and(|extension| TEXTS.iter().any(|text| extension == *text)) {
        let text = fs::read_to_string(path).expect("a text").to_lowercase();
        let named = hearth_catalogue::NAMES.iter().filter(|name| text.contains(**name));
        found.extend(named.map(|name| format!("{} names {name}", path.display())));
    }
}

#[test]
fn no_generic_crate_names_a_game() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for name in GENERIC {
        names_in(&crates.join(name).join("src"), &mut found);
    }
    for folder in ["assets", "words"] {
        names_in(&crates.join("server").join(folder), &mut found);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
