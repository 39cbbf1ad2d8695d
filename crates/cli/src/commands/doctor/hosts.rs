//! The further names of the server, and what the name servers know of them.

use std::net::ToSocketAddrs;

use http::uri::Authority;

use super::finding::Finding;
use super::setup::Setup;
use crate::running::{Certificate, ask};

/// A name that every name server of the internet knows.
const ROOT_SERVER: &str = "a.root-servers.net";

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    setup.allowed_hosts.iter().filter(|name| !name.is_empty()).map(|name| host(setup, name)).collect()
}

fn host(setup: &Setup, name: &str) -> Finding {
    let is_name = name.parse::<Authority>().is_ok_and(|authority| authority.host() == name);
    if !is_name {
        return Finding::wrong(
            format!("--allowed-host {name} is not a host name, so it allows nothing."),
            "Write the name alone, without https:// and without a port: cards.example",
        );
    }
    if setup.runs() && is_refused(setup, name) {
        return Finding::wrong(
            format!("The running server does not answer to {name}."),
            "Restart it with the --allowed-host that you gave to this command.",
        );
    }
    let addresses = addresses(name);
    if !addresses.is_empty() {
        return Finding::good(format!("{name} is allowed; it leads to {}.", addresses.join(", ")));
    }
    if has_name_servers() {
        Finding::note(
            format!("{name} is allowed, but the name servers of this machine do not know it."),
            "Add an A or AAAA record for the name, unless only other machines know it.",
        )
    } else {
        Finding::note(
            format!("{name} is allowed. Where it leads to cannot be checked from here."),
            "Run hearth doctor again when this machine has a network.",
        )
    }
}

/// Returns whether the running server refuses requests for a name.
fn is_refused(setup: &Setup, name: &str) -> bool {
    let page = format!("{}/healthz/arrival", setup.local_url);
    ask(&page, &[("host", name)], Certificate::Any).is_ok_and(|answer| answer.status == 421)
}

/// Returns the addresses of a name; none if it is not known.
pub(super) fn addresses(name: &str) -> Vec<String> {
    let Ok(found) = (name, 0).to_socket_addrs() else { return Vec::new() };
    let mut addresses: Vec<String> = found.map(|address| address.ip().to_string()).collect();
    addresses.dedup();
    addresses
}

/// Returns whether the name servers of the internet answer.
pub(super) fn has_name_servers() -> bool {
    !addresses(ROOT_SERVER).is_empty()
}
