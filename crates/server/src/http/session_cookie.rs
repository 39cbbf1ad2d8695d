//! The session cookie.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use ring::hmac::Key;

use crate::accounts::cookies::{cookie, lasting_cookie};
use crate::accounts::token::Token;

/// The name over http.
const HTTP_NAME: &str = "hearth";

/// The name over https. Browsers take a cookie with this prefix only from this very host, so a sibling domain cannot plant
/// one (session fixation).
const HTTPS_NAME: &str = "__Host-hearth";

/// The session cookie of a request.
pub(crate) struct SessionCookie {
    /// The secret.
    pub token: Token,
    /// True if the browser has it under the name of http and needs it under the name of https.
    pub needs_new_name: bool,
}

impl SessionCookie {
    /// Reads the cookie, if its signature is ours. Versions up to 0.1 knew only one name, so it is still read over https, but
    /// never instead of the other one.
    pub fn read(headers: &HeaderMap, https: bool, key: &Key) -> Option<SessionCookie> {
        let (signed, needs_new_name) = match cookie(headers, HTTPS_NAME).filter(|_| https) {
            Some(signed) => (signed, false),
            None => (cookie(headers, HTTP_NAME)?, https),
        };
        Some(SessionCookie { token: Token::from_signed(signed, key)?, needs_new_name })
    }

    /// Returns the cookie that hands a secret to a browser.
    pub fn of(token: &Token, https: bool, key: &Key) -> Cookie<'static> {
        let name = if https { HTTPS_NAME } else { HTTP_NAME };
        let mut cookie = lasting_cookie(name, token.signed(key));
        cookie.set_secure(https);
        cookie
    }
}
