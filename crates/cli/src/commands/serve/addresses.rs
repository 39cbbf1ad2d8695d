//! The addresses that the server listens on.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

use clap::ArgMatches;
use clap::parser::ValueSource;
use hearth_server::Server;
use tokio::net::TcpListener;

use crate::failure::Failure;

pub(in crate::commands) const HTTPS_PORT: u16 = 443;
pub(in crate::commands) const HTTP_PORT: u16 = 80;

/// The addresses that the server listens on.
pub(in crate::commands) struct Addresses {
    /// The address for pages: without one, all addresses of this machine.
    pages: Option<SocketAddr>,
    /// With HTTPS, where plain HTTP is sent on.
    redirects: Redirects,
}

/// Where plain HTTP is sent on to HTTPS.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::commands) enum Redirects {
    No,
    /// Port 80 of all addresses. The server does without it if it is taken.
    FromPort80,
    /// An address that the host named.
    From(SocketAddr),
}

impl Addresses {
    /// Reads them. With a domain, browsers expect the ports of the web.
    pub fn from_arguments(matches: &ArgMatches) -> Result<Addresses, Failure> {
        let listen =
            *matches.get_one::<SocketAddr>("listen").ok_or_else(|| Failure::input("name an address"))?;
        if !matches.contains_id("domain") {
            return Ok(Addresses { pages: Some(listen), redirects: Redirects::No });
        }
        let given = matches.value_source("listen") != Some(ValueSource::DefaultValue);
        let redirects = match matches.get_one::<SocketAddr>("redirect-from") {
            Some(address) => Redirects::From(*address),
            None if given => Redirects::No,
            None => Redirects::FromPort80,
        };
        Ok(Addresses { pages: given.then_some(listen), redirects })
    }

    /// Returns the address for pages.
    pub fn pages(&self) -> SocketAddr {
        self.pages.unwrap_or((Ipv6Addr::UNSPECIFIED, HTTPS_PORT).into())
    }

    /// Returns where plain HTTP is sent on.
    pub fn redirects(&self) -> Redirects {
        self.redirects
    }

    /// Binds the address for pages.
    pub async fn listen(&self) -> Result<TcpListener, Failure> {
        match self.pages {
            Some(address) => Server::listen(address).await,
            None => listen_everywhere(HTTPS_PORT).await,
        }
        .map_err(Failure::input)
    }

    /// Binds the address for plain HTTP beside HTTPS. The server is of use without port 80, unless the host named it.
    pub async fn listen_for_redirects(&self) -> Result<Option<TcpListener>, Failure> {
        match self.redirects {
            Redirects::No => Ok(None),
            Redirects::From(address) => Server::listen(address).await.map(Some).map_err(Failure::input),
            Redirects::FromPort80 => Ok(listen_everywhere(HTTP_PORT)
                .await
                .inspect_err(|error| tracing::warn!(%error, "http:// is not sent on to https://"))
                .ok()),
        }
    }
}

/// Binds a port of all addresses: on most systems, the one of IPv6 takes IPv4 too.
async fn listen_everywhere(port: u16) -> Result<TcpListener, hearth_server::ServeFailure> {
    match Server::listen((Ipv6Addr::UNSPECIFIED, port).into()).await {
        Ok(listener) => Ok(listener),
        Err(_) => Server::listen((Ipv4Addr::UNSPECIFIED, port).into()).await,
    }
}
