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
            Trouble::Refused { status, .. } => matches!(*status, 408 | 429 | 500..),
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
        if !["https://", "http://"].iter().any(|scheme| server.starts_with(scheme)) {
            return Err(Failure::input(format!(
                "`{server}` is no address such as https://hearth.example or http://127.0.0.1:4270"
            )));
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
        seen: Option<&str>,
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

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    /// The first thing that a server hears of a caller who was given its address with this scheme.
    fn first_heard(scheme: &str) -> u8 {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let server = format!("{scheme}://{}", listener.local_addr().expect("it has an address"));
        let hears = thread::spawn(move || {
            let mut byte = [0];
            let (mut stream, _) = listener.accept()?;
            stream.read_exact(&mut byte).map(|()| byte[0])
        });
        let client = Client::new(&server, "hearth_any").expect("it is an address");
        // Whoever hangs up after the first word is no server.
        assert!(matches!(client.get("/me"), Err(Trouble::Away(_))));
        hears.join().expect("no panic").expect("somebody calls")
    }

    #[test]
    fn a_server_is_called_over_https_and_over_http() {
        const HANDSHAKE: u8 = 22;
        assert_eq!(first_heard("https"), HANDSHAKE);
        assert_eq!(first_heard("http"), b'G');
    }

    #[test]
    fn what_has_another_scheme_or_none_is_no_address() {
        for server in ["", "hearth.example", "127.0.0.1:4270", "ftp://hearth.example", "https:hearth.example"]
        {
            let Err(Failure::Input(reason)) = Client::new(server, "hearth_any") else {
                panic!("`{server}` is taken for an address");
            };
            assert!(reason.contains("is no address such as https://"), "{reason}");
        }
    }
}
