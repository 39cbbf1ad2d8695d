//! The public URL, and what a proxy makes of a request on its way to the server.

use std::io::ErrorKind;

use ureq::Error;

use super::finding::Finding;
use super::hosts::{addresses, has_name_servers};
use super::setup::{Port, Setup};
use crate::commands::serve::public_url;
use crate::failure::Failure;
use crate::running::{Answer, Certificate, ask};

/// An address for documentation (RFC 5737), which no client has.
const FORGED: &str = "203.0.113.77";

/// Tells readers of the proxy's log where the request came from.
const USER_AGENT: (&str, &str) = ("user-agent", "hearth doctor");

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let Some(url) = &setup.public_url else { return vec![without_url(setup)] };
    let url = match public_url(url) {
        Ok(url) => url,
        Err(Failure::Input(message)) => {
            return vec![Finding::wrong(message, "Correct it, for example https://hearth.example")];
        }
        Err(_) => return Vec::new(),
    };
    let mut findings = Vec::new();
    if url.starts_with("http://") {
        findings.push(Finding::note(
            format!("{url} is not encrypted: passwords can be read on their way."),
            "Use https: with --domain the server gets a certificate, or a proxy such as Caddy does.",
        ));
    }
    if setup.runs() {
        findings.push(reached(setup, &url));
    } else {
        findings.push(Finding::note(
            format!("The server does not run, so {url} was not tried."),
            "Start it and run hearth doctor again.",
        ));
    }
    findings
}

fn without_url(setup: &Setup) -> Finding {
    if setup.behind_proxy {
        return Finding::wrong(
            "There is a proxy, but no public URL.",
            "Set --public-url: links, notifications and the check of foreign sites need it.",
        );
    }
    if setup.listen.ip().is_loopback() {
        return Finding::note(
            "Only this machine can reach the server.",
            "For your network, use --listen 0.0.0.0:4270. For the internet, see docs/HOSTING.md.",
        );
    }
    Finding::good("There is no public URL; players use the address of this machine.")
}

/// Asks the public URL how requests arrive.
fn reached(setup: &Setup, url: &str) -> Finding {
    let page = format!("{url}/healthz/arrival");
    // This program knows only the authorities that browsers know.
    let certificate = if setup.has_own_authority { Certificate::Any } else { Certificate::Accepted };
    let answer = match ask(&page, &[USER_AGENT], certificate) {
        Ok(answer) => answer,
        Err(error) => return unreachable(url, &error),
    };
    let is = |answer: &Answer, field: &str| answer.field(field).and_then(|value| value.as_bool());
    let (Some(forwarded), Some(trusted)) = (is(&answer, "forwarded"), is(&answer, "trusted")) else {
        return elsewhere(setup, url, &answer);
    };
    if let (Port::Hearth { server: Some(here) }, Some(there)) = (&setup.port, answer.field("server"))
        && *here != there
        // A proxy sends requests to any node.
        && !setup.is_node
    {
        return Finding::wrong(
            format!("{url} leads to another Hearth server{}.", at_addresses(url)),
            "Let the name and the proxy lead to this machine, or stop the other server.",
        );
    }
    let behind = "Without a proxy, start the server without --behind-proxy. With one, let it add the client's \
        address; for nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";
    match (forwarded, trusted) {
        (true, false) => Finding::wrong(
            format!("A proxy passes {url} on, but the server does not read the address of the client."),
            "Start the server with --behind-proxy. Without it, all visitors share the limits of one.",
        ),
        (false, true) => Finding::wrong(
            format!("The server trusts a proxy, but {url} arrives without X-Forwarded-For."),
            behind,
        ),
        (false, false) => Finding::good(format!("{url} reaches the server directly.")),
        (true, true) if believes_forgery(&page, certificate) => Finding::wrong(
            format!("A client of {url} can claim any address: what it sends as X-Forwarded-For is believed."),
            behind,
        ),
        (true, true) => {
            Finding::good(format!("{url} reaches the server through a proxy, with the clients' addresses."))
        }
    }
}

/// Returns whether the server takes an address that we made up for ours.
fn believes_forgery(page: &str, certificate: Certificate) -> bool {
    let answer = ask(page, &[USER_AGENT, ("x-forwarded-for", FORGED)], certificate);
    answer.is_ok_and(|answer| answer.field("client").is_some_and(|client| client == FORGED))
}

/// Explains an answer that is not from this server.
fn elsewhere(setup: &Setup, url: &str, answer: &Answer) -> Finding {
    match (answer.status, &answer.location) {
        (502..=504, _) => Finding::wrong(
            format!("The proxy of {url} answers {}: it does not reach the server.", answer.status),
            format!("Let it pass requests on to {}", setup.local_url),
        ),
        (300..=399, Some(location)) => Finding::wrong(
            format!("{url} redirects to {location}"),
            "Use the address at the end of the redirects as --public-url.",
        ),
        (421, _) => Finding::wrong(
            format!("The server that {url} leads to does not answer to this name."),
            "Start the server with this --public-url.",
        ),
        (status, _) => Finding::wrong(
            format!("{url} answers {status}, but not as this server does{}.", at_addresses(url)),
            format!(
                "Check that the name leads to this machine, and that the proxy passes all paths on to {}",
                setup.local_url
            ),
        ),
    }
}

/// Returns the addresses of a URL's host; none if its name is not known.
fn addresses_of(url: &str) -> Vec<String> {
    let url: Option<http::Uri> = url.parse().ok();
    let host = url.as_ref().and_then(http::Uri::host).unwrap_or_default();
    addresses(host.trim_start_matches('[').trim_end_matches(']'))
}

/// Says where a URL leads to.
fn at_addresses(url: &str) -> String {
    let addresses = addresses_of(url);
    if addresses.is_empty() { String::new() } else { format!(" (at {})", addresses.join(", ")) }
}

fn unreachable(url: &str, error: &Error) -> Finding {
    let is_unknown = addresses_of(url).is_empty();
    let has_no_route = matches!(error, Error::Io(error) if matches!(error.kind(), ErrorKind::NetworkUnreachable | ErrorKind::HostUnreachable));
    if has_no_route || is_unknown && !has_name_servers() {
        return Finding::note(
            format!("{url} cannot be checked from here: this machine has no network."),
            "Run hearth doctor again when it has one.",
        );
    }
    let (why, advice) = match error {
        _ if is_unknown => (
            "its name is not known".to_owned(),
            "Add an A or AAAA record for the name, with the address of this machine.",
        ),
        Error::Io(error) if error.kind() == ErrorKind::ConnectionRefused => (
            "the connection is refused".to_owned(),
            "Start the proxy, if there is one, and open the port in the firewall.",
        ),
        Error::Timeout(_) => (
            "there is no answer".to_owned(),
            "Open the port in the firewall and forward it in the router. Some routers do not let you reach your own \
             public address: then try from elsewhere.",
        ),
        Error::Tls(_) | Error::Rustls(_) => (
            format!("its certificate is not accepted ({error})"),
            "Get a certificate for exactly this name. Browsers refuse it, too.",
        ),
        error => (error.to_string(), "Check the name, the proxy and the firewall."),
    };
    Finding::wrong(format!("{url} cannot be reached: {why}."), advice)
}
