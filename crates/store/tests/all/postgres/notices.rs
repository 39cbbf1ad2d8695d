//! Pending notices of several nodes.

use hearth_cluster::{LiveNode, Number};
use hearth_store::{Append, Store};

use crate::support::{TestDirectory, append, summary, table};

#[tokio::test]
async fn a_notice_of_a_dead_node_is_delivered_by_another_one() {
    let directory = TestDirectory::new();
    let store = Store::connect(&directory.postgres()).unwrap();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    let opened = Append { summary: Some(summary(&[anna])), ..append(table(1), 0, &["opened"]) };
    store.append(opened).await.unwrap();
    let mut numbers = Vec::new();
    for _ in 0..2 {
        numbers.push(store.register_node("http://node.internal".to_owned(), false).await.unwrap());
    }
    let [one, other] = numbers[..] else { panic!("there are two") };
    let is_of = async |node: Number| store.is_notice_of(anna, table(1), node).await.unwrap();

    store.begin_notice(anna, table(1), Some(one)).await.unwrap();
    assert_eq!(store.take_notices(Some(other)).await.unwrap(), [], "its node lives");
    assert_eq!((is_of(one).await, is_of(other).await), (true, false));

    assert!(store.mark_dead(LiveNode { number: one, renewals: 0 }).await.unwrap());
    assert_eq!(store.take_notices(Some(other)).await.unwrap(), [(anna, table(1))]);
    assert_eq!(store.take_notices(Some(other)).await.unwrap(), [], "it delivers it already");
    assert_eq!((is_of(one).await, is_of(other).await), (false, true));

    let third = store.register_node("http://node.internal".to_owned(), false).await.unwrap();
    store.begin_notice(anna, table(1), Some(third)).await.unwrap();
    assert!(!is_of(other).await, "the table has moved, and its owner sends a later notice");
    store.end_notice(anna, table(1)).await.unwrap();
    assert_eq!(store.take_notices(None).await.unwrap(), []);
}
