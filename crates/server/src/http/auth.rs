//! Authentication: extractors for the sender of a request.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Once};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use hearth_host::base::Household;
use hearth_store::Scope;
use hearth_table::Person;
use hearth_words::Language;
use sha2::{Digest, Sha256};

use crate::accounts::Identity;
use crate::accounts::cookies::cookie;
use crate::accounts::guest_name::random_guest_name;
use crate::accounts::settings::Settings;
use crate::accounts::token::{Token, unhex_text};
use crate::app::App;
use crate::error::{AppError, Forbidden, PageError, Problem};
use crate::http::access::record_person;
use crate::http::forward::Forwarded;
use crate::http::layout::Reader;

/// The cookie with the invitation code that a newcomer has given.
pub(crate) const INVITATION_COOKIE: &str = "invitation";

/// The cookie with the chosen language.
pub(crate) const LANGUAGE_COOKIE: &str = "language";

/// Returns the language for a response: the one chosen, or the one that the browser prefers.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE_COOKIE).and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::preferred(accepted.unwrap_or_default())
    })
}

/// The secret in the session cookie, in the extensions of a request. A visitor without one gets it with the response. In the
/// extensions of a response, it is the secret for the browser to keep.
#[derive(Clone)]
pub(crate) struct SessionToken(pub Token);

/// Returns the address of the client.
pub(crate) fn address(parts: &Parts, behind_proxy: bool) -> Option<IpAddr> {
    // The connection, and perhaps a proxy's header, are those of another node.
    if let Some(forwarded) = parts.extensions.get::<Forwarded>() {
        return forwarded.client;
    }
    let forwarded = || {
        // Only the last address was added by our own proxy; a client can forge the others.
        let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
        let last = header.to_str().ok().and_then(|text| text.rsplit(',').next());
        let address = last.and_then(forwarded_address);
        if address.is_none() {
            warn_unreadable(header);
        }
        address
    };
    let connected = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = if behind_proxy { forwarded().or_else(connected) } else { connected() };
    // A dual-stack socket reports IPv4 addresses as mapped IPv6 addresses.
    address.map(|address: IpAddr| address.to_canonical())
}

/// Parses an address as proxies write it: some add a port, and brackets around an IPv6 address.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(|| text.parse().ok().map(|socket: SocketAddr| socket.ip())).or_else(bare)
}

/// Tells the host once that the proxy's header is useless: all visitors then share the limits of the proxy.
fn warn_unreadable(header: &HeaderValue) {
    static WARNED: Once = Once::new();
    WARNED.call_once(|| {
        tracing::warn!(
            ?header,
            "the last address in X-Forwarded-For cannot be read; all clients count as one household"
        );
    });
}

/// Parses a bearer token from the `Authorization` header.
fn bearer(header: &HeaderValue) -> Option<&str> {
    let (scheme, sent) = header.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| sent.trim())
}

/// The operator, who may read the metrics: on the same machine without a proxy, or with the metrics token.
pub(crate) struct Operator;

impl FromRequestParts<App> for Operator {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Operator, Problem> {
        let config = &app.config;
        let proxied = ["forwarded", "x-forwarded-for"].iter().any(|name| parts.headers.contains_key(*name));
        let here = address(parts, false).is_some_and(|address| address.is_loopback());
        let sent = parts.headers.get(AUTHORIZATION).and_then(bearer);
        // Comparing hashes reveals nothing through timing.
        let knows =
            config.metrics_token.as_ref().zip(sent).is_some_and(|(token, sent)| {
                Sha256::digest(token.as_bytes()) == Sha256::digest(sent.as_bytes())
            });
        // A page of another site whose name leads here (DNS rebinding) runs on this machine, too.
        let local = here && !proxied && !config.behind_proxy && app.allowed_hosts.allow(parts);
        if knows || local {
            return Ok(Operator);
        }
        Err(Problem(AppError::Forbidden(Forbidden::Metrics)))
    }
}

/// The address of the client, if known.
pub(crate) struct Origin(pub Option<IpAddr>);

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Origin, Infallible> {
        Ok(Origin(address(parts, app.config.behind_proxy)))
    }
}

/// A visitor who reads a page, with or without an account.
pub(crate) struct PageUser {
    /// The secret of their session.
    pub token: Token,
    /// Their identity, once they have acted.
    pub identity: Option<Identity>,
    /// Their language.
    pub language: Language,
    /// Their settings.
    pub settings: Settings,
    /// The announcement of the house.
    pub announcement: Arc<str>,
}

impl PageUser {
    /// Returns the reader for the page layout.
    pub fn reader(&self) -> Reader {
        Reader {
            language: self.language,
            name: self.name(),
            settings: self.settings,
            announcement: Arc::clone(&self.announcement),
        }
    }

    /// Returns their name: a guest's follows from the token.
    pub fn name(&self) -> String {
        match &self.identity {
            Some(identity) => identity.user.name.clone(),
            None => random_guest_name(&self.token, self.language),
        }
    }

    /// Returns the person at tables.
    pub fn person(&self) -> Option<Person> {
        self.identity.as_ref().map(Identity::person)
    }
}

