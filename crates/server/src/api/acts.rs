//! Actions of a program at a table.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hearth_core::Bytes32;
use hearth_host::tables::Done;
use hearth_host::tables::hints::TimedHint;
use hearth_review::Advice;
use hearth_store::{TableId, UserId};
use hearth_table::{Ask, Command, Person};
use hearth_words::Language;
use serde::Deserialize;
use utoipa::ToSchema;

use super::sent::{At, Sent};
use crate::app::App;
use crate::error::Problem;
use crate::http::auth::PlayUser;
use crate::http::extract::seat;

pub(super) type ActionResponse = Result<Json<Done>, Problem>;

/// A player acting at a table.
pub(super) struct TableAction {
    pub app: App,
    pub caller: PlayUser,
    pub table: TableId,
}

impl FromRequestParts<App> for TableAction {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableAction, Problem> {
        let caller = PlayUser::from_request_parts(parts, app).await?;
        let At(table) = At::from_request_parts(parts, app).await?;
        Ok(TableAction { app: app.clone(), caller, table })
    }
}

impl TableAction {
    pub async fn execute(self, command: Command) -> ActionResponse {
        Ok(Json(self.app.tables.execute(self.table, self.caller.identity.player(), command).await?))
    }
}

/// A decision and the point of the game it was made for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Decision {
    /// The decision, in the notation of the rules.
    #[schema(example = "open hunter 1a")]
    pub decision: String,
    /// The number of decisions that had been made when it was chosen.
    pub after: usize,
}

/// Makes a decision. If the game has moved on, the answer is 409 `stale`, so a decision that is sent twice counts once.
#[utoipa::path(
    post,
    path = "/tables/{id}/decisions",
    params(At),
    request_body = Decision,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn decide(
    action: TableAction,
    Sent(Decision { decision, after }): Sent<Decision>,
) -> ActionResponse {
    action.execute(Command::Decide { decision, after }).await
}

/// Asks a bot what it would decide in the caller's place, what it expects of each decision, and why, from what the seat could
/// know. Not every table allows hints.
#[utoipa::path(
    post,
    path = "/tables/{id}/hint",
    params(At),
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Advice), Problem)
)]
pub(super) async fn hint(action: TableAction) -> Result<Json<Advice>, Problem> {
    let TimedHint { hint, .. } =
        action.app.hint(&action.caller.identity, action.table, Language::English).await?;
    Ok(Json(Advice::from(&hint)))
}

/// The seat to take.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    /// The number of the seat. Without it, any seat that is free for the caller.
    #[schema(minimum = 1, maximum = 4)]
    seat: Option<usize>,
    /// Your share of the deal: 64 hexadecimal digits.
    #[schema(value_type = Option<String>)]
    share: Option<Bytes32>,
}

/// Sits down. The game begins when every seat is taken.
#[utoipa::path(
    post,
    path = "/tables/{id}/sit",
    params(At),
    request_body = inline(Option<Place>),
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn sit(action: TableAction, sent: Option<Sent<Place>>) -> ActionResponse {
    let Place { seat: wanted, share } = sent.map(|Sent(place)| place).unwrap_or_default();
    action.execute(Command::Sit { seat: wanted.map(seat).transpose()?, share }).await
}

/// Leaves the table before the game begins.
#[utoipa::path(post, path = "/tables/{id}/rise", params(At), security(("token" = ["play"])), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn rise(action: TableAction) -> ActionResponse {
    action.execute(Command::Rise).await
}

/// Closes the table before the game begins.
#[utoipa::path(post, path = "/tables/{id}/close", params(At), security(("token" = ["play"])), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn close(action: TableAction) -> ActionResponse {
    action.execute(Command::Close).await
}

/// The point of the game at which to undo.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// The number of decisions that had been made by then. A request that is sent twice undoes one decision.
    after: usize,
}

/// Undoes the caller's last decision of this turn, as long as the turn lasts and nothing hidden has been revealed since. To go further
/// back, ask the others.
#[utoipa::path(
    post,
    path = "/tables/{id}/back",
    params(At),
    request_body = Back,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn back(action: TableAction, Sent(Back { after }): Sent<Back>) -> ActionResponse {
    action.execute(Command::TakeBack { after }).await
}

