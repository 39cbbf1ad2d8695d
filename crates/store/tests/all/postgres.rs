//! Tests of a database on a `PostgreSQL` server.

mod announcements;
mod copy;
mod encryption;
mod hanging;
mod leases;
mod lock;
mod notices;
mod outage;
mod proxy;

use std::time::Duration;

use hearth_store::{Append, AppendFailure, Store, StoreFailure};

use self::lock::Lock;
use self::proxy::Proxy;
use crate::batches;
use crate::support::{TestDirectory, append, run_sql, summary, table, texts};

/// Locks the logs until the result is called.
fn lock(url: &str) -> impl FnOnce() + use<> {
    let lock = Lock::on(url, "log");
    move || lock.release()
}

#[tokio::test]
async fn sixty_four_concurrent_appends_need_few_commits() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    assert_eq!(batches::append_to_sixty_four_tables(&store, lock(&url)).await, 2);
}

/// Before, each append prepared its statements again, which doubled the round trips.
#[tokio::test]
async fn statements_of_appends_are_prepared_once() {
    let directory = TestDirectory::new();
    let proxy = Proxy::start(&directory.postgres());
    let store = Store::connect(&proxy.url).unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    for round in 0..5 {
        for number in 0..3 {
            let texts = vec!["a"; number as usize + 1];
            let place = round * texts.len() as u64;
            let opened = Append { summary: Some(summary(&[anna])), ..append(table(number), place, &texts) };
            store.append(opened).await.unwrap();
            let late = store.append(append(table(number), 0, &["late"])).await;
            assert!(matches!(late, Err(AppendFailure::Conflict { .. })), "{late:?}");
        }
        let sent = proxy.take_sent();
        for statement in ["INSERT INTO log", "INSERT INTO entry", "UPDATE table_summary", "FROM log WHERE"] {
            assert_eq!(sent.contains(statement), round == 0, "round {round}: {statement}");
        }
    }
}

#[tokio::test]
async fn one_append_wins_a_race_and_other_tables_are_unaffected() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    batches::race(&Store::connect(&url).unwrap(), lock(&url)).await;
}

#[tokio::test]
async fn a_refused_append_does_not_affect_its_batch() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&url).unwrap();
    // The server stores no null characters.
    let results = batches::with_a_refused_one(&store, lock(&url), "bad\0").await;
    batches::only_it_was_refused(&store, &results).await;
}

#[tokio::test]
async fn a_store_connects_again_when_its_connections_end() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let store = Store::connect(&format!("{url}&application_name=cut")).unwrap();
    store.append(append(table(1), 0, &["a"])).await.unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    assert!(store.user(anna).await.unwrap().is_some());
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cut'";
    for round in 1..4 {
        run_sql(&url, end.to_owned());
        store.append(append(table(1), round, &["b"])).await.unwrap();
        assert!(store.user(anna).await.unwrap().is_some());
        assert!(store.rename(anna, "Ann".to_owned()).await.unwrap());
    }
    assert_eq!(texts(&store, table(1)).await, ["a", "b", "b", "b"]);
}

#[tokio::test]
async fn revocations_of_another_store_are_noticed() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let (one, other) = (Store::connect(&url).unwrap(), Store::connect(&url).unwrap());
    let anna = one.create_user("Anna".to_owned(), 0).await.unwrap();
    one.register(anna, "anna".to_owned(), "old".to_owned()).await.unwrap();
    let mut revocations = other.revocations();
    let before = *revocations.borrow_and_update();
    assert!(one.change_password(anna, "new".to_owned()).await.unwrap());
    tokio::time::timeout(Duration::from_secs(20), revocations.changed()).await.unwrap().unwrap();
    assert_eq!(other.revoked_since(before).await.unwrap(), [anna]);
}

