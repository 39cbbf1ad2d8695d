//! A server in its own folder, and its visitors.

use std::future::poll_fn;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::task::Poll;
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, Response, StatusCode};
use hearth_server::{Config, Server, WallClock};
use hearth_store::{Append, Location, LogLine, TableId};
use hearth_table::{Entry, Person, TableConfig, Timestamp};
use hearth_testkit::seeded_rng;
use http_body::Body as _;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tower::ServiceExt;

use crate::databases::location;
use crate::rng::rng;

/// The start of the tests' time.
pub const BEGINNING: i64 = 1_700_000_000_000;

type Address = Arc<Mutex<Router>>;

/// A server whose clock moves only when it is told to, if the test's time is paused.
pub struct TestServer {
    pub folder: TempDir,
    /// The router of the server. Visitors hold it without keeping the server alive.
    address: Address,
    server: Option<Server>,
    work: Vec<JoinHandle<()>>,
    begin: Instant,
    /// The milliseconds that have passed in addition.
    ahead: Arc<AtomicI64>,
    /// The milliseconds by which the wall clock is ahead of all that.
    jumped: Arc<AtomicI64>,
    config: fn(&mut Config),
    /// While a task waits for this, paused time does not run ahead.
    _still: mpsc::Sender<()>,
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(|_| ()).await
    }

    pub async fn with(config: fn(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (still, stillness) = mpsc::channel();
        let _waits = tokio::task::spawn_blocking(move || stillness.recv());
        let mut server = TestServer {
            folder,
            address: Address::default(),
            server: None,
            work: Vec::new(),
            begin: Instant::now(),
            ahead: Arc::default(),
            jumped: Arc::default(),
            config,
            _still: still,
        };
        server.start().await;
        server
    }

    pub fn location(&self) -> Location {
        location(self.folder.path())
    }

    /// Returns the file of the database, for tests of it.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("hearth.db")
    }

    async fn start(&mut self) {
        let mut config = Config::new(self.location());
        config.bot_pause = Duration::ZERO;
        config.requests_each_second = 100_000;
        (self.config)(&mut config);
        let (begin, ahead, jumped) = (self.begin, Arc::clone(&self.ahead), Arc::clone(&self.jumped));
        let monotonic = move || begin.elapsed().as_millis() as i64 + ahead.load(Ordering::Relaxed);
        let wall = {
            let monotonic = monotonic.clone();
            move || Timestamp(BEGINNING + monotonic() + jumped.load(Ordering::Relaxed))
        };
        let time = WallClock::manual(wall, monotonic);
        let server = Server::open(config, time, rng()).await.expect("the server opens");
        *self.address.lock().expect("nobody panicked") = server.router();
        self.work = server.start();
        self.server = Some(server);
    }

    /// Lets the wall clock jump, by milliseconds.
    pub fn jump(&self, by: i64) {
        self.jumped.fetch_add(by, Ordering::Relaxed);
    }

    /// Sets all clocks ahead.
    pub fn put_ahead(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }

    /// Stops the background tasks: waking tables, delivering notices, sweeping.
    pub fn leave_alone(&mut self) {
        for task in self.work.drain(..) {
            task.abort();
        }
    }

    /// Stops the server. Only the store survives.
    pub async fn stop(&mut self) {
        self.leave_alone();
        *self.address.lock().expect("nobody panicked") = Router::new();
        self.server = None;
        settle().await;
    }

    /// Starts the server again in the same folder.
    pub async fn start_again(&mut self) {
        self.start().await;
    }

    /// Returns the path of the one-time link for the first host.
    pub fn host_claim_path(&self) -> Option<String> {
        self.server.as_ref().and_then(Server::host_claim_path)
    }

    /// Returns a new visitor.
    pub fn stranger(&self) -> Visitor {
        Visitor { address: Arc::clone(&self.address), cookie: None, kept: Vec::new() }
    }

    /// Returns a new visitor with a name. The first is person 1, and so on.
    pub async fn person(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        let answer = visitor.post("/me/name", &[("name", name)]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        visitor
    }

    /// Seats Anna and Bert at a table whose game has begun.
    pub async fn table_of_two(&self, game: &str) -> (Visitor, Visitor, String) {
        let (mut anna, mut bert) = (self.person("Anna").await, self.person("Bert").await);
        let fields = [("seat1", "host"), ("seat2", "guest"), ("pace", "unhurried"), ("talk", "on")];
        let table = anna.post(&format!("/new/{game}"), &fields).await.table();
        bert.post(&format!("/t/{table}/sit"), &[]).await;
        (anna, bert, table)
    }

    /// Stores a table as if it had been played up to here.
    pub async fn lay(
        &self,
        seed: u64,
        host: Person,
        plan: TableConfig,
        sitting: &[(usize, Person)],
        setup: String,
    ) -> TableId {
        let id = TableId::random(&mut seeded_rng(seed));
        let mut entries = vec![Entry::Opened { by: host, name: format!("P{host}"), plan }];
        entries.extend(sitting.iter().map(|(seat, person)| Entry::Sat {
            seat: *seat,
            person: *person,
            name: format!("P{person}"),
        }));
        entries.push(Entry::Started { setup, decided: Vec::new(), seed: 5, first: 1 });
        let lines = entries
            .iter()
            .map(|entry| LogLine {
                at: BEGINNING,
                text: serde_json::to_string(entry).expect("it can be written"),
            })
            .collect();
        let store = self.location().open_beside().expect("two can open it");
        store
            .append(Append { table: id, first: 0, hold: None, entries: lines, summary: None })
            .await
            .expect("it is stored");
        id
    }
}

