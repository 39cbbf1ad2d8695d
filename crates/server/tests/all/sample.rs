//! The sample game has only rules and a notation. It is played everywhere with the defaults.

use axum::http::StatusCode;
use hearth_core::Game;
use sample_rules::Sample;
use serde_json::{Value, json};

use crate::server;
use crate::visitors::TestServer;

/// The decisions of a whole game of two.
const DECISIONS: usize = 10;

#[tokio::test(start_paused = true)]
async fn it_is_played_to_its_end_with_forms() {
    let server = TestServer::open().await;
    let (mut anna, mut ben, table) = server.table_of_two("sample").await;
    let mut watching = ben.watch(&format!("/t/{table}/live"), None).await;
    watching.frames().await;
    let page = anna.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("id=\"plain-view\"") && page.contains("you are in seat 1"), "{page}");
    assert!(page.contains("hand 2 ? ? ? ? ?"), "{page}");
    assert!(page.contains("<details class=\"moves\" open>"), "the board cannot be touched: {page}");
    let mut all = (1..=9).map(|number| format!("lay {number}"));
    let missing = all.find(|lay| !page.contains(&format!("value=\"{lay}\"")));
    let fields = [("decision", missing.as_deref().unwrap_or("lay 9")), ("after", "0")];
    let refused = anna.post(&format!("/t/{table}/decide"), &fields).await;
    assert!(
        refused.status.is_client_error() && refused.says("You do not hold this number"),
        "{}",
        refused.body
    );
    for made in 0..DECISIONS {
        let decider = if made % 2 == 0 { &mut anna } else { &mut ben };
        assert!(decider.decide_something(&table).await, "decision {made}");
        let (frames, _) = watching.frames().await;
        assert!(frames.concat().contains("plain-view") || made % 2 == 1, "{frames:?}");
    }
    let end = anna.get(&format!("/t/{table}")).await.body;
    assert!(end.contains("The game is over.") && end.contains("Points"), "{end}");
    let record = anna.get(&format!("/t/{table}/record")).await;
    assert_eq!((record.status, record.body.matches("\nlay ").count()), (StatusCode::OK, DECISIONS));
    for path in ["", "/replay", "/replay?at=3&seat=1", "/picture.svg", "/aid"] {
        let answer = ben.get(&format!("/t/{table}{path}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_of_every_level_plays_it() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for level in hearth_bots::LEVELS {
        let fields = [("level", level), ("players", "3")];
        let table = anna.post("/play/sample", &fields).await.table();
        let mut decisions = 0;
        for _ in 0..1_000 {
            decisions += usize::from(anna.decide_something(&table).await);
            crate::visitors::settle().await;
            if decisions == DECISIONS / 2 {
                break;
            }
        }
        crate::visitors::until("the bots finish", || {
            let mut anna = anna.clone();
            let table = table.clone();
            async move { anna.get(&format!("/t/{table}/record")).await.status == StatusCode::OK }
        })
        .await;
    }
}

#[tokio::test(start_paused = true)]
async fn its_pages_can_be_read_in_every_language() {
    let server = TestServer::open().await;
    let mut anna = server.person("Anna").await;
    for code in ["en", "fr", "de", "pl"] {
        anna.post("/language", &[("code", code)]).await;
        for path in ["/rules/sample", "/rules/sample/aid", "/new/sample"] {
            let answer = anna.get(path).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            // Forms list the released games only.
            assert!(answer.says(Sample::TITLE) || path.starts_with("/new"), "{path}");
        }
    }
    let rules = anna.get("/rules/sample").await.body;
    assert!(Sample::RULEBOOK.rules().all(|(id, _)| rules.contains(&format!("id=\"{id}\""))), "{rules}");
    assert!(!rules.contains("/learn/sample"), "there are no lessons");
}

#[tokio::test]
async fn programs_play_it_through_the_api() {
    let server = server::TestServer::new().await;
    let tokens = [server.guest("Ada").await, server.guest("Ben").await];
    let plan = json!({"game": "sample", "chairs": ["host", "guest"]});
    let opened = server.done("POST /tables", &tokens[0], plan).await;
    let table = format!("/tables/{}", opened["id"].as_str().expect("a table has an id"));
    server.done(&format!("POST {table}/sit"), &tokens[1], Value::Null).await;
    let mut stream = server::request(&format!("GET {table}/stream"), &tokens[1], &Value::Null);
    stream.headers_mut().insert("accept", "text/event-stream".parse().expect("a header"));
    let stream = server.begin(stream).await;
    let mut stream = stream.into_body();
    for decisions in 0..DECISIONS {
        let token = &tokens[decisions % 2];
        let seen = server.done(&format!("GET {table}"), token, Value::Null).await;
        let own = decisions % 2 + 1;
        assert_eq!((&seen["view"]["seat"], &seen["view"]["players"]), (&json!(own), &json!(2)), "{seen}");
        let text = seen["view"]["text"].as_str().expect("a described view");
        // Before the last decision the other hand is empty.
        assert!(text.contains(&format!("hand {} ?", 3 - own)) || decisions + 1 == DECISIONS, "{text}");
        let sent = json!({"decision": seen["legal"][0], "after": decisions});
        server.done(&format!("POST {table}/decisions"), token, sent).await;
    }
    let seen = server.done(&format!("GET {table}"), &tokens[0], Value::Null).await;
    assert_eq!((&seen["turn"], &seen["view"]["turn"]), (&Value::Null, &Value::Null), "{seen}");
    let mut told = String::new();
    while !told.contains(&format!("\"decisions\":{DECISIONS}")) {
        let frame = http_body_util::BodyExt::frame(&mut stream).await.expect("more news").expect("a frame");
        told += str::from_utf8(&frame.into_data().expect("data")).expect("text");
    }
}