impl FromRequestParts<App> for PageUser {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PageUser, PageError> {
        // The middleware in front of every page inserts both.
        let held = parts.extensions.get::<SessionToken>().map(|held| held.0.clone());
        let reader = parts.extensions.get::<Reader>().cloned();
        let Some((token, reader)) = held.zip(reader) else { return Err(PageError(AppError::Unknown)) };
        let household = Household::of(address(parts, app.config.behind_proxy));
        let identity = app.accounts.find(&token, household).await?;
        record_person(&parts.extensions, identity.as_ref().map(Identity::person));
        if let Some(identity) = &identity {
            app.house.admit(identity, &app.cookie_key)?;
        }
        let (language, settings) = (reader.language, reader.settings);
        Ok(PageUser { token, identity, language, settings, announcement: reader.announcement })
    }
}

/// A visitor who acts on a page. Acting makes a new visitor a guest.
pub(crate) struct ActingUser {
    /// The secret of their session.
    pub token: Token,
    /// Their identity.
    pub identity: Identity,
    /// Their language.
    pub language: Language,
    /// Their settings.
    pub settings: Settings,
    /// The announcement of the house.
    pub announcement: Arc<str>,
}

impl From<ActingUser> for PageUser {
    fn from(ActingUser { token, identity, language, settings, announcement }: ActingUser) -> PageUser {
        PageUser { token, identity: Some(identity), language, settings, announcement }
    }
}

impl FromRequestParts<App> for ActingUser {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ActingUser, PageError> {
        let address = address(parts, app.config.behind_proxy);
        let PageUser { token, identity, language, settings, announcement } =
            PageUser::from_request_parts(parts, app).await?;
        let identity = match identity {
            Some(identity) => {
                app.limits.person(identity.user.id)?;
                identity
            }
            None => {
                app.limits.newcomer(address)?;
                let code = cookie(&parts.headers, INVITATION_COOKIE).and_then(unhex_text);
                app.house.admit_newcomer(Household::of(address), code.as_deref(), &app.cookie_key)?;
                let met = app
                    .accounts
                    .meet(&token, Household::of(address), random_guest_name(&token, language))
                    .await?;
                record_person(&parts.extensions, Some(met.person()));
                met
            }
        };
        Ok(ActingUser { token, identity, language, settings, announcement })
    }
}

/// A program, or a browser that uses the API. Any token may read.
pub(crate) struct ApiUser {
    /// The person it acts for.
    pub identity: Identity,
}

impl FromRequestParts<App> for ApiUser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ApiUser, Problem> {
        let identity = caller(parts, app, Scope::Read).await?;
        Ok(ApiUser { identity })
    }
}

/// A caller of the API whose token may play.
pub(crate) struct PlayUser {
    pub identity: Identity,
}

impl FromRequestParts<App> for PlayUser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PlayUser, Problem> {
        let identity = caller(parts, app, Scope::Play).await?;
        Ok(PlayUser { identity })
    }
}

/// A caller of the API whose token may do everything.
pub(crate) struct AccountUser {
    pub identity: Identity,
}

impl FromRequestParts<App> for AccountUser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AccountUser, Problem> {
        let identity = caller(parts, app, Scope::Account).await?;
        Ok(AccountUser { identity })
    }
}

/// Returns the person that a program acts for. Refuses a token without the scope.
async fn caller(parts: &mut Parts, app: &App, scope: Scope) -> Result<Identity, Problem> {
    let OptionalApiUser(caller) = OptionalApiUser::from_request_parts(parts, app).await?;
    let identity = caller.ok_or(Problem(AppError::Unknown))?;
    if identity.scope < scope {
        return Err(Problem(AppError::Scope(scope)));
    }
    Ok(identity)
}

/// A program that may be anonymous.
pub(crate) struct OptionalApiUser(pub Option<Identity>);

impl OptionalApiUser {
    /// Returns the person at tables.
    pub fn person(&self) -> Option<Person> {
        self.0.as_ref().map(Identity::person)
    }
}

impl FromRequestParts<App> for OptionalApiUser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<OptionalApiUser, Problem> {
        let header = parts.headers.get(AUTHORIZATION);
        let token = match header {
            Some(header) => {
                Some(bearer(header).and_then(Token::from_bearer).ok_or(Problem(AppError::Unknown))?)
            }
            None => parts.extensions.get::<SessionToken>().map(|held| held.0.clone()),
        };
        let Some(token) = token else { return Ok(OptionalApiUser(None)) };
        let household = Household::of(address(parts, app.config.behind_proxy));
        let identity = app.accounts.find(&token, household).await?;
        record_person(&parts.extensions, identity.as_ref().map(Identity::person));
        if let Some(identity) = &identity {
            app.house.admit(identity, &app.cookie_key)?;
            app.limits.person(identity.user.id)?;
        }
        // A program with a revoked token must not be taken for a spectator.
        if header.is_some() && identity.is_none() {
            return Err(Problem(AppError::Unknown));
        }
        Ok(OptionalApiUser(identity))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_may_have_a_port_and_brackets() {
        for (text, address) in [
            ("192.0.2.7", "192.0.2.7"),
            (" 192.0.2.7:5678", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
        ] {
            assert_eq!(forwarded_address(text), Some(address.parse().expect("an address")), "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2.7:", "[2001:db8::7", "192.0.2.7:99999"] {
            assert_eq!(forwarded_address(text), None, "{text}");
        }
    }
}
