//! One's own page: name, password, notices, tokens for programs, and the way out.

mod account;
pub(crate) mod controls;
mod settings;

use axum::Router;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_store::{Listed, Stage};
use hearth_table::Command;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::listing::Look;
use super::pictures::icon;
use super::{layout, notices};
use crate::app::{App, to_the_end};
use crate::assets::ASSETS;
use crate::guard::set_cookie;
use crate::pages::sent::Form;
use crate::passwords;
use crate::people::{Known, Proved};
use crate::summary;
use crate::token::Token;
use crate::visitor::{Me, Origin, Visitor};
use crate::wrong::{Mishap, Mistake, Wrong};

/// Everything about oneself.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/name", post(rename))
        .route("/me/settings", post(settings::keep))
        .route("/me/keep", post(keep))
        .route("/me/login", post(log_in))
        .route("/me/password", post(change_password))
        .route("/me/logout", post(log_out))
        .route("/me/logout-everywhere", post(log_out_everywhere))
        .route("/me/delete", post(delete))
        .route("/me/token", post(token))
        .route("/me/tokens/end", post(end_tokens))
}

async fn me(State(app): State<App>, visitor: Visitor) -> Result<Markup, Mishap> {
    page(&app, &visitor, html! { p #notice role="alert" {} }).await
}

/// The groups, as they stand beside the panels: where each is, its icon, and what it is called.
fn groups(language: Language) -> [(&'static str, &'static str, String); 7] {
    [
        ("look", "i-sun", say!(language, "settings-look")),
        ("settings", "i-card", say!(language, "settings-table")),
        ("sounds", "i-sound", say!(language, "settings-sounds")),
        ("language", "i-lang", say!(language, "settings-language")),
        ("notices", "i-bell", say!(language, "notice-title")),
        ("account", "i-person", say!(language, "settings-account")),
        ("programs", "i-key", say!(language, "me-programs")),
    ]
}

pub(super) async fn page(app: &App, visitor: &Visitor, notice: Markup) -> Result<Markup, Mishap> {
    let tokens = match &visitor.known {
        Some(known) => app.shared.store.tokens(known.user.id).await?.len(),
        None => 0,
    };
    let sitting = match &visitor.known {
        Some(known) => sitting(app, known).await?,
        None => Vec::new(),
    };
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.shared.time.now().0, language };
    let (devices, webhook) = notices::sections(app, visitor).await?;
    let content = html! {
        div .mine {
            aside {
                h1 { (say!(language, "settings-title")) }
                nav .groups-list aria-label=(say!(language, "settings-groups")) {
                    @for (id, sign, title) in groups(language) { a href={ "#" (id) } { (icon(sign)) (title) } }
                }
                p .quiet { (icon("i-check")) (say!(language, "settings-where")) }
                p { a href="/played" { (say!(language, "played-link")) } }
            }
            div .groups {
                (notice)
                (settings::panels(visitor))
                (devices)
                (account::panel(visitor, &sitting, look))
                section .panel #programs {
                    header { h2 { (say!(language, "me-programs")) } }
                    p { (say!(language, "me-token-why")) " " a href="/api/v1/openapi.json" { (say!(language, "me-token-what")) } }
                    form method="post" action="/me/token" { button { (say!(language, "me-token-make")) } }
                    @if tokens > 0 {
                        p { (say!(language, "me-tokens", tokens = tokens)) }
                        form method="post" action="/me/tokens/end" { button .danger { (say!(language, "me-tokens-end")) } }
                    }
                    (webhook)
                }
            }
        }
        script src=(ASSETS.path("pages.js")) defer {}
    };
    Ok(layout::page(&say!(language, "settings-title"), &visitor.reader(), &content))
}

/// The tables that somebody has to do with and whose game is not over.
async fn unfinished(app: &App, known: &Known) -> Result<Vec<Listed>, Wrong> {
    Ok(app.shared.store.tables_of(known.user.id, &Stage::UNFINISHED, 0..u32::MAX).await?)
}

/// Those of them at which he sits.
async fn sitting(app: &App, known: &Known) -> Result<Vec<Listed>, Wrong> {
    let mut tables = unfinished(app, known).await?;
    tables.retain(|listed| summary::sits(&listed.summary, known.person()));
    Ok(tables)
}

