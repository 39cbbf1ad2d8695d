//! The cookies of requests and answers.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum_extra::extract::cookie::{Cookie, SameSite};
use time::Duration;

/// Returns the value of a cookie of a request. An answer encodes some characters of a value with `%`.
pub(crate) fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let sent = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
    let mut cookies = sent.flat_map(Cookie::split_parse_encoded).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
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

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_and_in_another_header() {
        let mut headers = HeaderMap::new();
        let value = |headers: &HeaderMap, name| cookie(headers, name).unwrap_or_default();
        assert_eq!(cookie(&headers, "hearth"), None);
        headers
            .append(COOKIE, HeaderValue::from_static("xhearth=1; settings=speed=off&ask=on ;hearth=ab.cd"));
        headers.append(COOKIE, HeaderValue::from_static("nonsense; language=de"));
        assert_eq!(value(&headers, "hearth"), "ab.cd");
        assert_eq!(value(&headers, "settings"), "speed=off&ask=on");
        assert_eq!(value(&headers, "language"), "de");
        assert_eq!(cookie(&headers, "nonsense"), None);
    }
}
