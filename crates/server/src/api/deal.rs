//! Deals whose tables do not exist yet (`docs/DEALS.md`).

use axum::Json;
use axum::extract::State;
use hearth_core::Bytes32;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

/// A deal that was drawn and sealed.
#[derive(Serialize, ToSchema)]
pub(super) struct SealedDeal {
    /// The text that opens one table with this deal, within a day.
    ticket: String,
    /// The SHA-256 hash of the deal's secret.
    #[schema(value_type = String)]
    seal: Bytes32,
}

/// Draws a deal and shows its seal, before a table is opened with it.
#[utoipa::path(get, path = "/deal", security(()), responses((status = 200, description = "Drawn", body = SealedDeal)))]
pub(super) async fn deal(State(app): State<App>) -> Json<SealedDeal> {
    let ticket = app.context.issue_ticket();
    Json(SealedDeal { ticket: ticket.text, seal: ticket.seal })
}
