//! Names that must not occur in the sources.

use std::fs;
use std::path::Path;

use kokopelli_rules::Ceremony;

#[test]
fn flow_and_legality_name_no_ceremony() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in ["flow.rs", "legality.rs", "legality/reasons.rs"] {
        let source = fs::read_to_string(sources.join(file)).expect("the file is there");
        for (number, line) in source.lines().enumerate() {
            let words: Vec<String> =
                line.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect();
            for ceremony in Ceremony::ALL {
                let name: Vec<&str> = ceremony.word().split('-').collect();
                let named = words.windows(name.len()).any(|part| part == name)
                    || words.contains(&name.concat())
                    || line.contains(&format!("Ceremony::{ceremony:?}"));
                assert!(!named, "{file}:{} names {ceremony}: {line}", number + 1);
            }
        }
    }
}
