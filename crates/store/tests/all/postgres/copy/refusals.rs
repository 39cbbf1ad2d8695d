//! Databases that are not copied.

use std::fs::{self, File};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hearth_store::{CopyFailure, Location, Store, StoreFailure, compare, copy, lock_file};

use super::Places;

/// Copies, and returns the reason why that is refused. Nothing may have been written.
fn refusal(from: &Location, to: &Location) -> CopyFailure {
    copy(from, to, &mut |_| panic!("it has begun")).unwrap_err()
}

#[test]
fn a_copy_is_between_a_file_and_a_server() {
    let places = Places::new();
    assert_eq!(refusal(&places.file, &places.file), CopyFailure::TwoFiles);
    assert_eq!(refusal(&places.file, &places.back), CopyFailure::TwoFiles);
    assert_eq!(refusal(&places.server, &places.server), CopyFailure::TwoServers);
}

#[test]
fn a_copy_needs_a_source_with_data() {
    let places = Places::empty();
    assert_eq!(refusal(&places.file, &places.server), CopyFailure::Missing(places.file.clone()));
    File::create(places.file.file().unwrap()).unwrap();
    assert_eq!(refusal(&places.file, &places.server), CopyFailure::Empty(places.file.clone()));
    assert_eq!(refusal(&places.server, &places.back), CopyFailure::Empty(places.server.clone()));
    places.run("CREATE TABLE customer (id BIGINT)");
    let failure = refusal(&places.server, &places.back);
    let foreign =
        CopyFailure::Database { place: Some(places.server.clone()), failure: StoreFailure::Foreign };
    assert_eq!(failure, foreign);
    assert!(failure.to_string().contains("another program"), "{failure}");
    assert!(!places.back.file().unwrap().exists());
}

#[test]
fn a_copy_is_not_made_over_anything() {
    let places = Places::new();
    places.run("CREATE TABLE customer (id BIGINT)");
    assert_eq!(refusal(&places.file, &places.server), CopyFailure::Occupied(places.server.clone()));
    places.run("DROP TABLE customer");
    drop(Store::connect(&places.url).unwrap());
    assert_eq!(refusal(&places.file, &places.server), CopyFailure::Occupied(places.server.clone()));
    assert_eq!(refusal(&places.server, &places.file), CopyFailure::Occupied(places.file.clone()));
    // SQLite would take it for a part of the new database.
    let wal = places.directory.file("back.db-wal");
    File::create(&wal).unwrap();
    assert_eq!(refusal(&places.server, &places.back), CopyFailure::Occupied(Location::File(wal)));
}

#[test]
fn a_copy_needs_the_schema_of_this_version() {
    let places = Places::new();
    let file = |failure| CopyFailure::Database { place: Some(places.file.clone()), failure };
    places.sqlite().pragma_update(None, "user_version", 99).unwrap();
    let newer = StoreFailure::Newer { version: 99, supported: 19 };
    assert_eq!(refusal(&places.file, &places.server), file(newer));
    places.sqlite().pragma_update(None, "user_version", 18).unwrap();
    let failure = refusal(&places.file, &places.server);
    assert_eq!(failure, file(StoreFailure::Older));
    assert!(failure.to_string().contains("start this version's server once"), "{failure}");
    places.sqlite().pragma_update(None, "user_version", 19).unwrap();
    places.sqlite().execute_batch("CREATE TABLE planted (id INTEGER)").unwrap();
    let failure = refusal(&places.file, &places.server);
    assert_eq!(failure, file(StoreFailure::Altered("table planted".to_owned())));
    places.sqlite().execute_batch("DROP TABLE planted").unwrap();
    assert!(places.to_server().unwrap().is_same());
    places.run("ALTER TABLE quiet ADD COLUMN mood TEXT");
    let failure = refusal(&places.server, &places.back);
    assert!(matches!(&failure, CopyFailure::Schemas(what) if what.contains("mood")), "{failure}");
    places.run("UPDATE meta SET version = 99");
    let failure = refusal(&places.server, &places.back);
    let newer = StoreFailure::Newer { version: 99, supported: 3 };
    assert_eq!(failure, CopyFailure::Database { place: Some(places.server.clone()), failure: newer });
}

#[test]
fn a_file_that_a_server_uses_is_not_copied() {
    let places = Places::new();
    let lock = File::create(lock_file(places.file.file().unwrap())).unwrap();
    lock.lock().unwrap();
    let failure = refusal(&places.file, &places.server);
    assert_eq!(failure, CopyFailure::InUse(places.file.clone()));
    assert!(failure.to_string().contains("stop it first"), "{failure}");
    lock.unlock().unwrap();
    let taken = |_| assert!(lock.try_lock().is_err(), "a server could start");
    assert!(copy(&places.file, &places.server, &mut { taken }).unwrap().is_same());
    lock.try_lock().unwrap();
    // A lock that nobody has put there is not left behind.
    fs::remove_file(lock_file(places.file.file().unwrap())).unwrap();
    assert!(compare(&places.file, &places.server, &mut |_| ()).unwrap().is_same());
    assert!(!lock_file(places.file.file().unwrap()).exists());
}

#[test]
fn a_database_with_a_living_node_is_not_copied() {
    let places = Places::new();
    assert!(places.to_server().unwrap().is_same());
    places.run("INSERT INTO node (address) VALUES ('http://living'); INSERT INTO node (address, dead) VALUES ('http://dead', true)");
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                places.run("UPDATE node SET renewals = renewals + 1 WHERE NOT dead");
                std::thread::sleep(Duration::from_millis(200));
            }
        });
        let failure = copy(&places.server, &places.back, &mut |_| ());
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(failure, Err(CopyFailure::InUse(places.server.clone())));
    });
    // Now it is silent, as if it had been killed.
    assert!(places.to_file().unwrap().is_same());
}
