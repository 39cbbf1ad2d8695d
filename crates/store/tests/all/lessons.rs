//! What people have learned.

use hearth_store::{LessonDone, UserId};

use crate::support::Place;

fn done(game: &str, lesson: &str) -> LessonDone {
    LessonDone { game: game.to_owned(), lesson: lesson.to_owned() }
}

#[tokio::test]
async fn what_somebody_has_learned_is_kept_once_and_is_his_own() {
    let place = Place::new();
    let store = place.open();
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
async fn who_is_gone_has_learned_nothing() {
    let place = Place::new();
    let store = place.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    store.keep_lesson(anna, done("a", "one"), 5).await.unwrap();
    store.delete_user(anna).await.unwrap();
    assert_eq!(store.lessons_done(anna).await.unwrap(), []);
    store.keep_lesson(UserId(99), done("a", "one"), 5).await.unwrap();
    assert_eq!(store.lessons_done(UserId(99)).await.unwrap(), []);
}

#[tokio::test]
async fn a_database_from_before_there_were_lessons_is_brought_up_to_date() {
    let place = Place::new();
    place.open_older(1);
    let store = place.open();
    let anna = store.create_user("Anna".to_owned(), 0).await.unwrap();
    store.keep_lesson(anna, done("a", "one"), 5).await.unwrap();
    assert_eq!(store.lessons_done(anna).await.unwrap(), [done("a", "one")]);
}
