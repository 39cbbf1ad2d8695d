//! A client of a server's API.

use std::fmt;
use std::io::BufReader;
use std::time::Duration;

use serde_json::Value;
use ureq::http::Response;
use ureq::{Agent, Body, BodyReader};

use super::events::Events;
use crate::failure::Failure;

/// Read timeout of a stream; longer than the server's heartbeat interval.
const STREAM_READ_TIMEOUT: Duration = Duration::from_mins(1);
/// Timeout of a connection attempt.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// A client of a server's API, with a bearer token.
#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
    api: String,
    bearer: String,
}

/// An API call failed.
#[derive(Debug)]
pub(super) enum ApiError {
    /// The server refused the call: the problem's title and detail.
    Refused { status: u16, title: String, detail: String },
    /// The server is unreachable, or answered no JSON.
    Unavailable(String),
}

impl ApiError {
    /// Returns true if a later attempt may succeed.
    pub fn is_transient(&self) -> bool {
        match self {
            ApiError::Refused { status, .. } => matches!(*status, 408 | 429 | 500..),
            ApiError::Unavailable(_) => true,
        }
    }

    /// Turns the error into a failure that names the table; a program may play at several.
    pub fn at(self, table: &str) -> Failure {
        Failure::input(format!("table {table}: {self}"))
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApiError::Refused { title, detail, .. } => write!(f, "the server refused: {detail} ({title})"),
            ApiError::Unavailable(reason) => write!(f, "the server cannot be reached: {reason}"),
        }
    }
}

impl std::error::Error for ApiError {}

impl From<ureq::Error> for ApiError {
    fn from(error: ureq::Error) -> ApiError {
        ApiError::Unavailable(error.to_string())
    }
}

impl Client {
    pub fn new(server: &str, token: &str) -> Result<Client, Failure> {
        if !["https://", "http://"].iter().any(|scheme| server.starts_with(scheme)) {
            return Err(Failure::input(format!(
                "`{server}` is not a URL such as https://hearth.example or http://127.0.0.1:4270"
            )));
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(CONNECT_TIMEOUT))
            .timeout_per_read(Some(STREAM_READ_TIMEOUT))
            .build();
        let api = format!("{}/api/v1", server.trim_end_matches('/'));
        Ok(Client { agent: config.into(), api, bearer: format!("Bearer {token}") })
    }

    /// Sends a GET request.
    pub fn get(&self, path: &str) -> Result<Value, ApiError> {
        let request = self.agent.get(format!("{}{path}", self.api));
        answer(request.header("authorization", &self.bearer).call()?)
    }

    /// Sends a POST request with a JSON body.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, ApiError> {
        let request = self.agent.post(format!("{}{path}", self.api));
        let request =
            request.header("authorization", &self.bearer).header("content-type", "application/json");
        answer(request.send(body.to_string())?)
    }

    /// Opens the event stream of a table, after the event id `seen`.
    pub fn watch(
        &self,
        table: &str,
        seen: Option<&str>,
    ) -> Result<Events<BufReader<BodyReader<'static>>>, ApiError> {
        let mut request = self.agent.get(format!("{}/tables/{table}/stream", self.api));
        if let Some(seen) = seen {
            request = request.header("last-event-id", seen);
        }
        let response = request.header("authorization", &self.bearer).call()?;
        if response.status().is_success() {
            let body = response.into_body().into_with_config().limit(u64::MAX).reader();
            Ok(Events::new(BufReader::new(body)))
        } else {
            Err(refusal(response))
        }
    }
}

fn answer(mut response: Response<Body>) -> Result<Value, ApiError> {
    if !response.status().is_success() {
        return Err(refusal(response));
    }
    let text = response.body_mut().read_to_string()?;
    serde_json::from_str(&text)
        .map_err(|error| ApiError::Unavailable(format!("the answer is not JSON: {error}")))
}

fn refusal(mut response: Response<Body>) -> ApiError {
    let status = response.status();
    // An answer without a JSON problem comes from something else, such as a proxy.
    let text = response.body_mut().read_to_string().unwrap_or_default();
    let problem: Value = serde_json::from_str(&text).unwrap_or_default();
    let text = |key: &str| problem[key].as_str().unwrap_or(status.as_str()).to_owned();
    ApiError::Refused { status: status.as_u16(), title: text("title"), detail: text("detail") }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    /// Returns the first byte that a client with this scheme sends.
    fn first_byte_sent(scheme: &str) -> u8 {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let server = format!("{scheme}://{}", listener.local_addr().expect("the listener has an address"));
        let first_byte = thread::spawn(move || {
            let mut byte = [0];
            let (mut stream, _) = listener.accept()?;
            stream.read_exact(&mut byte).map(|()| byte[0])
        });
        let client = Client::new(&server, "hearth_any").expect("the URL is valid");
        // The listener hangs up after the first byte.
        assert!(matches!(client.get("/me"), Err(ApiError::Unavailable(_))));
        first_byte.join().expect("no panic").expect("a client connects")
    }

    #[test]
    fn a_server_is_called_over_https_and_over_http() {
        const HANDSHAKE: u8 = 22;
        assert_eq!(first_byte_sent("https"), HANDSHAKE);
        assert_eq!(first_byte_sent("http"), b'G');
    }

    #[test]
    fn urls_need_the_scheme_http_or_https() {
        for server in ["", "hearth.example", "127.0.0.1:4270", "ftp://hearth.example", "https:hearth.example"]
        {
            let Err(Failure::Input(reason)) = Client::new(server, "hearth_any") else {
                panic!("`{server}` was accepted");
            };
            assert!(reason.contains("is not a URL such as https://"), "{reason}");
        }
    }
}
