//! The lists of tables.

use axum::Json;
use axum::extract::State;
use hearth_host::tables::{LobbyRow, stage, stored_stage};
use hearth_store::{Listed, Stage as Stored};
use hearth_table::Stage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::Asked;
use crate::app::App;
use crate::error::{AppError, Problem};
use crate::http::auth::OptionalApiUser;

/// The number of tables in one list.
const LISTED: u32 = 100;

/// The number of public tables that can be listed.
const LATEST: u32 = 10_000;

/// The tables to list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Lists public tables in this stage; the default is `gathering`.
    #[param(inline)]
    stage: Option<Stage>,
    /// Lists the caller's own tables instead, public or not, starting with those where it is the caller's turn.
    mine: Option<bool>,
    /// The number of tables to skip; the default is 0. At most a hundred are listed at once. Of all public tables, only the
    /// latest ten thousand are listed.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4_294_967_295_u32)]
    skip: Option<u32>,
}

/// A listed table.
#[derive(Serialize, ToSchema)]
pub(super) struct Line {
    /// Its id.
    id: String,
    /// Its stage.
    stage: Stage,
    /// The time of the last change, in milliseconds since 1970.
    changed: i64,
    /// `true` if the table waits for the caller: their turn, a request to answer, or a seat reserved for them.
    my_turn: bool,
    #[serde(flatten)]
    shown: LobbyRow,
}

/// Lists the lobby or the caller's tables.
#[utoipa::path(get, path = "/tables", params(Which), security((), ("token" = ["read"])), responses((status = 200, description = "Found", body = Vec<Line>), Problem))]
pub(super) async fn tables(
    State(app): State<App>,
    OptionalApiUser(caller): OptionalApiUser,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Line>>, Problem> {
    let me = caller.map(|identity| identity.user.id);
    let skip = which.skip.unwrap_or(0);
    let part = skip..skip.saturating_add(LISTED);
    // The database reads all that it skips.
    let public = skip.min(LATEST)..skip.saturating_add(LISTED).min(LATEST);
    let listed = if which.mine == Some(true) {
        let me = me.ok_or(AppError::Unknown)?;
        let stages = which.stage.map_or_else(|| Stored::ALL.to_vec(), |stage| vec![stored_stage(stage)]);
        app.context.store.tables_of(me, &stages, part).await?
    } else {
        app.context.store.lobby(stored_stage(which.stage.unwrap_or(Stage::WaitingForPlayers)), public).await?
    };
    let line = |listed: Listed| {
        Some(Line {
            id: listed.id.to_string(),
            stage: stage(listed.summary.stage),
            changed: listed.summary.changed,
            my_turn: me.is_some_and(|me| listed.summary.turn.contains(&me)),
            shown: serde_json::from_str(&listed.summary.line).ok()?,
        })
    };
    Ok(Json(listed.into_iter().filter_map(line).collect()))
}
