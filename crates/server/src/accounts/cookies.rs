//! The cookies of requests and answers. Ours are words, numbers and hexadecimal digits, so nothing is percent-encoded.

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderName, SET_COOKIE};
use axum_extra::extract::cookie::{Cookie, SameSite};
use time::Duration;

/// Returns the value of a cookie of a request.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let sent = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
    let mut cookies = sent.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name)?.value_raw()
}

/// Builds a cookie that a browser keeps for a year and that no script can read.
pub(crate) fn lasting_cookie(name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build((name, value))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .max_age(Duration::days(365))
        .build()
}

/// Returns the header that sets a cookie.
pub(crate) fn set_cookie(cookie: &Cookie<'_>) -> (HeaderName, String) {
    (SET_COOKIE, cookie.to_string())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_and_in_another_header() {
        let mut headers = HeaderMap::new();
        assert_eq!(cookie(&headers, "hearth"), None);
        headers
            .append(COOKIE, HeaderValue::from_static("xhearth=1; settings=speed=off&ask=on ;hearth=ab.cd"));
        headers.append(COOKIE, HeaderValue::from_static("nonsense; language=de"));
        assert_eq!(cookie(&headers, "hearth"), Some("ab.cd"));
        assert_eq!(cookie(&headers, "settings"), Some("speed=off&ask=on"));
        assert_eq!(cookie(&headers, "language"), Some("de"));
        assert_eq!(cookie(&headers, "nonsense"), None);
    }
}
