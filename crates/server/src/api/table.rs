//! A table: to open it, to look at it, to watch it, and what can be done when the game is over.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hearth_core::Seat;
use hearth_store::TableId;
use hearth_table::{Ask, Asked as Question, Command, Person, Saying, Sitter};
use hearth_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::acts::{Answered, Deed};
use super::sent::{Asked, At, Sent};
use super::wish::Wish;
use crate::afterwards;
use crate::app::App;
use crate::live::{Done, Live, Means, News, Place, Seen, Viewer, seen_by};
use crate::stream::{channel, last_seen, response};
use crate::tables::seat;
use crate::visitor::{Caller, MaybeCaller, Origin};
use crate::wrong::Problem;

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its address.
    id: String,
    /// How many entries its log has.
    seq: u64,
}

async fn opened(app: &App, id: TableId) -> Result<(StatusCode, Json<Opened>), Problem> {
    let seq = app.tables.read(id, |live| live.table().entries()).await?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.to_string(), seq })))
}

/// Opens a table.
#[utoipa::path(post, path = "/tables", request_body = Wish, responses((status = 201, description = "Opened", body = Opened), Problem))]
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Sent(wish): Sent<Wish>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let plan = wish.plan(&app.shared.store).await?;
    let id = app.open_table(&caller.known, plan).await?;
    opened(&app, id).await
}

/// A table as the caller sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct TableSeen {
    /// Its address.
    id: String,
    #[serde(flatten)]
    seen: Seen,
    /// Who opened it.
    host: Person,
    /// What he wished for.
    plan: Wish,
    /// Who sits where.
    seats: Vec<SeatSeen>,
    /// What one asks the others.
    asked: Option<QuestionSeen>,
    /// What was said.
    sayings: Vec<SayingSeen>,
    /// Where the same people met again.
    rematch: Option<String>,
}

/// A seat of a table.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatSeen {
    /// Its number.
    seat: usize,
    /// What the one who sits there is called; nothing if nobody does.
    name: Option<String>,
    /// Who sits there, if it is a person.
    person: Option<Person>,
    /// The bot that decides there, if it is one.
    bot: Option<String>,
    /// Whether the one who sits there gave up, or lost by the clock.
    gave_up: bool,
    /// Whether it was the clock by which he lost.
    ran_out: bool,
    /// Milliseconds that are left on his clock, if he has one.
    left_ms: Option<i64>,
}

