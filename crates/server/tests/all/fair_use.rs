//! Fair use: nobody fills the disk or the memory, or takes the bots from the others.

use std::time::Duration;

use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::Value;
use tokio::time::advance;

use crate::visitors::{TestServer, Visitor, settle, until};

/// Returns the stored log of a table.
fn log(server: &TestServer, table: &str) -> Vec<Value> {
    let connection = Connection::open(server.database()).expect("two can open it");
    let mut query = connection
        .prepare("SELECT text FROM entry JOIN log ON log = number WHERE table_id = ?1 ORDER BY seq")
        .expect("the query fits the schema");
    let texts = query.query_map([table], |row| row.get::<_, String>(0)).expect("it runs");
    texts.map(|text| serde_json::from_str(&text.expect("a text")).expect("an entry")).collect()
}

/// Returns the number of decisions in the stored log of a table.
fn decisions(server: &TestServer, table: &str) -> usize {
    log(server, table).iter().filter(|entry| entry["entry"] == "decided").count()
}

/// Ends the game of a table and continues it at a position.
async fn play_on(visitor: &mut Visitor, table: &str, at: usize) -> Result<String, String> {
    visitor.post(&format!("/t/{table}/resign"), &[("sure", "on")]).await;
    let fields = [("at", at.to_string()), ("seat", "1".to_owned())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let answer = visitor.post(&format!("/t/{table}/play-on"), &fields).await;
    if answer.status == StatusCode::SEE_OTHER { Ok(answer.table()) } else { Err(answer.body) }
}

/// Seats Anna alone with a bot that never gets to decide, because the test ends the game before.
async fn alone(server: &TestServer) -> (Visitor, String) {
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "beginner"), ("pace", "unhurried"), ("talk", "on")];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    (anna, table)
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_played_on_is_stored_as_a_reference() {
    let mut server = TestServer::open().await;
    let (mut anna, mut bert, table) = server.table_of_two("kokopelli").await;
    for _ in 0..12 {
        if !anna.decide_something(&table).await {
            bert.decide_something(&table).await;
        }
    }
    let made = decisions(&server, &table);
    let on = play_on(&mut anna, &table, made - 2).await.expect("it goes on");
    let stored = log(&server, &on);
    let from = &stored[0]["plan"]["from"];
    assert_eq!((&from["table"], &from["decisions"]), (&Value::from(table.as_str()), &Value::from(made - 2)));
    let started = stored.iter().find(|entry| entry["entry"] == "started").expect("it has begun");
    assert_eq!(started["decided"], Value::Array(Vec::new()), "no decision is stored twice");
    // A position of the first game leads to the first game.
    let again = play_on(&mut anna, &on, made - 4).await.expect("it goes on");
    assert_eq!(log(&server, &again)[0]["plan"]["from"]["table"], table.as_str());
    // It is read again from both logs.
    server.stop().await;
    server.start_again().await;
    for (table, from) in [(&on, made - 2), (&again, made - 4)] {
        let page = anna.get(&format!("/t/{table}")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let replay = anna.get(&format!("/t/{on}/replay?at={from}")).await;
        assert!(replay.status == StatusCode::OK && replay.says("Play on"), "{}", replay.body);
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_continues_at_most_ten_others() {
    let server = TestServer::open().await;
    let (mut anna, first) = alone(&server).await;
    let (mut table, mut made, mut played_on) = (first, 0, 0);
    loop {
        // Each game has a position that no game before it has.
        until("Anna decides", async || anna.clone().decide_something(&table).await).await;
        made += decisions(&server, &table).max(1);
        match play_on(&mut anna, &table, made).await {
            Ok(on) => (table, played_on) = (on, played_on + 1),
            Err(page) => {
                assert!(page.contains("This game is too long to play on from here."), "{page}");
                break;
            }
        }
    }
    assert_eq!(played_on, 10);
}

#[tokio::test(start_paused = true)]
async fn a_table_without_people_waits_until_somebody_looks() {
    let mut server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [
        ("seat1", "host"),
        ("seat2", "beginner"),
        ("seat3", "beginner"),
        ("pace", "live"),
        ("minutes", "5"),
        ("increment", "0"),
    ];
    let table = anna.post("/new/kokopelli", &fields).await.table();
    until("it is Anna's turn", async || anna.clone().get(&format!("/t/{table}")).await.says("Your turn"))
        .await;
    let stands_in = |server: &TestServer| log(server, &table).iter().any(|entry| entry["entry"] == "ran_out");
    // Her clock runs out while nobody looks.
    advance(Duration::from_secs(301)).await;
    settle().await;
    advance(Duration::from_secs(5)).await;
    settle().await;
    assert!(stands_in(&server));
    let waits_at = decisions(&server, &table);
    advance(Duration::from_mins(1)).await;
    settle().await;
    assert_eq!(decisions(&server, &table), waits_at, "bots play for nobody");
    // Nor do they after a restart, and nothing wakes the table any more.
    server.stop().await;
    server.start_again().await;
    advance(Duration::from_secs(30)).await;
    settle().await;
    assert_eq!(decisions(&server, &table), waits_at, "bots play for nobody");
    let connection = Connection::open(server.database()).expect("two can open it");
    let wake: Option<i64> = connection
        .query_row("SELECT wake FROM table_summary WHERE table_id = ?1", [&table], |row| row.get(0))
        .expect("it is listed");
    assert_eq!(wake, None);
    // Whoever opens it sees it go on.
    anna.get(&format!("/t/{table}")).await;
    until("bots go on", async || decisions(&server, &table) > waits_at).await;
}

#[tokio::test(start_paused = true)]
async fn a_person_has_a_limited_number_of_unfinished_tables() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried")];
    let mut tables = Vec::new();
    let refused = loop {
        let answer = anna.post("/new/kokopelli", &fields).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        tables.push(answer.table());
    };
    assert_eq!(tables.len(), 300);
    assert!(refused.says("You have 300 games in progress."), "{}", refused.body);
    anna.post(&format!("/t/{}/close", tables[0]), &[("sure", "on")]).await;
    assert_eq!(anna.post("/new/kokopelli", &fields).await.status, StatusCode::SEE_OTHER);
}

/// Paused time would not move while a refusal waits.
#[tokio::test]
async fn expensive_pages_cost_more_of_the_limit() {
    let refused_after = async |path: &str| {
        let server = TestServer::with(|config| config.requests_each_second = 2).await;
        let mut anna = server.person("Anna").await;
        let mut answered = 0;
        while anna.get(path).await.status == StatusCode::OK {
            answered += 1;
        }
        answered
    };
    let (cheap, expensive) = (refused_after("/rules/kokopelli").await, refused_after("/played").await);
    assert!(expensive >= 3 && cheap > 5 * expensive, "{cheap} cheap, {expensive} expensive");
}
