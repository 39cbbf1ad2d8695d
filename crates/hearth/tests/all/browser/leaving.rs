//! Leaving and coming back: reloads and a killed server.

use serde_json::Value;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::nodes::Database;
use crate::served::Served;

#[tokio::test]
async fn a_reload_during_a_choice_loses_and_repeats_nothing() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.press("Play Kokopelli").await;
    let before = person.is_asked().await;
    // A turn has two actions, so the player still has to decide.
    person.decides("draw").await;
    let between = person.is_asked().await;
    assert_eq!(between.after, before.after + 1, "the second action of the same turn");
    let (hand, log) = (person.reads("#hand").await, person.reads("#log").await);
    for _ in 0..2 {
        person.reload().await;
        assert_eq!(person.is_asked().await, between);
        assert_eq!((person.reads("#hand").await, person.reads("#log").await), (hand.clone(), log.clone()));
    }
    person.decides_anything().await;
    person.has_clean_console().await;
}

/// Records the `Last-Event-ID` that a page sends when it reconnects.
const RECORD_EVENT_IDS_SCRIPT: &str = "
    window.lastSeen = [];
    const usual = window.fetch;
    window.fetch = (address, request) => {
        const seen = request?.headers?.['Last-Event-ID'];
        if (seen) window.lastSeen.push(seen);
        return usual(address, request);
    }";

/// Returns the sequence number of an event id.
fn sequence_number(value: &Value) -> Option<u64> {
    value.as_str()?.split('-').next()?.parse().ok()
}

#[tokio::test]
async fn the_page_catches_up_when_a_killed_server_comes_back() {
    let (mut served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = host.opens_table("kupferkessel", &["host", "guest"]).await;
    guest.open(&table).await;
    guest.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    let both = [&host, &guest];
    for person in both {
        person.listens().await;
        person.evaluates(RECORD_EVENT_IDS_SCRIPT, Vec::new()).await;
        person.has_clean_console().await;
    }
    for _ in 0..2 {
        let (active, other) = if host.choice().await.is_some() { (&host, &guest) } else { (&guest, &host) };
        let before = active.is_asked().await;
        served.kill();
        for person in both {
            person.waits_for("#link").await;
        }
        active.pictures("gone").await;
        served.restart();
        for person in both {
            person.waits_until("the connection is back", async || !person.sees("#link").await).await;
        }
        assert_eq!(active.is_asked().await, before, "nothing was lost and nothing happened");
        let log = other.reads("#log").await;
        active.decides_anything().await;
        let told = async || other.reads("#log").await != log;
        other.waits_until("the other is told of it", told).await;
    }
    for person in both {
        let seen = person.evaluates("return window.lastSeen", Vec::new()).await;
        let seen: Vec<u64> =
            seen.as_array().expect("the page stayed open").iter().filter_map(sequence_number).collect();
        assert!(seen.len() >= 2 && seen.is_sorted(), "it came back with the last it had seen: {seen:?}");
        complains_only_about_the_network(person).await;
    }
}

#[tokio::test]
async fn pages_go_on_at_the_nodes_that_are_left() {
    let (database, driver) = (Database::new(), Driver::start());
    let mut nodes = [(); 2].map(|()| Served::node(database.url.clone()));
    let host = Person::comes(&driver, &nodes[0], Window::DESKTOP).await;
    let guest = Person::comes(&driver, &nodes[1], Window::PHONE).await;
    let table = host.opens_table("kupferkessel", &["host", "guest"]).await;
    guest.open(&table).await;
    guest.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    // The host's node has the table at first. When it is killed, the guest's node takes it, and then the other way round.
    for (killed, left) in [(0, 1), (1, 0)] {
        let people = [&host, &guest];
        for person in people {
            person.listens().await;
            person.evaluates("window.neverReloaded = true", Vec::new()).await;
        }
        nodes[killed].kill();
        let staying = people[left];
        staying.waits_for("#link").await;
        staying.waits_until("the page goes on", async || !staying.sees("#link").await).await;
        if staying.choice().await.is_some() {
            staying.decides_anything().await;
        }
        nodes[killed].restart();
        let back = people[killed];
        back.waits_until("the page is back", async || !back.sees("#link").await).await;
        // Otherwise the page of the one who has just decided may still offer the last choice.
        let agree = async || {
            host.finds("#lines li").await == guest.finds("#lines li").await
                && host.choice().await.is_some() != guest.choice().await.is_some()
        };
        back.waits_until("both pages show the same", agree).await;
        let (active, other) = if host.choice().await.is_some() { (&host, &guest) } else { (&guest, &host) };
        // The text of the log cannot be read where it is folded away, as on a phone.
        let lines = other.finds("#lines li").await;
        active.decides_anything().await;
        let told = async || other.finds("#lines li").await > lines;
        other.waits_until("the other is told of it", told).await;
        for person in people {
            let never = person.evaluates("return window.neverReloaded === true", Vec::new()).await;
            assert_eq!(never, true, "a page was loaded again");
        }
    }
    for person in [&host, &guest] {
        complains_only_about_the_network(person).await;
    }
}

async fn complains_only_about_the_network(person: &Person) {
    let complaints = person.complaints().await;
    let signs = ["net::ERR_", "htmx:sse:error", "htmx:error: Failed to fetch"];
    let network = |complaint: &String| signs.iter().any(|sign| complaint.contains(sign));
    assert!(complaints.iter().all(network), "only the network was complained about: {complaints:#?}");
}

#[tokio::test]
async fn tabs_with_finished_games_release_their_connections() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = host.plays_with(&guest, "kokopelli").await;
    guest.forges(&format!("{table}/resign"), "").await;
    host.waits_until("the game is over", async || host.sees_the_end().await).await;
    // A browser has six connections per server.
    for tab in 0..7 {
        assert!(host.opens_tab(&table).await, "tab {tab} does not open");
        host.waits_until("it is there", async || host.sees_the_end().await).await;
    }
    // A visible page gets updates and does not report a lost connection.
    guest.opens_talk().await;
    guest.types("#talk input[name=text]", "good game").await;
    guest.press("Send").await;
    host.waits_until("the message arrives", async || host.reads("#talk ol").await.contains("good game"))
        .await;
    assert!(!host.sees("#link").await);
    host.has_clean_console().await;
}

