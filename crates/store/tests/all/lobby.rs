//! Table summaries and lists.

use hearth_store::{Append, Listed, Stage, Store, Summary, TableId, UserId};

use crate::support::{TestDirectory, append, summarise, summary, table};

fn ids(tables: &[Listed]) -> Vec<TableId> {
    tables.iter().map(|listed| listed.id).collect()
}

async fn people(store: &Store) -> [UserId; 3] {
    let mut people = [UserId(0); 3];
    for person in &mut people {
        *person = store.create_user("somebody".to_owned(), 0).await.unwrap();
    }
    people
}

#[tokio::test]
async fn a_summary_is_read_back_as_it_was_stored_with_the_entries() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let [a, b, _] = people(&store).await;
    let first = Summary { wake: Some(7), turn: vec![b, a], public: false, ..summary(&[a, b]) };
    let stored = Append { summary: Some(first.clone()), ..append(table(1), 0, &["x"]) };
    store.append(stored).await.unwrap();
    assert_eq!(store.summary(table(1)).await.unwrap(), Some(first.clone()));
    assert_eq!(store.summary(table(2)).await.unwrap(), None);

    let next = Summary {
        game: "kupferkessel".to_owned(),
        stage: Stage::Over,
        public: true,
        wake: None,
        changed: 2_000,
        turn: Vec::new(),
        people: vec![a, b],
        line: "{\"x\":1}".to_owned(),
        deal: Some("abcdefghjk".to_owned()),
    };
    let stored = Append { summary: Some(next.clone()), ..append(table(1), 1, &["y"]) };
    store.append(stored).await.unwrap();
    assert_eq!(store.summary(table(1)).await.unwrap(), Some(next.clone()));
    store.append(append(table(1), 2, &["z"])).await.unwrap();
    assert_eq!(store.summary(table(1)).await.unwrap(), Some(next));
}

#[tokio::test]
async fn the_lobby_shows_public_tables_of_a_stage_newest_first() {
    let directory = TestDirectory::new();
    let store = directory.open();
    for (number, changed) in [(1, 10), (2, 30), (3, 20)] {
        summarise(&store, table(number), Summary { changed, ..summary(&[]) }).await;
    }
    summarise(&store, table(4), Summary { public: false, ..summary(&[]) }).await;
    summarise(&store, table(5), Summary { stage: Stage::WaitingForPlayers, ..summary(&[]) }).await;
    assert_eq!(ids(&store.lobby(Stage::Running, 0..10).await.unwrap()), [table(2), table(3), table(1)]);
    assert_eq!(ids(&store.lobby(Stage::Running, 0..2).await.unwrap()), [table(2), table(3)]);
    assert_eq!(ids(&store.lobby(Stage::Running, 1..9).await.unwrap()), [table(3), table(1)]);
    assert_eq!(ids(&store.lobby(Stage::WaitingForPlayers, 0..10).await.unwrap()), [table(5)]);
    assert_eq!(ids(&store.lobby(Stage::Expired, 0..10).await.unwrap()), []);
    summarise(&store, table(1), Summary { changed: 40, ..summary(&[]) }).await;
    summarise(&store, table(2), Summary { stage: Stage::Over, ..summary(&[]) }).await;
    assert_eq!(ids(&store.lobby(Stage::Running, 0..10).await.unwrap()), [table(1), table(3)]);
}

