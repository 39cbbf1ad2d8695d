//! Stored reviews.

use crate::support::{TestDirectory, table};

#[tokio::test]
async fn the_last_review_of_a_table_is_kept() {
    let directory = TestDirectory::new();
    {
        let store = directory.open();
        assert_eq!(store.review(table(1)).await, Ok(None));
        store.keep_review(table(1), "first".to_owned()).await.unwrap();
        store.keep_review(table(1), "second".to_owned()).await.unwrap();
    }
    let store = directory.open();
    assert_eq!(store.review(table(1)).await, Ok(Some("second".to_owned())));
    assert_eq!(store.review(table(2)).await, Ok(None));
}
