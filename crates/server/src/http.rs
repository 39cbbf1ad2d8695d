//! HTTP around the pages and the API: connections, middleware, extractors, streams, assets.

pub(crate) mod access;
pub(crate) mod arrival;
pub(crate) mod assets;
pub(crate) mod auth;
pub(crate) mod error_page;
pub(crate) mod extract;
pub(crate) mod forward;
pub(crate) mod layout;
pub(crate) mod listener;
pub(crate) mod metrics;
pub(crate) mod middleware;
pub(crate) mod nodes;
pub(crate) mod redirect;
pub(crate) mod request_id;
pub(crate) mod session_cookie;
pub(crate) mod sse;
pub(crate) mod stalled;
pub(crate) mod tls;
pub(crate) mod web_address;
