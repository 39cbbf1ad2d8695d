//! Whom people ignore.

use hearth_store::UserId;

use crate::support::TestDirectory;

#[tokio::test]
async fn the_number_of_ignored_people_is_limited_but_a_known_one_can_change() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let mut people = Vec::new();
    for name in ["Anna", "Bert", "Cleo", "Dora"] {
        people.push(store.create_user(name.to_owned(), 0).await.unwrap());
    }
    let [anna, bert, cleo, dora] = people[..] else { panic!("four") };
    assert!(store.ignore(anna, bert, false, (1, 2)).await.unwrap());
    assert!(store.ignore(anna, cleo, true, (2, 2)).await.unwrap());
    assert!(!store.ignore(anna, dora, true, (3, 2)).await.unwrap());
    assert!(!store.ignore(anna, UserId(99), true, (3, 9)).await.unwrap());
    assert!(store.ignore(anna, bert, true, (4, 2)).await.unwrap());
    let names: Vec<_> =
        store.ignored_by(anna).await.unwrap().into_iter().map(|ignored| ignored.name).collect();
    assert_eq!(names, ["Cleo", "Bert"]);
    store.delete_user(bert, "NN", 0).await.unwrap();
    assert_eq!(store.all_ignored().await.unwrap(), [(anna, cleo, true)]);
    store.end_ignoring(anna, cleo).await.unwrap();
    assert_eq!(store.all_ignored().await.unwrap(), []);
}
