//! Which tables there are.

use axum::Json;
use axum::extract::State;
use hearth_store::{Listed, Stage as Stored};
use hearth_table::Stage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::Asked;
use crate::app::App;
use crate::summary::{LobbyLine, stage, stored};
use crate::visitor::MaybeCaller;
use crate::wrong::{Problem, Wrong};

/// So many tables are listed at once.
const LISTED: u32 = 100;

/// Which tables are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Public tables that have come so far; gathering ones if nothing is said.
    #[param(inline)]
    stage: Option<Stage>,
    /// The tables of the caller instead, public or not; those first where it is his turn.
    mine: Option<bool>,
    /// How many of them are left out, to see those that come after them; none if nothing is said. A hundred are listed at most.
    skip: Option<u32>,
}

/// A table in the list.
#[derive(Serialize, ToSchema)]
pub(super) struct Line {
    /// Its address.
    id: String,
    /// How far it has come.
    stage: Stage,
    /// When something happened last, in milliseconds since 1970.
    changed: i64,
    /// Whether it is the caller's turn, or he has to answer something, or a seat is kept for him at which he does not sit yet.
    my_turn: bool,
    #[serde(flatten)]
    shown: LobbyLine,
}

/// The lobby, or the tables of the caller.
#[utoipa::path(get, path = "/tables", params(Which), security((), ("token" = [])), responses((status = 200, description = "Found", body = Vec<Line>), Problem))]
pub(super) async fn tables(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Line>>, Problem> {
    let me = caller.map(|known| known.user.id);
    let skip = which.skip.unwrap_or(0);
    let part = skip..skip.saturating_add(LISTED);
    let listed = if which.mine == Some(true) {
        let me = me.ok_or(Wrong::Unknown)?;
        let stages = which.stage.map_or_else(|| Stored::ALL.to_vec(), |stage| vec![stored(stage)]);
        app.shared.store.tables_of(me, &stages, part).await?
    } else {
        app.shared.store.lobby(stored(which.stage.unwrap_or(Stage::Gathering)), part).await?
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
