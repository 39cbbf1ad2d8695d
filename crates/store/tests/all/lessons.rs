//! Completed lessons.

use hearth_store::{LessonDone, UserId};

use crate::support::TestDirectory;

fn done(game: &str, lesson: &str) -> LessonDone {
    LessonDone { game: game.to_owned(), lesson: lesson.to_owned() }
}

#[tokio::test]
async fn a_completed_lesson_is_stored_once_per_person() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    let bert = store.create_user("Bert".to_owned(), 0).await.unwrap();
    for lesson in [done("a", "one"), done("a", "one"), done("b", "one"), done("a", "two")] {
        store.keep_lesson(anna, lesson, 5).await.unwrap();
    }
    let kept = store.lessons_done(anna).await.unwrap();
    assert_eq!(kept, [done("a", "one"), done("a", "two"), done("b", "one")]);
    assert_eq!(store.lessons_done(bert).await.unwrap(), []);
}

#[tokio::test]
async fn lessons_are_deleted_with_their_person() {
    let directory = TestDirectory::new();
    let store = directory.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    store.keep_lesson(anna, done("a", "one"), 5).await.unwrap();
    store.delete_user(anna, "NN", 0).await.unwrap();
    assert_eq!(store.lessons_done(anna).await.unwrap(), []);
    store.keep_lesson(UserId(99), done("a", "one"), 5).await.unwrap();
    assert_eq!(store.lessons_done(UserId(99)).await.unwrap(), []);
}
