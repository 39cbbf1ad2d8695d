//! The first evening of a new host: the one-time link, the door, a troll, a ban, and a restored backup. `tools/deb-test` runs
//! it with the server of the installed package.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// The form with this address is sent with its button.
async fn sends(person: &Person, form: &str, button: &str) {
    person.clicks(&format!("//form[@action='{form}']//button[normalize-space(.)='{button}']")).await;
}

#[tokio::test]
async fn a_new_host_invites_bans_a_troll_and_restores_a_backup() {
    let (served, driver) = (Served::installed(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;

    // The server prints a link that makes an account the host.
    let link = served.prints("To become the host").await;
    let path = link.split_once(&served.url("")).expect("it is a link to the server").1.trim().to_owned();
    host.open("/me#account").await;
    host.types("form[action='/me/keep'] [name=login]", "Heidi").await;
    host.types("form[action='/me/keep'] [name=password]", "a lamp in the window").await;
    sends(&host, "/me/keep", "Create account").await;
    host.waits_until("there is an account", async || host.reads("#account").await.contains("Log out")).await;
    host.open(&path).await;
    host.clicks("//form[@method='post']//button[contains(., 'the host')]").await;
    host.waits_until("the host's page opens", async || host.path().await == "/host").await;

    // Newcomers need a code, and there is a table.
    host.clicks("//input[@name='door'][@value='code']").await;
    host.types("#door [name=code]", "lantern").await;
    sends(&host, "/host/door", "Save").await;
    host.waits_until("the door is kept", async || host.written("#door [name=code]").await == "lantern").await;
    let table = host.opens_table("kupferkessel", &["host", "guest"]).await;
    served.runs(&["backup", "before.db"]);

    // A newcomer is let in with the code, and writes something bad.
    let troll = Person::comes(&driver, &served, Window::DESKTOP).await;
    troll.open(&table).await;
    troll.press("Sit down").await;
    troll.waits_until("the code is asked for", async || troll.finds("a[href='/door']").await > 0).await;
    troll.open("/door").await;
    troll.types("form[action='/door'] [name=code]", "lantern").await;
    troll.press("Come in").await;
    troll.waits_until("they are in", async || troll.path().await == "/").await;
    troll.open(&table).await;
    troll.press("Sit down").await;
    troll.waits_until("the game begins", async || troll.finds("#board > *").await > 0).await;
    troll.opens_talk().await;
    troll.types("#talk input[name=text]", "you play like a kettle").await;
    troll.press("Send").await;

    // Three presses report them.
    host.waits_until("it is read", async || host.reads("#talk ol").await.contains("kettle")).await;
    host.clicks("//button[@popovertarget='gear']").await;
    host.follow("Report a player").await;
    host.press("Send").await;
    host.waits_until("it is reported", async || host.reads("h1").await == "Thank you").await;

    // The host bans them, and they see why.
    host.open("/host").await;
    host.types("#reports form[action='/host/ban'] [name=reason]", "insults").await;
    host.clicks("//section[@id='reports']//form[@action='/host/ban']//button[normalize-space(.)='Ban']")
        .await;
    host.waits_until("nothing is reported", async || host.finds("#reports article").await == 0).await;
    troll.open(&table).await;
    let page = troll.reads("main").await;
    assert!(page.contains("banned from this house") && page.contains("Reason: insults"), "{page}");

    // The backup is from before they came: the table waits again, and the server goes on.
    served.runs(&["restore", "before.db"]);
    let waits = async || {
        host.open(&table).await;
        host.finds("#seats").await > 0
    };
    host.waits_until("the table waits again", waits).await;
    let friend = Person::comes(&driver, &served, Window::PHONE).await;
    friend.open("/door").await;
    friend.types("form[action='/door'] [name=code]", "lantern").await;
    friend.press("Come in").await;
    friend.waits_until("they are in", async || friend.path().await == "/").await;
    friend.open(&table).await;
    friend.press("Sit down").await;
    host.waits_until("the game begins", async || host.finds("#board > *").await > 0).await;
    assert!(host.reads("#talk").await.is_empty() || !host.reads("#talk").await.contains("kettle"));
    let active = if host.choice().await.is_some() { &host } else { &friend };
    active.decides_anything().await;
    friend.has_clean_console().await;
}
