//! Arriving: the first page, opening a table, an invitation.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

#[tokio::test]
async fn levels_and_players_are_chosen_with_arrow_keys() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.focuses("[action=\"/play/kokopelli\"] [name=level]:checked").await;
    // Moves from the beginner to the casual bot, and from two players to three.
    person.keys(&Key::Right.to_string()).await;
    person.keys(&Key::Tab.to_string()).await;
    person.keys(&Key::Right.to_string()).await;
    assert_eq!(
        person.reads("form[action='/play/kokopelli'] .level label:has(:checked) span").await,
        "Bot (casual)"
    );
    person.keys(&Key::Enter.to_string()).await;
    person.waits_for("#board > *").await;
    person.open("/").await;
    let chosen = "return [...document.querySelectorAll(\"form[action='/play/kokopelli'] :checked\")].map(field => field.value)";
    assert_eq!(
        person.evaluates(chosen, Vec::new()).await,
        json!(["casual", "3", "first"]),
        "it is remembered"
    );
    person.has_clean_console().await;
}

/// Checks that all controls of the first page are within the window, and returns the layout shift during
/// loading.
const VISIBLE_SCRIPT: &str = "
    const buttons = [...document.querySelectorAll('.start button, .friend .primary')];
    const done = arguments[arguments.length - 1];
    new PerformanceObserver(list => done([
        ...buttons.filter(button => button.getBoundingClientRect().bottom > innerHeight).map(button => button.outerHTML),
        ...list.getEntries().filter(({ value }) => value > 0.001).map(({ value }) => `moved by ${value}`)
    ])).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(buttons.filter(button => button.getBoundingClientRect().bottom > innerHeight).map(button => button.outerHTML)), 500)";

#[tokio::test]
async fn all_of_the_first_page_is_visible_at_once() {
    let (served, driver) = (Served::start(), Driver::start());
    for window in [Window::DESKTOP, Window::PHONE, Window { size: (1920, 1080), ..Window::DESKTOP }] {
        let person = Person::comes(&driver, &served, window).await;
        assert_eq!(person.waits_for_script(VISIBLE_SCRIPT).await, [""; 0], "{:?}", window.size);
        person.press("Play Kokopelli").await;
        person.waits_for("#board > *").await;
        person.open("/").await;
        person.waits_for("#games .game-row").await;
        assert!(person.overflow().await <= 0, "{:?}", window.size);
        assert_eq!(person.waits_for_script(VISIBLE_SCRIPT).await, [""; 0], "{:?} with a game", window.size);
    }
}

#[tokio::test]
async fn the_menu_of_a_chair_is_closed_by_escape_and_by_choosing() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/new/kokopelli").await;
    person.focuses("[data-seat=\"2\"] summary").await;
    person.keys(&Key::Enter.to_string()).await;
    person.waits_for("[data-seat='2'] .menu").await;
    person.keys(&Key::Tab.to_string()).await;
    person.keys(&Key::Down.to_string()).await;
    assert!(person.sees("[data-seat='2'] .menu").await, "choosing with keys leaves it open");
    person.keys(&Key::Escape.to_string()).await;
    assert!(!person.sees("[data-seat='2'] .menu").await);
    assert!(person.sees("[data-seat='2'] [data-is=anyone]").await, "the chair says what was chosen");
    person.gives_chair(2, "strong").await;
    assert!(!person.sees("[data-seat='2'] .menu").await, "choosing with the mouse closes it");
    person.press("Open the table").await;
    person.waits_for("#board > *").await;
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_link_is_copied_and_the_button_says_so() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = host.opens_table("kokopelli", &["host", "guest"]).await;
    host.press("Copy").await;
    host.waits_until("the button says so", async || host.reads(".invitation button").await == "Copied").await;
    assert_eq!(host.reads("#copied").await, "Copied", "those who listen hear it");
    host.waits_until("it can be copied again", async || host.reads(".invitation button").await == "Copy")
        .await;
    // The host's page updates when a player sits down.
    let guest = Person::arrives(&driver, &served, Window::PHONE, &table).await;
    let field = "const field = document.querySelector('.sit input'); field.value = 'Wilhelmina of the Lakes'; return field.maxLength";
    assert_eq!(guest.evaluates(field, Vec::new()).await, 24);
    guest.press("Sit down").await;
    host.waits_for("#board > *").await;
    assert!(host.source().await.contains("Wilhelmina of the Lakes"));
    host.has_clean_console().await;
    guest.has_clean_console().await;
}

#[tokio::test]
async fn without_scripts_a_table_can_be_opened_and_joined() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::PLAIN).await;
    let table = host.opens_table("kokopelli", &["host", "guest", "club"]).await;
    let guest = Person::arrives(&driver, &served, Window::PLAIN, &table).await;
    guest.press("Sit down").await;
    guest.waits_for("#board > *").await;
    guest.has_clean_console().await;
}
