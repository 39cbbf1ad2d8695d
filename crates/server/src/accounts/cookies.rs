//! The cookies of a request. Ours are words, numbers and hexadecimal digits, so nothing needs decoding.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// Returns the value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let sent = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
    let mut cookies = sent.flat_map(|header| header.split(';')).filter_map(|cookie| cookie.split_once('='));
    cookies.find(|(known, _)| known.trim() == name).map(|(_, value)| value.trim())
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
