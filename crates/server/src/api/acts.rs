//! What a program does at a table.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use hearth_page::plain;
use hearth_review::Advice;
use hearth_store::TableId;
use hearth_table::{Ask, Command};
use hearth_words::Language;
use serde::Deserialize;
use utoipa::ToSchema;

use super::sent::{At, Sent};
use crate::app::App;
use crate::hints::{self, Hinted};
use crate::live::Done;
use crate::tables::seat;
use crate::visitor::Caller;
use crate::wrong::Problem;

pub(super) type Answered = Result<Json<Done>, Problem>;

/// Somebody who does something at a table.
pub(super) struct Deed {
    pub app: App,
    pub caller: Caller,
    pub table: TableId,
}

impl FromRequestParts<App> for Deed {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Deed, Problem> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let At(table) = At::from_request_parts(parts, app).await?;
        Ok(Deed { app: app.clone(), caller, table })
    }
}

impl Deed {
    pub async fn act(self, command: Command) -> Answered {
        Ok(Json(self.app.tables.execute(self.table, self.caller.known.who(), command).await?))
    }
}

/// What is decided, and when.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Decision {
    /// In the words of the rules.
    #[schema(example = "open hunter 1a")]
    pub decision: String,
    /// How many decisions had been made when it was chosen.
    pub after: usize,
}

/// Decides. What was chosen for another moment gets 409 and `stale`, so a decision that is sent twice counts once.
#[utoipa::path(
    post,
    path = "/tables/{id}/decisions",
    params(At),
    request_body = Decision,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn decide(deed: Deed, Sent(Decision { decision, after }): Sent<Decision>) -> Answered {
    deed.act(Command::Decide { decision, after }).await
}

/// What a bot of ours would decide in the caller's place, what it expects of each decision, and why; from what his seat could
/// know. Not every table allows it.
#[utoipa::path(
    post,
    path = "/tables/{id}/hint",
    params(At),
    responses((status = 200, description = "Done", body = Advice), Problem)
)]
pub(super) async fn hint(deed: Deed) -> Result<Json<Advice>, Problem> {
    let Hinted { mut hint, .. } =
        hints::ask(&deed.app, &deed.caller.known, deed.table, Language::English).await?;
    hint.reasons = hint.reasons.into_iter().map(plain).collect();
    Ok(Json(Advice::from(&hint)))
}

/// Where somebody sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    /// Without it, at any seat that is free for him.
    seat: Option<usize>,
}

/// Sits down. When everybody is there the game begins.
#[utoipa::path(
    post,
    path = "/tables/{id}/sit",
    params(At),
    request_body = inline(Option<Place>),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn sit(deed: Deed, sent: Option<Sent<Place>>) -> Answered {
    let wanted = sent.and_then(|Sent(place)| place.seat).map(seat).transpose()?;
    deed.act(Command::Sit(wanted)).await
}

/// Stands up before the game begins.
#[utoipa::path(post, path = "/tables/{id}/rise", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn rise(deed: Deed) -> Answered {
    deed.act(Command::Rise).await
}

/// Closes the table before the game begins.
#[utoipa::path(post, path = "/tables/{id}/close", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn close(deed: Deed) -> Answered {
    deed.act(Command::Close).await
}

/// When somebody wants to take something back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// How many decisions had been made by then: what is sent twice takes one back.
    after: usize,
}

/// Takes the last decision of one's own turn back, as long as the turn lasts and nothing hidden was seen since. Further back goes
/// who asks the others.
#[utoipa::path(
    post,
    path = "/tables/{id}/back",
    params(At),
    request_body = Back,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn back(deed: Deed, Sent(Back { after }): Sent<Back>) -> Answered {
    deed.act(Command::TakeBack { after }).await
}

/// What one asks the others.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// To end the game, to go back to where so many decisions had been made, or to play at another pace.
    ask: Ask,
}

/// Asks the others.
#[utoipa::path(
    post,
    path = "/tables/{id}/ask",
    params(At),
    request_body = Question,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn ask(deed: Deed, Sent(Question { ask }): Sent<Question>) -> Answered {
    deed.act(Command::Ask(ask)).await
}

/// What one answers.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    /// Whether he agrees.
    yes: bool,
    /// The `number` of the question: another one may have taken its place. Without it, whatever is asked now.
    question: Option<u64>,
}

/// Answers what another one asks. Who asked can take his question back.
#[utoipa::path(
    post,
    path = "/tables/{id}/answer",
    params(At),
    request_body = Answer,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn answer(deed: Deed, Sent(Answer { yes, question }): Sent<Answer>) -> Answered {
    deed.act(Command::Answer { yes, question }).await
}

/// Gives up.
#[utoipa::path(post, path = "/tables/{id}/resign", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn resign(deed: Deed) -> Answered {
    deed.act(Command::Resign(None)).await
}

/// A seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AtSeat {
    /// Its number.
    seat: usize,
}

/// Lets a bot play for somebody who lets the others wait.
#[utoipa::path(
    post,
    path = "/tables/{id}/stand-in",
    params(At),
    request_body = AtSeat,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn stand_in(deed: Deed, Sent(at): Sent<AtSeat>) -> Answered {
    deed.act(Command::StandIn(seat(at.seat)?)).await
}

/// Plays oneself again after a bot stood in. Whose time ran out does so as soon as the bot has played this turn for him.
#[utoipa::path(
    post,
    path = "/tables/{id}/come-back",
    params(At),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn come_back(deed: Deed) -> Answered {
    deed.act(Command::ComeBack).await
}

/// What one says.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// At most 500 characters.
    text: String,
}

/// Says something.
#[utoipa::path(
    post,
    path = "/tables/{id}/say",
    params(At),
    request_body = Saying,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn say(deed: Deed, Sent(Saying { text }): Sent<Saying>) -> Answered {
    deed.act(Command::Say(text)).await
}

/// Looks from one of several seats: whose turn it is. Who has one seat looks from there anyway.
#[utoipa::path(
    post,
    path = "/tables/{id}/lift",
    params(At),
    request_body = AtSeat,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn lift(deed: Deed, Sent(at): Sent<AtSeat>) -> Answered {
    let (seat, person) = (seat(at.seat)?, deed.caller.known.person());
    let lifted =
        deed.app.tables.read(deed.table, move |live| live.lift(person, seat).map(|()| live.done())).await?;
    Ok(Json(lifted?))
}
