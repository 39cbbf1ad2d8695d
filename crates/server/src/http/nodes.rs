//! Requests of nodes to each other that are not requests of clients.

use std::convert::Infallible;

use axum::Json;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Extension, Path, Query, State};
use axum::http::{Request, StatusCode};
use axum::routing::{Router, post};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use hearth_catalogue::Task;
use hearth_host::base::{HostError, Household};
use hearth_host::games::run_task;
use hearth_host::tables::{PersonChange, Player};
use hearth_store::TableId;
use hearth_table::Person;
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::app::nodes::OtherNodes;
use crate::error::{AppError, Missing, Problem};
use crate::http::extract::table_id;
use crate::http::forward::{Forwarded, Forwarding};

/// The path of all these requests.
pub(crate) const ROOT: &str = "/nodes/";

/// The path at which workers take tasks.
pub(crate) const TASKS: &str = "/nodes/tasks";

/// The size of the largest task: the record of a game that is far longer than any.
const LARGEST_TASK: usize = 1024 * 1024;

/// A change of a person, in the query of the address: that is signed.
#[derive(Serialize, Deserialize)]
struct Told {
    change: PersonChange,
    person: i64,
    name: String,
}

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/nodes/tables/{id}/people", post(learn))
        .route(TASKS, post(work).layer(DefaultBodyLimit::max(LARGEST_TASK)))
}

/// Lets a table of this node learn of a change. Only nodes can ask for it.
async fn learn(
    State(app): State<App>,
    sender: Option<Extension<Forwarded>>,
    Path(id): Path<String>,
    Query(told): Query<Told>,
) -> Result<StatusCode, Problem> {
    if sender.is_none() {
        return Err(AppError::Missing(Missing::Page).into());
    }
    let player = Player { person: Person(told.person), name: told.name };
    match app.tables.learn(table_id(&id)?, told.change, player).await {
        // A table that refuses has learnt it before, or never will.
        Ok(()) | Err(HostError::Refused(_) | HostError::NoTable) => Ok(StatusCode::NO_CONTENT),
        Err(failure) => Err(failure.into()),
    }
}

/// Does a task of another node. Its lines are sent as they come.
async fn work(
    State(app): State<App>,
    sender: Option<Extension<Forwarded>>,
    Json(task): Json<Task>,
) -> Result<Body, Problem> {
    let Some(Extension(sender)) = sender else { return Err(AppError::Missing(Missing::Page).into()) };
    let lines = run_task(&app.context, Household::of(sender.client), &task).map_err(HostError::BotFailed)?;
    Ok(Body::from_stream(lines.map(|line| Ok::<_, Infallible>(line + "\n"))))
}

impl OtherNodes for Forwarding {
    fn tell<'a>(&'a self, table: TableId, change: PersonChange, player: &'a Player) -> BoxFuture<'a, bool> {
        let told = Told { change, person: player.person.0, name: player.name.clone() };
        Box::pin(async move {
            // Numbers and texts can always be written.
            let query = serde_urlencoded::to_string(told).unwrap_or_default();
            let request = Request::post(format!("{ROOT}tables/{table}/people?{query}")).body(Body::empty());
            let Ok(request) = request else { return false };
            self.ask_owner(table, request).await.is_some_and(|response| response.status().is_success())
        })
    }
}
