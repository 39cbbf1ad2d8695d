//! The public address of the server.

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::config::Config;

/// Returns true if the browser speaks https, to Hearth or to its proxy.
pub(crate) fn is_https(config: &Config, headers: &HeaderMap) -> bool {
    web_address(config, headers).starts_with("https://")
}

/// Returns the address without a slash at its end: the configured one, or the one in the `Host` header.
pub(crate) fn web_address(config: &Config, headers: &HeaderMap) -> String {
    if let Some(url) = &config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let secure = config.behind_proxy && text("x-forwarded-proto") == Some("https");
    format!("{}://{}", if secure { "https" } else { "http" }, text(HOST.as_str()).unwrap_or("localhost"))
}
