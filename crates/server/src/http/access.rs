//! The access log, the span and the latency of each request.
//!
//! `guard` does this itself, without the `TraceLayer` and `SetRequestIdLayer` of tower-http. The first hands its callbacks
//! a response without the request, so route and method are unknown to the histogram. It also wraps every body, and a body
//! that a client drops (the usual end of a stream) never reaches `on_eos`. The second keeps the id of any client.

use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, HttpBody};
use axum::extract::MatchedPath;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{Extensions, StatusCode, Uri};
use axum::response::Response;
use bytes::Bytes;
use hearth_host::base::Household;
use hearth_store::TableId;
use hearth_table::Person;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use tracing::Span;
use tracing::field::{Empty, display};

use crate::app::App;
use crate::error::FailureReason;
use crate::http::forward::Forwarded;
use crate::http::metrics::{HttpMetrics, Route, method_label};
use crate::http::request_id::{RequestId, RequestIds, X_REQUEST_ID};

/// The target of access lines, and of the span around each request. `--log-requests` switches it on.
pub const ACCESS_TARGET: &str = "hearth::access";

/// The number of characters of an unmatched path that are logged.
const LONGEST_PATH: usize = 80;

/// Observes all requests.
#[derive(Debug)]
pub(crate) struct RequestMonitor {
    metrics: HttpMetrics,
    ids: RequestIds,
}

/// A request that is being answered.
pub(crate) struct OpenRequest<'a> {
    monitor: &'a RequestMonitor,
    pub id: RequestId,
    /// The span of the request: disabled unless requests are logged.
    pub span: Span,
    route: Route,
    method: &'static str,
    uri: Uri,
    begun: Instant,
    answered: bool,
}

impl RequestMonitor {
    /// Registers the metrics of requests.
    pub fn new(app: &App) -> RequestMonitor {
        let metrics = HttpMetrics::new(&app.context.metrics, app.config.database.file());
        RequestMonitor { metrics, ids: RequestIds::new() }
    }

    /// Begins to observe a request.
    pub fn begin(&self, app: &App, parts: &mut Parts, address: Option<IpAddr>) -> OpenRequest<'_> {
        let sent = match parts.extensions.get::<Forwarded>() {
            Some(forwarded) => Some(forwarded.id.clone()),
            None => app.config.behind_proxy.then(|| RequestId::sent(&parts.headers)).flatten(),
        };
        let id = sent.unwrap_or_else(|| self.ids.next());
        let route = Route::new(parts.extensions.get::<MatchedPath>());
        let method = method_label(&parts.method);
        let span = tracing::info_span!(
            target: ACCESS_TARGET,
            parent: None,
            "request",
            %id,
            method,
            route = route.as_str(),
            path = (!route.is_known()).then(|| shortened(parts.uri.path())),
            client = app.config.log_addresses.then(|| Household::of(address).address()).flatten().map(display),
            table = table(&route, &parts.uri).map(display),
            person = Empty,
        );
        if !span.is_disabled() {
            parts.extensions.insert(RequestSpan(span.clone()));
        }
        let uri = parts.uri.clone();
        OpenRequest { monitor: self, id, span, route, method, uri, begun: Instant::now(), answered: false }
    }
}

impl OpenRequest<'_> {
    /// Counts and logs the response, and adds the id to it. A stream is logged again when it ends.
    pub fn end(mut self, mut response: Response) -> Response {
        self.answered = true;
        let (status, took) = (response.status(), self.begun.elapsed());
        response.headers_mut().insert(X_REQUEST_ID, self.id.header());
        if status.is_server_error() {
            self.log_failure(status, response.extensions_mut().remove::<FailureReason>());
        }
        let is_stream = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        if !is_stream {
            self.monitor.metrics.answered(&self.route, self.method, Some(status), took);
            tracing::info!(
                target: ACCESS_TARGET,
                parent: &self.span,
                status = status.as_u16(),
                ms = milliseconds(took),
                bytes = response.body().size_hint().exact(),
                "answered"
            );
            return response;
        }
        tracing::info!(
            target: ACCESS_TARGET,
            parent: &self.span,
            status = status.as_u16(),
            ms = milliseconds(took),
            "stream opened"
        );
        let (open, durations) = self.monitor.metrics.stream_opened(&self.route);
        let (span, begun) = (self.span.clone(), self.begun);
        response.map(|body| Body::new(StreamBody { body, span, begun, open, durations }))
    }

    /// Logs a failure of the server under every filter, with all that identifies the request.
    fn log_failure(&self, status: StatusCode, reason: Option<FailureReason>) {
        tracing::error!(
            parent: None,
            id = %self.id,
            method = self.method,
            route = self.route.as_str(),
            table = table(&self.route, &self.uri).map(display),
            status = status.as_u16(),
            error = reason.map(|FailureReason(reason)| reason),
            "request failed"
        );
    }
}

/// The client closed the connection before it was answered.
impl Drop for OpenRequest<'_> {
    fn drop(&mut self) {
        if self.answered {
            return;
        }
        let took = self.begun.elapsed();
        self.monitor.metrics.answered(&self.route, self.method, None, took);
        tracing::info!(target: ACCESS_TARGET, parent: &self.span, ms = milliseconds(took), "client hung up");
    }
}

/// The span of a request, for those who learn who sent it.
#[derive(Clone)]
struct RequestSpan(Span);

/// Adds the person to the span of their request.
pub(crate) fn record_person(extensions: &Extensions, person: Option<Person>) {
    if let (Some(RequestSpan(span)), Some(person)) = (extensions.get(), person) {
        span.record("person", display(person));
    }
}

/// The body of a stream, which is logged and counted when it ends or the client leaves.
struct StreamBody {
    body: Body,
    span: Span,
    begun: Instant,
    open: Gauge,
    durations: Histogram,
}

impl HttpBody for StreamBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> http_body::SizeHint {
        self.body.size_hint()
    }
}

impl Drop for StreamBody {
    fn drop(&mut self) {
        self.open.dec();
        let took = self.begun.elapsed();
        self.durations.observe(took.as_secs_f64());
        tracing::info!(target: ACCESS_TARGET, parent: &self.span, seconds = took.as_secs(), "stream closed");
    }
}

/// Returns the table that an address names.
fn table(route: &Route, uri: &Uri) -> Option<TableId> {
    let mut segments = route.as_str().split('/').zip(uri.path().split('/'));
    segments.find(|(template, _)| *template == "{id}")?.1.parse().ok()
}

/// Returns the beginning of a path, escaped: strangers choose it.
fn shortened(path: &str) -> String {
    path.chars().take(LONGEST_PATH).flat_map(char::escape_default).collect()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}
