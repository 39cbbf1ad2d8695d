//! A table: opening, reading, streaming, and using a finished game.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hearth_core::{Bytes32, Seat};
use hearth_host::base::{EventId, Household};
use hearth_host::tables::rematch;
use hearth_host::tables::{Done, TableSnapshot, Viewer};
use hearth_store::TableId;
use hearth_table::{Ask, ChatMessage, Command, Occupant, OpenRequest as Question, Person};
use hearth_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::acts::{ActionResponse, TableAction};
use super::sent::{Asked, At, Sent};
use super::wish::Wish;
use crate::api::frames::{News, Seen, seen_by};
use crate::app::App;
use crate::error::Problem;
use crate::http::auth::{OptionalApiUser, Origin, PlayUser};
use crate::http::extract::seat;
use crate::http::sse::{channel, last_seen, program_subscription, response};

/// A new table.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its id.
    id: String,
    /// The number of entries in its log.
    seq: u64,
    /// The seal of its deal.
    #[schema(value_type = Option<String>)]
    seal: Option<Bytes32>,
}

async fn opened(app: &App, id: TableId) -> Result<(StatusCode, Json<Opened>), Problem> {
    let (seq, seal) =
        app.tables.read(id, |snapshot| (snapshot.table().entries(), snapshot.table().seal())).await?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.to_string(), seq, seal })))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = Wish, security(("token" = ["play"])), responses((status = 201, description = "Opened", body = Opened), Problem))]
pub(super) async fn open(
    State(app): State<App>,
    caller: PlayUser,
    Sent(wish): Sent<Wish>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let (mut plan, deal) = wish.plan(&app.context.store).await?;
    // Nobody wants notices from strangers, but they may be given a seat.
    app.name_friends(&caller.identity, &mut plan).await?;
    let id = app.open_table(&caller.identity, plan, deal).await?;
    opened(&app, id).await
}

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct TableSeen {
    /// Its id.
    id: String,
    #[serde(flatten)]
    seen: Seen,
    /// The host.
    host: Person,
    /// The host's plan.
    plan: Wish,
    /// The seats and their players.
    seats: Vec<SeatSeen>,
    /// A request to the other players.
    asked: Option<QuestionSeen>,
    /// The chat.
    sayings: Vec<SayingSeen>,
    /// The id of the rematch.
    rematch: Option<String>,
    /// The seal of its deal; missing if it is older, or if the cards are those of another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    seal: Option<Bytes32>,
    /// The seal of the rematch, once a sealed game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    rematch_seal: Option<Bytes32>,
}

/// A seat of a table.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatSeen {
    /// Its number.
    seat: usize,
    /// The name of the player; missing if the seat is free.
    name: Option<String>,
    /// The number of the player, if it is a person.
    person: Option<Person>,
    /// The bot that decides there, if there is one.
    bot: Option<String>,
    /// `true` if the player resigned or lost on time.
    gave_up: bool,
    /// `true` if the player lost on time.
    ran_out: bool,
    /// The milliseconds left on the player's clock, if there is one.
    left_ms: Option<i64>,
}

/// A request to the other players.
#[derive(Serialize, ToSchema)]
pub(super) struct QuestionSeen {
    /// The number to use in the answer.
    number: u64,
    /// The player who asks.
    seat: usize,
    /// The request.
    ask: Ask,
    /// The players who have not answered yet.
    waiting: Vec<Person>,
}

/// A chat message.
#[derive(Serialize, ToSchema)]
pub(super) struct SayingSeen {
    /// The time, in milliseconds since 1970.
    at: i64,
    /// The player.
    person: Person,
    /// The name of the player.
    name: String,
    /// The text.
    text: String,
}

impl From<&Question> for QuestionSeen {
    fn from(asked: &Question) -> QuestionSeen {
        QuestionSeen {
            number: asked.number,
            seat: asked.seat.number(),
            ask: asked.ask,
            waiting: asked.waiting.clone(),
        }
    }
}

impl From<&ChatMessage> for SayingSeen {
    fn from(saying: &ChatMessage) -> SayingSeen {
        let ChatMessage { at, person, name, text } = saying.clone();
        SayingSeen { at: at.0, person, name, text }
    }
}

fn table_seen(snapshot: &TableSnapshot, viewer: Viewer) -> TableSeen {
    let table = snapshot.table();
    let now = snapshot.now();
    let seat = |seat: Seat| {
        let person = match table.sitter(seat) {
            Occupant::Person { person, .. } => Some(*person),
            Occupant::Nobody | Occupant::Bot(_) => None,
        };
        SeatSeen {
            seat: seat.number(),
            name: (*table.sitter(seat) != Occupant::Nobody).then(|| table.name(seat)),
            person,
            bot: table.bot(seat).map(str::to_owned),
            gave_up: table.gave_up(seat),
            ran_out: table.ran_out(seat),
            left_ms: table.clock().left(seat, table.turn(), now),
        }
    };
    TableSeen {
        id: snapshot.id().to_string(),
        seen: seen_by(snapshot, viewer, true),
        host: table.host(),
        plan: table.plan().clone().into(),
        seats: table.seats().map(seat).collect(),
        asked: table.asked().map(QuestionSeen::from),
        sayings: snapshot.chat_for(viewer.person).map(|(_, said)| SayingSeen::from(said)).collect(),
        rematch: table.rematch().map(str::to_owned),
        seal: table.seal(),
        rematch_seal: table.proof().map(|_| snapshot.seal_of_rematch()),
    }
}

