//! New, foreign, older and newer databases.

use std::fs;

use hearth_store::{LessonDone, Listed, Scope, Stage, Store, StoreFailure, UserId, restore};

use crate::support::{TestDirectory, append, files, summary, table, texts};

#[tokio::test]
async fn opening_creates_the_database_and_its_directories() {
    let directory = TestDirectory::new();
    let path = directory.file("some/where/hearth.db");
    let store = Store::open(&path).unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    assert!(path.exists());
}

#[test]
fn opening_again_keeps_the_version_and_the_generation() {
    let directory = TestDirectory::new();
    let first = *directory.open().generation().borrow();
    assert_eq!(*directory.open().generation().borrow(), first);
    let version: i64 = directory.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 19);
    assert_ne!(*TestDirectory::new().open().generation().borrow(), first);
}

#[test]
fn a_newer_database_is_refused_and_unchanged() {
    let directory = TestDirectory::new();
    directory.open();
    directory.beside().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(directory.database()).unwrap();
    let failure = Store::open(&directory.database()).unwrap_err();
    assert!(matches!(failure, StoreFailure::Newer { version: 99, .. }), "{failure}");
    assert!(failure.to_string().contains("99"), "{failure}");
    assert_eq!(fs::read(directory.database()).unwrap(), before);
}

#[test]
fn garbage_is_refused_and_unchanged() {
    let directory = TestDirectory::new();
    let garbage = b"this is a letter to my aunt, not a database. ".repeat(1000);
    fs::write(directory.database(), &garbage).unwrap();
    assert_eq!(Store::open(&directory.database()).unwrap_err(), StoreFailure::Foreign);
    assert_eq!(fs::read(directory.database()).unwrap(), garbage);
}

#[test]
fn a_foreign_database_is_refused_and_unchanged() {
    let directory = TestDirectory::new();
    directory.beside().execute_batch("CREATE TABLE recipe (name TEXT)").unwrap();
    let before = fs::read(directory.database()).unwrap();
    assert_eq!(Store::open(&directory.database()).unwrap_err(), StoreFailure::Foreign);
    assert_eq!(fs::read(directory.database()).unwrap(), before);
    assert_eq!(files(directory.database().parent().unwrap()), ["hearth.db"]);
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let directory = TestDirectory::new();
    let store = directory.open();
    for name in ["hearth.db", "hearth.db-wal"] {
        let mode = fs::metadata(directory.file(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    drop(store);
}

#[test]
fn an_impossible_path_is_named_in_the_error() {
    let directory = TestDirectory::new();
    fs::write(directory.file("file"), "").unwrap();
    let failure = Store::open(&directory.file("file/hearth.db")).unwrap_err();
    assert!(failure.to_string().contains("file"), "{failure}");
}

#[tokio::test]
async fn migration_keeps_logs_and_people() {
    let directory = TestDirectory::new();
    let older = directory.open_older(5);
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
    let store = directory.open();
    assert_eq!(texts(&store, table(1)).await, ["a", "c"]);
    assert_eq!(texts(&store, table(2)).await, ["b"]);
    assert_eq!(store.summary(table(1)).await.unwrap(), Some(of_two.clone()));
    let listed = Listed { id: table(1), summary: of_two };
    assert_eq!(store.tables_of(UserId(1), &Stage::ALL, 0..9).await.unwrap(), [listed]);
    let notices: i64 =
        directory.beside().query_row("SELECT count(*) FROM notice", [], |row| row.get(0)).unwrap();
    assert_eq!(notices, 1);
    store.append(append(table(1), 2, &["d"])).await.unwrap();
    assert_eq!(texts(&store, table(1)).await, ["a", "c", "d"]);
}

#[tokio::test]
async fn tokens_from_before_there_were_scopes_may_do_everything() {
    let directory = TestDirectory::new();
    let older = directory.open_older(5);
    older
        .execute_batch(
            "INSERT INTO person (id, name, created) VALUES (1, 'Anna', 0);
             INSERT INTO session (hash, person, kind, label, created, seen) VALUES (zeroblob(32), 1, 1, 'bot', 0, 0)",
        )
        .unwrap();
    let tokens = directory.open().tokens(UserId(1)).await.unwrap();
    assert_eq!(tokens.iter().map(|token| token.scope).collect::<Vec<_>>(), [Scope::Account]);
}

#[test]
fn open_beside_refuses_an_older_database() {
    let directory = TestDirectory::new();
    directory.open_older(5);
    assert_eq!(Store::open_beside(&directory.database()).err(), Some(StoreFailure::Older));
    let version: i64 = directory.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 5);
    directory.open();
    assert!(Store::open_beside(&directory.database()).is_ok());
    assert!(Store::open_beside(&directory.file("none.db")).is_err(), "it creates no database");
    assert!(!directory.file("none.db").exists());
}

#[test]
fn restore_refuses_an_older_database() {
    let (directory, newer) = (TestDirectory::new(), TestDirectory::new());
    directory.open_older(5);
    newer.open();
    assert_eq!(restore(&newer.database(), &directory.database()), Err(StoreFailure::Older));
    let version: i64 = directory.beside().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 5);
    directory.open();
    assert_eq!(restore(&newer.database(), &directory.database()), Ok(()));
}

#[tokio::test]
async fn quiet_hours_of_older_versions_keep_their_distance_to_utc() {
    let directory = TestDirectory::new();
    directory
        .open_older(15)
        .execute_batch(
            "INSERT INTO person (id, name, created) VALUES (1, 'Anna', 0), (2, 'Bert', 0), (3, 'Cleo', 0);
             INSERT INTO quiet VALUES (1, 1320, 420, 345, 0), (2, 1320, 420, -210, 9), (3, 1320, 420, 0, 0);",
        )
        .unwrap();
    let store = directory.open();
    for (user, zone) in [(1, "+05:45"), (2, "-03:30"), (3, "UTC")] {
        let quiet = store.quiet_times(UserId(user)).await.unwrap();
        assert_eq!((quiet.from, quiet.to, quiet.zone.as_str()), (1320, 420, zone));
    }
    assert_eq!(store.quiet_times(UserId(2)).await.unwrap().away_until, 9);
}

#[tokio::test]
async fn logins_of_older_versions_keep_their_owners() {
    let directory = TestDirectory::new();
    let older = directory.open_older(4);
    let logins = ["ren\u{e9}e", "rene\u{301}e", "Zoe\u{308}"];
    // Older versions folded only the case.
    let people = logins.map(|login| {
        let kept = "INSERT INTO person (name, login, login_folded, password_hash, created) VALUES (?1, ?1, ?2, 'hash', 0)";
        older.execute(kept, (login, login.to_lowercase())).unwrap();
        UserId(older.last_insert_rowid())
    });
    let store = directory.open();
    let typed = [("ren\u{e9}e", 0), ("rene\u{301}e", 1), ("Zoe\u{308}", 2), ("zo\u{eb}", 2)];
    for (typed, whose) in typed {
        let found = store.by_login(typed).await.unwrap();
        assert_eq!(found.map(|(user, _)| user.id), Some(people[whose]), "{typed}");
    }
}

#[tokio::test]
async fn a_database_without_lessons_is_migrated() {
    let directory = TestDirectory::new();
    directory.open_older(1);
    let lesson = LessonDone { game: "a".to_owned(), lesson: "one".to_owned() };
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    store.keep_lesson(anna, lesson.clone(), 5).await.unwrap();
    assert_eq!(store.lessons_done(anna).await.unwrap(), std::slice::from_ref(&lesson));
}
