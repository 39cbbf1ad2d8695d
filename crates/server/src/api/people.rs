//! The person that a program acts for.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use hearth_host::base::Household;
use hearth_store::SessionKind;
use hearth_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::Sent;
use crate::accounts::display_name::{LONGEST_NAME, checked_name};
use crate::accounts::guest_name::random_guest_name;
use crate::accounts::token::Token;
use crate::accounts::token_scope::TokenScope;
use crate::app::export::Export;
use crate::app::{App, run_detached};
use crate::error::{AppError, BadInput, Problem};
use crate::http::auth::{AccountUser, ApiUser, Origin};

/// The name of a new guest.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// The display name. Without it, the guest gets a friendly one.
    #[schema(min_length = 1, max_length = 24)]
    name: Option<String>,
    /// The invitation code, if the house asks newcomers for one.
    code: Option<String>,
}

/// A new guest.
#[derive(Serialize, ToSchema)]
pub(super) struct Guest {
    /// The guest's token. It is shown only once.
    #[schema(example = "hearth_…")]
    token: String,
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
}

/// Creates a guest for a program.
#[utoipa::path(
    post,
    path = "/guests",
    request_body = inline(Option<Newcomer>),
    security(()),
    responses((status = 201, description = "Made", body = Guest), Problem)
)]
pub(super) async fn guests(
    State(app): State<App>,
    Origin(address): Origin,
    sent: Option<Sent<Newcomer>>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    app.limits.newcomer(address)?;
    let token = app.context.draw(Token::random);
    let Newcomer { name, code } = sent.map_or_else(Newcomer::default, |Sent(newcomer)| newcomer);
    app.house.admit_newcomer(Household::of(address), code.as_deref(), &app.cookie_key)?;
    let name = match name {
        Some(name) => checked_name(&name)?,
        None => random_guest_name(&token, Language::English),
    };
    let identity = app.accounts.welcome(&token, name, SessionKind::Token).await?;
    let guest = Guest { token: token.bearer(), person: identity.user.id.0, name: identity.user.name.clone() };
    Ok((StatusCode::CREATED, Json(guest)))
}

/// The person a program acts for.
#[derive(Serialize, ToSchema)]
pub(super) struct IdentitySeen {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
    /// The log-in name, if the person has an account with a password.
    login: Option<String>,
}

/// Returns the person the token acts for.
#[utoipa::path(get, path = "/me", security(("token" = ["read"])), responses((status = 200, description = "Found", body = IdentitySeen), Problem))]
pub(super) async fn me(caller: ApiUser) -> Json<IdentitySeen> {
    let user = &caller.identity.user;
    Json(IdentitySeen { person: user.id.0, name: user.name.clone(), login: user.login.clone() })
}

/// Returns everything that the house knows about the person, as one file that is sent while it is written. Finished games are
/// whole; of a running game it has what the person's seat knows.
#[utoipa::path(
    get,
    operation_id = "export",
    path = "/me/export",
    security(("token" = ["account"])),
    responses((status = 200, description = "Found", body = Export), Problem)
)]
pub(super) async fn export(State(app): State<App>, caller: AccountUser) -> Result<Response, Problem> {
    Ok(app.export(&caller.identity).await?)
}

/// The purpose of a token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Label {
    /// A label to recognize it by.
    #[serde(default)]
    #[schema(max_length = 24)]
    label: String,
    /// The scope of the token.
    #[serde(default = "everything")]
    #[schema(default = "account")]
    scope: TokenScope,
}

fn everything() -> TokenScope {
    TokenScope::Account
}

/// A token.
#[derive(Serialize, ToSchema)]
pub(super) struct Given {
    /// The token. It is shown only once.
    token: String,
}

/// Issues another token for the same person.
#[utoipa::path(post, path = "/tokens", request_body = Label, security(("token" = ["account"])), responses((status = 201, description = "Made", body = Given), Problem))]
pub(super) async fn token(
    State(app): State<App>,
    caller: AccountUser,
    Sent(Label { label, scope }): Sent<Label>,
) -> Result<(StatusCode, Json<Given>), Problem> {
    if label.chars().count() > LONGEST_NAME {
        return Err(AppError::Input(BadInput::Label(LONGEST_NAME)).into());
    }
    let token = app.context.draw(Token::random);
    app.accounts.hand_token(&token, caller.identity.user.id, scope.into(), &label).await?;
    Ok((StatusCode::CREATED, Json(Given { token: token.bearer() })))
}

/// Revokes all tokens of the same person, including this one.
#[utoipa::path(delete, path = "/tokens", security(("token" = ["account"])), responses((status = 204, description = "Ended"), Problem))]
pub(super) async fn end_tokens(State(app): State<App>, caller: AccountUser) -> Result<StatusCode, Problem> {
    run_detached(async move { app.accounts.end_tokens(caller.identity.user.id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}
