//! What a program does at a table.

use axum::Json;
use axum::extract::State;
use hearth_store::TableId;
use hearth_table::{Ask, Command};
use serde::Deserialize;
use utoipa::ToSchema;

use super::sent::{At, Sent};
use crate::app::App;
use crate::live::Done;
use crate::tables::seat;
use crate::visitor::Caller;
use crate::wrong::Problem;

type Answered = Result<Json<Done>, Problem>;

async fn act(app: &App, caller: &Caller, id: TableId, command: Command) -> Answered {
    Ok(Json(app.tables.execute(id, caller.known.who(), command).await?))
}

/// What is decided, and when.
#[derive(Deserialize, ToSchema)]
pub(super) struct Decision {
    /// In the words of the rules.
    #[schema(example = "open hunter 1a")]
    decision: String,
    /// How many decisions had been made when it was chosen.
    after: usize,
}

/// Decides. What was chosen for another moment gets 409 and `stale`, so a decision that is sent twice counts once.
#[utoipa::path(
    post,
    path = "/tables/{id}/decisions",
    params(At),
    request_body = Decision,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn decide(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(Decision { decision, after }): Sent<Decision>,
) -> Answered {
    act(&app, &caller, id, Command::Decide { decision, after }).await
}

/// Where somebody sits down.
#[derive(Deserialize, ToSchema)]
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
pub(super) async fn sit(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    sent: Option<Sent<Place>>,
) -> Answered {
    let wanted = sent.and_then(|Sent(place)| place.seat).map(seat).transpose()?;
    act(&app, &caller, id, Command::Sit(wanted)).await
}

/// Stands up before the game begins.
#[utoipa::path(post, path = "/tables/{id}/rise", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn rise(State(app): State<App>, caller: Caller, At(id): At) -> Answered {
    act(&app, &caller, id, Command::Rise).await
}

/// Closes the table before the game begins.
#[utoipa::path(post, path = "/tables/{id}/close", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn close(State(app): State<App>, caller: Caller, At(id): At) -> Answered {
    act(&app, &caller, id, Command::Close).await
}

/// Takes the last decision back, as long as nothing hidden was seen since.
#[utoipa::path(post, path = "/tables/{id}/back", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn back(State(app): State<App>, caller: Caller, At(id): At) -> Answered {
    act(&app, &caller, id, Command::TakeBack).await
}

/// What one asks the others.
#[derive(Deserialize, ToSchema)]
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
pub(super) async fn ask(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(Question { ask }): Sent<Question>,
) -> Answered {
    act(&app, &caller, id, Command::Ask(ask)).await
}

/// What one answers.
#[derive(Deserialize, ToSchema)]
pub(super) struct Answer {
    /// Whether he agrees.
    yes: bool,
}

/// Answers what another one asks. Who asked can take his question back.
#[utoipa::path(
    post,
    path = "/tables/{id}/answer",
    params(At),
    request_body = Answer,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn answer(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(Answer { yes }): Sent<Answer>,
) -> Answered {
    act(&app, &caller, id, Command::Answer(yes)).await
}

/// Gives up.
#[utoipa::path(post, path = "/tables/{id}/resign", params(At), responses((status = 200, description = "Done", body = Done), Problem))]
pub(super) async fn resign(State(app): State<App>, caller: Caller, At(id): At) -> Answered {
    act(&app, &caller, id, Command::Resign).await
}

/// A seat.
#[derive(Deserialize, ToSchema)]
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
pub(super) async fn stand_in(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(at): Sent<AtSeat>,
) -> Answered {
    act(&app, &caller, id, Command::StandIn(seat(at.seat)?)).await
}

/// Plays oneself again after a bot stood in.
#[utoipa::path(
    post,
    path = "/tables/{id}/come-back",
    params(At),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn come_back(State(app): State<App>, caller: Caller, At(id): At) -> Answered {
    act(&app, &caller, id, Command::ComeBack).await
}

/// What one says.
#[derive(Deserialize, ToSchema)]
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
pub(super) async fn say(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(Saying { text }): Sent<Saying>,
) -> Answered {
    act(&app, &caller, id, Command::Say(text)).await
}

/// Looks from one of several seats: whose turn it is. Who has one seat looks from there anyway.
#[utoipa::path(
    post,
    path = "/tables/{id}/lift",
    params(At),
    request_body = AtSeat,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn lift(
    State(app): State<App>,
    caller: Caller,
    At(id): At,
    Sent(at): Sent<AtSeat>,
) -> Answered {
    let (seat, person) = (seat(at.seat)?, caller.known.person());
    let lifted = app.tables.read(id, move |live| live.lift(person, seat).map(|()| live.done())).await?;
    Ok(Json(lifted?))
}
