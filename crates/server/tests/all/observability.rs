//! The log, request ids, metrics and the dashboard.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, OnceLock};

use axum::body::Body;
use axum::http::header::AUTHORIZATION;
use axum::http::{Method, Request, StatusCode};
use hearth_server::ACCESS_TARGET;
use hearth_store::{Append, LogLine, TableId};
use hearth_testkit::seeded_rng;
use rusqlite::Connection;
use serde_json::Value;
use tracing::Dispatch;
use tracing::subscriber::{DefaultGuard, NoSubscriber};
use tracing_subscriber::EnvFilter;

use crate::visitors::{Answer, TestServer, Visitor, settle, until};

/// The log of this thread, and so of a test: its runtime has no other threads.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Logs to memory until the guard is dropped.
    fn begin(filter: &str) -> (Log, DefaultGuard) {
        // With a single subscriber, tracing asks only the thread that first reaches a call: one of another test, without a log.
        static SECOND: OnceLock<Dispatch> = OnceLock::new();
        SECOND.get_or_init(|| Dispatch::new(NoSubscriber::default()));
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .json()
            .with_span_list(false)
            .with_env_filter(EnvFilter::new(filter))
            .with_writer(move || writer.clone())
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody panicked").clone()).expect("a log is text")
    }

    fn lines(&self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }

    /// Returns the access lines with this message.
    fn access(&self, message: &str) -> Vec<Value> {
        let is = |line: &Value| line["target"] == ACCESS_TARGET && line["fields"]["message"] == message;
        self.lines().into_iter().filter(is).collect()
    }
}

fn get(path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let request =
        headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
    request.body(Body::empty()).expect("a request")
}

async fn sends_id(visitor: &mut Visitor, path: &str, id: &str) -> Answer {
    visitor.send(get(path, &[("x-request-id", id)])).await
}

