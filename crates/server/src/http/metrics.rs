//! The metrics of requests and streams. Their labels are bounded: a route is a template of our own, or `other`.

use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::extract::MatchedPath;
use axum::http::{Method, StatusCode};
use hearth_host::base::Metrics;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{
    DescriptorEncoder, EncodeLabelSet, EncodeLabelValue, EncodeMetric, LabelValueEncoder,
};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Unit;

/// Upper bounds for requests, in seconds. Most take less than five milliseconds; one that waits for a bot takes seconds.
const REQUEST: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1.0, 5.0, 30.0];

/// Upper bounds for streams, in seconds: many short ones mean that a proxy cuts them.
const STREAM: [f64; 7] = [1.0, 10.0, 60.0, 300.0, 1800.0, 7200.0, 43_200.0];

/// The route of a request: its template. Addresses that match no route have one label together.
#[derive(Clone, Debug)]
pub(crate) struct Route(Option<MatchedPath>);

impl Route {
    pub fn new(matched: Option<&MatchedPath>) -> Route {
        Route(matched.cloned())
    }

    pub fn as_str(&self) -> &str {
        self.0.as_ref().map_or("other", MatchedPath::as_str)
    }

    /// Returns whether the address matches a route.
    pub fn is_known(&self) -> bool {
        self.0.is_some()
    }
}

impl PartialEq for Route {
    fn eq(&self, other: &Route) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Route {}

impl Hash for Route {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_str().hash(hasher);
    }
}

impl EncodeLabelValue for Route {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> fmt::Result {
        encoder.write_str(self.as_str())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    route: Route,
    method: &'static str,
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct StreamLabels {
    route: Route,
}

type Histograms<L> = Family<L, Histogram, fn() -> Histogram>;

/// The metrics of requests and streams. A stream stays open for hours, so it is not counted among the requests.
#[derive(Debug)]
pub(crate) struct HttpMetrics {
    requests: Histograms<RequestLabels>,
    open_streams: Family<StreamLabels, Gauge>,
    streams: Histograms<StreamLabels>,
}

impl HttpMetrics {
    /// Registers the metrics, and the size of the database if it is a file.
    pub fn new(metrics: &Metrics, database: Option<&Path>) -> HttpMetrics {
        let http = HttpMetrics {
            requests: Family::new_with_constructor(|| Histogram::new(REQUEST)),
            open_streams: Family::default(),
            streams: Family::new_with_constructor(|| Histogram::new(STREAM)),
        };
        metrics.register(|all| {
            let hearth = all.sub_registry_with_prefix("hearth");
            hearth.register_with_unit(
                "http_request_duration",
                "Time to answer a request, without streams",
                Unit::Seconds,
                http.requests.clone(),
            );
            hearth.register("http_streams_open", "Streams open now", http.open_streams.clone());
            hearth.register_with_unit(
                "http_stream_duration",
                "Time that a stream was open",
                Unit::Seconds,
                http.streams.clone(),
            );
            if let Some(file) = database {
                hearth.register_collector(Box::new(StoreSize::of(file)));
            }
        });
        http
    }

    /// Counts a request. Without a status, the client closed the connection before the response.
    pub fn answered(&self, route: &Route, method: &'static str, status: Option<StatusCode>, took: Duration) {
        let labels = RequestLabels { route: route.clone(), method, status: status.map_or("aborted", class) };
        self.requests.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// Counts a stream that opens. The gauge is the caller's to decrease.
    pub fn stream_opened(&self, route: &Route) -> (Gauge, Histogram) {
        let labels = StreamLabels { route: route.clone() };
        let open = self.open_streams.get_or_create_owned(&labels);
        open.inc();
        (open, self.streams.get_or_create_owned(&labels))
    }
}

/// Returns a method as a label. Clients may invent methods.
pub(crate) fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}

/// Returns the class of a status as a label.
fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        100..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        _ => "5xx",
    }
}

/// The size of the database, read when the metrics are.
#[derive(Debug)]
struct StoreSize([PathBuf; 2]);

impl StoreSize {
    fn of(database: &Path) -> StoreSize {
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        StoreSize([database.to_owned(), log.into()])
    }
}

impl Collector for StoreSize {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let size = |path: &PathBuf| std::fs::metadata(path).map_or(0, |file| file.len());
        let bytes = ConstGauge::new(self.0.iter().map(size).sum::<u64>().cast_signed());
        let help = "Size of the database and its write-ahead log";
        bytes.encode(encoder.encode_descriptor(
            "store_size",
            help,
            Some(&Unit::Bytes),
            bytes.metric_type(),
        )?)
    }
}
