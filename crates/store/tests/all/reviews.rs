//! Looks back at games.

use crate::support::{Place, table};

#[tokio::test]
async fn a_look_back_is_kept_once_for_each_table() {
    let place = Place::new();
    {
        let store = place.open();
        assert_eq!(store.review(table(1)).await, Ok(None));
        store.keep_review(table(1), "first".to_owned()).await.unwrap();
        store.keep_review(table(1), "second".to_owned()).await.unwrap();
    }
    let store = place.open();
    assert_eq!(store.review(table(1)).await, Ok(Some("first".to_owned())));
    assert_eq!(store.review(table(2)).await, Ok(None));
}
