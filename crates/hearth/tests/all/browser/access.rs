//! Accessibility: axe-core finds nothing on any page, in any language, light or dark.

use hearth_testkit::is_long;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Deque's axe-core as published, with its licence next to it.
const AXE: &str = include_str!("../../axe/axe.min.js");

/// Runs all WCAG 2.2 AA rules that axe-core can check, and its best practices.
const RUN_AXE_SCRIPT: &str = "
    const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, {runOnly: tags, resultTypes: ['violations']}).then(({violations}) => done(violations.flatMap(
        ({id, help, nodes}) => nodes.slice(0, 3).map(({html, any}) => `${id}: ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`)
    )), error => done([String(error)]))";

async fn check_with_axe(person: &Person, wrong: &mut Vec<String>) {
    let path = person.path().await;
    // One script, since the page may reload between two.
    for found in person.waits_for_script(&format!("{AXE}\n{RUN_AXE_SCRIPT}")).await {
        wrong.push(format!("{path}: {found}"));
    }
    let overflow = person.overflow().await;
    if overflow > 0 {
        wrong.push(format!("{path}: {overflow} px wider than the window"));
    }
}

/// The pages with their own addresses.
const PAGES: &[&str] = &[
    "/",
    "/lobby",
    "/learn",
    "/learn/kokopelli/first-game",
    "/learn/kupferkessel/first-game",
    "/me",
    "/played",
    "/new/kokopelli",
    "/new/kupferkessel",
    "/rules/kokopelli",
    "/rules/kupferkessel",
    "/rules/kokopelli/aid",
    "/rules/kupferkessel/aid",
    "/offline",
    "/there-is-nothing-here",
];

async fn walks(person: &Person, guest: &Person, language: &str, wrong: &mut Vec<String>) {
    for page in PAGES {
        person.open(page).await;
        check_with_axe(person, wrong).await;
    }
    person.speaks("en").await;
    let gathering = person.opens_table("kokopelli", &["host", "anyone", "guest"]).await;
    person.speaks(language).await;
    for (who, page) in [(person, &*gathering), (guest, &gathering), (guest, "/lobby")] {
        who.open(page).await;
        check_with_axe(who, wrong).await;
    }
    person.forges(&format!("{gathering}/close"), "").await;
    for (game, seats) in [
        ("kokopelli", &["host", "beginner", "beginner", "beginner"][..]),
        ("kupferkessel", &["host", "beginner"]),
    ] {
        person.speaks("en").await;
        let table = person.opens_table(game, seats).await;
        for _ in 0..4 {
            person.decides_anything().await;
        }
        person.is_asked().await;
        person.speaks(language).await;
        person.open(&table).await;
        check_with_axe(person, wrong).await;
        person.forges(&format!("{table}/resign"), "").await;
        person.forges(&format!("{table}/review"), "").await;
        for page in ["", "/replay", "/review"] {
            person.open(&format!("{table}{page}")).await;
            if page == "/review" {
                person
                    .waits_until("all of it is there", async || {
                        person.finds(".sums").await > 0 && person.finds("[data-growing]").await == 0
                    })
                    .await;
            }
            check_with_axe(person, wrong).await;
        }
    }
}

/// The windows, colours and languages that are walked. German has the longest words.
const WALKS: [(Window, &str, &str); 6] = [
    (Window::DESKTOP, "dark", "en"),
    (Window::PHONE, "light", "de"),
    (Window::DESKTOP, "light", "en"),
    (Window::DESKTOP, "light", "fr"),
    (Window::DESKTOP, "light", "de"),
    (Window::DESKTOP, "light", "pl"),
];

/// The number of walks by default. The others take minutes.
const DEFAULT_WALKS: usize = 2;

#[tokio::test]
async fn axe_finds_nothing_on_any_page() {
    let (served, driver) = (Served::start(), Driver::start());
    let mut wrong = Vec::new();
    let walked = if is_long() { &WALKS[..] } else { &WALKS[..DEFAULT_WALKS] };
    for &(window, colours, language) in walked {
        let person = Person::comes(&driver, &served, window).await;
        let guest = Person::comes(&driver, &served, window).await;
        for who in [&person, &guest] {
            who.prefers("prefers-color-scheme", colours).await;
            who.speaks(language).await;
        }
        walks(&person, &guest, language, &mut wrong).await;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
