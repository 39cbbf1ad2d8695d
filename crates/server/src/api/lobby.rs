//! Which tables there are.

use axum::Json;
use axum::extract::State;
use hearth_store::{Listed, Stage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::Asked;
use crate::app::App;
use crate::summary::Notice;
use crate::visitor::MaybeCaller;
use crate::wrong::{Problem, Wrong};

/// So many tables are listed.
const LISTED: u32 = 100;

/// How far a table has come.
#[derive(Clone, Copy, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Progress {
    /// People sit down.
    #[default]
    Gathering,
    /// They play.
    Running,
    /// The game is over.
    Over,
    /// Nobody came.
    Faded,
}

impl From<Progress> for Stage {
    fn from(progress: Progress) -> Stage {
        match progress {
            Progress::Gathering => Stage::Gathering,
            Progress::Running => Stage::Running,
            Progress::Over => Stage::Over,
            Progress::Faded => Stage::Faded,
        }
    }
}

impl From<Stage> for Progress {
    fn from(stage: Stage) -> Progress {
        match stage {
            Stage::Gathering => Progress::Gathering,
            Stage::Running => Progress::Running,
            Stage::Over => Progress::Over,
            Stage::Faded => Progress::Faded,
        }
    }
}

/// Which tables are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Public tables that have come so far; gathering ones if nothing is said.
    #[param(inline)]
    stage: Option<Progress>,
    /// The tables of the caller instead, public or not; those first where it is his turn.
    mine: Option<bool>,
}

/// A table in the list.
#[derive(Serialize, ToSchema)]
pub(super) struct Line {
    /// Its address.
    id: String,
    /// How far it has come.
    stage: Progress,
    /// When something happened last, in milliseconds since 1970.
    changed: i64,
    /// Whether it is the caller's turn, or he has to answer something, or a seat is kept for him at which he does not sit yet.
    my_turn: bool,
    #[serde(flatten)]
    notice: Notice,
}

/// The lobby, or the tables of the caller.
#[utoipa::path(get, path = "/tables", params(Which), security((), ("token" = [])), responses((status = 200, description = "Found", body = Vec<Line>), Problem))]
pub(super) async fn tables(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Line>>, Problem> {
    let me = caller.map(|known| known.user.id);
    let listed = if which.mine == Some(true) {
        let me = me.ok_or(Wrong::Unknown)?;
        let mut mine = app.shared.store.tables_of(me, LISTED).await?;
        mine.retain(|listed| which.stage.is_none_or(|stage| listed.summary.stage == stage.into()));
        mine
    } else {
        app.shared.store.lobby(which.stage.unwrap_or_default().into(), LISTED).await?
    };
    let line = |listed: Listed| {
        Some(Line {
            id: listed.id.to_string(),
            stage: listed.summary.stage.into(),
            changed: listed.summary.changed,
            my_turn: me.is_some_and(|me| listed.summary.turn.contains(&me)),
            notice: serde_json::from_str(&listed.summary.line).ok()?,
        })
    };
    Ok(Json(listed.into_iter().filter_map(line).collect()))
}
