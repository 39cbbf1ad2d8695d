//! What programs can do: the same as people, as JSON.

use axum::Router;

use crate::app::App;

/// Everything below `/api/v1`.
pub(crate) fn routes() -> Router<App> {
    Router::new()
}