/// Waits until everything that can happen by itself has happened.
pub async fn settle() {
    for _ in 0..15 {
        let pause = tokio::task::spawn_blocking(|| thread::sleep(Duration::from_millis(2)));
        pause.await.expect("sleeping does not fail");
    }
}

/// Waits until a condition holds.
pub async fn until(what: &str, mut came_about: impl AsyncFnMut() -> bool) {
    for _ in 0..400 {
        if came_about().await {
            return;
        }
        let pause = tokio::task::spawn_blocking(|| thread::sleep(Duration::from_millis(10)));
        pause.await.expect("sleeping does not fail");
        // A client that polls, polls again.
        tokio::time::advance(Duration::from_millis(20)).await;
    }
    panic!("it never came about: {what}");
}

/// A response.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Returns the table that a response redirects to.
    pub fn table(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.header("location").trim_start_matches("/t/").to_owned()
    }

    /// Returns whether the page contains a text.
    pub fn says(&self, text: &str) -> bool {
        self.body.contains(text)
    }
}

/// A visitor with a browser.
#[derive(Clone)]
pub struct Visitor {
    address: Address,
    pub cookie: Option<String>,
    /// Their other cookies, by name.
    kept: Vec<(String, String)>,
}

impl Visitor {
    async fn call(&self, request: Request<Body>) -> Response<Body> {
        let router = self.address.lock().expect("nobody panicked").clone();
        router.oneshot(request).await.expect("routes always answer")
    }

    /// Returns the same person at another server.
    pub fn at(&self, server: &TestServer) -> Visitor {
        Visitor { address: Arc::clone(&server.address), ..self.clone() }
    }

    /// Returns all their cookies as a browser sends them.
    pub fn cookies(&self) -> String {
        let kept = self.kept.iter().map(|(name, value)| format!("{name}={value}"));
        self.cookie.iter().cloned().chain(kept).collect::<Vec<_>>().join("; ")
    }

    /// Stores a cookie as a browser does.
    fn keep(&mut self, cookie: &str) {
        let cookie = cookie.split(';').next().unwrap_or_default();
        let Some((name, value)) = cookie.split_once('=') else { return };
        if name == "hearth" {
            self.cookie = Some(cookie.to_owned());
            return;
        }
        self.kept.retain(|(known, _)| known != name);
        self.kept.push((name.to_owned(), value.to_owned()));
    }

