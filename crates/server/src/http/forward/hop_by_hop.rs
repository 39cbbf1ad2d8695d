//! Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1).

use axum::http::header::{
    CONNECTION, CONTENT_LENGTH, COOKIE, EXPECT, HOST, PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER,
    TRANSFER_ENCODING, UPGRADE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::header::HEARTH_FORWARDED;

const HOP_BY_HOP: [HeaderName; 10] = [
    CONNECTION,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
    HeaderName::from_static("http2-settings"),
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
];

/// Removes the headers of one connection, also those that `Connection` names.
pub(super) fn remove(headers: &mut HeaderMap) {
    let named: Vec<HeaderName> = headers
        .get_all(CONNECTION)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|name| name.trim().parse().ok())
        // The owner needs the name that the client asked for.
        .filter(|name| *name != HOST)
        .collect();
    for name in named.iter().chain(&HOP_BY_HOP) {
        headers.remove(name);
    }
}

/// Returns the headers of a request for the next connection.
pub(super) fn passed_on(headers: &HeaderMap, forwarded: HeaderValue) -> HeaderMap {
    let mut headers = headers.clone();
    remove(&mut headers);
    // The client of this connection writes the length of the body it has, so that none of a client's own frames it (request
    // smuggling), and does not wait before it sends it.
    headers.remove(CONTENT_LENGTH);
    headers.remove(EXPECT);
    // HTTP/2 may split the cookies; HTTP/1.1 may not (RFC 9113, 8.2.3).
    let cookies: Vec<&[u8]> = headers.get_all(COOKIE).iter().map(HeaderValue::as_bytes).collect();
    if cookies.len() > 1
        && let Ok(cookies) = HeaderValue::from_bytes(&cookies.join(&b"; "[..]))
    {
        headers.insert(COOKIE, cookies);
    }
    headers.insert(HEARTH_FORWARDED, forwarded);
    headers
}
