//! Requests to addresses that people gave us. An SSRF guard refuses private addresses unless the host allows them:
//! otherwise anyone could reach services in the host's network.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use hearth_words::{Language, say};
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error, config::Config};
use url::{Host, Url};

/// The timeout of a request.
const PATIENCE: Duration = Duration::from_secs(8);

/// A request to send.
pub(super) struct OutboundRequest {
    pub address: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// The reason why a notice was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undelivered {
    /// The address is private.
    Inside,
    /// The response had this status.
    Status(u16),
    /// The mail server refused it for good, with this status.
    Refused(u16),
    /// There was no response.
    Silent,
    /// It could not be encrypted or signed: the keys of the device are invalid.
    Unsealed,
}

impl Undelivered {
    /// Returns whether another attempt may succeed.
    pub fn may_pass(self) -> bool {
        matches!(self, Undelivered::Silent | Undelivered::Status(408 | 429 | 500..))
    }

    /// Returns whether every further attempt will fail.
    pub fn is_final(self) -> bool {
        matches!(self, Undelivered::Unsealed | Undelivered::Status(404 | 410))
    }

    /// Returns the reason in a few words.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Undelivered::Status(status) | Undelivered::Refused(status) => {
                say!(language, "notice-undelivered-status", status = status)
            }
            // Nobody learns which names exist in the host's network.
            Undelivered::Inside | Undelivered::Silent => say!(language, "notice-undelivered-silent"),
            Undelivered::Unsealed => say!(language, "notice-undelivered-unsealed"),
        }
    }
}

/// The client for addresses that people gave us.
#[derive(Clone, Debug)]
pub(crate) struct OutboundClient {
    agent: Agent,
    beside: bool,
}

impl OutboundClient {
    /// Creates a client. `beside` allows private addresses.
    pub fn new(beside: bool) -> OutboundClient {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .user_agent("Hearth")
            // A proxy or a redirect would bypass our check of the resolved address.
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        let agent = Agent::with_parts(
            config,
            DefaultConnector::default(),
            PublicOnlyResolver { beside, ..PublicOnlyResolver::default() },
        );
        OutboundClient { agent, beside }
    }

    /// Returns whether an address is allowed, before its name is resolved.
    pub fn leads_outside(&self, address: &Url) -> bool {
        let beside = match address.host() {
            None => return false,
            Some(Host::Domain(name)) => {
                let name = name.trim_end_matches('.');
                name == "localhost" || name.ends_with(".localhost")
            }
            Some(Host::Ipv4(address)) => !is_public(address.into()),
            Some(Host::Ipv6(address)) => !is_public(address.into()),
        };
        self.beside || !beside
    }

    /// Returns whether private addresses are allowed.
    pub fn beside(&self) -> bool {
        self.beside
    }

    /// Sends a request and waits for the response. Blocks.
    pub(super) fn send(&self, parcel: &OutboundRequest) -> Result<(), Undelivered> {
        let mut request = self.agent.post(&parcel.address);
        for (name, value) in &parcel.headers {
            request = request.header(*name, value);
        }
        match request.send(&parcel.body) {
            Ok(response) if response.status().is_success() => Ok(()),
            Ok(response) => Err(Undelivered::Status(response.status().as_u16())),
            Err(Error::Other(error)) if error.is::<Beside>() => Err(Undelivered::Inside),
            Err(error) => {
                tracing::debug!(%error, "no response to a notice");
                Err(Undelivered::Silent)
            }
        }
    }
}

/// Resolves names and drops private addresses (SSRF guard).
#[derive(Default)]
struct PublicOnlyResolver {
    beside: bool,
    names: DefaultResolver,
}

impl fmt::Debug for PublicOnlyResolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Doorkeeper").field("beside", &self.beside).finish_non_exhaustive()
    }
}

impl Resolver for PublicOnlyResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        for address in found.iter().filter(|address| self.beside || is_public(address.ip())) {
            kept.push(*address);
        }
        if kept.is_empty() { Err(Error::Other(Box::new(Beside))) } else { Ok(kept) }
    }
}

/// A name that resolves only to private addresses.
#[derive(Debug)]
struct Beside;

impl fmt::Display for Beside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the address leads to a machine beside the server; --allow-local-webhooks allows that")
    }
}

impl std::error::Error for Beside {}

/// Returns whether an address is public.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let special = match (first, second) {
        // "This network", reserved, carrier-grade NAT, benchmarking.
        (0 | 240..=255, _) | (100, 64..=127) | (198, 18 | 19) => true,
        // IETF protocol assignments, and 6to4 relays.
        (192, 0) => third == 0,
        (192, 88) => third == 99,
        _ => false,
    };
    let beside = address.is_private() || address.is_loopback() || address.is_link_local();
    !(special || beside || address.is_documentation() || address.is_multicast())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only 2000::/3 is assigned. Teredo and 6to4 in it lead to IPv4 addresses.
    match address.segments() {
        [0x2001, 0 | 0xdb8, ..] | [0x2002, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_outside() {
        let inside = [
            "http://127.0.0.1/",
            "http://127.9.9.9:80/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://10.0.0.1/",
            "http://172.16.0.1/",
            "http://192.168.1.1/",
            "http://169.254.169.254/latest/",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://255.255.255.255/",
            "http://224.0.0.1/",
            "http://192.0.0.1/",
            "http://198.18.0.1/",
            "http://localhost/",
            "http://LOCALHOST./",
            "http://a.localhost/",
            "http://[::1]/",
            "http://[::]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[fe80::1]/",
            "http://[fc00::1]/",
            "http://[fd12::1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://[2001:0:1::]/",
            "http://[ff02::1]/",
        ];
        for address in inside {
            let address = Url::parse(address).expect("an address");
            assert!(!OutboundClient::new(false).leads_outside(&address), "{address}");
            assert!(OutboundClient::new(true).leads_outside(&address), "{address}");
        }
        for address in
            ["https://receiver.example/", "http://9.9.9.9/", "http://[2620:fe::fe]/", "http://172.32.0.1/"]
        {
            let address = Url::parse(address).expect("an address");
            assert!(OutboundClient::new(false).leads_outside(&address), "{address}");
        }
    }

    #[test]
    fn a_test_does_not_tell_which_names_exist_in_the_hosts_network() {
        for language in Language::ALL {
            assert_eq!(Undelivered::Inside.sentence(language), Undelivered::Silent.sentence(language));
        }
    }

    #[test]
    fn a_name_that_leads_to_a_machine_beside_us_is_not_followed() {
        let heard = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = heard.local_addr().expect("it has an address").port();
        // The resolver refuses, even if the address was not checked before.
        for host in ["localhost", "127.0.0.1"] {
            let address = format!("http://{host}:{port}/");
            let parcel = OutboundRequest { address, headers: Vec::new(), body: b"text".to_vec() };
            assert_eq!(OutboundClient::new(false).send(&parcel), Err(Undelivered::Inside));
        }
        heard.set_nonblocking(true).expect("it need not wait");
        assert!(heard.accept().is_err(), "nobody knocked");
    }
}
