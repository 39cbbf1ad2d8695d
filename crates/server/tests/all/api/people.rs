//! Who a program acts for.

use std::time::Instant;

use axum::http::header::AUTHORIZATION;
use serde_json::{Value, json};

use crate::house::{House, request};

#[tokio::test]
async fn a_guest_gets_a_token_that_says_who_he_is() {
    let house = House::new().await;
    let guest = house.done("POST /guests", "", json!({"name": "  Ada   Lovelace "})).await;
    let token = guest["token"].as_str().expect("he has a token");
    let me = house.done("GET /me", token, Value::Null).await;
    assert_eq!(me, json!({"person": guest["person"], "name": "Ada Lovelace", "login": null}));
    let unnamed = house.done("POST /guests", "", Value::Null).await;
    assert!(unnamed["name"].as_str().is_some_and(|name| name.contains(' ')), "{unnamed}");
    assert_ne!(unnamed["person"], guest["person"]);
}

#[tokio::test]
async fn a_name_that_is_none_is_refused() {
    let house = House::new().await;
    for name in ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{7}b"] {
        house.refused(400, "bad-input", "POST /guests", "", json!({"name": name})).await;
    }
    house.refused(422, "unreadable", "POST /guests", "", json!({"name": 7})).await;
}

#[tokio::test]
async fn who_is_not_known_is_told_what_to_do() {
    let house = House::new().await;
    let nobodys = format!("hearth_{}", "0".repeat(64));
    for token in ["", "nonsense", &nobodys] {
        let problem = house.refused(401, "unknown-caller", "GET /me", token, Value::Null).await;
        assert!(
            problem["detail"].as_str().is_some_and(|detail| detail.contains("Authorization")),
            "{problem}"
        );
    }
    let refused = house.call("GET /tables/aaaaaaaaaa", &nobodys, Value::Null).await;
    assert_eq!(refused.problem(), "unknown-caller", "a token that has ended makes nobody a spectator");
}

#[tokio::test]
async fn how_the_scheme_of_a_token_is_written_makes_no_difference() {
    let house = House::new().await;
    let token = house.guest("Ada").await;
    for scheme in ["Bearer", "bearer", "BEARER"] {
        let mut sent = request("GET /me", "", &Value::Null);
        let header = format!("{scheme} {token}").parse().expect("a header");
        sent.headers_mut().insert(AUTHORIZATION, header);
        assert_eq!(house.send(sent).await.status.as_u16(), 200, "{scheme}");
    }
}

#[tokio::test]
async fn tokens_are_given_out_and_end_all_at_once() {
    let house = House::new().await;
    let first = house.guest("Ada").await;
    let given = house.done("POST /tokens", &first, json!({"label": "my bot"})).await;
    let second = given["token"].as_str().expect("a token").to_owned();
    assert_eq!(house.done("GET /me", &second, Value::Null).await["name"], "Ada");
    let long = json!({"label": "x".repeat(25)});
    house.refused(400, "bad-input", "POST /tokens", &first, long).await;
    house.done("DELETE /tokens", &second, Value::Null).await;
    for token in [&first, &second] {
        house.refused(401, "unknown-caller", "GET /me", token, Value::Null).await;
    }
}

#[tokio::test]
async fn nobody_has_tokens_without_end() {
    let house = House::with(|config| config.requests_each_second = 1000).await;
    let token = house.guest("Ada").await;
    for _ in 1..50 {
        house.done("POST /tokens", &token, json!({"label": "one more"})).await;
    }
    house.refused(400, "bad-input", "POST /tokens", &token, json!({"label": "too many"})).await;
}

#[tokio::test]
async fn all_tokens_of_a_person_count_as_one() {
    let house = House::with(|config| config.requests_each_second = 1).await;
    let token = house.guest("Ada").await;
    let other = house.done("POST /tokens", &token, json!({"label": "other"})).await;
    let tokens = [token.as_str(), other["token"].as_str().expect("it is a word")];
    let (mut answered, began) = (0, Instant::now());
    for token in tokens.iter().cycle().take(20) {
        answered += usize::from(house.call("GET /me", token, Value::Null).await.status == 200);
    }
    // Limits go by the clock on the wall, and a busy machine is slow.
    let more = began.elapsed().as_secs() as usize;
    assert!(answered <= 4 + more, "{answered} answers, although four in a row are too many for one");
}
