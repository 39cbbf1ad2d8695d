//! Several people at one device, and one person at several.

use fantoccini::key::Key;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

#[tokio::test]
async fn a_curtain_falls_between_turns_at_one_device() {
    let (served, driver) = (Served::start(), Driver::start());
    let people = Person::comes(&driver, &served, Window::DESKTOP).await;
    people.opens_table("kokopelli", &["host", "host"]).await;
    for _ in 0..4 {
        people.waits_for("#curtain form").await;
        hides_hands(&people).await;
        people.reload().await;
        hides_hands(&people).await;
        let own = people.reads("#curtain button").await;
        people.press(&own).await;
        people.is_asked().await;
        assert!(people.sees("#hand [data-card]").await, "the player sees their hand after the curtain");
        while people.choice().await.is_some() {
            people.decides_anything().await;
        }
    }
    people.pictures("curtain").await;
    people.has_clean_console().await;
}

#[tokio::test]
async fn lifting_the_curtain_by_keyboard_focuses_the_moves() {
    let (served, driver) = (Served::start(), Driver::start());
    let people = Person::comes(&driver, &served, Window::DESKTOP).await;
    people.opens_table("kokopelli", &["host", "host"]).await;
    for lifted in 0..4 {
        people.focuses("#curtain button").await;
        people.keys(&Key::Enter.to_string()).await;
        people.is_asked().await;
        // Nobody has decided yet at first.
        let part = if lifted == 0 { "banner" } else { "offers" };
        people.waits_until("the focus is kept", async || people.focus().await == part).await;
        while let Some(choice) = people.choice().await {
            people.focuses("#offers button[name=decision]").await;
            people.keys(&Key::Enter.to_string()).await;
            let decided = async || people.choice().await.is_none_or(|next| next.after > choice.after);
            people.waits_until("it is decided", decided).await;
        }
        people.waits_until("the focus waits", async || people.focus().await == "banner").await;
    }
    people.has_clean_console().await;
}

#[tokio::test]
async fn lifting_the_curtain_with_a_mouse_shows_no_focus_ring() {
    let (served, driver) = (Served::start(), Driver::start());
    let people = Person::comes(&driver, &served, Window::DESKTOP).await;
    people.opens_table("kokopelli", &["host", "host"]).await;
    for _ in 0..3 {
        people.clicks("//section[@id='curtain']//button").await;
        people.is_asked().await;
        assert_eq!(people.finds(":focus-visible").await, 0);
        while people.choice().await.is_some() {
            people.decides_anything().await;
        }
    }
}

/// Asserts that no hand is in the page, visible or not.
async fn hides_hands(people: &Person) {
    assert!(people.sees("#curtain form").await);
    assert_eq!(people.choice().await, None);
    assert_eq!(people.finds("#hand").await, 1, "there is a place for a hand");
    assert_eq!(people.finds("#hand [data-card], #hand [href*='#face-']").await, 0, "a hand is in the page");
    assert_eq!(people.finds("#board [aria-label^='Your hand']").await, 0, "a hand is in the page");
}

#[tokio::test]
async fn phone_and_desktop_show_the_same_table_at_once() {
    let (served, driver) = (Served::start(), Driver::start());
    let desktop = Person::comes(&driver, &served, Window::DESKTOP).await;
    desktop.press("Play Kupferkessel Co.").await;
    desktop.is_asked().await;
    let phone = desktop.at_another_device(&driver, &served, Window::PHONE).await;
    phone.open(&desktop.path().await).await;
    for (here, there) in [(&desktop, &phone), (&phone, &desktop)] {
        let choice = here.is_asked().await;
        there
            .waits_until("both devices ask the same", async || there.choice().await.as_ref() == Some(&choice))
            .await;
        here.decides_anything().await;
        let gone_on = async || there.choice().await.is_none_or(|next| next.after > choice.after);
        there.waits_until("the other device shows it too", gone_on).await;
    }
    let next = desktop.is_asked().await;
    phone.waits_until("both end alike", async || phone.choice().await.as_ref() == Some(&next)).await;
    assert_eq!(phone.reads("#log").await, desktop.reads("#log").await);
    desktop.has_clean_console().await;
    phone.has_clean_console().await;
}
