//! Looks back at games.

use crate::support::{Place, table};

#[tokio::test]
async fn of_each_table_the_last_look_back_is_kept() {
    let place = Place::new();
    {
        let store = place.open();
        assert_eq!(store.review(table(1)).await, Ok(None));
        store.keep_review(table(1), "first".to_owned()).await.unwrap();
        store.keep_review(table(1), "second".to_owned()).await.unwrap();
    }
    let store = place.open();
    assert_eq!(store.review(table(1)).await, Ok(Some("second".to_owned())));
    assert_eq!(store.review(table(2)).await, Ok(None));
}
