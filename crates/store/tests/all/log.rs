//! Append-only logs with optimistic concurrency and without gaps.

use hearth_store::{Append, AppendFailure, LogLine, Stage, Summary};

use crate::support::{TestDirectory, append, line, summary, table, texts};

#[tokio::test]
async fn entries_are_read_back_in_order() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let lines = vec![
        LogLine { at: -5, text: String::new() },
        LogLine { at: i64::MAX, text: "ä\u{1}\"'\n".to_owned() },
    ];
    store.append(Append { entries: lines.clone(), ..append(table(1), 0, &[]) }).await.unwrap();
    store.append(append(table(2), 0, &["other"])).await.unwrap();
    store.append(append(table(1), 2, &["third"])).await.unwrap();

    assert_eq!(store.entries(table(1)).await.unwrap(), [lines, vec![line("third")]].concat());
    assert_eq!(store.entries(table(3)).await.unwrap(), []);
}

#[tokio::test]
async fn entries_survive_reopening() {
    let directory = TestDirectory::new();
    let store = directory.open();
    store.append(append(table(1), 0, &["a", "b"])).await.unwrap();
    drop(store);
    assert_eq!(texts(&directory.open(), table(1)).await, ["a", "b"]);
}

#[tokio::test]
async fn a_conflict_reports_the_actual_number_of_entries() {
    let directory = TestDirectory::new();
    let store = directory.open();
    store.append(append(table(1), 0, &["a", "b"])).await.unwrap();
    for (first, entries) in [(0, &["x"][..]), (1, &["x", "y"]), (1, &[])] {
        let refused = store.append(append(table(1), first, entries)).await;
        assert_eq!(refused, Err(AppendFailure::Conflict { stored: 2 }), "{first} {entries:?}");
    }
    assert_eq!(texts(&store, table(1)).await, ["a", "b"]);
}

#[tokio::test]
async fn expired_tables_are_swept() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    let old = |stage| Summary { stage, ..summary(&[anna]) };
    let young = Summary { changed: 2_000, ..old(Stage::Expired) };
    for (number, summary) in [(1, old(Stage::Expired)), (2, old(Stage::Over)), (3, young)] {
        let append = Append { summary: Some(summary), ..append(table(number), 0, &["opened"]) };
        store.append(append).await.unwrap();
    }
    assert_eq!(store.sweep_faded(2_000).await.unwrap(), 1);
    assert_eq!(texts(&store, table(1)).await, [""; 0]);
    let left: Vec<_> =
        store.tables_of(anna, &Stage::ALL, 0..9).await.unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(left, [table(3), table(2)]);
    for number in [2, 3] {
        assert_eq!(texts(&store, table(number)).await, ["opened"]);
    }
}

#[tokio::test]
async fn a_gap_is_refused() {
    let directory = TestDirectory::new();
    let store = directory.open();
    for first in [1, 2, u64::MAX, 1 << 63] {
        let refused = store.append(append(table(1), first, &["a", "b"])).await;
        assert_eq!(refused, Err(AppendFailure::Conflict { stored: 0 }), "{first}");
    }
    assert_eq!(texts(&store, table(1)).await, [""; 0]);
}

#[tokio::test]
async fn a_summary_is_refused_together_with_its_entries() {
    let directory = TestDirectory::new();
    let store = directory.open();
    for entries in [&["a"][..], &[]] {
        let refused = Append { summary: Some(summary(&[])), ..append(table(1), 5, entries) };
        assert_eq!(store.append(refused).await, Err(AppendFailure::Conflict { stored: 0 }));
    }
    assert_eq!(store.summary(table(1)).await.unwrap(), None);
}

#[test]
fn a_table_id_has_ten_characters_of_the_alphabet() {
    let id = table(7);
    assert_eq!(id.to_string().parse(), Ok(id));
    assert_ne!(table(7), table(8));
    assert_eq!(id.to_string().to_uppercase().parse(), Ok(id), "typed from paper");
    for bad in ["", "abc", "abcdefghjkm", "abcdefghj1", "abcdefghjl", "ABCDEFGHJL", "abcdefgh k", "äbcdefghj"]
    {
        assert!(bad.parse::<hearth_store::TableId>().is_err(), "{bad:?}");
    }
}