/// Returns the text of the metrics, for servers with the token `scraper`.
async fn scraped(server: &TestServer) -> String {
    let answer = server.stranger().send(get("/metrics", &[(AUTHORIZATION.as_str(), "Bearer scraper")])).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

async fn with_metrics() -> TestServer {
    TestServer::with(|config| config.metrics_token = Some("scraper".to_owned())).await
}

/// Returns the value of a sample.
fn sample(metrics: &str, name: &str) -> Option<f64> {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

/// A half-damaged database serves what can be read, so without a check nobody would notice.
#[tokio::test(start_paused = true)]
async fn a_damaged_database_is_reported_at_the_start() {
    let mut server = TestServer::open().await;
    let store = server.location().open_beside().expect("two can open it");
    let line = LogLine { at: 0, text: "x".repeat(500) };
    let (table, entries) = (TableId::random(&mut seeded_rng(1)), vec![line; 2_000]);
    store.append(Append { table, first: 0, hold: None, entries, summary: None }).await.expect("it is stored");
    drop(store);
    server.stop().await;
    let mut bytes = std::fs::read(server.database()).expect("it is there");
    let length = bytes.len();
    bytes[length / 2..length * 2 / 3].fill(0x55);
    std::fs::write(server.database(), bytes).expect("it can be written");
    let (log, _guard) = Log::begin("error");
    server.start_again().await;
    let reports = |line: &Value| {
        let fields = &line["fields"];
        let message = fields["message"].as_str().unwrap_or_default();
        message.starts_with("the database is damaged: restore a backup") && fields["table"] == "entry"
    };
    until("the damage is reported", async || log.lines().iter().any(reports)).await;
    // The hosts see it, nobody else.
    let mut heidi = server.person("Heidi").await;
    heidi.post("/me/keep", &[("login", "Heidi"), ("password", "correct horse")]).await;
    heidi.post(&server.host_claim_path().expect("there is no host yet"), &[]).await;
    let says = "<b>The database is damaged.</b> Affected: entry.";
    until("the host sees the damage", async || heidi.clone().get("/host").await.says(says)).await;
    assert!(!heidi.get("/lobby").await.says("damaged"));
}

#[tokio::test(start_paused = true)]
async fn a_response_names_its_request() {
    let server = TestServer::open().await;
    let mut visitor = server.stranger();
    let mut ids = BTreeSet::new();
    for path in ["/", "/lobby", "/healthz", "/nowhere", "/api/v1/nowhere"] {
        let answer = visitor.get(path).await;
        let id = answer.header("x-request-id").to_owned();
        assert!(id.len() == 12 && id.bytes().all(|digit| digit.is_ascii_hexdigit()), "{path}: {id}");
        assert!(ids.insert(id), "{path} has an id of its own");
        let answer = sends_id(&mut visitor, path, "7f3a-0001").await;
        assert_ne!(answer.header("x-request-id"), "7f3a-0001", "no proxy is trusted");
    }
}

#[tokio::test(start_paused = true)]
async fn a_trusted_proxy_may_choose_the_id() {
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    let mut visitor = server.stranger();
    let answer = sends_id(&mut visitor, "/nowhere", "7f3a-0001").await;
    assert_eq!(answer.header("x-request-id"), "7f3a-0001");
    for bad in ["", "two words", "ö", &"x".repeat(65)] {
        let answer = sends_id(&mut visitor, "/", bad).await;
        assert_eq!(answer.header("x-request-id").len(), 12, "{bad}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_access_line_has_the_route_and_no_secret() {
    let (log, _guard) = Log::begin("info");
    let server = TestServer::with(|config| config.behind_proxy = true).await;
    let mut anna = server.person("Anna").await;
    let table = anna.post("/play/kokopelli", &[]).await.table();
    let request = get(&format!("/t/{table}?secret=hunter2"), &[("x-forwarded-for", "2001:db8::77")]);
    let answer = anna.send(request).await;
    let token = get("/api/v1/me", &[(AUTHORIZATION.as_str(), "Bearer not-a-token")]);
    anna.send(token).await;
    anna.get(&format!("/{}%1b[31m?secret=hunter2", "x".repeat(500))).await;
    let lines = log.access("answered");
    assert_eq!(lines.len(), 5, "one line per request: {}", log.text());
    let line = lines.iter().find(|line| line["span"]["id"] == answer.header("x-request-id"));
    let line = line.expect("the line has the id");
    for (name, value) in [
        ("route", "/t/{id}"),
        ("method", "GET"),
        ("table", &table),
        ("person", "1"),
        ("client", "2001:db8::"),
    ] {
        assert_eq!(line["span"][name], value, "{line}");
    }
    assert_eq!(line["fields"]["status"], 200);
    assert!(line["fields"]["ms"].is_number(), "{line}");
    let unknown = &lines[4];
    assert_eq!((&unknown["span"]["route"], &unknown["fields"]["status"]), (&"other".into(), &404.into()));
    let path = unknown["span"]["path"].as_str().expect("what matches no route has a path");
    assert!(path.starts_with("/xxx") && path.len() == 80, "{path}");
    let text = log.text();
    let cookie = anna.cookie.expect("she has one");
    let (_, secret) = cookie.split_once('=').expect("it has a value");
    for secret in ["hunter2", "not-a-token", secret, secret.split('.').next().unwrap_or_default()] {
        assert!(!text.contains(secret), "{secret} is logged: {text}");
    }
}

#[tokio::test(start_paused = true)]
async fn addresses_can_be_left_out() {
    let (log, _guard) = Log::begin("info");
    let server = TestServer::with(|config| {
        config.behind_proxy = true;
        config.log_addresses = false;
    })
    .await;
    server.stranger().send(get("/", &[("x-forwarded-for", "192.0.2.7")])).await;
    assert!(log.access("answered").len() == 1 && !log.text().contains("192.0.2"), "{}", log.text());
}

#[tokio::test(start_paused = true)]
async fn requests_have_a_filter_of_their_own() {
    let (log, _guard) = Log::begin(&format!("debug,{ACCESS_TARGET}=off"));
    let server = TestServer::open().await;
    let table = server.person("Anna").await.post("/play/kokopelli", &[]).await.table();
    settle().await;
    assert!(log.access("answered").is_empty(), "{}", log.text());
    assert!(log.text().contains(&table), "the rest is logged: {}", log.text());
}

#[tokio::test(start_paused = true)]
async fn requests_are_measured_by_route() {
    let server = with_metrics().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    anna.get(&format!("/t/{table}")).await;
    anna.get(&format!("/t/{table}?x=y")).await;
    anna.get("/t/00000000000000000000").await;
    anna.decide_something(&table).await;
    let metrics = scraped(&server).await;
    let count = |route: &str, method: &str, status: &str| {
        let labels = format!("{{route=\"{route}\",method=\"{method}\",status=\"{status}\"}}");
        sample(&metrics, &format!("hearth_http_request_duration_seconds_count{labels}"))
    };
    // One more to read what can be decided.
    assert_eq!(count("/t/{id}", "GET", "2xx"), Some(3.0), "{metrics}");
    assert_eq!(count("/t/{id}", "GET", "4xx"), Some(1.0), "{metrics}");
    assert_eq!(count("/t/{id}/decide", "POST", "3xx"), Some(1.0), "{metrics}");
    for histogram in ["hearth_append_duration_seconds", "hearth_mailbox_wait_seconds"] {
        let count = sample(&metrics, &format!("{histogram}_count"));
        assert!(count.is_some_and(|count| count > 0.0), "{histogram}: {metrics}");
    }
    assert!(sample(&metrics, "hearth_store_size_bytes").is_some_and(|size| size > 0.0), "{metrics}");
}

#[tokio::test(start_paused = true)]
async fn strangers_do_not_add_series() {
    let server = with_metrics().await;
    let mut stranger = server.stranger();
    let mut lines = 0;
    for round in 0..3 {
        for number in 0..20 {
            stranger.get(&format!("/nowhere/{round}/{number}")).await;
            stranger.get(&format!("/t/{round}{number}/live")).await;
            let method = Method::from_bytes(format!("M{round}X{number}").as_bytes()).expect("a method");
            let request = Request::builder().method(method).uri("/lobby").body(Body::empty());
            stranger.send(request.expect("a request")).await;
        }
        // The first scrape is itself a new route.
        scraped(&server).await;
        let metrics = scraped(&server).await;
        assert!(round == 0 || metrics.lines().count() == lines, "{metrics}");
        assert!(!metrics.contains("nowhere") && !metrics.contains("X1"), "{metrics}");
        lines = metrics.lines().count();
    }
}

#[tokio::test(start_paused = true)]
async fn a_stream_is_no_slow_request() {
    let (log, _guard) = Log::begin("info");
    let server = with_metrics().await;
    let (anna, _, table) = server.table_of_two("kokopelli").await;
    let watching = anna.watch(&format!("/t/{table}/live"), None).await;
    let open = "hearth_http_streams_open{route=\"/t/{id}/live\"}";
    let closed = "hearth_http_stream_duration_seconds_count{route=\"/t/{id}/live\"}";
    let metrics = scraped(&server).await;
    assert_eq!((sample(&metrics, open), sample(&metrics, closed)), (Some(1.0), Some(0.0)), "{metrics}");
    assert!(!metrics.contains("seconds_count{route=\"/t/{id}/live\",method"), "{metrics}");
    assert!(log.access("stream closed").is_empty());
    let line = log.access("stream opened").remove(0);
    drop(watching);
    let metrics = scraped(&server).await;
    assert_eq!((sample(&metrics, open), sample(&metrics, closed)), (Some(0.0), Some(1.0)), "{metrics}");
    let end = log.access("stream closed").remove(0);
    assert_eq!((&line["span"], &end["span"]["table"]), (&end["span"], &table.as_str().into()));
    assert!(end["fields"]["seconds"].is_number(), "{end}");
}

#[tokio::test(start_paused = true)]
async fn a_failure_names_the_table_and_the_request() {
    let (log, _guard) = Log::begin(&format!("warn,{ACCESS_TARGET}=off"));
    let server = TestServer::open().await;
    let (mut anna, _, table) = server.table_of_two("kokopelli").await;
    let (after, offers) = anna.offers(&table).await;
    let database = Connection::open(server.database()).expect("two can open it");
    database
        .execute_batch("CREATE TRIGGER refuse BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'no'); END")
        .expect("a trigger");
    let fields = [("decision", offers[0].as_str()), ("after", after.as_str())];
    let answer = anna.post(&format!("/t/{table}/decide"), &fields).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
    settle().await;
    let lines = log.lines();
    let actor = lines.iter().find(|line| line["target"] == "hearth_host::tables::actor");
    let actor = actor.expect("the table logs it");
    assert_eq!((&actor["level"], &actor["span"]["table"]), (&"ERROR".into(), &table.as_str().into()));
    assert!(actor["fields"]["failure"].as_str().is_some_and(|failure| failure.contains("no")), "{actor}");
    let request = lines.iter().find(|line| line["fields"]["message"] == "request failed");
    let fields = &request.expect("the request is logged, though requests are not")["fields"];
    assert_eq!(fields["id"], answer.header("x-request-id"));
    assert_eq!((&fields["table"], &fields["status"]), (&table.as_str().into(), &503.into()));
    assert_eq!(fields["route"], "/t/{id}/decide");
    assert!(!log.text().contains(&offers[0]), "a decision may be a secret");
    let page = anna.post("/play/kokopelli", &[]).await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{}", page.body);
    let number = format!("Request number: {}", page.header("x-request-id"));
    assert!(page.says(&number), "the player can quote it: {}", page.body);
}

/// Returns all strings below a key, at any depth.
fn found<'a>(json: &'a Value, key: &str, strings: &mut Vec<&'a str>) {
    match json {
        Value::Object(object) => {
            strings.extend(object.get(key).and_then(Value::as_str));
            object.values().for_each(|value| found(value, key, strings));
        }
        Value::Array(values) => values.iter().for_each(|value| found(value, key, strings)),
        _ => (),
    }
}

/// Returns the names of the samples of each metric.
fn sample_names(metrics: &str) -> BTreeSet<String> {
    let types = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    types
        .flat_map(|(name, kind)| {
            let suffixes: &[&str] = match kind {
                "histogram" => &["_bucket", "_sum", "_count"],
                "counter" => &["_total"],
                _ => &[""],
            };
            suffixes.iter().map(move |suffix| format!("{name}{suffix}"))
        })
        .collect()
}

#[tokio::test(start_paused = true)]
async fn the_dashboard_shows_metrics_that_exist() {
    let dashboard: Value = serde_json::from_str(include_str!("../../../../docs/grafana/hearth.json"))
        .expect("the dashboard is JSON");
    assert_eq!(dashboard["__inputs"][0]["name"], "DS_PROMETHEUS");
    let (mut sources, mut queries) = (Vec::new(), Vec::new());
    found(&dashboard["panels"], "uid", &mut sources);
    found(&dashboard["panels"], "expr", &mut queries);
    assert!(queries.len() > 15, "{queries:?}");
    assert!(sources.iter().all(|source| *source == "${DS_PROMETHEUS}"), "{sources:?}");
    let server = with_metrics().await;
    let _watching = server.stranger().watch("/lobby/live", None).await;
    scraped(&server).await;
    let metrics = scraped(&server).await;
    let names = sample_names(&metrics);
    let mut shown = BTreeSet::new();
    for query in queries {
        let words = query.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let used: Vec<_> =
            words.filter(|word| word.starts_with("hearth_") || word.starts_with("process_")).collect();
        assert!(!used.is_empty(), "{query}");
        for name in used {
            assert!(names.contains(name), "{query} reads `{name}`, which does not exist: {names:?}");
            shown.insert(name);
        }
    }
    assert!(shown.len() > 14, "{shown:?}");
}
