//! New databases, databases of others, databases of the future.

use std::fs;

use hearth_store::{Listed, Stage, Store, StoreFailure, UserId, restore};

use crate::support::{Place, append, files, summary, table, texts};

#[tokio::test]
async fn an_empty_place_gets_a_database_and_the_directories_it_needs() {
    let place = Place::new();
    let path = place.file("some/where/hearth.db");
    let store = Store::open(&path).unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    assert!(path.exists());
}

#[test]
fn opening_again_keeps_the_version_and_the_generation() {
    let place = Place::new();
    let first = *place.open().generation().borrow();
    assert_eq!(*place.open().generation().borrow(), first);
    let version: i64 = place.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 6);
    assert_ne!(*Place::new().open().generation().borrow(), first);
}

#[test]
fn a_database_of_a_newer_hearth_is_refused_and_left_alone() {
    let place = Place::new();
    place.open();
    place.beside().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(place.database()).unwrap();
    let failure = Store::open(&place.database()).unwrap_err();
    assert_eq!(failure, StoreFailure::Newer { version: 99 });
    assert!(failure.to_string().contains("99"), "{failure}");
    assert_eq!(fs::read(place.database()).unwrap(), before);
}

#[test]
fn garbage_is_refused_and_left_alone() {
    let place = Place::new();
    let garbage = b"this is a letter to my aunt, not a database. ".repeat(1000);
    fs::write(place.database(), &garbage).unwrap();
    assert_eq!(Store::open(&place.database()).unwrap_err(), StoreFailure::Foreign);
    assert_eq!(fs::read(place.database()).unwrap(), garbage);
}

#[test]
fn the_database_of_another_program_is_refused_and_left_alone() {
    let place = Place::new();
    place.beside().execute_batch("CREATE TABLE recipe (name TEXT)").unwrap();
    let before = fs::read(place.database()).unwrap();
    assert_eq!(Store::open(&place.database()).unwrap_err(), StoreFailure::Foreign);
    assert_eq!(fs::read(place.database()).unwrap(), before);
    assert_eq!(files(place.database().parent().unwrap()), ["hearth.db"]);
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = place.open();
    for name in ["hearth.db", "hearth.db-wal"] {
        let mode = fs::metadata(place.file(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    drop(store);
}

#[test]
fn a_path_that_cannot_be_is_an_error_with_the_path_in_it() {
    let place = Place::new();
    fs::write(place.file("file"), "").unwrap();
    let failure = Store::open(&place.file("file/hearth.db")).unwrap_err();
    assert!(failure.to_string().contains("file"), "{failure}");
}

#[tokio::test]
async fn tables_of_an_older_hearth_keep_their_logs_and_people() {
    let place = Place::new();
    let older = place.open_older(5);
    older
        .execute_batch("INSERT INTO person (id, name, created) VALUES (1, 'Anna', 0), (2, 'Bert', 0)")
        .unwrap();
    for (number, text) in [(1, "a"), (2, "b"), (1, "c")] {
        let id = table(number).to_string();
        let next = "INSERT INTO entry SELECT ?1, count(*), 1000, ?2 FROM entry WHERE table_id = ?1";
        older.execute(next, (&id, text)).unwrap();
    }
    let of_two = summary(&[UserId(1), UserId(2)]);
    let kept = "INSERT INTO table_summary VALUES (?1, 'kokopelli', 1, 1, NULL, 1000, ',', ',1,2,', '{}')";
    let id = table(1).to_string();
    older.execute(kept, [&id]).unwrap();
    for of in ["participant", "notice"] {
        older.execute(&format!("INSERT INTO {of} (person, table_id) VALUES (1, ?1)"), [&id]).unwrap();
    }
    let store = place.open();
    assert_eq!(texts(&store, table(1)).await, ["a", "c"]);
    assert_eq!(texts(&store, table(2)).await, ["b"]);
    assert_eq!(store.summary(table(1)).await.unwrap(), Some(of_two.clone()));
    let listed = Listed { id: table(1), summary: of_two };
    assert_eq!(store.tables_of(UserId(1), &Stage::ALL, 0..9).await.unwrap(), [listed]);
    let notices: i64 = place.beside().query_row("SELECT count(*) FROM notice", [], |row| row.get(0)).unwrap();
    assert_eq!(notices, 1);
    store.append(append(table(1), 2, &["d"])).await.unwrap();
    assert_eq!(texts(&store, table(1)).await, ["a", "c", "d"]);
}

#[test]
fn what_an_older_server_may_be_at_work_on_is_left_alone() {
    let place = Place::new();
    place.open_older(5);
    assert_eq!(Store::open_beside(&place.database()).err(), Some(StoreFailure::Older));
    let version: i64 = place.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 5);
    place.open();
    assert!(Store::open_beside(&place.database()).is_ok());
    assert!(Store::open_beside(&place.file("none.db")).is_err(), "it makes none");
    assert!(!place.file("none.db").exists());
}

#[test]
fn nothing_is_restored_under_an_older_server() {
    let (place, newer) = (Place::new(), Place::new());
    place.open_older(5);
    newer.open();
    assert_eq!(restore(&newer.database(), &place.database()), Err(StoreFailure::Older));
    let version: i64 = place.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 5);
    place.open();
    assert_eq!(restore(&newer.database(), &place.database()), Ok(()));
}
