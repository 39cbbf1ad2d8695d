//! Hints and reviews for programs.

use std::time::Duration;

use serde_json::{Value, json};

use super::Two;
use crate::server::TestServer;

/// The number of times to poll for a review, however slow the machine is.
const PATIENCE: usize = 2_000;

#[tokio::test]
async fn a_program_that_plays_against_bots_gets_a_hint_in_its_turn() {
    let server = TestServer::new().await;
    let token = server.guest("Anna").await;
    let wish =
        |hints: Value| json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}], "hints": hints});
    let open = async |hints| {
        let opened = server.done("POST /tables", &token, wish(hints)).await;
        opened["id"].as_str().expect("a table has an address").to_owned()
    };
    let table = open(json!("alone")).await;
    let hint = server.done(&format!("POST /tables/{table}/hint"), &token, Value::Null).await;
    let seen = server.done(&format!("GET /tables/{table}"), &token, Value::Null).await;
    assert_eq!((&hint["game"], &hint["seat"]), (&json!("kokopelli"), &json!(1)));
    let legal = seen["legal"].as_array().expect("what is legal is a list");
    assert!(legal.contains(&hint["decision"]), "{hint} {seen}");
    assert_eq!(hint["estimates"].as_array().map(Vec::len), Some(legal.len()));
    let stranger = server.guest("Bert").await;
    let ask = format!("POST /tables/{table}/hint");
    server.refused(403, "not-sitting", &ask, &stranger, Value::Null).await;
    let silent = open(json!("nobody")).await;
    server.refused(403, "forbidden", &format!("POST /tables/{silent}/hint"), &token, Value::Null).await;
}

#[tokio::test]
async fn a_program_looks_back_at_a_game_that_is_over_and_at_no_other() {
    let two = Two::play("kupferkessel").await;
    let (read, ask) = (format!("GET {}/review", two.table), format!("POST {}/review", two.table));
    for what in [&read, &ask] {
        two.server.refused(403, "forbidden", what, &two.tokens[0], Value::Null).await;
    }
    let (token, seen) = two.turn().await.expect("it runs");
    two.decide(token, &seen["legal"][0], &seen["decisions"]).await;
    two.act("resign", &two.tokens[0], Value::Null).await;
    assert_eq!(two.server.done(&read, "", Value::Null).await, json!({"state": "unasked"}));
    let asked = two.server.call(&ask, &two.tokens[1], Value::Null).await;
    assert_eq!(asked.status.as_u16(), 202, "{asked:?}");
    let mut answer = asked.json();
    for _ in 0..PATIENCE {
        if answer["state"] == "kept" {
            break;
        }
        assert_eq!((&answer["state"], &answer["all"]), (&json!("running"), &json!(1)), "{answer}");
        tokio::time::sleep(Duration::from_millis(20)).await;
        // Everyone who may read the record may read it.
        answer = two.server.done(&read, "", Value::Null).await;
    }
    let rows = answer["review"]["rows"].as_array().expect("every decision has a row");
    assert_eq!((rows.len(), &rows[0]["made"]), (1, &seen["legal"][0]), "{answer}");
}
