//! Limits of a stranger at a table.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Selects face-up cards of a hand; a spectator sees backs.
const FACE_UP_CARDS: &str = "#hand [data-card], #hand [href*='#face-']";

#[tokio::test]
async fn a_stranger_sees_no_hand_and_cannot_act() {
    let (served, driver) = (Served::start(), Driver::start());
    let owner = Person::comes(&driver, &served, Window::DESKTOP).await;
    owner.press("Play Kokopelli").await;
    let choice = owner.is_asked().await;
    let offer = choice.offers.first().expect("something is offered").clone();
    let table = owner.path().await;

    let stranger = Person::comes(&driver, &served, Window::DESKTOP).await;
    stranger.open(&table).await;
    stranger.waits_for("#board").await;
    assert!(owner.source().await.contains("Your hand"), "the owner sees their hand");
    assert!(!stranger.source().await.contains("Your hand"), "a hand is in the stranger's page");
    assert_eq!(stranger.finds(FACE_UP_CARDS).await, 0, "a hand is in the stranger's page");
    assert_eq!(stranger.choice().await, None);
    stranger.has_clean_console().await;

    let after = choice.after;
    let acts = [
        ("decide", format!("after={after}&decision={offer}")),
        ("back", format!("after={after}")),
        ("resign", String::new()),
        ("say", "text=hello".to_owned()),
        ("ask", "what=end".to_owned()),
        ("stand-in", "seat=1".to_owned()),
    ];
    for (act, body) in acts {
        let status = stranger.forges(&format!("{table}/{act}"), &body).await;
        assert_eq!(status, Some(403), "a stranger's {act}");
    }
    assert_eq!(owner.choice().await, Some(choice), "nothing has happened");
    owner.has_clean_console().await;
}
