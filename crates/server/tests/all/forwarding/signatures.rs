//! Signatures of forwarded requests: good, forged, stale, and meant for another node.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac::{HMAC_SHA256, Key, sign};

use super::nodes::{Answer, OWNER, SECRET, Stub, TestNode, at, get};
use super::table;
use crate::server::TestServer;

fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(now.as_millis()).expect("not for ever")
}

/// Returns a header: `to at client id`, signed for a request.
fn signed(secret: &[u8], words: &str, request: &str) -> String {
    let signature = sign(&Key::new(HMAC_SHA256, secret), format!("{words} {request}").as_bytes());
    format!("{words} {}", URL_SAFE_NO_PAD.encode(signature))
}

fn with(path: &str, header: &str) -> Request<Body> {
    Request::get(path).header("hearth-forwarded", header).body(Body::empty()).expect("a request")
}

/// Returns whether a node refused a request as not from another node.
fn is_refused(answer: &Answer) -> bool {
    answer.status == StatusCode::MISDIRECTED_REQUEST && answer.header("hearth-forwarded") == "misdirected"
}

#[tokio::test]
async fn only_a_fresh_signature_for_this_node_and_this_request_counts() {
    let (owner, path) = (TestNode::start(OWNER, |_| ()).await, format!("/t/{}?a=b", table()));
    let request = format!("GET {path}");
    let words = |to: u64, at: i64| format!("{to} {at} 198.51.100.7 abc");
    let good = signed(&SECRET, &words(2, now()), &request);
    let answer = owner.send(with(&path, &good)).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND, "it is let in");
    assert_eq!(answer.header("x-request-id"), "abc");
    let (body, signature) = good.rsplit_once(' ').expect("a signature");
    for (what, header) in [
        ("another secret", signed(&[8; 32], &words(2, now()), &request)),
        ("another node", signed(&SECRET, &words(1, now()), &request)),
        ("stale", signed(&SECRET, &words(2, now() - 11_000), &request)),
        ("ahead", signed(&SECRET, &words(2, now() + 15_000), &request)),
        ("the end of time", signed(&SECRET, &words(2, i64::MIN), &request)),
        ("another path", signed(&SECRET, &words(2, now()), "GET /t/other?a=b")),
        ("another query", signed(&SECRET, &words(2, now()), &request.replace("a=b", "a=c"))),
        ("another method", signed(&SECRET, &words(2, now()), &request.replace("GET", "POST"))),
        ("another client", format!("{} {signature}", body.replace("198.51.100.7", "198.51.100.8"))),
        ("another id", format!("{} {signature}", body.replace("abc", "abd"))),
        ("no signature", body.to_owned()),
        ("more", format!("{good} x")),
        ("empty", String::new()),
        ("nonsense", "x".repeat(5000)),
    ] {
        assert!(is_refused(&owner.send(with(&path, &header)).await), "{what}");
    }
    let mut twice = with(&path, &good);
    twice.headers_mut().append("hearth-forwarded", good.parse().expect("a header"));
    assert!(is_refused(&owner.send(twice).await));
    let posted = Request::post(&path).header("hearth-forwarded", &good).body(Body::empty());
    assert!(is_refused(&owner.send(posted.expect("a request")).await));
}

#[tokio::test]
async fn limits_count_for_the_client_and_not_for_the_node() {
    let owner = TestNode::start(OWNER, |config| config.requests_each_second = 1).await;
    let listening = owner.listen().await;
    let node = TestNode::before(listening.address).await;
    let path = format!("/t/{}/replay", table());
    let refused = async |client: [u8; 4]| {
        Answer::of(node.begin_from(client, get(&path)).await).await.status == StatusCode::TOO_MANY_REQUESTS
    };
    let mut answered = 0;
    // An expensive page is counted where it is drawn.
    while !refused([198, 51, 100, 1]).await {
        answered += 1;
        assert!(answered < 50, "never refused");
    }
    assert!(!refused([198, 51, 100, 2]).await, "another household");
}

#[tokio::test]
async fn a_forwarded_request_is_not_forwarded_again() {
    let (stub, table) = (Stub::start().await, table());
    let owner = TestNode::start(OWNER, |_| ()).await;
    owner.tables.owned_by(&[at(stub.listening.address)]);
    let path = format!("/t/{table}");
    let header = signed(&SECRET, &format!("2 {} 198.51.100.7 abc", now()), &format!("GET {path}"));
    assert!(is_refused(&owner.send(with(&path, &header)).await));
    assert_eq!(stub.listening.connections(), 0);
}

#[tokio::test]
async fn the_header_of_a_client_goes_no_further() {
    let (stub, path) = (Stub::start().await, format!("/t/{}", table()));
    let node = TestNode::before(stub.listening.address).await;
    assert!(is_refused(&node.send(with(&path, "2 0 127.0.0.1 abc xyz")).await));
    assert!(stub.arrived().is_empty());
    // One server alone does not know the header.
    let alone = TestServer::new().await;
    let answer = alone.send(with("/healthz/arrival", "2 0 198.51.100.7 abc xyz")).await;
    assert_eq!((answer.status, &answer.json()["client"]), (StatusCode::OK, &"127.0.0.1".into()));
}
