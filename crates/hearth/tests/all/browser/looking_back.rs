//! To ask for a hint, and to look back at a game.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// More decisions than any game of Kupferkessel Co. has.
const ENOUGH: usize = 300;

#[tokio::test]
async fn a_person_asks_for_a_hint_plays_to_the_end_and_looks_back() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    person.is_asked().await;
    person.press("Ask for a hint").await;
    person.waits_for("#hint-answer table").await;
    let hint = person.reads("#hint-answer").await;
    assert!(hint.contains("The bot would choose:") && hint.contains('%'), "{hint}");
    person.pictures("hint-desktop").await;
    person.decides_anything().await;
    person.waits_until("the hint is gone", async || !person.sees("#hint-answer table").await).await;
    for _ in 0..ENOUGH {
        let goes_on = async || person.choice().await.is_some() || person.sees_the_end().await;
        person.waits_until("he can decide or the game is over", goes_on).await;
        if person.sees_the_end().await {
            break;
        }
        person.decides_anything().await;
    }
    person.waits_until("the game is over", async || person.sees_the_end().await).await;
    person.press("Look back").await;
    // The page asks by itself how far it is.
    person.waits_for("svg.chances").await;
    assert_eq!(person.finds("svg.chances polyline").await, 2);
    assert!(person.finds("#review tbody tr").await > 20, "every decision has a row");
    person.pictures("look-back-desktop").await;
    person.looks("document.querySelector('#turning').scrollIntoView()", Vec::new()).await;
    person.pictures("look-back-turning-desktop").await;
    person.clicks("//table//tbody//a").await;
    person.waits_for(".replay .steps").await;
    person.is_content().await;
}

#[tokio::test]
async fn without_scripts_a_hint_and_the_look_back_are_pages() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PLAIN).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    person.is_asked().await;
    person.press("Ask for a hint").await;
    person.waits_for(".hint-answer table").await;
    person.decides_anything().await;
    let decided = person.is_asked().await.after;
    person.unfold("More").await;
    person.press("Resign").await;
    person.press("Look back").await;
    // The page loads itself again until it is there.
    person.waits_for("svg.chances").await;
    assert!(person.finds("#review tbody tr").await >= decided, "every decision has a row");
    person.is_content().await;
}
