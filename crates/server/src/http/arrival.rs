//! How a request arrives here, for `hearth doctor`: what the proxies on its way did to it.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Serialize;

use crate::app::App;
use crate::http::auth::Origin;

/// A request as the server sees it. It tells a caller nothing about anybody else.
#[derive(Serialize)]
pub(crate) struct Arrival {
    /// The address that limits and bans of this caller count for.
    client: Option<IpAddr>,
    /// `true` if a proxy named the address of a client.
    forwarded: bool,
    /// `true` if the server believes it.
    trusted: bool,
    /// A random number of this process, in hexadecimal digits: two answers with the same one are from the same server.
    server: String,
}

/// Describes the request itself.
pub(crate) async fn arrival(
    State(app): State<App>,
    Origin(client): Origin,
    headers: HeaderMap,
) -> Json<Arrival> {
    let forwarded = headers.contains_key("x-forwarded-for");
    Json(Arrival {
        client,
        forwarded,
        trusted: app.config.behind_proxy,
        server: format!("{:016x}", app.instance),
    })
}
