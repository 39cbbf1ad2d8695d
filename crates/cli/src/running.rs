//! Requests to a running server of this machine or of the internet.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use ureq::Agent;
use ureq::tls::TlsConfig;

/// The longest wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Returns the URL at which this machine reaches a server that listens on an address.
pub(crate) fn local_url(listen: SocketAddr, https: bool) -> String {
    let ip = match listen.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("{}://{}", if https { "https" } else { "http" }, SocketAddr::new(ip, listen.port()))
}

/// The certificate that a server must have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Certificate {
    /// One that browsers accept.
    Accepted,
    /// Any: it is asked by an address of this machine, and certificates have names.
    Any,
}

/// An answer: the status, the `Location` header and the body.
pub(crate) struct Answer {
    pub status: u16,
    pub location: Option<String>,
    pub body: String,
}

impl Answer {
    /// Returns a field of a JSON object.
    pub fn field(&self, name: &str) -> Option<Value> {
        serde_json::from_str::<Value>(&self.body).ok()?.get(name).cloned()
    }
}

/// Asks a server. Redirects are answers, too.
pub(crate) fn ask(
    url: &str,
    headers: &[(&str, &str)],
    certificate: Certificate,
) -> Result<Answer, ureq::Error> {
    let agent: Agent = Agent::config_builder()
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .tls_config(TlsConfig::builder().disable_verification(certificate == Certificate::Any).build())
        .timeout_global(Some(TIMEOUT))
        .build()
        .into();
    let request = headers.iter().fold(agent.get(url), |request, (name, value)| request.header(*name, *value));
    let mut response = request.call()?;
    let location =
        response.headers().get("location").and_then(|value| value.to_str().ok()).map(str::to_owned);
    Ok(Answer {
        status: response.status().as_u16(),
        location,
        body: response.body_mut().read_to_string().unwrap_or_default(),
    })
}
