//! A server's API, as a program calls it.

use std::fmt;
use std::io::BufReader;
use std::time::Duration;

use serde_json::Value;
use ureq::http::Response;
use ureq::{Agent, Body, BodyReader};

use super::events::Events;
use crate::failure::Failure;

/// Longer than the server is ever silent on a stream.
const SILENCE: Duration = Duration::from_mins(1);
/// So long it may take to find the server.
const CONNECT: Duration = Duration::from_secs(10);

/// A server's API.
#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
    api: String,
    bearer: String,
}

/// Why a call came to nothing.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The server says no: the name of the problem, and its sentence.
    Refused { status: u16, title: String, detail: String },
    /// The server cannot be reached, or cannot do it now.
    Away(String),
}

impl Trouble {
    /// Whether it may work in a moment.
    pub fn may_pass(&self) -> bool {
        match self {
            Trouble::Refused { status, .. } => *status == 429 || *status >= 500,
            Trouble::Away(_) => true,
        }
    }

    /// The end of it, at a table: a program may sit at several.
    pub fn at(self, table: &str) -> Failure {
        Failure::input(format!("table {table}: {self}"))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused { title, detail, .. } => write!(f, "the server refuses: {detail} ({title})"),
            Trouble::Away(reason) => write!(f, "the server cannot be reached: {reason}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<ureq::Error> for Trouble {
    fn from(error: ureq::Error) -> Trouble {
        Trouble::Away(error.to_string())
    }
}

impl Client {
    pub fn new(server: &str, token: &str) -> Result<Client, Failure> {
        if server.starts_with("https://") {
            return Err(Failure::input(
                "`hearth bot` speaks plain http only: give it the address behind your proxy, such as \
                 http://127.0.0.1:4270, or a tunnel to it",
            ));
        }
        if !server.starts_with("http://") {
            return Err(Failure::input(format!("`{server}` is no address such as http://127.0.0.1:4270")));
        }
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(CONNECT))
            .timeout_per_read(Some(SILENCE))
            .build();
        let api = format!("{}/api/v1", server.trim_end_matches('/'));
        Ok(Client { agent: config.into(), api, bearer: format!("Bearer {token}") })
    }

    /// Asks for something.
    pub fn get(&self, path: &str) -> Result<Value, Trouble> {
        let request = self.agent.get(format!("{}{path}", self.api));
        answer(request.header("authorization", &self.bearer).call()?)
    }

    /// Wants something done.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let request = self.agent.post(format!("{}{path}", self.api));
        let request =
            request.header("authorization", &self.bearer).header("content-type", "application/json");
        answer(request.send(body.to_string())?)
    }

    /// Watches a table, from the entry on that was seen last.
    pub fn watch(
        &self,
        table: &str,
        seen: Option<u64>,
    ) -> Result<Events<BufReader<BodyReader<'static>>>, Trouble> {
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

fn answer(mut response: Response<Body>) -> Result<Value, Trouble> {
    if !response.status().is_success() {
        return Err(refusal(response));
    }
    let text = response.body_mut().read_to_string()?;
    serde_json::from_str(&text).map_err(|error| Trouble::Away(format!("it answers no JSON: {error}")))
}

fn refusal(mut response: Response<Body>) -> Trouble {
    let status = response.status();
    // Whoever answers without a problem is no server of ours.
    let text = response.body_mut().read_to_string().unwrap_or_default();
    let problem: Value = serde_json::from_str(&text).unwrap_or_default();
    let text = |key: &str| problem[key].as_str().unwrap_or(status.as_str()).to_owned();
    Trouble::Refused { status: status.as_u16(), title: text("title"), detail: text("detail") }
}
