//! Deals that anyone can check, in two browsers.

use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Changes what a page reads of a record: the secret, or two cards of the first deck.
fn tampering(change: &str) -> String {
    format!(
        "const usual = window.fetch;
         window.fetch = async (address, ...rest) => {{
             const answer = await usual(address, ...rest);
             if (!String(address).endsWith('/record')) return answer;
             const text = await answer.text();
             return new Response({change});
         }};"
    )
}

#[tokio::test]
async fn two_people_see_the_seal_play_and_check_the_deal() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::PHONE).await;
    let table = host.opens_table("kokopelli", &["host", "guest"]).await;
    guest.open(&table).await;
    assert!(
        guest.finds("details.seal .band").await > 0,
        "the seal is on the page before the guest sits down"
    );
    guest.pictures("deal-sealed-phone").await;
    guest.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    for _ in 0..3 {
        for person in [&host, &guest] {
            if person.choice().await.is_some() {
                person.decides_anything().await;
            }
        }
    }
    guest.forges(&format!("{table}/resign"), "").await;
    host.waits_until("the game is over", async || host.sees_the_end().await).await;
    for person in [&host, &guest] {
        person.open(&format!("{table}/deal")).await;
        person.waits_for("#deal[data-state=fair]").await;
        assert!(person.sees("#deal [data-say=fair]").await, "the browser dealt again");
        assert!(person.sees("#deal [data-say=kept]").await, "and found the share that it had kept");
        assert!(!person.sees("#deal [data-say=refused-cards]").await);
        person.has_clean_console().await;
    }
    host.pictures("deal-checked-desktop").await;
    guest.pictures("deal-checked-phone").await;
}

#[tokio::test]
async fn a_changed_record_is_refused_with_the_reason() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.press("Play Kokopelli").await;
    person.is_asked().await;
    let table = person.path().await;
    person.forges(&format!("{table}/resign"), "").await;
    person.waits_until("the game is over", async || person.sees_the_end().await).await;
    for (change, verdict) in [
        ("text.replace(/secret (.)/, (_, digit) => `secret ${digit === '0' ? '1' : '0'}`)", "refused-seal"),
        (
            "text.replace(/deck 1 (\\S+) (.*?)(\\S+)$/m, (all, a, rest, b) => a === b ? all.replace(/$/, ' sun') : `deck 1 ${b} ${rest}${a}`)",
            "refused-cards",
        ),
        ("text.replace(/^(seal|secret|share|first|option).*\\n/gm, '')", "no-proof"),
    ] {
        let script = json!({ "source": tampering(change) });
        let added = person.devtools("Page.addScriptToEvaluateOnNewDocument", script).await;
        person.open(&format!("{table}/deal")).await;
        person.waits_for("#deal[data-state=refused]").await;
        assert!(person.sees(&format!("#deal [data-say={verdict}]")).await, "{verdict}");
        assert!(!person.sees("#deal [data-say=fair]").await, "{verdict}");
        person.pictures(&format!("deal-{verdict}-desktop")).await;
        person
            .devtools(
                "Page.removeScriptToEvaluateOnNewDocument",
                json!({ "identifier": added["identifier"] }),
            )
            .await;
    }
}

#[tokio::test]
async fn a_page_that_comes_back_starts_another_game_with_a_new_deal() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.press("Play Kokopelli").await;
    person.is_asked().await;
    let first = person.path().await;
    person.runs("history.back()").await;
    person.waits_until("the first page is back", async || person.path().await == "/").await;
    person.waits_for("form.start").await;
    person.press("Play Kokopelli").await;
    person.waits_until("another table is open", async || person.path().await.starts_with("/t/")).await;
    assert_ne!(person.path().await, first);
    person.is_asked().await;
    person.has_clean_console().await;
}
