//! The middleware in front of every route: access log, rate limits, CSRF check, session cookies, security headers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::accounts::settings::Settings;
use crate::accounts::token::Token;
use crate::app::App;
use crate::error::{AppError, PageError, Problem};
use crate::http::access::RequestMonitor;
use crate::http::auth::{SessionToken, address, language};
use crate::http::error_page;
use crate::http::forward::{Answer, Forwarded, Forwarding};
use crate::http::layout::{self, Reader};
use crate::http::nodes;
use crate::http::request_id::RequestId;
use crate::http::session_cookie::SessionCookie;
use crate::http::web_address::is_https;

/// The CSP: only our own files are loaded, inline scripts do not run, and no site may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src data:; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The time that a household above its limit waits for the refusal. Otherwise a client that repeats its request at once would
/// take the time of everybody's pages.
const REFUSAL_DELAY: Duration = Duration::from_millis(100);

/// The state of the middleware. Every request clones it.
#[derive(Clone)]
pub(crate) struct Guard {
    pub app: App,
    pub monitor: Arc<RequestMonitor>,
    /// The way to other nodes, if there are several.
    pub forwarding: Option<Arc<Forwarding>>,
}

/// Runs in front of every route.
pub(crate) async fn guard(
    State(Guard { app, monitor, forwarding }): State<Guard>,
    request: Request,
    next: Next,
) -> Response {
    app.context.metrics.requests.inc();
    let (mut parts, body) = request.into_parts();
    let received = forwarding.as_ref().map_or(Ok(()), |forwarding| forwarding.receive(&mut parts));
    let address = address(&parts, app.config.behind_proxy);
    let open = monitor.begin(&app, &mut parts, address);
    let span = open.span.clone();
    let response = match received {
        Ok(()) => {
            let answer = answer(&app, forwarding.as_deref(), (parts, body), address, next, &open.id);
            answer.instrument(span).await
        }
        Err(misdirected) => misdirected.into_response(),
    };
    open.end(response)
}

