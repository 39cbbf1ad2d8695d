//! The friends of the person that a program acts for, and requests.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hearth_store::{Friend, Friends};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::{Sent, Whom};
use crate::app::App;
use crate::app::friends::FriendSeen;
use crate::error::{AppError, Missing, Problem};
use crate::http::auth::AccountUser;

/// The friends, and the requests that wait for an answer.
#[derive(Serialize, ToSchema)]
pub(super) struct FriendList {
    /// The friends, those who are here first.
    friends: Vec<FriendHere>,
    /// The people who wait for the caller's answer.
    asking: Vec<Acquaintance>,
    /// The people whose answer the caller waits for.
    asked: Vec<Acquaintance>,
}

/// A friend.
#[derive(Serialize, ToSchema)]
pub(super) struct FriendHere {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
    /// `true` if they are here now and show it.
    here: bool,
    /// The id of the listed table where they wait or play.
    table: Option<String>,
}

/// A person of a request.
#[derive(Serialize, ToSchema)]
pub(super) struct Acquaintance {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
}

impl From<FriendSeen> for FriendHere {
    fn from(FriendSeen { friend, here, table }: FriendSeen) -> FriendHere {
        let table = table.filter(|_| here).map(|table| table.id.to_string());
        FriendHere { person: friend.id.0, name: friend.name, here, table }
    }
}

impl From<Friend> for Acquaintance {
    fn from(friend: Friend) -> Acquaintance {
        Acquaintance { person: friend.id.0, name: friend.name }
    }
}

/// Lists the friends, and the requests that wait for an answer.
#[utoipa::path(
    get,
    operation_id = "friends",
    path = "/friends",
    security(("token" = ["account"])),
    responses((status = 200, description = "Found", body = FriendList), Problem)
)]
pub(super) async fn friends(
    State(app): State<App>,
    caller: AccountUser,
) -> Result<Json<FriendList>, Problem> {
    let Friends { friends, asking, asked } = app.context.store.friends(caller.identity.user.id).await?;
    let friends = app.friends_seen(friends).await?.into_iter().map(FriendHere::from).collect();
    let people = |people: Vec<Friend>| people.into_iter().map(Acquaintance::from).collect();
    Ok(Json(FriendList { friends, asking: people(asking), asked: people(asked) }))
}

/// The person to ask.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asking {
    /// Their login name.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// Asks the owner of a login name to be a friend, or accepts their request. The person of the token needs an account, too. Nobody
/// learns that they are blocked.
#[utoipa::path(
    post,
    operation_id = "ask_friend",
    path = "/friends",
    request_body = Asking,
    security(("token" = ["account"])),
    responses((status = 204, description = "Asked"), Problem)
)]
pub(super) async fn ask(
    State(app): State<App>,
    caller: AccountUser,
    Sent(Asking { name }): Sent<Asking>,
) -> Result<StatusCode, Problem> {
    app.ask_friend_by_name(&caller.identity, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The answer to a request.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Consent {
    /// `true` to accept, `false` to decline.
    yes: bool,
}

/// Accepts or declines a request.
#[utoipa::path(
    post,
    operation_id = "answer_friend",
    path = "/friends/{person}/answer",
    params(Whom),
    request_body = Consent,
    security(("token" = ["account"])),
    responses((status = 204, description = "Answered"), Problem)
)]
pub(super) async fn answer(
    State(app): State<App>,
    caller: AccountUser,
    Whom(person): Whom,
    Sent(Consent { yes }): Sent<Consent>,
) -> Result<StatusCode, Problem> {
    if !app.answer_friend(&caller.identity, person, yes).await? {
        return Err(AppError::Missing(Missing::Person).into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a friendship or withdraws a request. The other person is not told.
#[utoipa::path(
    delete,
    operation_id = "end_friendship",
    path = "/friends/{person}",
    params(Whom),
    security(("token" = ["account"])),
    responses((status = 204, description = "Ended"), Problem)
)]
pub(super) async fn end(
    State(app): State<App>,
    caller: AccountUser,
    Whom(person): Whom,
) -> Result<StatusCode, Problem> {
    app.end_friendship(&caller.identity, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
