//! Hints and reviews.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// More decisions than any game of Kupferkessel Co. has.
const MAX_DECISIONS: usize = 300;

#[tokio::test]
async fn a_hint_a_whole_game_and_its_review() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    person.is_asked().await;
    person.press("Ask for a hint").await;
    // The suggested move is highlighted on the board; its numbers are folded.
    person.waits_for("#board .hinted").await;
    let hint = person.reads("#hint-answer").await;
    assert!(hint.contains("The bot would choose:") && !hint.contains('%'), "{hint}");
    person.unfold("Why: the numbers").await;
    person.waits_for("#hint-answer table").await;
    assert!(person.reads("#hint-answer").await.contains('%'));
    person.pictures("hint-desktop").await;
    person.decides_anything().await;
    person.waits_until("the hint is gone", async || !person.sees("#hint-answer table").await).await;
    assert!(!person.sees("#board .hinted").await, "nothing glows any more");
    for _ in 0..MAX_DECISIONS {
        let goes_on = async || person.choice().await.is_some() || person.sees_the_end().await;
        person.waits_until("moves are offered or the game is over", goes_on).await;
        if person.sees_the_end().await {
            break;
        }
        person.decides_anything().await;
    }
    person.waits_until("the game is over", async || person.sees_the_end().await).await;
    person.press("Review this game").await;
    // The curve grows while the review runs.
    person.waits_for("svg.chances polyline").await;
    person.waits_until("all of it is there", async || person.finds("[data-growing]").await == 0).await;
    assert!(person.finds(".sums tbody tr").await > 20, "every decision has a row");
    person.pictures("look-back-desktop").await;
    person.runs("window.neverReloaded = true").await;
    // Keys step through the game and jump to turning points.
    let at = async || person.reads(".where b").await.parse::<usize>().unwrap_or_default();
    person.keys(&Key::Home.to_string()).await;
    person.waits_until("the beginning is shown", async || at().await == 0).await;
    for expected in 1..=3 {
        person.keys(&Key::Right.to_string()).await;
        person.waits_until("the next step is shown", async || at().await == expected).await;
    }
    person.keys(&Key::Left.to_string()).await;
    person.waits_until("the step before is shown", async || at().await == 2).await;
    person.keys(&Key::Home.to_string()).await;
    person.waits_until("the beginning is shown again", async || at().await == 0).await;
    if person.finds("a.ember").await > 0 {
        person.keys(&Key::Down.to_string()).await;
        person.waits_for("a.ember.now").await;
        assert!(person.finds("#board .better").await > 0, "what was better is drawn on the board");
        person.pictures("look-back-turning-desktop").await;
        person.follow("Find the better move").await;
        person.waits_for("#banner.bubble").await;
        assert_eq!(person.finds("#board .better").await, 0, "the answer is hidden");
        let offer = person.is_asked().await.offers.remove(0);
        person.unfolds_moves().await;
        person.clicks(&format!("//section[@id='offers']//button[@value='{offer}']")).await;
        person.waits_for("#banner.bubble:is(.good, .kind)").await;
    }
    let address = person.evaluates("return location.search", Vec::new()).await;
    assert!(address.as_str().is_some_and(|search| search.contains("at=")), "the address follows: {address}");
    let stayed = person.evaluates("return window.neverReloaded === true", Vec::new()).await;
    assert_eq!(stayed, true, "only the moment is fetched");
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_replay_steps_by_keys_without_loading_and_fits_on_one_screen() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = person.opens_table("kokopelli", &["host", "beginner"]).await;
    for _ in 0..4 {
        person.decides_anything().await;
    }
    person.is_asked().await;
    person.forges(&format!("{table}/resign"), "").await;
    person.open(&format!("{table}/replay?at=0")).await;
    person.runs("window.neverReloaded = true").await;
    let at = async || person.reads(".where b").await.parse::<usize>().unwrap_or_default();
    for expected in 1..=4 {
        person.keys(&Key::Right.to_string()).await;
        person.waits_until("the next step is shown", async || at().await == expected).await;
    }
    person.keys(&Key::End.to_string()).await;
    person.waits_until("the end is shown", async || at().await > 4).await;
    person.clicks("//section[@id='log']//li[1]/a").await;
    person.waits_until("the log leads to its moments", async || at().await == 1).await;
    let seen = person.evaluates(
        "return [window.neverReloaded, document.documentElement.scrollHeight <= innerHeight, location.search]",
        Vec::new(),
    );
    assert_eq!(seen.await, json!([true, true, "?at=1"]));
    person.has_clean_console().await;
}

#[tokio::test]
async fn without_scripts_hint_and_review_are_pages() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PLAIN).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    person.is_asked().await;
    person.press("Ask for a hint").await;
    person.waits_for(".hint-answer strong").await;
    person.decides_anything().await;
    let decided = person.is_asked().await.after;
    person.press("More").await;
    person.press("Resign").await;
    person.press("Review this game").await;
    // The page reloads itself until the review is complete.
    person
        .waits_until("every decision has a row", async || person.finds(".sums tbody tr").await >= decided)
        .await;
    person.has_clean_console().await;
}
