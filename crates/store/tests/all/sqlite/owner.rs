//! Two stores that own one database.

use std::time::Duration;

use hearth_store::{AppendFailure, Overwrite, Store, StoreFailure, backup, restore};
use tokio::sync::broadcast::error::TryRecvError;

use crate::support::{TestDirectory, append, table, texts};

/// Before, both wrote, and each told its players what it knew.
#[tokio::test]
async fn only_the_last_owner_writes() {
    let directory = TestDirectory::new();
    let (older, newer) = (directory.open(), directory.open());
    older.own().await.unwrap();
    older.append(append(table(1), 0, &["a"])).await.unwrap();
    newer.own().await.unwrap();
    let refused = older.append(append(table(1), 1, &["b"])).await;
    assert_eq!(refused, Err(AppendFailure::Store(StoreFailure::TakenOver)));
    assert_eq!(older.ready().await, Err(StoreFailure::TakenOver));
    older.taken_over().await;
    newer.append(append(table(1), 1, &["c"])).await.unwrap();
    assert_eq!(texts(&newer, table(1)).await, ["a", "c"]);
    // Commands such as `hearth password` take nothing over.
    let beside = Store::open_beside(&directory.database()).unwrap();
    beside.append(append(table(2), 0, &["d"])).await.unwrap();
    newer.append(append(table(2), 1, &["e"])).await.unwrap();
}

#[tokio::test]
async fn an_idle_owner_notices_its_successor() {
    let directory = TestDirectory::new();
    let (older, newer) = (directory.open(), directory.open());
    older.own().await.unwrap();
    newer.own().await.unwrap();
    tokio::time::timeout(Duration::from_mins(1), older.taken_over()).await.unwrap();
}

#[tokio::test]
async fn a_restore_leaves_the_owner() {
    let directory = TestDirectory::new();
    let older = directory.open();
    older.own().await.unwrap();
    let saved = directory.file("saved");
    backup(&directory.database(), &saved, Overwrite::Refuse).unwrap();
    let newer = directory.open();
    newer.own().await.unwrap();
    restore(&saved, &directory.database()).unwrap();
    assert_eq!(newer.ready().await, Ok(()));
    assert_eq!(older.ready().await, Err(StoreFailure::TakenOver));
}

#[tokio::test]
async fn announcements_are_for_nodes_of_one_database_and_a_file_has_one() {
    let directory = TestDirectory::new();
    let (one, other) = (Store::open(&directory.database()).unwrap(), directory.open());
    let (mut by_one, mut by_other) = (one.announcements(), other.announcements());
    one.announce("nobody is there".to_owned());
    one.ready().await.unwrap();
    assert_eq!(by_one.try_recv(), Err(TryRecvError::Empty));
    assert_eq!(by_other.try_recv(), Err(TryRecvError::Empty));
}