/// What one asks the others.
#[derive(Serialize, ToSchema)]
pub(super) struct QuestionSeen {
    /// Its number, for the answer.
    number: u64,
    /// Who asks.
    seat: usize,
    /// What.
    ask: Ask,
    /// Who has not answered yet.
    waiting: Vec<Person>,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(super) struct SayingSeen {
    /// When, in milliseconds since 1970.
    at: i64,
    /// Who.
    person: Person,
    /// What he was called.
    name: String,
    /// What.
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

impl From<&Saying> for SayingSeen {
    fn from(saying: &Saying) -> SayingSeen {
        let Saying { at, person, name, text } = saying.clone();
        SayingSeen { at: at.0, person, name, text }
    }
}

fn table_seen(live: &Live, viewer: Viewer) -> TableSeen {
    let table = live.table();
    let now = live.shared().time.now();
    let seat = |seat: Seat| {
        let person = match table.sitter(seat) {
            Sitter::Person { person, .. } => Some(*person),
            Sitter::Nobody | Sitter::Bot(_) => None,
        };
        SeatSeen {
            seat: seat.number(),
            name: (*table.sitter(seat) != Sitter::Nobody).then(|| table.name(seat)),
            person,
            bot: table.bot(seat).map(str::to_owned),
            gave_up: table.gave_up(seat),
            ran_out: table.ran_out(seat),
            left_ms: table.clock().left(seat, table.turn(), now),
        }
    };
    TableSeen {
        id: live.id().to_string(),
        seen: seen_by(live, viewer, true),
        host: table.host(),
        plan: table.plan().clone().into(),
        seats: table.seats().map(seat).collect(),
        asked: table.asked().map(QuestionSeen::from),
        sayings: table.sayings().iter().map(SayingSeen::from).collect(),
        rematch: table.rematch().map(str::to_owned),
    }
}

/// A table as the caller sees it.
#[utoipa::path(get, path = "/tables/{id}", params(At), security((), ("token" = [])), responses((status = 200, description = "Found", body = TableSeen), Problem))]
pub(super) async fn table(
    State(app): State<App>,
    caller: MaybeCaller,
    At(id): At,
) -> Result<Json<TableSeen>, Problem> {
    let person = caller.person();
    let seen =
        app.tables.read(id, move |live| table_seen(live, live.viewer(person, Language::English))).await?;
    Ok(Json(seen))
}

/// What somebody has seen who begins to watch.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Watched {
    /// The id of the last event that was seen, or its `seq`. `Last-Event-ID` says the same.
    #[param(value_type = Option<String>)]
    seen: Option<Place>,
}

/// The table as it changes: server-sent events named `news`. The first comes at once and tells what was missed; all from the
/// beginning if what was seen is not so any more, because a backup was restored.
#[utoipa::path(
    get,
    path = "/tables/{id}/stream",
    params(At, Watched),
    security((), ("token" = [])),
    responses((status = 200, description = "Found", body = News, content_type = "text/event-stream"), Problem)
)]
pub(super) async fn stream(
    State(app): State<App>,
    caller: MaybeCaller,
    At(id): At,
    Asked(watched): Asked<Watched>,
    Origin(address): Origin,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let seen = last_seen(&headers).or(watched.seen);
    let person = caller.person();
    let presence = app.people.presence(caller.0.as_ref());
    let (sender, frames) = channel(presence, app.limits.stream(address)?);
    let watch = move |live: &mut Live| live.watch(sender, person, Language::English, Means::Program, seen);
    app.tables.read(id, watch).await?;
    Ok(response(frames))
}

/// Changes the plan before the game begins.
#[utoipa::path(
    put,
    path = "/tables/{id}/plan",
    params(At),
    request_body = Wish,
    responses((status = 200, description = "Done", body = Done), Problem)
)]
pub(super) async fn change(deed: Deed, Sent(wish): Sent<Wish>) -> Answered {
    let plan = wish.plan(&deed.app.shared.store).await?;
    deed.act(Command::Change { plan: Box::new(plan), stays: None }).await
}

/// The record of a game that is over: all that was hidden stands in it.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    params(At),
    security((), ("token" = [])),
    responses((status = 200, description = "Found", body = String, content_type = "text/plain"), Problem)
)]
pub(super) async fn record(State(app): State<App>, At(id): At) -> Result<Response, Problem> {
    let text = app.tables.read(id, |live| afterwards::record(live, usize::MAX)).await??;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// The same people at another table, or where they have met again already.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch",
    params(At),
    responses((status = 201, description = "Opened", body = Opened), Problem)
)]
pub(super) async fn rematch(deed: Deed) -> Result<(StatusCode, Json<Opened>), Problem> {
    let new = afterwards::rematch(&deed.app, &deed.caller.known, deed.table).await?;
    opened(&deed.app, new).await
}

/// From where a finished game goes on, and as whom.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOn {
    /// After so many decisions.
    at: usize,
    /// The caller's seat.
    seat: usize,
}

/// A new table that goes on where a finished game was, against bots.
#[utoipa::path(
    post,
    path = "/tables/{id}/play-on",
    params(At),
    request_body = PlayOn,
    responses((status = 201, description = "Opened", body = Opened), Problem)
)]
pub(super) async fn play_on(
    deed: Deed,
    Sent(from): Sent<PlayOn>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let Deed { app, caller, table } = deed;
    opened(&app, afterwards::play_on(&app, &caller.known, table, from.at, seat(from.seat)?).await?).await
}