    pub async fn send(&mut self, request: Request<Body>) -> Answer {
        let (mut parts, body) = request.into_parts();
        let cookies = self.cookies();
        if !cookies.is_empty() {
            parts.headers.insert(COOKIE, cookies.parse().expect("a header"));
        }
        let request = Request::from_parts(parts, body);
        let response = self.call(request).await;
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            self.keep(cookie.to_str().expect("a cookie is text"));
        }
        let body = axum::body::to_bytes(body, usize::MAX).await.expect("an answer ends");
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(form(path, fields)).await
    }

    /// Subscribes to a stream after this number of entries.
    pub async fn watch(&self, path: &str, last_seen: Option<u64>) -> Watching {
        self.watch_from(path, last_seen.map(|seen| seen.to_string()).as_deref()).await
    }

    /// Subscribes to a stream after this event.
    pub async fn watch_from(&self, path: &str, last_seen: Option<&str>) -> Watching {
        let mut request = Request::get(path);
        if !self.cookies().is_empty() {
            request = request.header(COOKIE, self.cookies());
        }
        if let Some(seen) = last_seen {
            request = request.header("last-event-id", seen);
        }
        self.open(request.body(Body::empty()).expect("a request")).await
    }

    /// Sends a request whose answer is a stream.
    pub async fn open(&self, request: Request<Body>) -> Watching {
        let response = self.call(request).await;
        Watching {
            status: response.status(),
            headers: response.headers().clone(),
            body: response.into_body(),
        }
    }

    /// Returns the decisions that a table's page offers, and the number of decisions before.
    pub async fn offers(&mut self, table: &str) -> (String, Vec<String>) {
        let page = self.get(&format!("/t/{table}")).await.body;
        let after = between(&page, "name=\"after\" value=\"", "\"").into_iter().next().unwrap_or_default();
        // The fixed buttons on the board repeat some of the list.
        let list = page.split("id=\"offers\"").nth(1).unwrap_or_default();
        (after, between(list, "name=\"decision\" value=\"", "\""))
    }

    /// Makes the first decision offered. Returns whether there was one.
    pub async fn decide_something(&mut self, table: &str) -> bool {
        let (after, offers) = self.offers(table).await;
        let Some(decision) = offers.first() else { return false };
        let fields = [("decision", decision.as_str()), ("after", after.as_str())];
        let answer = self.post(&format!("/t/{table}/decide"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        true
    }
}

/// Builds a form request.
pub fn form(path: &str, fields: &[(&str, &str)]) -> Request<Body> {
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    Request::post(path)
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("host", "hearth.test")
        .body(Body::from(fields.join("&")))
        .expect("a request")
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |text, byte| text + &format!("%{byte:02X}"))
}

/// Returns every text between two marks.
pub fn between(text: &str, before: &str, after: &str) -> Vec<String> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).map(str::to_owned).collect()
}

/// A subscriber to a stream.
pub struct Watching {
    pub status: StatusCode,
    pub headers: HeaderMap,
    body: Body,
}

impl Watching {
    /// Waits for the next frames.
    pub async fn next_frames(&mut self) -> Vec<String> {
        for _ in 0..400 {
            let (frames, _) = self.frames().await;
            if !frames.is_empty() {
                return frames;
            }
            settle().await;
        }
        panic!("nothing comes")
    }

    /// Returns all frames so far, and whether the stream is still open.
    pub async fn frames(&mut self) -> (Vec<String>, bool) {
        let mut frames = Vec::new();
        loop {
            let next = poll_fn(|context| match Pin::new(&mut self.body).poll_frame(context) {
                Poll::Ready(frame) => Poll::Ready(Some(frame)),
                Poll::Pending => Poll::Ready(None),
            });
            match next.await {
                None => return (frames, true),
                Some(None | Some(Err(_))) => return (frames, false),
                Some(Some(Ok(frame))) => {
                    let data = frame.into_data().unwrap_or_default();
                    frames.push(String::from_utf8_lossy(&data).into_owned());
                }
            }
        }
    }
}

/// Returns the event id of a frame.
pub fn event_place(frame: &str) -> Option<&str> {
    frame.strip_prefix("id: ")?.lines().next()
}

/// Returns the number of an event.
pub fn event_id(frame: &str) -> Option<u64> {
    event_place(frame)?.split('-').next()?.parse().ok()
}