#[test]
fn a_database_of_another_program_and_a_newer_one_are_refused() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    run_sql(&url, "CREATE TABLE customer (id BIGINT)".to_owned());
    assert_eq!(Store::connect(&url).unwrap_err(), StoreFailure::Foreign);
    run_sql(&url, "DROP TABLE customer".to_owned());
    drop(Store::connect(&url).unwrap());
    run_sql(&url, "UPDATE meta SET version = 99".to_owned());
    let failure = Store::connect(&url).unwrap_err();
    assert!(matches!(failure, StoreFailure::Newer { version: 99, .. }), "{failure}");
}

#[tokio::test]
async fn a_store_connects_through_a_socket_or_to_an_address_without_a_name() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let folder = std::env::var("HEARTH_TEST_POSTGRES_FOLDER")
        .expect("run the tests with `tools/postgres cargo nextest run`")
        .replace('/', "%2F");
    let (port, _) = url.split_once("127.0.0.1:").unwrap().1.split_once('/').unwrap();
    let through_a_socket = url.replace("127.0.0.1", &folder);
    let without_a_name =
        format!("{}&hostaddr=127.0.0.1&port={port}", url.replace(&format!("127.0.0.1:{port}"), ""));
    for (place, url) in [through_a_socket, without_a_name].into_iter().enumerate() {
        let store = Store::connect(&url).unwrap();
        store.append(append(table(1), place as u64, &["a"])).await.unwrap();
    }
}

#[test]
fn a_server_that_cannot_be_reached_is_reported() {
    let failure = Store::connect("postgres://hearth@127.0.0.1:1/hearth").unwrap_err();
    assert!(matches!(failure, StoreFailure::Unreachable(_)), "{failure}");
    assert!(failure.to_string().contains("refused"), "{failure}");
    let failure = Store::connect("hearth.db").unwrap_err();
    assert!(matches!(failure, StoreFailure::Other(_)), "{failure}");
}

/// Before, the settings of the server decided what an acknowledgement meant.
#[tokio::test]
async fn commits_are_durable_whatever_the_settings_of_the_server_are() {
    for (setting, wanted) in [
        ("off", "on"),
        ("local", "on"),
        ("remote_write", "on"),
        ("on", "on"),
        ("remote_apply", "remote_apply"),
    ] {
        let directory = TestDirectory::new();
        let url = directory.postgres();
        let settings = format!(
            "%20-c%20synchronous_commit%3D{setting}%20-c%20default_transaction_isolation%3Dserializable"
        );
        let store = Store::connect(&format!("{url}{settings}")).unwrap();
        let note = "CREATE TABLE noted (commits TEXT, isolation TEXT);
                    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
                        INSERT INTO noted VALUES (
                            current_setting(''synchronous_commit''), current_setting(''transaction_isolation'')
                        );
                        RETURN NEW;
                    END';
                    CREATE TRIGGER note BEFORE INSERT OR UPDATE ON log FOR EACH ROW EXECUTE FUNCTION note();
                    CREATE TRIGGER note BEFORE INSERT OR UPDATE ON node FOR EACH ROW EXECUTE FUNCTION note()";
        run_sql(&url, note.to_owned());
        store.append(append(table(1), 0, &["a"])).await.unwrap();
        let number = store.register_node("http://node.internal".to_owned(), false).await.unwrap();
        store.renew(number).await.unwrap();
        let check = format!(
            "DO $$ BEGIN ASSERT (
                 SELECT count(*) >= 3 AND bool_and(commits = '{wanted}' AND isolation = 'read committed') FROM noted
             ), (SELECT string_agg(noted::text, ' ') FROM noted); END $$"
        );
        run_sql(&url, check);
    }
}

#[test]
fn nodes_that_start_at_the_same_time_migrate_once() {
    let directory = TestDirectory::new();
    let url = directory.postgres();
    let connect = || {
        std::thread::spawn({
            let url = url.clone();
            move || Store::connect(&url).map(drop)
        })
    };
    for node in [connect(), connect(), connect()] {
        node.join().unwrap().unwrap();
    }
}
