//! Deals that anyone can check: seals on pages, shares in forms, proofs in records (docs/DEALS.md).

use std::time::Duration;

use axum::http::StatusCode;
use hearth_core::Bytes32;

use crate::visitors::{Answer, TestServer, Visitor, between};

const SHARE: &str = "0101010101010101010101010101010101010101010101010101010101010101";
const OTHER_SHARE: &str = "0202020202020202020202020202020202020202020202020202020202020202";

/// Returns the ticket and the seal of the first form on a page.
fn offered(page: &Answer) -> (String, String) {
    let ticket = between(&page.body, "name=\"ticket\" value=\"", "\"").first().cloned();
    let seal = between(&page.body, "data-deal=\"", "\"").first().cloned();
    (ticket.expect("the form has a ticket"), seal.expect("the form has a seal"))
}

/// Ends the game of a visitor and returns its record.
async fn record_of(visitor: &mut Visitor, table: &str) -> String {
    visitor.post(&format!("/t/{table}/resign"), &[]).await;
    let record = visitor.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.body);
    record.body
}

/// Checks a record and returns the values of the lines that begin with a key.
fn proved(record: &str, key: &str) -> Vec<String> {
    let game = hearth_catalogue::game("kokopelli").expect("it is there");
    game.check_deal(record).expect("the deal is fair");
    record.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).map(str::to_owned).collect()
}

#[tokio::test(start_paused = true)]
async fn the_page_with_the_start_button_shows_the_seal_of_the_game_that_it_starts() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for (page, start) in
        [("/", "/play/kokopelli"), ("/new/kokopelli", "/new/kokopelli"), ("/lobby", "/play/kokopelli")]
    {
        let (ticket, seal) = offered(&anna.get(page).await);
        let fields =
            [("level", "club"), ("seat1", "host"), ("seat2", "club"), ("ticket", &ticket), ("share", SHARE)];
        let table = anna.post(start, &fields).await.table();
        assert!(ticket.starts_with(&table), "{page}: the ticket names the table");
        let record = record_of(&mut anna, &table).await;
        assert_eq!(proved(&record, "seal"), [seal], "{page}");
        let share = proved(&record, "share").remove(0);
        assert!(share.ends_with(SHARE), "{page}: {share}");
    }
}

#[tokio::test(start_paused = true)]
async fn pressing_twice_opens_one_table_and_a_used_page_gets_a_new_deal() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let (ticket, seal) = offered(&anna.get("/").await);
    let fields = [("level", "club"), ("ticket", ticket.as_str())];
    let table = anna.post("/play/kokopelli", &fields).await.table();
    assert_eq!(anna.post("/play/kokopelli", &fields).await.table(), table, "a double click");
    let refused = bert.post("/play/kokopelli", &fields).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "somebody else's table");
    server.put_ahead(Duration::from_secs(11));
    for start in ["/play/kokopelli", "/new/kokopelli"] {
        let again =
            anna.post(start, &[("seat1", "host"), ("seat2", "club"), ("ticket", ticket.as_str())]).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "{start}");
        let (fresh, other_seal) = offered(&again);
        assert!(other_seal != seal && fresh != ticket, "{start}");
        let opened =
            anna.post(start, &[("seat1", "host"), ("seat2", "club"), ("ticket", fresh.as_str())]).await;
        assert_ne!(opened.table(), table, "{start}");
    }
}

#[tokio::test(start_paused = true)]
async fn forged_and_old_tickets_open_nothing() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let (ticket, _) = offered(&anna.get("/").await);
    let forged = format!("{}0", &ticket[..ticket.len() - 1]);
    for bad in ["", "x", "a.b.c.d", &forged[..], &ticket.to_uppercase()] {
        if bad == ticket {
            continue;
        }
        let answer = anna.post("/play/kokopelli", &[("ticket", bad)]).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{bad}");
    }
    server.put_ahead(Duration::from_hours(25));
    assert_eq!(
        anna.post("/play/kokopelli", &[("ticket", &ticket)]).await.status,
        StatusCode::CONFLICT,
        "a day old"
    );
}

#[tokio::test(start_paused = true)]
async fn everybody_adds_a_share_and_the_secret_stays_one_until_the_end() {
    let server = TestServer::open().await;
    let (mut anna, mut bert) = (server.person("Anna").await, server.person("Bert").await);
    let (ticket, seal) = offered(&anna.get("/new/kokopelli").await);
    let fields =
        [("seat1", "host"), ("seat2", "anyone"), ("public", "on"), ("ticket", &ticket), ("share", SHARE)];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    for page in ["/lobby", &format!("/t/{table}")] {
        assert!(
            bert.get(page).await.says(&format!("data-deal=\"{seal}\"")),
            "{page} shows the seal before Bert sits down"
        );
    }
    // Without scripts, people type something.
    bert.post(&format!("/t/{table}/sit"), &[("share", "correct horse")]).await;
    let mut running = String::new();
    for page in ["", "/deal", "/record"] {
        running += &anna.get(&format!("/t/{table}{page}")).await.body;
    }
    running += &bert.get(&format!("/t/{table}")).await.body;
    let record = record_of(&mut bert, &table).await;
    let typed = hearth_deal::share_of("correct horse").to_string();
    let shares = proved(&record, "share");
    assert!(shares.iter().any(|share| share.ends_with(SHARE)), "{shares:?}");
    assert!(shares.iter().any(|share| share.ends_with(&typed)), "{shares:?}");
    let secret = proved(&record, "secret").remove(0);
    assert!(secret.parse::<Bytes32>().is_ok());
    for hidden in [secret.as_str(), SHARE, typed.as_str()] {
        assert!(!running.contains(hidden), "{hidden} was shown while the game ran");
    }
}