/// Records the updates and titles of a hidden page, and any report of a lost connection.
const RECORD_UPDATES_SCRIPT: &str = "
    const link = document.getElementById('link'), behind = {told: 0, titles: [], gone: false};
    window.behind = behind;
    document.addEventListener('htmx:sse:after:message', () => behind.told += document.hidden);
    new MutationObserver(() => document.hidden && behind.titles.push(document.title))
        .observe(document.querySelector('title'), {childList: true});
    new MutationObserver(() => behind.gone ||= !link.hidden).observe(link, {attributes: true})";

#[tokio::test]
async fn the_latest_of_many_tabs_are_live_and_the_others_catch_up_when_shown() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = host.plays_with(&guest, "kokopelli").await;
    host.listens().await;
    host.runs(RECORD_UPDATES_SCRIPT).await;
    let first = host.tab().await;
    assert!(host.opens_tab(&table).await);
    host.decides("draw").await;
    // A browser has six connections per server; a lobby needs one too.
    for (tab, path) in ["/", &table, "/", &table, &table, &table, "/", &table].iter().enumerate() {
        assert!(host.opens_tab(path).await, "tab {tab} does not open");
    }
    host.decides_anything().await;
    let log = host.reads("#log").await;
    host.looks_at(first).await;
    host.waits_until("it has caught up", async || host.reads("#log").await == log).await;
    let behind = host.evaluates("return window.behind", Vec::new()).await;
    assert_eq!(behind["told"], 1, "of the first decision while one other had come, and not of the second");
    let titles: Vec<&str> =
        behind["titles"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(
        titles.first().is_some_and(|title| title.starts_with('●')),
        "it said whose turn it is: {titles:?}"
    );
    assert!(titles.last().is_some_and(|title| !title.starts_with('●')), "as long as it knew: {titles:?}");
    assert_eq!(behind["gone"], false, "nothing was lost");
    host.has_clean_console().await;
}

#[tokio::test]
async fn a_page_reports_a_failed_first_connection_and_retries() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.press("Play Kokopelli").await;
    let before = person.is_asked().await;
    person.cannot_reach(&["*/live*"]).await;
    person.reload().await;
    person.waits_for("#link").await;
    person.cannot_reach(&[]).await;
    person.waits_until("the connection is there", async || !person.sees("#link").await).await;
    assert_eq!(person.is_asked().await, before);
    person.decides_anything().await;
    complains_only_about_the_network(&person).await;
}
