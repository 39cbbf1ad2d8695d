//! Errors before a table is reached.

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, ORIGIN, RETRY_AFTER};
use axum::http::{HeaderValue, Request};
use serde_json::{Value, json};

use super::Two;
use crate::server::{TestServer, request};

#[tokio::test]
async fn an_unknown_path_is_a_problem_document() {
    let server = TestServer::new().await;
    let token = server.guest("Ada").await;
    for path in [
        "GET /nothing",
        "GET /tables/aaaaaaaaaa",
        "GET /tables/%ff",
        "GET /tables/x",
        "POST /tables/aaaaaaaaaa/resign",
    ] {
        server.refused(404, "missing", path, &token, Value::Null).await;
    }
    server.refused(405, "bad-method", "DELETE /games", &token, Value::Null).await;
    let elsewhere = Request::get("/api/v2/games").body(Body::empty()).expect("a request");
    assert_eq!(server.send(elsewhere).await.problem(), "missing");
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_a_problem_with_the_reason() {
    let two = Two::play("kokopelli").await;
    let decide = |body: Body| {
        let mut sent = request(&format!("POST {}/decisions", two.table), &two.tokens[0], &json!({}));
        *sent.body_mut() = body;
        sent
    };
    for (status, body, reason) in [
        (400, "{\"decision\":".to_owned(), "EOF"),
        (400, "draw".to_owned(), "expected"),
        (422, "{\"decision\":\"draw\"}".to_owned(), "missing field `after`"),
        (422, "{\"decision\":\"draw\",\"after\":-1}".to_owned(), "after"),
        (413, format!("\"{}\"", "x".repeat(100_000)), "length limit"),
    ] {
        let answer = two.server.send(decide(Body::from(body))).await;
        assert_eq!((answer.status.as_u16(), answer.problem().as_str()), (status, "unreadable"), "{answer:?}");
        assert!(answer.text.contains(reason), "{answer:?}");
    }
    let mut form = decide(Body::from("decision=draw&after=0"));
    form.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
    assert_eq!(two.server.send(form).await.status.as_u16(), 415);
    assert_eq!(two.seen("").await["decisions"], 0);
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let server = TestServer::with(|config| config.requests_each_second = 1).await;
    let token = server.guest("Ada").await;
    let mut refused = None;
    for _ in 0..10 {
        let answer = server.call("GET /me", &token, Value::Null).await;
        if answer.status.as_u16() == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("ten at once are too much");
    assert_eq!(refused.problem(), "too-many-requests");
    assert!(refused.headers.contains_key(RETRY_AFTER));
}

#[tokio::test]
async fn an_address_cannot_make_people_without_end() {
    let server = TestServer::new().await;
    let mut made = 0;
    let refused = loop {
        let answer = server.call("POST /guests", "", Value::Null).await;
        if !answer.status.is_success() {
            break answer;
        }
        made += 1;
        assert!(made < 100, "there is a limit");
    };
    assert_eq!((refused.status.as_u16(), refused.problem().as_str()), (429, "too-many-requests"));
}

#[tokio::test]
async fn a_page_of_another_site_gets_nothing_done() {
    let server = TestServer::new().await;
    let mut sent = request("POST /guests", "", &Value::Null);
    sent.headers_mut().insert(ORIGIN, HeaderValue::from_static("https://evil.example"));
    let answer = server.send(sent).await;
    assert_eq!((answer.status.as_u16(), answer.problem().as_str()), (403, "cross-site"));
}
