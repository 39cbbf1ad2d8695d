//! What people do at a table through forms.

use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_table::{Ask, Command, Pace};
use maud::html;
use serde::Deserialize;

use super::page;
use crate::afterwards;
use crate::app::App;
use crate::pages::{layout, new};
use crate::tables::{seat, table_id};
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Wrong};

/// Everything one can do at a table.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(super::table))
        .route("/t/{id}/live", get(super::live))
        .route("/t/{id}/decide", post(decide))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/ask", post(ask))
        .route("/t/{id}/answer", post(answer))
        .route("/t/{id}/resign", post(resign))
        .route("/t/{id}/stand-in", post(stand_in))
        .route("/t/{id}/come-back", post(come_back))
        .route("/t/{id}/say", post(say))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/rise", post(rise))
        .route("/t/{id}/close", post(close))
        .route("/t/{id}/lift", post(lift))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/change", get(new::change).post(new::changed))
}

/// Does something and answers: a script gets what is to be said, everybody else the table again.
async fn act(app: &App, me: Me, headers: &HeaderMap, id: &str, command: Command) -> Result<Response, Mishap> {
    let table = table_id(id)?;
    let done = app.tables.execute(table, me.known.who(), command).await;
    answered(app, me, headers, id, done.map(|_| ()).map_err(Wrong::from)).await
}

async fn answered(
    app: &App,
    me: Me,
    headers: &HeaderMap,
    id: &str,
    done: Result<(), Wrong>,
) -> Result<Response, Mishap> {
    let script = headers.contains_key("hx-request");
    let Err(wrong) = done else {
        return Ok(if script {
            html! { p #notice role="alert" {} }.into_response()
        } else {
            Redirect::to(&format!("/t/{id}")).into_response()
        });
    };
    let table = table_id(id)?;
    let game = app.tables.read(table, |live| live.table().plan().game.clone()).await?;
    let notice = layout::notice(&wrong.sentence(), wrong.rule().map(|rule| (game.as_str(), rule)));
    if script {
        return Ok((wrong.status(), notice).into_response());
    }
    let visitor = Visitor { token: me.token, known: Some(me.known) };
    Ok((wrong.status(), page(app, &visitor, table, notice).await?).into_response())
}

#[derive(Deserialize)]
struct Decision {
    decision: String,
    after: usize,
}

async fn decide(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(Decision { decision, after }): Form<Decision>,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Decide { decision, after }).await
}

async fn back(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::TakeBack).await
}

#[derive(Deserialize)]
struct What {
    what: String,
}

async fn ask(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(What { what }): Form<What>,
) -> Result<Response, Mishap> {
    let ask = asked(&what).ok_or_else(|| Wrong::Input("This cannot be asked.".to_owned()))?;
    act(&app, me, &headers, &id, Command::Ask(ask)).await
}

/// `back 12`, `end`, `live 600 20`, `days 3`, `unhurried`
fn asked(what: &str) -> Option<Ask> {
    let words: Vec<&str> = what.split_whitespace().collect();
    Some(match words.as_slice() {
        ["back", left] => Ask::Back(left.parse().ok()?),
        ["end"] => Ask::End,
        ["live", bank, increment] => {
            Ask::Pace(Pace::Live { bank: bank.parse().ok()?, increment: increment.parse().ok()? })
        }
        ["days", days] => Ask::Pace(Pace::Days(days.parse().ok()?)),
        ["unhurried"] => Ask::Pace(Pace::Unhurried),
        _ => return None,
    })
}

#[derive(Deserialize)]
struct Answer {
    yes: bool,
}

async fn answer(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(Answer { yes }): Form<Answer>,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Answer(yes)).await
}

async fn resign(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Resign).await
}

#[derive(Deserialize)]
struct AtSeat {
    seat: usize,
}

async fn stand_in(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(at): Form<AtSeat>,
) -> Result<Response, Mishap> {
    let seat = seat(at.seat)?;
    act(&app, me, &headers, &id, Command::StandIn(seat)).await
}

async fn come_back(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::ComeBack).await
}

#[derive(Deserialize)]
struct Saying {
    text: String,
}

async fn say(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(Saying { text }): Form<Saying>,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Say(text)).await
}

async fn sit(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Sit(None)).await
}

async fn rise(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Rise).await
}

async fn close(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    act(&app, me, &headers, &id, Command::Close).await
}

async fn lift(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(at): Form<AtSeat>,
) -> Result<Response, Mishap> {
    let (seat, person) = (seat(at.seat)?, me.known.person());
    let lifted = app.tables.read(table_id(&id)?, move |live| live.lift(person, seat)).await?;
    answered(&app, me, &headers, &id, lifted.map_err(Wrong::from)).await
}

async fn rematch(State(app): State<App>, me: Me, Path(id): Path<String>) -> Result<Redirect, Mishap> {
    let new = afterwards::rematch(&app, &me.known, table_id(&id)?).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
