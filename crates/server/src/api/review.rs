//! Reviews of finished games: requesting one, its progress, its result.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hearth_host::base::Household;
use hearth_host::tables::ReviewProgress;
use hearth_host::tables::rematch::require_over;
use hearth_review::Review;
use hearth_store::TableId;
use serde::Serialize;
use utoipa::ToSchema;

use super::acts::TableAction;
use super::sent::At;
use crate::app::App;
use crate::error::Problem;
use crate::http::auth::Origin;

/// The progress of a review.
#[derive(Serialize, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub(super) enum LookBack {
    /// It has not been requested.
    Unasked,
    /// It is waiting for other reviews.
    Waiting {
        /// The number of reviews before it.
        before: usize,
    },
    /// It is running.
    Running {
        /// The number of decisions judged so far.
        done: usize,
        /// The number of decisions in the game.
        all: usize,
    },
    /// It is finished.
    Kept {
        /// Every decision with its win chances and what it gave away, as written by `hearth review --json`.
        #[schema(value_type = Review)]
        review: Box<Review>,
    },
}

impl From<ReviewProgress> for LookBack {
    fn from(progress: ReviewProgress) -> LookBack {
        match progress {
            ReviewProgress::NotRequested => LookBack::Unasked,
            ReviewProgress::Queued(before) => LookBack::Waiting { before },
            ReviewProgress::Running(judged, all) => LookBack::Running { done: judged.len(), all },
            ReviewProgress::Finished(review) => LookBack::Kept { review },
        }
    }
}

async fn look_back(app: &App, table: TableId) -> Result<LookBack, Problem> {
    app.tables.read(table, |snapshot| require_over(snapshot.table())).await??;
    Ok(app.reviews.progress(table).await?.into())
}

/// Returns the review of a finished game, or its progress.
#[utoipa::path(
    get,
    path = "/tables/{id}/review",
    params(At),
    security((), ("token" = ["read"])),
    responses((status = 200, description = "Found", body = LookBack), Problem)
)]
pub(super) async fn review(
    State(app): State<App>,
    Origin(address): Origin,
    At(id): At,
) -> Result<Json<LookBack>, Problem> {
    app.limits.expensive(Household::of(address))?;
    Ok(Json(look_back(&app, id).await?))
}

/// Requests the review of a finished game, unless there is one already.
#[utoipa::path(
    post,
    path = "/tables/{id}/review",
    params(At),
    security(("token" = ["play"])),
    responses((status = 202, description = "Asked for", body = LookBack), Problem)
)]
pub(super) async fn request_review(action: TableAction) -> Result<(StatusCode, Json<LookBack>), Problem> {
    let TableAction { app, caller, table } = action;
    app.tables.read(table, |snapshot| require_over(snapshot.table())).await??;
    app.limits.hint(caller.identity.person())?;
    app.reviews.ask(table, caller.identity.person(), caller.identity.household).await?;
    Ok((StatusCode::ACCEPTED, Json(look_back(&app, table).await?)))
}
