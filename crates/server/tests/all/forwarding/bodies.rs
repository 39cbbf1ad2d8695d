//! Bodies that take long, in both directions.

use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::routing::{get as on_get, post};
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use http_body_util::BodyExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::nodes::{Listening, OWNER, Stub, TestNode, get};
use super::table;

const SOON: Duration = Duration::from_secs(5);

/// An owner with one stream, fed by the test.
async fn streaming() -> (Listening, mpsc::Sender<&'static str>) {
    let (events, queue) = mpsc::channel::<&'static str>(1);
    let queue = Arc::new(Mutex::new(Some(queue)));
    let live = async move || {
        let queue = queue.lock().expect("nobody panicked").take().expect("one stream");
        let events = stream::unfold(queue, async |mut queue| Some((queue.recv().await?, queue)));
        let events = events.map(|event| Ok::<_, Infallible>(Bytes::from(event)));
        ([("content-type", "text/event-stream")], Body::from_stream(events))
    };
    (Listening::start(Router::new().route("/t/{id}/live", on_get(live))).await, events)
}

async fn next(body: &mut Body) -> Option<Bytes> {
    let frame = timeout(SOON, body.frame()).await.expect("a frame or the end");
    frame?.ok()?.into_data().ok()
}

#[tokio::test]
async fn events_arrive_one_by_one() {
    let (owner, events) = streaming().await;
    let node = TestNode::before(owner.address).await;
    let response = node.begin(get(&format!("/t/{}/live", table()))).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut body = response.into_body();
    for event in ["data: 1\n\n", "data: 2\n\n", "data: 3\n\n"] {
        events.send(event).await.expect("the owner streams");
        assert_eq!(next(&mut body).await.expect("an event"), event);
    }
    drop(events);
    assert!(next(&mut body).await.is_none());
}

#[tokio::test]
async fn a_stream_ends_with_its_client() {
    let (owner, events) = streaming().await;
    let node = TestNode::before(owner.address).await;
    let response = node.begin(get(&format!("/t/{}/live", table()))).await;
    drop(response);
    timeout(SOON, events.closed()).await.expect("the owner learns of it");
}

#[tokio::test]
async fn a_stream_ends_when_its_owner_is_marked_dead() {
    let (owner, events) = streaming().await;
    let node = TestNode::before(owner.address).await;
    let mut body = node.begin(get(&format!("/t/{}/live", table()))).await.into_body();
    events.send("data: 1\n\n").await.expect("the owner streams");
    assert_eq!(next(&mut body).await.expect("an event"), "data: 1\n\n");
    // It hangs: its connections stay open.
    node.tables.mark_dead();
    assert!(next(&mut body).await.is_none());
    // A connection drops a body that broke off.
    drop(body);
    timeout(SOON, events.closed()).await.expect("its connection is closed");
}

#[tokio::test]
async fn a_stream_ends_when_its_owner_crashes() {
    // Its connection breaks off in the middle of a chunk.
    let crashing = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("it listens");
    let address = crashing.local_addr().expect("it has an address");
    tokio::spawn(async move {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let (mut stream, _) = crashing.accept().await.expect("a connection");
        let mut heard = [0; 4096];
        assert!(stream.read(&mut heard).await.expect("a request") > 0);
        let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
        stream
            .write_all(format!("{head}9\r\ndata: 1\n\n\r\n9\r\ndata").as_bytes())
            .await
            .expect("it is heard");
    });
    let node = TestNode::before(address).await;
    let mut body = node.begin(get(&format!("/t/{}/live", table()))).await.into_body();
    let mut heard = Vec::new();
    while let Some(bytes) = next(&mut body).await {
        heard.extend_from_slice(&bytes);
    }
    assert!(heard.starts_with(b"data: 1\n\n"));
}

#[tokio::test]
async fn a_request_body_without_a_length_streams() {
    let echo = async |request: Request<Body>| Body::from_stream(request.into_body().into_data_stream());
    let owner = Listening::start(Router::new().route("/api/v1/tables/{id}/play", post(echo))).await;
    let node = TestNode::before(owner.address).await;
    let (lines, mut queue) = mpsc::channel::<&'static str>(1);
    let body = stream::poll_fn(move |context| queue.poll_recv(context));
    let body = Body::from_stream(body.map(|line| Ok::<_, Infallible>(Bytes::from(line))));
    let request = Request::post(format!("/api/v1/tables/{}/play", table())).body(body).expect("a request");
    lines.send("one\n").await.expect("it is read");
    let mut answer = node.begin(request).await.into_body();
    assert_eq!(next(&mut answer).await.expect("an answer"), "one\n");
    lines.send("two\n").await.expect("it is read");
    assert_eq!(next(&mut answer).await.expect("an answer"), "two\n");
    drop(lines);
    assert!(next(&mut answer).await.is_none());
}

#[tokio::test]
async fn the_owner_limits_a_body() {
    let owner = TestNode::start(OWNER, |_| ()).await;
    let listening = owner.listen().await;
    let node = TestNode::before(listening.address).await;
    let path = format!("/api/v1/tables/{}/say", table());
    let text = format!("{{\"text\":\"{}\"}}", "a".repeat(100_000));
    let guest = guest(&owner).await;
    let unknown = Body::from(text.clone()).into_data_stream();
    for body in [Body::from(text), Body::from_stream(unknown)] {
        let request = Request::post(&path)
            .header("authorization", format!("Bearer {guest}"))
            .header("content-type", "application/json")
            .body(body)
            .expect("a request");
        let answer = node.send(request).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{}", answer.text);
    }
}

/// Returns the token of a new guest at a node.
async fn guest(node: &TestNode) -> String {
    let request = Request::post("/api/v1/guests")
        .header("content-type", "application/json")
        .body(Body::from("{\"name\":\"Anna\"}"))
        .expect("a request");
    let answer = node.send(request).await;
    let guest: serde_json::Value = serde_json::from_str(&answer.text).expect("JSON");
    guest["token"].as_str().expect("a token").to_owned()
}

/// Clients name our header, and the owner's headers, as those of their connection, and lie about the length of the body.
#[tokio::test]
async fn headers_of_a_connection_stay_there() {
    let (stub, table) = (Stub::start().await, table());
    let node = TestNode::before(stub.listening.address).await;
    let smuggled = "GET /t/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let request = Request::post(format!("/t/{table}/say"))
        .header("connection", "close, hearth-forwarded, host, x-private, content-length")
        .header("x-private", "1")
        .header("transfer-encoding", "identity, chunked")
        .header("content-length", "3")
        .header("te", "trailers")
        .header("upgrade", "websocket")
        .header("expect", "100-continue")
        .header("proxy-authorization", "Basic x")
        .body(Body::from(smuggled))
        .expect("a request");
    let answer = node.send(request).await;
    assert_eq!(answer.status, StatusCode::IM_A_TEAPOT, "{}", answer.text);
    let arrived = stub.last();
    assert_eq!(arrived.body, smuggled, "it stays a body");
    assert_eq!(stub.arrived().len(), 1);
    let mut names: Vec<&str> = arrived.headers.keys().map(axum::http::HeaderName::as_str).collect();
    names.sort_unstable();
    assert_eq!(names, ["content-length", "hearth-forwarded", "host"]);
    assert_eq!(arrived.headers["content-length"], smuggled.len().to_string());
}
