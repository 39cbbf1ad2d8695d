//! The host must stay usable without a web server: nothing that it depends on knows HTTP, HTML or a terminal.

use std::collections::{HashMap, HashSet};
use std::process::Command;

use serde_json::Value;

/// Crates that a table must not need.
const FORBIDDEN: [&str; 5] = ["axum", "hearth-terminal", "hyper", "maud", "tower-http"];

fn metadata() -> Value {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path", manifest])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("metadata is JSON")
}

/// Follows normal dependencies from a crate. Cargo's own resolution would turn on the features that other crates of the
/// workspace want, so an optional dependency only counts if a feature on the way asks for it.
fn tree(packages: &HashMap<&str, &Value>, root: &str) -> HashSet<String> {
    let mut seen = HashSet::new();
    let mut open = vec![(root.to_owned(), vec!["default".to_owned()])];
    while let Some((name, mut features)) = open.pop() {
        let Some(package) = packages.get(name.as_str()) else { continue };
        let mut enabled = HashSet::new();
        while let Some(feature) = features.pop() {
            if enabled.insert(feature.clone()) {
                let implied = package["features"][&feature].as_array().into_iter().flatten();
                features.extend(implied.filter_map(|feature| feature.as_str().map(str::to_owned)));
            }
        }
        if !seen.insert((name.clone(), {
            let mut all: Vec<_> = enabled.iter().cloned().collect();
            all.sort();
            all
        })) {
            continue;
        }
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let target = dependency["name"].as_str().unwrap_or_default();
            let wanted = !dependency["optional"].as_bool().unwrap_or(false)
                || enabled.contains(target)
                || enabled.contains(&format!("dep:{target}"))
                || enabled.iter().any(|feature| feature.starts_with(&format!("{target}/")));
            if dependency["kind"].is_null() && wanted {
                let asked = dependency["features"].as_array().into_iter().flatten();
                let mut features: Vec<String> =
                    asked.filter_map(|feature| feature.as_str().map(str::to_owned)).collect();
                if dependency["uses_default_features"].as_bool().unwrap_or(true) {
                    features.push("default".to_owned());
                }
                open.push((target.to_owned(), features));
            }
        }
    }
    seen.into_iter().map(|(name, _)| name).collect()
}

#[test]
fn tables_need_no_http_no_html_and_no_terminal() {
    let metadata = metadata();
    let packages: HashMap<&str, &Value> = metadata["packages"]
        .as_array()
        .expect("there are packages")
        .iter()
        .map(|package| (package["name"].as_str().expect("a package has a name"), package))
        .collect();
    let (host, binary) = (tree(&packages, "hearth-host"), tree(&packages, "hearth"));
    assert!(host.contains("hearth-store") && host.contains("tokio"), "the walk sees dependencies");
    for crate_name in FORBIDDEN {
        assert!(!host.contains(crate_name), "hearth-host depends on {crate_name}");
        assert!(binary.contains(crate_name), "the walk would see {crate_name}");
    }
}