/// Checks a request, lets the route answer it, and completes the response.
async fn answer(
    app: &App,
    forwarding: Option<&Forwarding>,
    (mut parts, body): (Parts, Body),
    address: Option<IpAddr>,
    next: Next,
    id: &RequestId,
) -> Response {
    let program = is_for_programs(&parts);
    let checked = match parts.extensions.get::<Forwarded>() {
        // The node that it comes from has checked it.
        Some(_) => Ok(()),
        None => (app.limits.address(address).map_err(AppError::from))
            .and_then(|()| known_host(app, &parts))
            .and_then(|()| same_site(&parts.method, &parts.headers, app.config.public_url.as_deref())),
    };
    let line = shows_lines(&parts);
    if let Err(error) = checked {
        if matches!(error, AppError::TooMany(_)) {
            app.context.metrics.rate_limited.inc();
            tokio::time::sleep(REFUSAL_DELAY).await;
        }
        if program {
            return Problem(error).into_response();
        }
        return speak(PageError(error).into_response(), &stranger(app, &parts.headers), line, id);
    }
    let https = is_https(&app.config, &parts.headers);
    let known = SessionCookie::read(&parts.headers, https, &app.cookie_key.get());
    // A newcomer is handed a secret, and a browser with the cookie of an earlier version its own secret under the new name.
    let new = match &known {
        Some(known) => known.needs_new_name.then(|| known.token.clone()),
        None => (!program).then(|| app.context.draw(Token::random)),
    };
    if let Some(token) = known.map(|known| known.token).or_else(|| new.clone()) {
        parts.extensions.insert(SessionToken(token));
    }
    // Programs get problems in English.
    let reader = (!program).then(|| stranger(app, &parts.headers));
    if let Some(reader) = &reader {
        parts.extensions.insert(reader.clone());
    }
    let answered = match forwarding {
        None => Ok(Answer::Here(next.run(Request::from_parts(parts, body)).await)),
        // Boxed, so that the future of a request stays small where there is one node.
        Some(forwarding) => Box::pin(forwarding.answer(parts, body, (address, id), next)).await,
    };
    let mut response = match answered {
        Ok(Answer::Here(response)) => response,
        Ok(Answer::Elsewhere(response)) => return response,
        Err(error) if program => Problem(error).into_response(),
        Err(error) => PageError(error).into_response(),
    };
    if response.status() == StatusCode::REQUEST_TIMEOUT {
        response = if program {
            Problem(AppError::TooSlow).into_response()
        } else {
            PageError(AppError::TooSlow).into_response()
        };
    }
    if let Some(reader) = reader {
        response = speak(response, &reader, line, id);
    }
    // A route that begins or renews a session says so. An answer that is cached is for everybody.
    let begun = response.extensions_mut().remove::<SessionToken>().map(|SessionToken(token)| token);
    let headers = response.headers_mut();
    if let Some(token) = begun.or_else(|| new.filter(|_| !headers.contains_key(CACHE_CONTROL)))
        && let Ok(cookie) =
            HeaderValue::from_str(&SessionCookie::of(&token, https, &app.cookie_key.get()).to_string())
    {
        headers.append(SET_COOKIE, cookie);
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Returns whether a request is for programs: they get no guest account, and errors are problems.
fn is_for_programs(parts: &Parts) -> bool {
    let path = parts.uri.path();
    path.starts_with("/api/")
        || path.starts_with(nodes::ROOT)
        || path == "/healthz/arrival"
        || is_for_monitoring(parts)
}

/// Returns whether a request is from monitoring, which may use any name of the machine or its container.
fn is_for_monitoring(parts: &Parts) -> bool {
    matches!(parts.uri.path(), "/healthz" | "/metrics")
}

/// Refuses requests for a name that is not ours (DNS rebinding).
fn known_host(app: &App, parts: &Parts) -> Result<(), AppError> {
    if is_for_monitoring(parts) || app.allowed_hosts.allow(parts) {
        return Ok(());
    }
    Err(AppError::WrongHost)
}

/// Returns the reader as far as the request headers describe them.
fn stranger(app: &App, headers: &HeaderMap) -> Reader {
    let announcement = app.house.announcement();
    Reader { language: language(headers), name: String::new(), settings: Settings::of(headers), announcement }
}

/// Returns whether a script made the request and shows the answer in its page. A stream reconnects by itself, so its errors
/// need no message.
fn shows_lines(parts: &Parts) -> bool {
    parts.headers.contains_key("hx-request") && !parts.uri.path().ends_with("/live")
}

/// Renders the error in a response, if there is one. A script gets it as a line for the message area, other clients as a
/// page.
fn speak(mut response: Response, reader: &Reader, line: bool, id: &RequestId) -> Response {
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let headers = response.headers_mut();
        let page = if line {
            headers.insert("hx-retarget", HeaderValue::from_static("#notice"));
            headers.insert("hx-reswap", HeaderValue::from_static("outerHTML"));
            layout::notice(reader.language, &error_page::sentence(&error, reader.language, id), None)
        } else {
            error_page::page(&error, reader, id)
        };
        headers.remove(CONTENT_LENGTH);
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        *response.body_mut() = Body::from(page.into_string());
    }
    response
}

/// Refuses requests that another site made a browser send (CSRF).
fn same_site(method: &Method, headers: &HeaderMap, public_url: Option<&str>) -> Result<(), AppError> {
    if method.is_safe() {
        return Ok(());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    // Browsers send `none` for requests that the user started, such as from the address bar.
    let site = text("sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none"));
    let origin = text(ORIGIN.as_str()).is_none_or(|origin| {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let ours = public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
        ours || text(HOST.as_str()) == Some(host)
    });
    if site && origin { Ok(()) } else { Err(AppError::CrossSite) }
}
