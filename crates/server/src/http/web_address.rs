//! The address at which people reach the server, as they would type it.

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::config::Config;

/// The address of the server without a stroke at its end: the one it was told, or the one by which a request called it.
pub(crate) fn web_address(config: &Config, headers: &HeaderMap) -> String {
    if let Some(url) = &config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let secure = config.behind_proxy && text("x-forwarded-proto") == Some("https");
    format!("{}://{}", if secure { "https" } else { "http" }, text(HOST.as_str()).unwrap_or("localhost"))
}
