//! The person that a program acts for.

use std::time::Instant;

use axum::http::header::AUTHORIZATION;
use serde_json::{Value, json};

use crate::server::{TestServer, request};

#[tokio::test]
async fn a_guest_gets_a_token_that_identifies_them() {
    let server = TestServer::new().await;
    let guest = server.done("POST /guests", "", json!({"name": "  Ada   Lovelace "})).await;
    let token = guest["token"].as_str().expect("a guest has a token");
    let me = server.done("GET /me", token, Value::Null).await;
    assert_eq!(me, json!({"person": guest["person"], "name": "Ada Lovelace", "login": null}));
    let unnamed = server.done("POST /guests", "", Value::Null).await;
    assert!(unnamed["name"].as_str().is_some_and(|name| name.contains(' ')), "{unnamed}");
    assert_ne!(unnamed["person"], guest["person"]);
}

#[tokio::test]
async fn a_name_that_is_none_is_refused() {
    let server = TestServer::new().await;
    for name in ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{7}b"] {
        server.refused(400, "bad-input", "POST /guests", "", json!({"name": name})).await;
    }
    server.refused(422, "unreadable", "POST /guests", "", json!({"name": 7})).await;
}

#[tokio::test]
async fn an_unknown_program_is_told_what_to_do() {
    let server = TestServer::new().await;
    let nobodys = format!("hearth_{}", "0".repeat(64));
    for token in ["", "nonsense", &nobodys] {
        let problem = server.refused(401, "unknown-caller", "GET /me", token, Value::Null).await;
        assert!(
            problem["detail"].as_str().is_some_and(|detail| detail.contains("Authorization")),
            "{problem}"
        );
    }
    let refused = server.call("GET /tables/aaaaaaaaaa", &nobodys, Value::Null).await;
    assert_eq!(refused.problem(), "unknown-caller", "a token that has ended makes nobody a spectator");
}

#[tokio::test]
async fn how_the_scheme_of_a_token_is_written_makes_no_difference() {
    let server = TestServer::new().await;
    let token = server.guest("Ada").await;
    for scheme in ["Bearer", "bearer", "BEARER"] {
        let mut sent = request("GET /me", "", &Value::Null);
        let header = format!("{scheme} {token}").parse().expect("a header");
        sent.headers_mut().insert(AUTHORIZATION, header);
        assert_eq!(server.send(sent).await.status.as_u16(), 200, "{scheme}");
    }
}

#[tokio::test]
async fn tokens_are_given_out_and_end_all_at_once() {
    let server = TestServer::new().await;
    let first = server.guest("Ada").await;
    let given = server.done("POST /tokens", &first, json!({"label": "my bot"})).await;
    let second = given["token"].as_str().expect("a token").to_owned();
    assert_eq!(server.done("GET /me", &second, Value::Null).await["name"], "Ada");
    let long = json!({"label": "x".repeat(25)});
    server.refused(400, "bad-input", "POST /tokens", &first, long).await;
    server.done("DELETE /tokens", &second, Value::Null).await;
    for token in [&first, &second] {
        server.refused(401, "unknown-caller", "GET /me", token, Value::Null).await;
    }
}

#[tokio::test]
async fn nobody_has_tokens_without_end() {
    let server = TestServer::with(|config| config.requests_each_second = 1000).await;
    let token = server.guest("Ada").await;
    for _ in 1..50 {
        server.done("POST /tokens", &token, json!({"label": "one more"})).await;
    }
    server.refused(400, "bad-input", "POST /tokens", &token, json!({"label": "too many"})).await;
}

#[tokio::test]
async fn all_tokens_of_a_person_count_as_one() {
    let server = TestServer::with(|config| config.requests_each_second = 1).await;
    let token = server.guest("Ada").await;
    let other = server.done("POST /tokens", &token, json!({"label": "other"})).await;
    let tokens = [token.as_str(), other["token"].as_str().expect("it is a word")];
    let (mut answered, began) = (0, Instant::now());
    for token in tokens.iter().cycle().take(20) {
        answered += usize::from(server.call("GET /me", token, Value::Null).await.status == 200);
    }
    // Rate limits use real time, and a busy machine is slow.
    let more = began.elapsed().as_secs() as usize;
    assert!(answered <= 4 + more, "{answered} answers, although four in a row are too many for one");
}
