//! Whole games, and actions after them.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use super::Two;
use crate::server::TestServer;

#[tokio::test]
async fn two_guests_play_whole_games_and_read_the_record_afterwards() {
    for game in ["kokopelli", "kupferkessel"] {
        let two = Two::play(game).await;
        let record = format!("GET {}/record", two.table);
        two.server.refused(403, "forbidden", &record, &two.tokens[0], Value::Null).await;
        two.finish().await;
        let seen = two.seen(&two.tokens[0]).await;
        assert_eq!(seen["outcome"]["ending"], "played");
        assert_eq!(seen["outcome"]["scores"].as_array().map(Vec::len), Some(2));
        let answer = two.server.call(&record, "", Value::Null).await;
        let decisions = answer.text.split("decisions\n").nth(1).expect("a record has decisions");
        let decisions = decisions.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(
            decisions.count() as u64,
            seen["decisions"].as_u64().expect("a number"),
            "{}",
            answer.text
        );
        let late = json!({"decision": "draw", "after": seen["decisions"]});
        two.refused(422, "over", "decisions", &two.tokens[0], late).await;
    }
}

#[tokio::test]
async fn the_same_people_meet_again_at_one_table() {
    let two = Two::play("kupferkessel").await;
    let stranger = two.server.guest("Eve").await;
    two.refused(403, "forbidden", "rematch", &two.tokens[0], Value::Null).await;
    two.act("resign", &two.tokens[0], Value::Null).await;
    two.refused(403, "forbidden", "rematch", &stranger, Value::Null).await;
    let first = two.act("rematch", &two.tokens[1], Value::Null).await;
    let second = two.act("rematch", &two.tokens[0], Value::Null).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(two.seen("").await["rematch"], first["id"]);
    let table = format!("/tables/{}", first["id"].as_str().unwrap_or_default());
    two.server.refused(422, "no-seat", &format!("POST {table}/sit"), &stranger, Value::Null).await;
    two.server.done(&format!("POST {table}/sit"), &two.tokens[0], Value::Null).await;
    let seen = two.server.done(&format!("GET {table}"), "", Value::Null).await;
    assert_eq!((&seen["stage"], &seen["seats"][0]["name"]), (&json!("running"), &json!("Ada")));
}

/// Checks that both players got the same rematch, and that no table is left over.
async fn meet(two: &Two, first: &Value, second: &Value) {
    assert_eq!(first["id"], second["id"]);
    assert_eq!(two.seen("").await["rematch"], first["id"]);
    let gathering =
        two.server.done("GET /tables?mine=true&stage=gathering", &two.tokens[0], Value::Null).await;
    assert_eq!(gathering.as_array().map(Vec::len), Some(1), "{gathering}");
}

#[tokio::test]
async fn simultaneous_rematches_lead_to_one_table() {
    let two = Two::play("kokopelli").await;
    two.act("resign", &two.tokens[0], Value::Null).await;
    let again = |seat: usize| two.act("rematch", &two.tokens[seat], Value::Null);
    let (first, second) = tokio::join!(again(0), again(1));
    meet(&two, &first, &second).await;
}

#[tokio::test]
async fn a_cancelled_and_repeated_rematch_opens_one_table() {
    // Whenever the first request is cancelled.
    for patience in 0..8 {
        let two = Two::play("kokopelli").await;
        two.act("resign", &two.tokens[0], Value::Null).await;
        let again = || two.act("rematch", &two.tokens[0], Value::Null);
        drop(timeout(Duration::from_millis(patience), again()).await);
        meet(&two, &again().await, &again().await).await;
    }
}

#[tokio::test]
async fn a_finished_game_goes_on_from_any_moment() {
    let two = Two::play("kokopelli").await;
    two.refused(403, "forbidden", "play-on", &two.tokens[0], json!({"at": 0, "seat": 1})).await;
    let (token, seen) = two.turn().await.expect("it runs");
    two.decide(token, &seen["legal"][0], &seen["decisions"]).await;
    two.act("resign", &two.tokens[0], Value::Null).await;
    two.refused(400, "bad-input", "play-on", &two.tokens[0], json!({"at": 1, "seat": 3})).await;
    two.refused(400, "bad-input", "play-on", &two.tokens[0], json!({"at": 2, "seat": 1})).await;
    let stranger = two.server.guest("Eve").await;
    let opened = two.act("play-on", &stranger, json!({"at": 1, "seat": 1})).await;
    let table = format!("GET /tables/{}", opened["id"].as_str().unwrap_or_default());
    let seen = two.server.done(&table, &stranger, Value::Null).await;
    assert_eq!((&seen["seat"], &seen["seats"][1]["bot"]), (&json!(1), &json!("club")));
    assert_eq!(seen["plan"]["from"], Value::Null, "the record contains hidden cards");
    assert!(seen["decisions"].as_u64() >= Some(1), "{seen}");
}

#[tokio::test]
async fn a_rematch_after_playing_on_keeps_the_rules() {
    let server = TestServer::new().await;
    let ada = server.guest("Ada").await;
    let options = json!([["count", "12"], ["edition", "french"]]);
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"bot": "club"}], "options": options});
    let mut table = server.done("POST /tables", &ada, plan).await["id"].clone();
    for (deed, sent) in [("play-on", json!({"at": 0, "seat": 1})), ("rematch", Value::Null)] {
        let path = format!("/tables/{}", table.as_str().unwrap_or_default());
        server.done(&format!("POST {path}/resign"), &ada, Value::Null).await;
        table = server.done(&format!("POST {path}/{deed}"), &ada, sent).await["id"].clone();
        let seen = server
            .done(&format!("GET /tables/{}", table.as_str().unwrap_or_default()), &ada, Value::Null)
            .await;
        assert_eq!(seen["plan"]["options"], options, "{deed}");
    }
}
