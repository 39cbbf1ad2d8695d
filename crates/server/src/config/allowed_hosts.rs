//! The host names that the server answers to. A page of another site can make its own name lead to this machine (DNS
//! rebinding); its requests then have that name in `Host`.

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::uri::Authority;

use super::Config;

/// Endings of names that no public name server knows, so no stranger can have one (RFC 6761, 6762, 8375, and usual names of
/// home routers).
const LOCAL_ENDINGS: [&str; 8] =
    ["localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain", "test"];

/// The names of the server in the public network.
pub(crate) struct AllowedHosts(Vec<String>);

impl AllowedHosts {
    /// Returns the names of a configuration: the one in the public URL, the one of the certificate, and the further ones.
    pub fn of(config: &Config) -> AllowedHosts {
        let public = config.public_url().split_once("://").and_then(|(_, authority)| name(authority));
        let certified = config.tls.iter().map(|tls| tls.domain.clone());
        let further = config.allowed_hosts.iter().cloned();
        AllowedHosts(public.into_iter().chain(certified).chain(further).map(|name| folded(&name)).collect())
    }

    /// Returns whether a request is for this server. Programs without browsers may leave the name out.
    pub fn allow(&self, parts: &Parts) -> bool {
        let Some(host) = parts.headers.get(HOST) else { return true };
        host.to_str().ok().and_then(name).is_some_and(|host| self.allows(&folded(&host)))
    }

    /// Addresses and local names are always allowed: for them, a browser asks no name server of a stranger.
    fn allows(&self, host: &str) -> bool {
        let address = host.trim_start_matches('[').trim_end_matches(']');
        let is_local = |host: &str| {
            !host.contains('.')
                || LOCAL_ENDINGS.iter().any(|ending| {
                    host.strip_suffix(ending).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
                })
        };
        address.parse::<IpAddr>().is_ok() || is_local(host) || self.0.iter().any(|allowed| allowed == host)
    }
}

/// Returns the name in `name:port`.
fn name(authority: &str) -> Option<String> {
    authority.parse::<Authority>().ok().map(|authority| authority.host().to_owned())
}

fn folded(name: &str) -> String {
    name.trim_end_matches('.').to_lowercase()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use hearth_store::Location;

    use super::*;

    fn allows(host: &str) -> bool {
        let mut config = Config::new(Location::File(PathBuf::new()));
        config.public_url = Some("https://Hearth.example:8443".to_owned());
        config.allowed_hosts = vec!["cards.example".to_owned()];
        name(host).is_some_and(|host| AllowedHosts::of(&config).allows(&folded(&host)))
    }

    #[test]
    fn addresses_local_names_and_named_hosts_are_allowed() {
        for host in [
            "127.0.0.1:4270",
            "[::1]:4270",
            "192.0.2.7",
            "localhost",
            "LOCALHOST:4270",
            "hearth:4270",
            "nas.local",
            "nas.local.",
            "nas.lan",
            "nas.home.arpa:80",
            "hearth.example",
            "HEARTH.example:443",
            "hearth.example.",
            "cards.example",
        ] {
            assert!(allows(host), "{host}");
        }
    }

    #[test]
    fn names_that_a_stranger_can_have_are_refused() {
        for host in [
            "evil.example",
            "hearth.example.evil.example",
            "xhearth.example",
            "local.evil.example",
            "xlocal.example",
            "127.0.0.1.evil.example",
            "a b",
            "",
        ] {
            assert!(!allows(host), "{host}");
        }
    }
}
