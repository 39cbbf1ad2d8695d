//! Plain HTTP beside HTTPS: sends everybody on.

use std::future::pending;
use std::time::Duration;

use axum::Router;
use axum::http::Uri;
use axum::response::Redirect;
use hearth_host::base::ConnectionLimits;
use tokio::net::TcpListener;

use crate::http::listener::{self, Serving};

/// Answers each request with the same address below `public_url`, which is an HTTPS URL without a slash at its end.
pub async fn redirect_to_https(listener: TcpListener, public_url: String) {
    let router = Router::new().fallback(async move |uri: Uri| {
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Redirect::permanent(&format!("{public_url}{path}"))
    });
    let serving =
        Serving { unfinished: UNFINISHED, limits: Some(ConnectionLimits::new(CONNECTIONS)), tls: None };
    listener::serve(listener, router, serving, pending()).await;
}

const UNFINISHED: Duration = Duration::from_secs(20);

/// Connections per household.
const CONNECTIONS: usize = 100;
