//! What a table costs the one who opens it: bytes over the wire, and nobody else is asked for anything.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// What came over the wire for this page and everything on it, by address: with heads and without.
const LOADED: &str = "
    return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
        .filter(entry => !entry.name.includes('/live')).map(entry => [entry.name, entry.transferSize, entry.encodedBodySize])";

/// The scripts written by hand that a table loads. A test of the server holds all of them together to the same number.
const MOST_OWN_SCRIPT: u64 = 24 * 1024;

/// Everything that a table needs when it is opened for the first time.
const MOST: u64 = 260 * 1024;

#[tokio::test]
async fn the_first_load_of_a_table_is_small_and_asks_no_one_else() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        let person = Person::comes(&driver, &served, Window::DESKTOP).await;
        let table = person.opens_table(game, &["host", "beginner"]).await;
        let newcomer = Person::arrives(&driver, &served, Window::DESKTOP, &table).await;
        newcomer.waits_for("#board > *").await;
        let loaded = newcomer.looks(LOADED, Vec::new()).await;
        let loaded: Vec<(String, u64, u64)> = serde_json::from_value(loaded).expect("names and sizes");
        let bytes: u64 = loaded.iter().map(|(_, bytes, _)| bytes).sum();
        assert!(bytes > 10_000, "nothing was loaded: {loaded:?}");
        assert!(bytes <= MOST, "{game}: {bytes} bytes: {loaded:#?}");
        let own = |name: &str| name.contains(".js") && !name.ends_with("-htmx.js");
        let scripts: u64 = loaded.iter().filter(|(name, ..)| own(name)).map(|(.., bytes)| bytes).sum();
        assert!((1..=MOST_OWN_SCRIPT).contains(&scripts), "{scripts} bytes of script: {loaded:#?}");
        let here = served.url("");
        assert!(loaded.iter().all(|(name, ..)| name.starts_with(&here)), "{loaded:#?}");
    }
}
