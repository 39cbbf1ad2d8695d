//! Playing: with another person, against bots, without scripts.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// More decisions than any game of Kupferkessel Co. has.
const MAX_DECISIONS: usize = 300;

#[tokio::test]
async fn two_people_finish_a_game() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::PHONE).await;
    let table = host.opens_table("kupferkessel", &["host", "anyone"]).await;
    host.pictures("gathering").await;
    host.waits_for(".invitation button:not([hidden])").await;
    guest.open("/lobby").await;
    // The guest's lobby shows the new table without a reload.
    let link = format!("#lobby a[href='{table}']");
    guest.waits_for(&link).await;
    guest.clicks(&format!("//a[@href='{table}']")).await;
    guest.press("Sit down").await;
    // The host's page shows the start of the game without a reload.
    host.waits_for("#board > *").await;
    for decided in 0..MAX_DECISIONS {
        let goes_on = async || {
            host.choice().await.is_some() || guest.choice().await.is_some() || host.sees_the_end().await
        };
        host.waits_until("moves are offered or the game is over", goes_on).await;
        if host.sees_the_end().await {
            break;
        }
        let active = if host.choice().await.is_some() { &host } else { &guest };
        active.decides_anything().await;
        if decided == 20 {
            host.pictures("two-people-desktop").await;
            guest.pictures("two-people-phone").await;
        }
    }
    host.waits_until("the game is over", async || host.sees_the_end().await).await;
    guest.waits_until("the game is over", async || guest.sees_the_end().await).await;
    let result = host.reads("#banner > p").await;
    assert!(result.contains("win") || result.contains("share the victory"), "{result}");
    assert_eq!(guest.reads("#banner > p").await, result);
    assert!(!host.sees("#offers").await && !guest.sees("#offers").await);
    host.pictures("over-desktop").await;
    guest.pictures("over-phone").await;
    for person in [&host, &guest] {
        person.opens_account().await;
    }
    let hidden =
        "const box = document.querySelector('.account .scrolls'); return box.scrollWidth - box.clientWidth";
    assert_eq!(guest.evaluates(hidden, Vec::new()).await, 0, "all of it fits on a phone");
    host.follow("Replay the game").await;
    host.waits_for(".replay .steps").await;
    host.pictures("replay-desktop").await;
    host.has_clean_console().await;
    guest.has_clean_console().await;
}

#[tokio::test]
async fn a_person_plays_against_three_bots() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner", "beginner", "beginner"]).await;
    person.evaluates("window.neverReloaded = true", Vec::new()).await;
    for _ in 0..6 {
        let choice = person.is_asked().await;
        let offer = choice.offers.first().expect("something is offered").clone();
        person.decides(&offer).await;
        // Decisions arrive without a reload, the player's own and those of the bots.
        let asked = async || person.choice().await.is_some_and(|next| next.after > choice.after);
        person.waits_until("moves are offered again", asked).await;
    }
    let never = person.evaluates("return window.neverReloaded === true", Vec::new()).await;
    assert_eq!(never, true, "the page was loaded again");
    let log = person.reads("#log").await;
    for bot in ["Green", "Blue", "Yellow"] {
        assert!(log.contains(bot), "the bots' deeds are told: {log}");
    }
    assert!(!log.contains("(beginner)"), "the level is shown next to the boards only: {log}");
    person.has_clean_console().await;
}

#[tokio::test]
async fn without_scripts_a_turn_can_be_played() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PLAIN).await;
    person.press("Play Kokopelli").await;
    person.waits_for("#board").await;
    let scripts = person.evaluates("return typeof htmx", Vec::new()).await;
    assert_eq!(scripts, "undefined", "scripts are switched off");
    let first = person.is_asked().await;
    person.decides_anything().await;
    // The rest of the turn is the player's own; then the page polls for the bot's decision.
    for _ in 0..4 {
        person.is_asked().await;
        person.decides_anything().await;
    }
    let last = person.is_asked().await;
    assert!(last.after > first.after + 5, "a bot has decided too: {first:?}, {last:?}");
    person.has_clean_console().await;
}