/// Returns a table as the caller sees it.
#[utoipa::path(get, path = "/tables/{id}", params(At), security((), ("token" = ["read"])), responses((status = 200, description = "Found", body = TableSeen), Problem))]
pub(super) async fn table(
    State(app): State<App>,
    caller: OptionalApiUser,
    At(id): At,
) -> Result<Json<TableSeen>, Problem> {
    let person = caller.person();
    let seen = app
        .tables
        .read(id, move |snapshot| table_seen(snapshot, snapshot.viewer(person, Language::English)))
        .await?;
    Ok(Json(seen))
}

/// Where a client left off.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Watched {
    /// The id of the last event seen, or its `seq`. `Last-Event-ID` has the same meaning.
    #[param(value_type = Option<String>, pattern = "^[0-9]{1,19}(-[0-9a-f]{1,16})?$")]
    seen: Option<EventId>,
}

/// Streams the changes of a table as server-sent events named `news`. The first arrives immediately and contains what was missed, or
/// everything if what was seen no longer holds because a backup was restored.
#[utoipa::path(
    get,
    path = "/tables/{id}/stream",
    params(At, Watched),
    security((), ("token" = ["read"])),
    responses((status = 200, description = "Found", body = News, content_type = "text/event-stream"), Problem)
)]
pub(super) async fn stream(
    State(app): State<App>,
    caller: OptionalApiUser,
    At(id): At,
    Asked(watched): Asked<Watched>,
    Origin(address): Origin,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let seen = last_seen(&headers).or(watched.seen);
    let person = caller.person();
    let session_revocation = app.accounts.session_revocation(caller.0.as_ref());
    let (frames_to, frames) = channel(session_revocation, app.limits.stream(address)?);
    app.tables.subscribe(id, program_subscription(frames_to, (person, Household::of(address)), seen)).await?;
    Ok(response(frames))
}

/// Changes the plan before the game begins.
#[utoipa::path(
    put,
    path = "/tables/{id}/plan",
    params(At),
    request_body = Wish,
    security(("token" = ["play"])),
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn change(action: TableAction, Sent(wish): Sent<Wish>) -> ActionResponse {
    let (plan, _) = wish.plan(&action.app.context.store).await?;
    action.execute(Command::Change { plan: Box::new(plan), stays: None }).await
}

/// Returns the record of a finished game, including everything hidden.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    params(At),
    security((), ("token" = ["read"])),
    responses((status = 200, description = "Found", body = String, content_type = "text/plain"), Problem)
)]
pub(super) async fn record(
    State(app): State<App>,
    Origin(address): Origin,
    At(id): At,
) -> Result<Response, Problem> {
    app.limits.expensive(Household::of(address))?;
    let text = app.tables.read(id, |snapshot| rematch::record(snapshot, usize::MAX)).await??;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The caller's part in a rematch.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Rematch {
    /// Your share of its deal: 64 hexadecimal digits. The table tells `rematch_seal` once its game is over.
    #[schema(value_type = Option<String>)]
    share: Option<Bytes32>,
}

/// Opens a new table for the same players, or returns the rematch that exists already.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch",
    params(At),
    security(("token" = ["play"])),
    request_body = inline(Option<Rematch>),
    responses((status = 201, description = "Opened", body = Opened), Problem)
)]
pub(super) async fn rematch(
    action: TableAction,
    sent: Option<Sent<Rematch>>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let share = sent.and_then(|Sent(Rematch { share })| share);
    let new = action.app.rematch(&action.caller.identity, action.table, share).await?;
    opened(&action.app, new).await
}

/// The point from which to play on, and the caller's seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOn {
    /// The number of decisions after which to continue.
    at: usize,
    /// The caller's seat.
    #[schema(minimum = 1, maximum = 4)]
    seat: usize,
}

/// Opens a new table that continues a finished game against bots.
#[utoipa::path(
    post,
    path = "/tables/{id}/play-on",
    params(At),
    request_body = PlayOn,
    security(("token" = ["play"])),
    responses((status = 201, description = "Opened", body = Opened), Problem)
)]
pub(super) async fn play_on(
    action: TableAction,
    Sent(from): Sent<PlayOn>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let TableAction { app, caller, table } = action;
    opened(&app, app.play_on(&caller.identity, table, from.at, seat(from.seat)?).await?).await
}
