//! The people whom the person of a token ignores or blocks.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hearth_host::base::Ignored;
use hearth_store::IgnoredPerson;
use hearth_table::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::{Sent, Whom};
use crate::app::App;
use crate::error::Problem;
use crate::http::auth::AccountUser;

/// A person whose messages the caller does not read.
#[derive(Serialize, ToSchema)]
pub(super) struct IgnoredSeen {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
    /// `true` if they are kept away from the caller's tables too.
    blocked: bool,
    /// Since when, in milliseconds since 1970.
    at: i64,
}

impl From<IgnoredPerson> for IgnoredSeen {
    fn from(IgnoredPerson { id, name, blocked, at }: IgnoredPerson) -> IgnoredSeen {
        IgnoredSeen { person: id.0, name, blocked, at }
    }
}

/// Lists the ignored and blocked people, the latest first.
#[utoipa::path(
    get,
    operation_id = "ignored",
    path = "/ignored",
    security(("token" = ["account"])),
    responses((status = 200, description = "Found", body = Vec<IgnoredSeen>), Problem)
)]
pub(super) async fn ignored(
    State(app): State<App>,
    caller: AccountUser,
) -> Result<Json<Vec<IgnoredSeen>>, Problem> {
    let ignored = app.context.store.ignored_by(caller.identity.user.id).await?;
    Ok(Json(ignored.into_iter().map(IgnoredSeen::from).collect()))
}

/// How much to ignore a person.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ignoring {
    /// `true` if they shall find no seat at the caller's tables either, and cannot invite them or ask to be a friend. Ends a
    /// friendship.
    #[serde(default)]
    blocked: bool,
}

/// Hides the messages of a person, or blocks them. They are not told.
#[utoipa::path(
    put,
    operation_id = "ignore",
    path = "/ignored/{person}",
    params(Whom),
    request_body = Ignoring,
    security(("token" = ["account"])),
    responses((status = 204, description = "Done"), Problem)
)]
pub(super) async fn ignore(
    State(app): State<App>,
    caller: AccountUser,
    Whom(person): Whom,
    Sent(Ignoring { blocked }): Sent<Ignoring>,
) -> Result<StatusCode, Problem> {
    let how = if blocked { Ignored::Blocked } else { Ignored::Chat };
    app.ignore(&caller.identity, Person(person.0), how).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reads the messages of a person again, and no longer blocks them.
#[utoipa::path(
    delete,
    operation_id = "stop_ignoring",
    path = "/ignored/{person}",
    params(Whom),
    security(("token" = ["account"])),
    responses((status = 204, description = "Done"), Problem)
)]
pub(super) async fn end(
    State(app): State<App>,
    caller: AccountUser,
    Whom(person): Whom,
) -> Result<StatusCode, Problem> {
    app.stop_ignoring(&caller.identity, Person(person.0)).await?;
    Ok(StatusCode::NO_CONTENT)
}
