//! Plain HTTP beside HTTPS. The certificate does not need it: the authority connects to the port of HTTPS (TLS-ALPN-01).

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};

use super::finding::Finding;
use super::port::holder;
use super::setup::Setup;
use crate::commands::serve::{HTTP_PORT, HTTPS_PORT, Redirects};
use crate::running::{Certificate, ask, local_url};

const NOT_NEEDED: &str = "The certificate does not need it.";

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let Some(domain) = &setup.domain else { return Vec::new() };
    let mut findings = vec![match setup.redirects {
        Redirects::No => Finding::note(
            format!("Nothing sends http://{domain} on to https. {NOT_NEEDED}"),
            "For people who type the name alone: --redirect-from 0.0.0.0:80",
        ),
        Redirects::FromPort80 => {
            let everywhere =
                [(Ipv6Addr::UNSPECIFIED, HTTP_PORT).into(), (Ipv4Addr::UNSPECIFIED, HTTP_PORT).into()];
            redirects(setup, &everywhere, Finding::note)
        }
        // A server that cannot listen at a named address does not start.
        Redirects::From(address) => redirects(setup, &[address], Finding::wrong),
    }];
    if setup.listen.port() != HTTPS_PORT {
        findings.push(Finding::note(
            format!("The authority of the certificate connects to port {HTTPS_PORT} of {domain}."),
            format!("Let the router pass that port on to port {} of this machine.", setup.listen.port()),
        ));
    }
    findings
}

/// Looks at the first address that can be used; `bad` makes the finding if there is none.
fn redirects(setup: &Setup, addresses: &[SocketAddr], bad: fn(String, &'static str) -> Finding) -> Finding {
    let Some(shown) = addresses.first() else { return Finding::good(NOT_NEEDED) };
    if setup.runs() {
        let answer = ask(&format!("{}/", local_url(*shown, false)), &[], Certificate::Any);
        let leads_to_https = answer
            .is_ok_and(|answer| answer.location.is_some_and(|location| location.starts_with("https://")));
        return if leads_to_https {
            Finding::good(format!("{shown} sends http:// on to https. {NOT_NEEDED}"))
        } else {
            bad(
                format!("{shown} does not send http:// on to https. {NOT_NEEDED}"),
                "Read the log of the server for the reason; another program may use the port.",
            )
        };
    }
    let errors: Vec<io::Error> =
        addresses.iter().map_while(|address| TcpListener::bind(address).err()).collect();
    match errors.last().filter(|_| errors.len() == addresses.len()).map(io::Error::kind) {
        None => Finding::good(format!("{shown} is free to send http:// on to https. {NOT_NEEDED}")),
        Some(ErrorKind::AddrInUse) => bad(
            format!(
                "{} uses {shown}, so http:// is not sent on to https. {NOT_NEEDED}",
                holder(shown.port())
            ),
            "Stop it, or name another address with --redirect-from.",
        ),
        Some(ErrorKind::PermissionDenied) => bad(
            format!("This user may not listen at {shown}, so http:// is not sent on to https. {NOT_NEEDED}"),
            "Allow the service CAP_NET_BIND_SERVICE.",
        ),
        Some(kind) => bad(
            format!(
                "Nobody can listen at {shown} ({kind}), so http:// is not sent on to https. {NOT_NEEDED}"
            ),
            "Name another address with --redirect-from.",
        ),
    }
}