/// A request to the other players.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// To end the game, to go back to a number of decisions, or to change the pace.
    ask: Ask,
}

/// Asks the other players.
#[utoipa::path(
    post,
    path = "/tables/{id}/ask",
    params(At),
    request_body = Question,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn ask(action: TableAction, Sent(Question { ask }): Sent<Question>) -> ActionResponse {
    action.execute(Command::Ask(ask)).await
}

/// An answer to a request.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    /// `true` to agree, `false` to refuse.
    yes: bool,
    /// The `number` of the request, in case another one has replaced it. Without it, the current request.
    question: Option<u64>,
}

/// Answers a request. The player who made it can withdraw it.
#[utoipa::path(
    post,
    path = "/tables/{id}/answer",
    params(At),
    request_body = Answer,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn answer(
    action: TableAction,
    Sent(Answer { yes, question }): Sent<Answer>,
) -> ActionResponse {
    action.execute(Command::Answer { yes, question }).await
}

/// Resigns.
#[utoipa::path(post, path = "/tables/{id}/resign", params(At), security(("token" = ["play"])), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn resign(action: TableAction) -> ActionResponse {
    action.execute(Command::Resign(None)).await
}

/// A seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AtSeat {
    /// Its number.
    #[schema(minimum = 1, maximum = 4)]
    seat: usize,
}

/// Lets a bot play for a player who keeps the others waiting.
#[utoipa::path(
    post,
    path = "/tables/{id}/stand-in",
    params(At),
    request_body = AtSeat,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn stand_in(action: TableAction, Sent(at): Sent<AtSeat>) -> ActionResponse {
    action.execute(Command::StandIn(seat(at.seat)?)).await
}

/// Takes the caller's seat back from a bot. After running out of time, this happens once the bot has finished the turn.
#[utoipa::path(
    post,
    path = "/tables/{id}/come-back",
    params(At),
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn come_back(action: TableAction) -> ActionResponse {
    action.execute(Command::ComeBack).await
}

/// A chat message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// The text, at most 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Sends a chat message.
#[utoipa::path(
    post,
    path = "/tables/{id}/say",
    params(At),
    request_body = Saying,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn say(action: TableAction, Sent(Saying { text }): Sent<Saying>) -> ActionResponse {
    action.app.house.may_talk(action.caller.identity.user.id)?;
    action.execute(Command::Say(text)).await
}

/// A person, and whether they may write in the chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Silence {
    /// The number of the person.
    person: Person,
    /// `true` if they may no longer write.
    silent: bool,
}

/// Takes the chat of the table away from a person, or gives it back. Only the host of the table can.
#[utoipa::path(
    post,
    path = "/tables/{id}/silence",
    params(At),
    request_body = Silence,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn silence(
    action: TableAction,
    Sent(Silence { person, silent }): Sent<Silence>,
) -> ActionResponse {
    action.execute(Command::Silence { person, silent }).await
}

/// A friend.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Invitation {
    /// The number of the friend.
    person: Person,
}

/// Keeps a free seat for a friend before the game begins. They get a notice. Only the host of the table can.
#[utoipa::path(
    post,
    path = "/tables/{id}/invite",
    params(At),
    request_body = Invitation,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn invite(
    action: TableAction,
    Sent(Invitation { person }): Sent<Invitation>,
) -> ActionResponse {
    let TableAction { app, caller, table } = action;
    Ok(Json(app.invite(&caller.identity, table, UserId(person.0)).await?))
}

/// Switches to the view of one of the caller's several seats: the one whose turn it is. Not needed with a single seat.
#[utoipa::path(
    post,
    operation_id = "lift",
    path = "/tables/{id}/lift",
    params(At),
    request_body = AtSeat,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn reveal(action: TableAction, Sent(at): Sent<AtSeat>) -> ActionResponse {
    let (seat, person) = (seat(at.seat)?, action.caller.identity.person());
    Ok(Json(action.app.tables.reveal(action.table, person, seat).await?))
}
