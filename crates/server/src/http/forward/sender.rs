//! Sends requests to other nodes.

use std::time::Duration;

use axum::body::Body;
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, Request, StatusCode, Uri};
use axum::response::Response;
use futures_util::future::BoxFuture;
use hyper_util::client::legacy::Client;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use tokio::time::timeout;

use super::connector::NodeConnector;
use super::header::HEARTH_FORWARDED;
use super::hop_by_hop;
use super::node_body::NodeBody;
use super::owners::Node;

/// The time that an unused connection is kept: less than the receiver's time for an incomplete request, which is a minute unless
/// it is configured.
const IDLE_TIMEOUT: Duration = Duration::from_secs(20);

/// The time by which the wait for an answer exceeds the receiver's own limit, so that its 408 arrives.
const LONGER: Duration = Duration::from_secs(5);

/// A client for other nodes that keeps its connections.
pub(super) struct Sender {
    client: Client<NodeConnector, Body>,
    /// The time until the head of an answer. Its body may take for ever.
    answer_timeout: Duration,
}

/// The reason why another node has not answered.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failed {
    /// It is not the owner, so it has done nothing.
    #[error("the node does not own the table")]
    Misdirected,
    /// It was not sent.
    #[error("not connected: {0}")]
    NotConnected(hyper_util::client::legacy::Error),
    /// It was sent, so it may have been done.
    #[error("no answer: {0}")]
    NoAnswer(String),
}

impl Sender {
    /// Creates a client for nodes that drop an incomplete request after this time.
    pub fn new(unfinished: Duration) -> Sender {
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(IDLE_TIMEOUT.min(unfinished / 3))
            .build(NodeConnector);
        Sender { client, answer_timeout: unfinished + LONGER }
    }

    /// Sends a request and returns the answer, whose body arrives later. Gives up when the node is gone.
    pub async fn send(
        &self,
        node: &Node,
        parts: &Parts,
        forwarded: HeaderValue,
        body: Body,
        gone: impl Fn() -> BoxFuture<'static, ()>,
    ) -> Result<Response, Failed> {
        let mut request = Request::new(body);
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() = at(node, parts.uri.path_and_query())?;
        *request.headers_mut() = hop_by_hop::passed_on(&parts.headers, forwarded);
        let answer = tokio::select! {
            answer = timeout(self.answer_timeout, self.client.request(request)) => answer,
            () = gone() => return Err(Failed::NoAnswer("the node is gone".to_owned())),
        };
        let (mut parts, body) = match answer {
            Ok(Ok(answer)) => answer.into_parts(),
            Ok(Err(error)) if error.is_connect() => return Err(Failed::NotConnected(error)),
            Ok(Err(error)) => return Err(Failed::NoAnswer(error.to_string())),
            Err(elapsed) => return Err(Failed::NoAnswer(elapsed.to_string())),
        };
        if parts.status == StatusCode::MISDIRECTED_REQUEST && parts.headers.contains_key(HEARTH_FORWARDED) {
            return Err(Failed::Misdirected);
        }
        hop_by_hop::remove(&mut parts.headers);
        let mut response = Response::new(Body::new(NodeBody::new(body, gone())));
        *response.status_mut() = parts.status;
        *response.headers_mut() = parts.headers;
        Ok(response)
    }
}

/// Returns an address at a node.
fn at(node: &Node, path: Option<&PathAndQuery>) -> Result<Uri, Failed> {
    let mut address = node.address.clone().into_parts();
    address.path_and_query = path.cloned();
    Uri::from_parts(address).map_err(|error| Failed::NoAnswer(error.to_string()))
}
