//! The folders of the server depend on each other in one direction only.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The modules, each allowed to use those before it. `pages` and `api` do not use each other.
const LAYERS: [&[&str]; 10] = [
    &["config", "games"],
    &["error"],
    &["accounts"],
    &["notices"],
    &["house"],
    &["app"],
    &["http"],
    &["pages", "api"],
    &["routes"],
    &["server"],
];

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

/// Returns the modules that a file's `crate::` paths name, its tests left out.
fn uses(source: &str) -> BTreeSet<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let word = |path: &str| path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    code.split("crate::").skip(1).map(word).filter(|module| layer(module).is_some()).collect()
}

fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn no_folder_uses_one_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&root, &mut found);
    let mut arrows = 0;
    let mut wrong = Vec::new();
    for path in found {
        let inside = path.strip_prefix(&root).expect("below the sources");
        let module = inside.iter().next().and_then(|name| name.to_str()).unwrap_or_default();
        let module = module.trim_end_matches(".rs");
        let Some(own) = layer(module) else { continue };
        for used in uses(&fs::read_to_string(&path).expect("a source file")) {
            arrows += 1;
            let below = layer(&used).is_some_and(|other| other < own);
            if used != module && !below {
                wrong.push(format!("{} uses {used}", inside.display()));
            }
        }
    }
    assert!(arrows > 200, "{arrows}");
    assert_eq!(wrong, [""; 0]);
}
