//! What a table costs the one who opens it: bytes over the wire, and nobody else is asked for anything.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// What came over the wire for this page and everything on it, by address.
const LOADED: &str = "
    return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
        .filter(entry => !entry.name.includes('/live')).map(entry => [entry.name, entry.transferSize])";

const MOST: u64 = 150 * 1024;

#[tokio::test]
async fn the_first_load_of_a_table_is_small_and_asks_no_one_else() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        let person = Person::comes(&driver, &served, Window::DESKTOP).await;
        let table = person.opens_table(game, &["host", "beginner"]).await;
        let newcomer = Person::arrives(&driver, &served, Window::DESKTOP, &table).await;
        newcomer.waits_for("#board > *").await;
        let loaded = newcomer.looks(LOADED, Vec::new()).await;
        let loaded: Vec<(String, u64)> = serde_json::from_value(loaded).expect("names and sizes");
        let bytes: u64 = loaded.iter().map(|(_, bytes)| bytes).sum();
        assert!(bytes > 10_000, "nothing was loaded: {loaded:?}");
        assert!(bytes <= MOST, "{game}: {bytes} bytes: {loaded:#?}");
        let here = served.url("");
        assert!(loaded.iter().all(|(name, _)| name.starts_with(&here)), "{loaded:#?}");
    }
}

#[test]
fn the_scripts_written_by_hand_stay_small() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/assets");
    let mut lines = 0;
    for entry in std::fs::read_dir(folder).expect("the assets are there") {
        let path = entry.expect("it can be read").path();
        let script = path.extension().is_some_and(|ending| ending == "js");
        let own = path.file_stem().is_some_and(|name| !name.to_string_lossy().ends_with(".min"));
        if script && own {
            lines += std::fs::read_to_string(&path).expect("a script can be read").lines().count();
        }
    }
    assert!((1..=600).contains(&lines), "{lines} lines");
}
