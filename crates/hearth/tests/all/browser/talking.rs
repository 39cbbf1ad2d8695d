//! Chat messages, and moves typed as text.

use std::time::Duration;

use fantoccini::key::Key;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const SAY: &str = "#talk input[name=text]";

#[tokio::test]
async fn a_draft_message_survives_messages_of_others() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = host.opens_table("kupferkessel", &["host", "guest"]).await;
    guest.open(&table).await;
    guest.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    guest.opens_talk().await;
    guest.types(SAY, "I think it").await;

    host.opens_talk().await;
    host.types(SAY, "your <b>turn</b>").await;
    host.press("Send").await;
    let heard = async || guest.reads("#talk ol").await.contains("your <b>turn</b>");
    guest.waits_until("the guest hears the host", heard).await;
    assert_eq!(guest.written(SAY).await, "I think it");
    host.waits_until("the line is empty again", async || host.written(SAY).await.is_empty()).await;

    guest.types(SAY, " is yours").await;
    guest.press("Send").await;
    let heard = async || host.reads("#talk ol").await.contains("I think it is yours");
    host.waits_until("the host hears the guest", heard).await;
    host.has_clean_console().await;
    guest.has_clean_console().await;
}

/// Holds all requests until they are released.
const HOLD_REQUESTS_SCRIPT: &str = "
    const usual = window.fetch;
    window.held = [];
    window.fetch = async (...all) => { await new Promise(go => held.push(go)); return usual(...all); }";

/// Releases the held request once it exists.
async fn lets_go(person: &Person) {
    let held = async || person.evaluates("return held.length > 0", Vec::new()).await == true;
    person.waits_until("something is sent", held).await;
    person.runs("held.splice(0).forEach(go => go())").await;
}

#[tokio::test]
async fn a_held_key_says_it_once_and_what_is_written_meanwhile_stays() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kupferkessel", &["host", "guest"]).await;
    person.runs(HOLD_REQUESTS_SCRIPT).await;
    person.types(SAY, "hello").await;
    person.holds_enter().await;
    lets_go(&person).await;
    person.waits_until("it is said", async || person.finds("#talk li").await > 0).await;
    person.waits_until("the line is empty again", async || person.written(SAY).await.is_empty()).await;
    person.types(SAY, "to all").await;
    person.keys(&Key::Enter.to_string()).await;
    person.keys(" of you").await;
    lets_go(&person).await;
    person.waits_until("that is said too", async || person.finds("#talk li").await > 1).await;
    // The message is shown before the server answers.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(person.written(SAY).await, "to all of you");
    assert_eq!(person.finds("#talk li").await, 2);
    person.has_clean_console().await;
}

#[tokio::test]
async fn an_unseen_message_is_announced() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::PHONE).await;
    let table = host.opens_table("kokopelli", &["host", "guest"]).await;
    guest.open(&table).await;
    guest.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    guest.waits_until("the game begins", async || guest.finds("#board > *").await > 0).await;
    assert!(!guest.sees("#unread").await, "nobody has spoken");
    host.opens_talk().await;
    host.types(SAY, "hello").await;
    host.press("Send").await;
    guest.waits_for("#unread").await;
    guest.evaluates("document.getElementById('unread').click()", Vec::new()).await;
    guest.waits_until("she has looked there", async || !guest.sees("#unread").await).await;
    guest.has_clean_console().await;
}

#[tokio::test]
async fn unfolded_details_stay_open_when_the_turn_passes() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    let friend = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = person.opens_table("kokopelli", &["host", "guest"]).await;
    friend.open(&table).await;
    friend.press("Sit down").await;
    for one in [&person, &friend] {
        one.waits_until("the game begins", async || one.finds("#board > *").await > 0).await;
        one.press("More").await;
    }
    let (active, waiting) =
        if person.choice().await.is_some() { (&person, &friend) } else { (&friend, &person) };
    let before = waiting.finds("#stand-in button").await;
    while active.choice().await.is_some() {
        active.decides_anything().await;
    }
    let changed = async || waiting.finds("#stand-in button").await != before;
    waiting.waits_until("the menu has changed", changed).await;
    assert!(waiting.sees("#asks .menu").await, "it is still open");
    person.has_clean_console().await;
    friend.has_clean_console().await;
}

#[tokio::test]
async fn an_illegal_move_is_refused_with_the_reason() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.press("Play Kokopelli").await;
    let choice = person.is_asked().await;
    person.unfolds_moves().await;
    person.unfold("Type a move").await;
    person.types("#offers .more input[name=decision]", "cancel 1a").await;
    person.press("Play it").await;
    person.waits_for("#notice a").await;
    let reason = person.reads("#notice").await;
    assert!(reason.contains("Read rule K"), "{reason}");
    assert_eq!(person.choice().await, Some(choice), "nothing has happened");
    let complaints = person.complaints().await;
    let refused =
        |complaint: &String| complaint.contains("status of 422") || complaint.contains("htmx:response:error");
    assert!(complaints.iter().all(refused), "only the refusal was complained about: {complaints:#?}");
    // A legal move follows, and the earlier refusal is gone.
    person.decides_anything().await;
    person.waits_until("the reason is gone", async || person.reads("#notice").await.is_empty()).await;
}

/// Returns the distance of the last message below the visible part of the chat.
const BELOW_CHAT_SCRIPT: &str = "
    const log = document.querySelector('#talk [role=log]').getBoundingClientRect();
    return document.querySelector('#talk li:last-child').getBoundingClientRect().bottom - log.bottom";

#[tokio::test]
async fn the_latest_message_is_visible() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    for seats in [["host", "guest"], ["host", "beginner"]] {
        let table = person.opens_table("kokopelli", &seats).await;
        for number in 0..12 {
            let said = format!("text=message+{number}+with+so+many+words+that+it+needs+two+lines+of+a+rail");
            person.forges(&format!("{table}/say"), &said).await;
        }
        if seats[1] == "beginner" {
            person.opens_talk().await;
        }
        person.waits_until("all is said", async || person.finds("#talk li").await == 12).await;
        let below = person.evaluates(BELOW_CHAT_SCRIPT, Vec::new()).await.as_f64().expect("a length");
        assert!(below <= 1., "{seats:?}: {below}");
    }
    person.has_clean_console().await;
}
