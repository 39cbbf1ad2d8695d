//! The pages as an app: it can be installed, it is kind when there is no network, and it shows notices.

use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// The page that the worker keeps for when there is no network, once it has taken over.
const KEPT: &str = "
    const done = arguments[arguments.length - 1];
    const works = navigator.serviceWorker.controller?.state === 'activated';
    caches.match('/offline').then(page => page?.text()).then(text => done(works && text ? [text] : []))";

/// Waits until the worker speaks a language.
async fn worker_says(person: &Person, words: &str) {
    let kept = async || person.waits_for_script(KEPT).await.iter().any(|page| page.contains(words));
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
    person.is_content().await;
}

#[tokio::test]
async fn a_dead_network_shows_a_kind_page_until_the_server_is_back() {
    let (mut served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PHONE).await;
    worker_says(&person, "No connection").await;
    let worker = "return navigator.serviceWorker.controller.scriptURL";
    let first = person.looks(worker, Vec::new()).await;
    person.chooses("code", "de").await;
    person.clicks("//form[@class='languages']//button").await;
    // A page that is on its way answers no script.
    person.waits_for("html[lang='de']").await;
    worker_says(&person, "Keine Verbindung").await;
    assert_eq!(
        person.looks(worker, Vec::new()).await,
        first,
        "no other worker takes over while somebody reads"
    );
    person.is_content().await;
    served.kill();
    person.open("/rules/kokopelli").await;
    person.waits_for("#offline").await;
    assert_eq!(person.reads("#offline h1").await, "Keine Verbindung");
    assert_eq!(person.path().await, "/rules/kokopelli", "so that it can be tried again");
    let style = "return [...document.styleSheets].some(sheet => sheet.cssRules.length > 20)";
    assert_eq!(person.looks(style, Vec::new()).await, json!(true), "the page has its style");
    person.pictures("offline").await;
    served.come_back();
    let back = async || person.sees("main").await && !person.sees("#offline").await;
    person.waits_until("the page comes back by itself", back).await;
    assert_eq!(person.path().await, "/rules/kokopelli");
    let complaints = person.complaints().await;
    let network =
        |complaint: &String| ["net::ERR_", "htmx:sse:error"].iter().any(|sign| complaint.contains(sign));
    assert!(complaints.iter().all(network), "only the network was complained about: {complaints:#?}");
}

/// What stands in the notices that are shown.
const SHOWN: &str = "
    const done = arguments[arguments.length - 1];
    navigator.serviceWorker.ready.then(registration => registration.getNotifications())
        .then(shown => done(shown.map(notice => `${notice.title}|${notice.body}|${notice.data}`)))";

#[tokio::test]
async fn a_notice_is_shown_unless_the_table_is_before_ones_eyes() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    worker_says(&person, "No connection").await;
    person.allows_notices(&served.url("")).await;
    let push = |path: &str| json!({"title": "Kokopelli: your turn", "body": "Table x", "path": path, "language": "en"});
    let shown = async || person.waits_for_script(SHOWN).await;
    // The worker may learn a little later than the page that it is allowed to.
    let pushed = async || {
        for path in ["/", "/t/x"] {
            person.is_pushed(&served.url(""), &push(path)).await;
        }
        // What leads to the first page, which is before his eyes, is shown for a moment only.
        shown().await == ["Kokopelli: your turn|Table x|/t/x"]
    };
    person.waits_until("only the notice of the table is shown", pushed).await;
}
