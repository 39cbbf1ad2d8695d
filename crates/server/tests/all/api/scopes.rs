//! The scopes of tokens.

use serde_json::{Value, json};

use super::document::routes;
use crate::server::TestServer;

/// All scopes, the narrowest first.
const SCOPES: [&str; 3] = ["read", "play", "account"];

async fn token_with(server: &TestServer, token: &str, scope: &str) -> String {
    let given = server.done("POST /tokens", token, json!({"label": scope, "scope": scope})).await;
    given["token"].as_str().expect("a token").to_owned()
}

/// Returns the place in `SCOPES` of the scope that a route needs, or `None` if it reads no token.
fn needed(route: &str, about: &Value) -> Option<usize> {
    let ways = about["security"].as_array().unwrap_or_else(|| panic!("{route} names no scope"));
    let scopes = ways.iter().find_map(|way| way["token"].as_array())?;
    let place = SCOPES.iter().position(|scope| *scopes == [json!(scope)]);
    Some(place.unwrap_or_else(|| panic!("{route} needs one of {SCOPES:?}: {scopes:?}")))
}

#[tokio::test]
async fn every_route_needs_the_scope_that_the_document_names() {
    let server = TestServer::with(|config| config.requests_each_second = 1000).await;
    let first = server.guest("Ada").await;
    let mut tokens = Vec::new();
    for scope in SCOPES {
        tokens.push(token_with(&server, &first, scope).await);
    }
    let mut routes = routes(&server).await;
    // It ends them all.
    routes.sort_by_key(|(route, _)| route == "DELETE /tokens");
    let mut refused = 0;
    for (route, about) in routes {
        let needed = needed(&route, &about);
        let called = route.replace("{id}", "aaaaaaaaaa").replace("{person}", "7");
        for (place, token) in tokens.iter().enumerate() {
            let answer = server.call(&called, token, json!({})).await;
            let scope = SCOPES[place];
            match needed {
                Some(needed) if place < needed => {
                    refused += 1;
                    assert_eq!(answer.status.as_u16(), 403, "{route} with {scope}: {answer:?}");
                    let problem = answer.json();
                    assert_eq!(problem["title"], "insufficient-scope", "{route} with {scope}: {problem}");
                    assert_eq!(problem["scope"], SCOPES[needed], "{route} with {scope}: {problem}");
                    let detail = problem["detail"].as_str().unwrap_or_default();
                    assert!(detail.contains(SCOPES[needed]), "{route} with {scope}: {problem}");
                }
                _ => assert!(
                    answer.status.as_u16() != 401 && !answer.text.contains("insufficient-scope"),
                    "{route} with {scope}: {answer:?}"
                ),
            }
        }
    }
    assert!(refused >= 25, "{refused}");
}

#[tokio::test]
async fn a_token_without_a_scope_may_do_everything_and_no_other_one_can_widen_its_own() {
    let server = TestServer::new().await;
    let first = server.guest("Ada").await;
    let given = server.done("POST /tokens", &first, json!({})).await;
    let whole = given["token"].as_str().expect("a token");
    let play = token_with(&server, whole, "play").await;
    for scope in SCOPES {
        let wider = json!({"scope": scope});
        let problem = server.refused(403, "insufficient-scope", "POST /tokens", &play, wider).await;
        assert_eq!(problem["scope"], "account");
    }
    server.refused(422, "unreadable", "POST /tokens", &first, json!({"scope": "admin"})).await;
}

#[tokio::test]
async fn a_token_that_may_play_plays_and_one_that_may_read_watches() {
    let server = TestServer::new().await;
    let first = server.guest("Ada").await;
    let [read, play] = [token_with(&server, &first, "read").await, token_with(&server, &first, "play").await];
    let plan = json!({"game": "kokopelli", "chairs": ["host", {"bot": "beginner"}]});
    server.refused(403, "insufficient-scope", "POST /tables", &read, plan.clone()).await;
    let opened = server.done("POST /tables", &play, plan).await;
    let table = opened["id"].as_str().expect("a table has an id");
    let seen = server.done(&format!("GET /tables/{table}"), &read, Value::Null).await;
    assert_eq!(seen["seat"], 1, "it sees what its person sees");
    let mine = server.done("GET /tables?mine=true", &read, Value::Null).await;
    assert_eq!(mine[0]["id"], table);
}
