//! The transfer size of a table page, without requests to other hosts.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Returns the transferred resources by address, with sizes including and excluding headers.
const LOADED_RESOURCES_SCRIPT: &str = "
    return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
        .filter(entry => !entry.name.includes('/live')).map(entry => [entry.name, entry.transferSize, entry.encodedBodySize])";

/// Maximum size of the hand-written scripts that a table loads, in bytes. A test of the server holds all of them together
/// to the same number.
const MAX_SCRIPT_BYTES: u64 = 24 * 1024;

/// Maximum size of the first load of a table, in bytes.
const MAX_FIRST_LOAD_BYTES: u64 = 260 * 1024;

#[tokio::test]
async fn the_first_load_of_a_table_is_small_and_uses_one_host() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        let person = Person::comes(&driver, &served, Window::DESKTOP).await;
        let table = person.opens_table(game, &["host", "beginner"]).await;
        let newcomer = Person::arrives(&driver, &served, Window::DESKTOP, &table).await;
        newcomer.waits_for("#board > *").await;
        let loaded = newcomer.evaluates(LOADED_RESOURCES_SCRIPT, Vec::new()).await;
        let loaded: Vec<(String, u64, u64)> = serde_json::from_value(loaded).expect("names and sizes");
        let bytes: u64 = loaded.iter().map(|(_, bytes, _)| bytes).sum();
        assert!(bytes > 10_000, "nothing was loaded: {loaded:?}");
        assert!(bytes <= MAX_FIRST_LOAD_BYTES, "{game}: {bytes} bytes: {loaded:#?}");
        let own = |name: &str| name.contains(".js") && !name.ends_with("-htmx.js");
        let scripts: u64 = loaded.iter().filter(|(name, ..)| own(name)).map(|(.., bytes)| bytes).sum();
        assert!((1..=MAX_SCRIPT_BYTES).contains(&scripts), "{scripts} bytes of script: {loaded:#?}");
        let here = served.url("");
        assert!(loaded.iter().all(|(name, ..)| name.starts_with(&here)), "{loaded:#?}");
    }
}
