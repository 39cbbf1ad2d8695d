//! The stream for programs.

use axum::body::{Body, Bytes};
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use http_body_util::BodyExt;
use serde_json::{Value, json};

use super::Two;
use crate::server::request;

struct Watch {
    body: Body,
}

impl Watch {
    async fn begin(two: &Two, token: &str, last: Option<u64>) -> Watch {
        let mut sent: Request<Body> = request(&format!("GET {}/stream", two.table), token, &Value::Null);
        if let Some(last) = last {
            sent.headers_mut().insert("last-event-id", last.into());
        }
        let response = two.server.begin(sent).await;
        assert_eq!(response.headers()[CONTENT_TYPE], "text/event-stream");
        assert_eq!(response.headers()["x-accel-buffering"], "no", "a proxy hands on what it gets");
        Watch { body: response.into_body() }
    }

    /// Returns the next news, with the number in its id.
    async fn next(&mut self) -> (u64, Value) {
        let frame = self.body.frame().await.expect("the stream goes on").expect("nothing breaks");
        let bytes: Bytes = frame.into_data().expect("it is data");
        let text = str::from_utf8(&bytes).expect("it is text");
        let field =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).expect("the event has it");
        assert_eq!(field("event: "), "news");
        let (number, _) = field("id: ").split_once('-').expect("it says of which database");
        (number.parse().expect("a number"), serde_json::from_str(field("data: ")).expect("it is JSON"))
    }
}

#[tokio::test]
async fn a_stream_sends_missed_entries_and_then_new_ones() {
    let two = Two::play("kokopelli").await;
    let (token, seen) = two.turn().await.expect("it runs");
    let mut own = Watch::begin(&two, token, None).await;
    let mut other = Watch::begin(&two, two.other(token), Some(3)).await;
    let (id, news) = own.next().await;
    assert_eq!(id, seen["seq"].as_u64().expect("a number"));
    let entries: Vec<&Value> =
        news["entries"].as_array().expect("a list").iter().map(|entry| &entry["entry"]).collect();
    assert_eq!(entries, ["opened", "sealed", "sat", "started"]);
    assert_eq!((&news["view"], &news["legal"]), (&seen["view"], &seen["legal"]));
    assert_eq!(other.next().await.1["entries"].as_array().map(Vec::len), Some(1), "three were seen already");
    two.decide(token, &seen["legal"][0], &seen["decisions"]).await;
    let (next, news) = other.next().await;
    assert_eq!((next, news["entries"].as_array().map(Vec::len)), (id + 1, Some(1)));
    assert_eq!((&news["entries"][0]["entry"], &news["decisions"]), (&json!("decided"), &json!(1)));
}

#[tokio::test]
async fn a_spectator_is_not_told_what_is_hidden_nor_what_could_be_decided() {
    let two = Two::play("kokopelli").await;
    let news = Watch::begin(&two, "", None).await.next().await.1;
    assert_eq!((&news["seat"], &news["legal"]), (&Value::Null, &Value::Null));
    let hands = news["view"]["hands"].as_array().expect("hands by seat");
    assert!(
        hands.iter().flat_map(|hand| hand.as_array().into_iter().flatten()).all(Value::is_null),
        "{news}"
    );
    let keys = |entry: usize| {
        news["entries"][entry].as_object().map(|entry| entry.keys().cloned().collect::<Vec<_>>())
    };
    assert_eq!(
        keys(1),
        Some(["entry", "seal", "at"].map(str::to_owned).to_vec()),
        "the secret stays one: {news}"
    );
    assert_eq!(keys(3), Some(["entry", "at"].map(str::to_owned).to_vec()), "the deal stays secret: {news}");
}

#[tokio::test]
async fn a_stream_that_cannot_start_says_why() {
    let two = Two::play("kokopelli").await;
    two.server.refused(404, "missing", "GET /tables/aaaaaaaaaa/stream", "", Value::Null).await;
    two.server.refused(400, "unreadable", &format!("GET {}/stream?seen=x", two.table), "", Value::Null).await;
    let mut nonsense = request(&format!("GET {}/stream", two.table), "", &Value::Null);
    nonsense.headers_mut().insert(AUTHORIZATION, "Basic abc".parse().expect("a header"));
    assert_eq!(two.server.send(nonsense).await.problem(), "unknown-caller");
}
