//! The pages as an installed app: manifest, offline page and notifications.

use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Returns the offline page in the cache of the service worker, once it is active.
const OFFLINE_PAGE_SCRIPT: &str = "
    const done = arguments[arguments.length - 1];
    const works = navigator.serviceWorker.controller?.state === 'activated';
    caches.match('/offline').then(page => page?.text()).then(text => done(works && text ? [text] : []))";

/// Waits until the service worker has a language.
async fn worker_says(person: &Person, words: &str) {
    let kept =
        async || person.waits_for_script(OFFLINE_PAGE_SCRIPT).await.iter().any(|page| page.contains(words));
    person.waits_until("the worker has kept the page for a dead network", kept).await;
}

#[tokio::test]
async fn the_app_can_be_installed() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PHONE).await;
    let (manifest, wrong) = person.could_install().await;
    assert_eq!(manifest, served.url("/manifest.webmanifest"));
    assert!(wrong.is_empty(), "{wrong:?}");
    worker_says(&person, "No connection").await;
    person.has_clean_console().await;
}

#[tokio::test]
async fn without_a_network_an_offline_page_is_shown_until_the_server_is_back() {
    let (mut served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PHONE).await;
    worker_says(&person, "No connection").await;
    let worker = "return navigator.serviceWorker.controller.scriptURL";
    let first = person.evaluates(worker, Vec::new()).await;
    person.chooses("code", "de").await;
    person.clicks("//form[@class='languages']//button").await;
    // A page that is loading answers no script.
    person.waits_for("html[lang='de']").await;
    worker_says(&person, "Keine Verbindung").await;
    assert_eq!(
        person.evaluates(worker, Vec::new()).await,
        first,
        "no other worker takes over while the page is open"
    );
    person.has_clean_console().await;
    served.kill();
    person.open("/rules/kokopelli").await;
    person.waits_for("#offline").await;
    assert_eq!(person.reads("#offline h1").await, "Keine Verbindung");
    assert_eq!(person.path().await, "/rules/kokopelli", "so that it can be tried again");
    let style = "return [...document.styleSheets].some(sheet => sheet.cssRules.length > 20)";
    assert_eq!(person.evaluates(style, Vec::new()).await, json!(true), "the page has its style");
    person.pictures("offline").await;
    served.restart();
    let back = async || person.sees("main").await && !person.sees("#offline").await;
    person.waits_until("the page comes back by itself", back).await;
    assert_eq!(person.path().await, "/rules/kokopelli");
    let complaints = person.complaints().await;
    let network =
        |complaint: &String| ["net::ERR_", "htmx:sse:error"].iter().any(|sign| complaint.contains(sign));
    assert!(complaints.iter().all(network), "only the network was complained about: {complaints:#?}");
}

/// Returns the texts of the visible notifications.
const NOTIFICATIONS_SCRIPT: &str = "
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.ready.then(registration => registration.getNotifications())
        .then(shown => done(shown.map(notice => `${notice.title}|${notice.body}|${notice.data}`)))";

#[tokio::test]
async fn a_notification_is_shown_unless_its_table_is_visible() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    worker_says(&person, "No connection").await;
    person.allows_notices(&served.url("")).await;
    let push = |path: &str| json!({"title": "Kokopelli: your turn", "body": "Table x", "path": path, "language": "en"});
    let shown = async || person.waits_for_script(NOTIFICATIONS_SCRIPT).await;
    // The service worker may learn of the permission a little later than the page.
    let pushed = async || {
        for path in ["/", "/t/x"] {
            person.is_pushed(&served.url(""), &push(path)).await;
        }
        // A notification for the current page is only shown for a moment.
        shown().await == ["Kokopelli: your turn|Table x|/t/x"]
    };
    person.waits_until("only the notice of the table is shown", pushed).await;
}
