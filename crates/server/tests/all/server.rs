//! A server in its own folder, whose clock moves only when a test moves it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::Response;
use hearth_server::{Config, Server, WallClock};
use hearth_table::Timestamp;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::databases::location;
use crate::rng::rng;

/// A server.
pub struct TestServer {
    router: Router,
    now: Arc<AtomicI64>,
    _server: Server,
    _folder: TempDir,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// Waits for the body.
    pub async fn of(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("the body ends");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// Returns a header, or an empty text.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Returns the body as JSON, or null.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// Returns the name of the problem.
    pub fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{problem}");
        problem["title"].as_str().unwrap_or_default().to_owned()
    }
}

impl TestServer {
    /// Starts a server without rate limits.
    pub async fn new() -> TestServer {
        TestServer::with(|config| {
            config.requests_each_second = 1_000_000;
            // Reviews run at low priority: on a busy machine a strong bot would hardly finish.
            "strong".clone_into(&mut config.review_bot);
        })
        .await
    }

    /// Starts a server with another configuration.
    pub async fn with(set_up: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut config = Config::new(location(folder.path()));
        config.bot_pause = Duration::ZERO;
        set_up(&mut config);
        let now = Arc::new(AtomicI64::new(1_000_000));
        let clocks = [Arc::clone(&now), Arc::clone(&now)];
        let [wall, monotonic] = clocks.map(|clock| move || clock.load(Ordering::Relaxed));
        let time = WallClock::manual(move || Timestamp(wall()), monotonic);
        let server = Server::open(config, time, rng()).await.expect("the server opens");
        TestServer { router: server.router(), now, _server: server, _folder: folder }
    }

    /// Moves the clock.
    pub fn wait(&self, time: Duration) {
        self.now.fetch_add(i64::try_from(time.as_millis()).expect("not for ever"), Ordering::Relaxed);
    }

    /// Sends a request and returns the response before its body has arrived.
    pub async fn begin(&self, mut request: Request<Body>) -> Response {
        let address: SocketAddr = ([127, 0, 0, 1], 4000).into();
        request.extensions_mut().insert(ConnectInfo(address));
        self.router.clone().oneshot(request).await.expect("a router always answers")
    }

    /// Sends a request.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        Answer::of(self.begin(request).await).await
    }

    /// Calls the API: `POST /tables`.
    pub async fn call(&self, what: &str, token: &str, body: Value) -> Answer {
        self.send(request(what, token, &body)).await
    }

    /// Calls the API and expects to succeed.
    pub async fn done(&self, what: &str, token: &str, body: Value) -> Value {
        let answer = self.call(what, token, body).await;
        assert!(answer.status.is_success(), "{what}: {answer:?}");
        answer.json()
    }

    /// Calls the API and expects to be refused with this status and this name.
    pub async fn refused(&self, status: u16, name: &str, what: &str, token: &str, body: Value) -> Value {
        let answer = self.call(what, token, body).await;
        assert_eq!((answer.status.as_u16(), answer.problem().as_str()), (status, name), "{what}: {answer:?}");
        answer.json()
    }

    /// Returns the token of a new guest.
    pub async fn guest(&self, name: &str) -> String {
        let guest = self.done("POST /guests", "", json!({"name": name})).await;
        guest["token"].as_str().expect("a guest has a token").to_owned()
    }
}

/// Builds a request to the API. Null means no body, an empty token none.
pub fn request(what: &str, token: &str, body: &Value) -> Request<Body> {
    let (method, path) = what.split_once(' ').expect("a method and a path");
    let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    if !token.is_empty() {
        request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    let body = if body.is_null() {
        Body::empty()
    } else {
        request = request.header(CONTENT_TYPE, "application/json");
        Body::from(body.to_string())
    };
    request.body(body).expect("the request is fine")
}