#[tokio::test(start_paused = true)]
async fn the_button_for_a_rematch_names_its_seal() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[("level", "club")]).await.table();
    record_of(&mut anna, &table).await;
    let page = anna.get(&format!("/t/{table}")).await;
    let seal = between(&page.body, &format!("action=\"/t/{table}/rematch\" data-deal=\""), "\"").remove(0);
    let again = anna.post(&format!("/t/{table}/rematch"), &[("share", SHARE)]).await.table();
    let record = record_of(&mut anna, &again).await;
    assert_eq!(proved(&record, "seal"), [seal]);
    assert!(proved(&record, "share")[0].ends_with(SHARE));
}

#[tokio::test(start_paused = true)]
async fn the_page_of_a_deal_tells_its_story_in_every_language() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[("level", "club"), ("share", OTHER_SHARE)]).await.table();
    let path = format!("/t/{table}/deal");
    assert_eq!(anna.get(&path).await.status, StatusCode::FORBIDDEN, "the game runs");
    let record = record_of(&mut anna, &table).await;
    assert!(anna.get(&format!("/t/{table}")).await.says(&format!("href=\"{path}\"")), "the end links to it");
    for (language, title) in [
        ("en", "Check the deal"),
        ("fr", "Vérifier la donne"),
        ("de", "Kartengabe prüfen"),
        ("pl", "Sprawdź rozdanie"),
    ] {
        anna.post("/language", &[("code", language)]).await;
        let page = anna.get(&path).await;
        assert!(
            page.says(title) && page.says(&format!("data-record=\"/t/{table}/record\"")),
            "{}",
            page.body
        );
        for digits in [&proved(&record, "secret")[0], &proved(&record, "seal")[0], OTHER_SHARE] {
            assert!(page.says(&digits[..8]), "{digits}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_deal_is_played_again_by_oneself_and_by_friends_and_compared() {
    let server = TestServer::open().await;
    let (mut anna, mut bert, first) = server.table_of_two("kokopelli").await;
    while anna.decide_something(&first).await || bert.decide_something(&first).await {}
    let setup = |record: &str| -> Vec<String> {
        record.lines().filter(|line| line.starts_with("deck ")).map(str::to_owned).collect()
    };
    let original = setup(&anna.get(&format!("/t/{first}/record")).await.body);
    assert_eq!(original.len(), 2);
    // Cleo plays it from seat 2 with a friend; then that table is played again, against a bot.
    let (mut cleo, mut dora) = (server.person("Cleo").await, server.person("Dora").await);
    let again =
        cleo.post(&format!("/t/{first}/again"), &[("seat", "2"), ("others", "friends")]).await.table();
    dora.post(&format!("/t/{again}/sit"), &[]).await;
    while cleo.decide_something(&again).await || dora.decide_something(&again).await {}
    assert_eq!(setup(&dora.get(&format!("/t/{again}/record")).await.body), original, "the same cards");
    let alone =
        anna.post(&format!("/t/{again}/again"), &[("seat", "1"), ("others", "beginner")]).await.table();
    let record = record_of(&mut anna, &alone).await;
    assert_eq!(setup(&record), original);
    let page = cleo.get(&format!("/t/{first}/deal")).await.body;
    let compared = between(&page, "<table>", "</table>").remove(0);
    for said in [&format!("/t/{first}"), &format!("/t/{again}"), "Cleo", "Dora", "Bert"] {
        assert!(compared.contains(said), "{said}: {compared}");
    }
    // Anna did not sit at the second table, which is private: she sees its points only.
    let page = anna.get(&format!("/t/{first}/deal")).await.body;
    let seen = between(&page, "<table>", "</table>").remove(0);
    assert!(seen.matches("<tr").count() == 3 && !seen.contains("Cleo") && !seen.contains(&again), "{seen}");
    assert!(!compared.contains(&alone), "it was not played to its end");
    let page = anna.get(&format!("/t/{again}/deal")).await;
    assert!(
        page.says(&format!("href=\"/t/{first}/deal\"")),
        "it names the table of its cards: {}",
        page.body
    );
}

#[tokio::test(start_paused = true)]
async fn bad_wishes_for_the_same_deal_are_refused() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[("level", "club")]).await.table();
    let again = format!("/t/{table}/again");
    let wish = [("seat", "1"), ("others", "club")];
    assert_eq!(anna.post(&again, &wish).await.status, StatusCode::FORBIDDEN, "the game runs");
    record_of(&mut anna, &table).await;
    for (seat, others) in [("3", "club"), ("0", "club"), ("1", "tree@999999999"), ("1", ""), ("x", "club")] {
        let answer = anna.post(&again, &[("seat", seat), ("others", others)]).await;
        assert!(answer.status.is_client_error(), "{seat} {others}: {}", answer.status);
    }
    assert_eq!(anna.post("/t/aaaaaaaaaa/again", &wish).await.status, StatusCode::NOT_FOUND);
}