pub(super) async fn answered(app: &App, me: Me, done: Result<(), Wrong>) -> Result<Response, Mishap> {
    let Err(wrong) = done else { return Ok(Redirect::to("/me").into_response()) };
    let language = me.language;
    let page = page(app, &me.into(), layout::notice(language, &wrong.sentence(language), None)).await?;
    Ok((wrong.status(), page).into_response())
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn rename(State(app): State<App>, me: Me, Form(Name { name }): Form<Name>) -> Result<Response, Mishap> {
    let done = app.rename(&me.known, &name).await;
    answered(&app, me, done).await
}

#[derive(Deserialize)]
struct Credentials {
    login: String,
    password: String,
}

async fn keep(State(app): State<App>, me: Me, Form(form): Form<Credentials>) -> Result<Response, Mishap> {
    app.limits.attempt(("keep", me.token.hash()))?;
    let done = app.people.register(me.known.user.id, &form.login, form.password).await;
    answered(&app, me, done).await
}

#[derive(Deserialize)]
struct LogIn {
    login: String,
    password: String,
    anyway: Option<String>,
}

async fn log_in(
    State(app): State<App>,
    Origin(address): Origin,
    me: Me,
    Form(form): Form<LogIn>,
) -> Result<Response, Mishap> {
    app.limits.log_in(&form.login, address)?;
    // Nobody comes back to the seats of a guest whose cookie is gone.
    let guest = me.known.user.login.is_none();
    if guest && form.anyway.is_none() && !sitting(&app, &me.known).await?.is_empty() {
        return answered(&app, me, Err(Wrong::Input(Mistake::Seats))).await;
    }
    let proved = match app.people.log_in(&form.login, form.password).await {
        Ok(proved) => proved,
        Err(wrong) => return answered(&app, me, Err(wrong)).await,
    };
    Ok(begin_session(&app, proved).await?)
}

#[derive(Deserialize)]
struct OtherPassword {
    password: String,
    new: String,
}

async fn change_password(
    State(app): State<App>,
    Origin(address): Origin,
    me: Me,
    Form(form): Form<OtherPassword>,
) -> Result<Response, Mishap> {
    let (id, login) = (me.known.user.id, me.known.user.login.clone().unwrap_or_default());
    let changed = async {
        let new = passwords::checked(form.new)?;
        app.limits.log_in(&login, address)?;
        app.people.log_in(&login, form.password).await?;
        let app = app.clone();
        to_the_end(async move { app.people.change_password(id, new).await }).await
    };
    match changed.await {
        Ok(proved) => Ok(begin_session(&app, proved).await?),
        Err(wrong) => answered(&app, me, Err(wrong)).await,
    }
}

/// Lets somebody in who has shown his password. A secret that was known before must not become the secret of who he is.
async fn begin_session(app: &App, proved: Proved) -> Result<Response, Wrong> {
    let token = app.shared.draw(Token::random);
    app.people.let_in_by_password(&token, proved).await?;
    Ok(with_cookie(app, &token))
}

fn with_cookie(app: &App, token: &Token) -> Response {
    let mut response = Redirect::to("/me").into_response();
    if let Some(cookie) = set_cookie(app, token) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

async fn log_out(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    let cookie = with_cookie(&app, &app.shared.draw(Token::random));
    to_the_end(async move { app.people.log_out(&me.token, me.known.user.id).await }).await?;
    Ok(cookie)
}

async fn log_out_everywhere(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    let cookie = with_cookie(&app, &app.shared.draw(Token::random));
    to_the_end(async move { app.people.log_out_everywhere(me.known.user.id).await }).await?;
    Ok(cookie)
}

#[derive(Deserialize)]
struct Sure {
    sure: Option<String>,
}

async fn delete(State(app): State<App>, me: Me, Form(Sure { sure }): Form<Sure>) -> Result<Response, Mishap> {
    if sure.is_none() {
        let wrong = Wrong::Input(Mistake::Unsure);
        return answered(&app, me, Err(wrong)).await;
    }
    let cookie = with_cookie(&app, &app.shared.draw(Token::random));
    to_the_end(async move { leave_for_good(&app, &me.known).await }).await?;
    Ok(cookie)
}

/// Deletes somebody. Nobody shall wait for somebody who does not exist any more.
async fn leave_for_good(app: &App, known: &Known) -> Result<(), Wrong> {
    for listed in unfinished(app, known).await? {
        match app.tables.execute(listed.id, known.who(), Command::Leave).await.map_err(Wrong::from) {
            // He may have given up there before.
            Ok(_) | Err(Wrong::Refused(_)) => (),
            Err(wrong) => return Err(wrong),
        }
    }
    app.people.delete(known.user.id).await
}

async fn token(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    let token = app.shared.draw(Token::random);
    if let Err(wrong) = app.people.hand_token(&token, me.known.user.id, "from the page").await {
        return answered(&app, me, Err(wrong)).await;
    }
    let notice = html! {
        p #notice role="alert" { (say!(me.language, "me-token")) " " code .token-text { (token.bearer()) } }
    };
    Ok(page(&app, &me.into(), notice).await?.into_response())
}

async fn end_tokens(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    let (rooms, id) = (app.clone(), me.known.user.id);
    let done = to_the_end(async move { rooms.people.end_tokens(id).await }).await;
    answered(&app, me, done).await
}