#[tokio::test]
async fn tables_waiting_for_the_person_come_first() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut all = Vec::new();
    for _ in 0..12 {
        all.push(store.create_user("somebody".to_owned(), 0).await.unwrap());
    }
    // One id is a prefix of the other.
    let (me, other) = (all[0], all[11]);
    assert!(other.to_string().starts_with(&me.to_string()));
    summarise(&store, table(1), Summary { changed: 1, ..summary(&[me, other]) }).await;
    summarise(&store, table(2), Summary { changed: 3, turn: vec![other], ..summary(&[other, me]) }).await;
    summarise(&store, table(3), Summary { changed: 2, turn: vec![other, me], ..summary(&[me]) }).await;
    summarise(&store, table(4), Summary { changed: 4, ..summary(&[other]) }).await;
    assert_eq!(ids(&store.tables_of(me, &Stage::ALL, 0..10).await.unwrap()), [table(3), table(2), table(1)]);
    assert_eq!(ids(&store.tables_of(me, &Stage::ALL, 0..1).await.unwrap()), [table(3)]);
    assert_eq!(ids(&store.tables_of(me, &Stage::ALL, 1..3).await.unwrap()), [table(2), table(1)]);
    assert_eq!(
        ids(&store.tables_of(other, &Stage::ALL, 0..10).await.unwrap()),
        [table(2), table(4), table(1)]
    );
}

#[tokio::test]
async fn running_games_come_before_invitations_and_finished_games() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let [me, other, _] = people(&store).await;
    let at =
        |stage, changed, turn: &[_]| Summary { stage, changed, turn: turn.to_vec(), ..summary(&[me, other]) };
    summarise(&store, table(1), at(Stage::Running, 1, &[other])).await;
    summarise(&store, table(2), at(Stage::Running, 2, &[me])).await;
    summarise(&store, table(3), at(Stage::WaitingForPlayers, 3, &[me])).await;
    summarise(&store, table(4), at(Stage::Over, 4, &[])).await;
    let all = store.tables_of(me, &Stage::ALL, 0..10).await.unwrap();
    assert_eq!(ids(&all), [table(2), table(1), table(3), table(4)]);
    let unfinished = store.tables_of(me, &Stage::UNFINISHED, 0..10).await.unwrap();
    assert_eq!(ids(&unfinished), [table(2), table(1), table(3)]);
    assert_eq!(ids(&store.tables_of(me, &[Stage::Over], 0..1).await.unwrap()), [table(4)]);
    assert_eq!(store.count_unfinished(me).await.unwrap(), 3);
    summarise(&store, table(2), at(Stage::Over, 5, &[])).await;
    assert_eq!(store.count_unfinished(me).await.unwrap(), 2);
    let over = ids(&store.over(me, None, 9).await.unwrap());
    assert_eq!(over, [table(2), table(4)], "the last finished game comes first");
    assert_eq!(ids(&store.tables_of(me, &[Stage::Over], 1..2).await.unwrap()), [table(4)]);
}

#[tokio::test]
async fn a_table_is_not_listed_for_people_who_left() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let [a, b, c] = people(&store).await;
    summarise(&store, table(1), summary(&[a, b])).await;
    summarise(&store, table(1), summary(&[b, c])).await;
    assert_eq!(ids(&store.tables_of(a, &Stage::ALL, 0..10).await.unwrap()), []);
    assert_eq!(ids(&store.tables_of(b, &Stage::ALL, 0..10).await.unwrap()), [table(1)]);
    assert_eq!(ids(&store.tables_of(c, &Stage::ALL, 0..10).await.unwrap()), [table(1)]);
}

#[tokio::test]
async fn due_tables_are_sorted_by_wake_up_time() {
    let directory = TestDirectory::new();
    let store = directory.open();
    assert_eq!(store.next_wake(1_000, None).await.unwrap(), None);
    for (number, wake) in [(1, Some(300)), (2, None), (3, Some(100)), (4, Some(200))] {
        summarise(&store, table(number), Summary { wake, ..summary(&[]) }).await;
    }
    assert_eq!(store.next_wake(1_000, None).await.unwrap(), Some(100));
    assert_eq!(store.due(99, 10, None).await.unwrap(), []);
    assert_eq!(store.due(200, 10, None).await.unwrap(), [table(3), table(4)]);
    assert_eq!(store.due(1_000, 1, None).await.unwrap(), [table(3)]);
    summarise(&store, table(3), summary(&[])).await;
    assert_eq!(store.next_wake(1_000, None).await.unwrap(), Some(200));
    assert_eq!(store.due(1_000, 10, None).await.unwrap(), [table(4), table(1)]);
}
