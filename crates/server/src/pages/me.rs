//! The visitor's own page: name, password, notices, tokens for programs, logout and deletion.

mod account;
mod people;
mod settings;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use hearth_host::tables::sits;
use hearth_store::{Listed, Scope, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::listing::Look;
use super::{notices, ratings};
use crate::accounts::passwords;
use crate::accounts::token::Token;
use crate::accounts::token_scope::TokenScope;
use crate::accounts::{AuthenticatedUser, Identity};
use crate::app::{App, run_detached};
use crate::error::{AppError, BadInput, PageError};
use crate::http::assets::ASSETS;
use crate::http::auth::{ActingUser, Origin, PageUser, SessionToken};
use crate::http::extract::Form;
use crate::http::layout;
use crate::http::layout::pictures::icon;

/// Returns the routes of the visitor's own page.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/export", get(export))
        .route("/me/name", post(rename))
        .route("/me/settings", post(settings::keep))
        .route("/me/keep", post(keep))
        .route("/me/login", post(log_in))
        .route("/me/password", post(change_password))
        .route("/me/logout", post(log_out))
        .route("/me/logout-everywhere", post(log_out_everywhere))
        .route("/me/delete", post(delete))
        .route("/me/ignored/end", post(people::end))
        .route("/me/token", post(token))
        .route("/me/tokens/end", post(end_tokens))
}

async fn me(State(app): State<App>, visitor: PageUser) -> Result<Markup, PageError> {
    page(&app, &visitor, html! { p #notice role="alert" {} }).await
}

/// Returns the groups of settings as the navigation lists them: anchor, icon and title.
fn groups(language: Language) -> [(&'static str, &'static str, String); 8] {
    [
        ("look", "i-sun", say!(language, "settings-look")),
        ("settings", "i-card", say!(language, "settings-table")),
        ("sounds", "i-sound", say!(language, "settings-sounds")),
        ("language", "i-lang", say!(language, "settings-language")),
        ("notices", "i-bell", say!(language, "notice-title")),
        ("people", "i-people", say!(language, "people-settings")),
        ("account", "i-person", say!(language, "settings-account")),
        ("programs", "i-key", say!(language, "me-programs")),
    ]
}

pub(super) async fn page(app: &App, visitor: &PageUser, notice: Markup) -> Result<Markup, PageError> {
    let tokens = match &visitor.identity {
        Some(identity) => app.context.store.tokens(identity.user.id).await?.len(),
        None => 0,
    };
    let sitting = match &visitor.identity {
        Some(identity) => sitting(app, identity).await?,
        None => Vec::new(),
    };
    let has_access = tokens > 0 || visitor.person().is_some_and(|person| app.context.notices.reaches(person));
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.context.clock.now().0, language };
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
                p { a href="/ratings" { (say!(language, "rating-leaderboard")) } }
                @if visitor.identity.as_ref().is_some_and(|identity| identity.user.host) { p { a href="/host" { (say!(language, "host-title")) } } }
            }
            div .groups {
                (notice)
                (settings::panels(visitor))
                (devices)
                (people::panel(app, visitor).await?)
                @if let Some(identity) = &visitor.identity { (ratings::section(app, identity.user.id, language).await?) }
                (account::panel(visitor, &sitting, has_access, look, app.notices.can_mail()))
                section .panel #programs {
                    header { h2 { (say!(language, "me-programs")) } }
                    p { (say!(language, "me-token-why")) " " a href="/api/v1/openapi.json" { (say!(language, "me-token-what")) } }
                    (token_form(language))
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

fn token_form(language: Language) -> Markup {
    html! {
        form .fields method="post" action="/me/token" {
            label {
                (say!(language, "me-token-scope")) " "
                select name="scope" {
                    @for scope in Scope::ALL {
                        option value=(scope.name()) selected[scope == USUAL_SCOPE.into()] { (say!(language, "me-scope-" + scope.name())) }
                    }
                }
            }
            button { (say!(language, "me-token-make")) }
        }
    }
}

/// Returns the unfinished tables that concern a person.
async fn unfinished(app: &App, identity: &Identity) -> Result<Vec<Listed>, AppError> {
    Ok(app.context.store.tables_of(identity.user.id, &Stage::UNFINISHED, 0..u32::MAX).await?)
}

/// Returns the unfinished tables where a person sits.
async fn sitting(app: &App, identity: &Identity) -> Result<Vec<Listed>, AppError> {
    let mut tables = unfinished(app, identity).await?;
    tables.retain(|listed| sits(&listed.summary, identity.person()));
    Ok(tables)
}

pub(super) async fn answered(
    app: &App,
    visitor: impl Into<PageUser>,
    done: Result<(), AppError>,
) -> Result<Response, PageError> {
    answered_at(app, visitor, done, "/me").await
}

/// Answers with a part of the page, or with the page and what went wrong.
pub(super) async fn answered_at(
    app: &App,
    visitor: impl Into<PageUser>,
    done: Result<(), AppError>,
    part: &str,
) -> Result<Response, PageError> {
    let Err(error) = done else { return Ok(Redirect::to(part).into_response()) };
    let visitor = visitor.into();
    let language = visitor.language;
    let page = page(app, &visitor, layout::notice(language, &error.sentence(language), None)).await?;
    Ok((error.status(), page).into_response())
}

/// Downloads everything about the visitor.
async fn export(State(app): State<App>, visitor: PageUser) -> Result<Response, PageError> {
    match &visitor.identity {
        Some(identity) => Ok(app.export(identity).await?),
        // Nothing is stored about a visitor without an identity.
        None => Ok(Redirect::to("/me").into_response()),
    }
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn rename(
    State(app): State<App>,
    me: ActingUser,
    Form(Name { name }): Form<Name>,
) -> Result<Response, PageError> {
    let done = app.rename(me.identity.user.id, &name).await;
    answered(&app, me, done).await
}

#[derive(Deserialize)]
struct Credentials {
    login: String,
    password: String,
}

async fn keep(
    State(app): State<App>,
    me: ActingUser,
    Form(form): Form<Credentials>,
) -> Result<Response, PageError> {
    app.limits.attempt(("keep", me.token.hash()))?;
    app.house.may_register()?;
    let (rooms, id) = (app.clone(), me.identity.user.id);
    let done =
        run_detached(async move { rooms.accounts.register(id, &form.login, form.password).await }).await;
    match done {
        Ok(proved) => Ok(begin_session(&app, proved).await?),
        Err(error) => answered(&app, me, Err(error)).await,
    }
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
    // A visitor need not be a guest to log in: the house may be closed to newcomers.
    visitor: PageUser,
    Form(form): Form<LogIn>,
) -> Result<Response, PageError> {
    app.count_log_in(&form.login, address)?;
    // A guest whose cookie is gone can never come back to their seats.
    if let Some(identity) = visitor.identity.as_ref().filter(|identity| identity.user.login.is_none())
        && form.anyway.is_none()
        && !sitting(&app, identity).await?.is_empty()
    {
        return answered(&app, visitor, Err(AppError::Input(BadInput::Seats))).await;
    }
    let proved = match app.accounts.log_in(&form.login, form.password).await {
        Ok(proved) => proved,
        Err(error) => return answered(&app, visitor, Err(error)).await,
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
    me: ActingUser,
    Form(form): Form<OtherPassword>,
) -> Result<Response, PageError> {
    let (id, login) = (me.identity.user.id, me.identity.user.login.clone().unwrap_or_default());
    let changed = async {
        let new = passwords::checked(form.new)?;
        app.confirm_password(&login, form.password, address).await?;
        let app = app.clone();
        run_detached(async move { app.accounts.change_password(id, new).await }).await
    };
    match changed.await {
        Ok(proved) => Ok(begin_session(&app, proved).await?),
        Err(error) => answered(&app, me, Err(error)).await,
    }
}

/// Begins a session after a password check. It always draws a new token, which prevents session fixation.
async fn begin_session(app: &App, proved: AuthenticatedUser) -> Result<Response, AppError> {
    let token = app.context.draw(Token::random);
    app.accounts.let_in_by_password(&token, proved).await?;
    Ok(with_secret(token))
}

/// Answers with another secret for the browser to keep.
fn with_secret(token: Token) -> Response {
    (Extension(SessionToken(token)), Redirect::to("/me")).into_response()
}

async fn log_out(State(app): State<App>, me: ActingUser) -> Result<Response, PageError> {
    let answer = with_secret(app.context.draw(Token::random));
    run_detached(async move { app.accounts.log_out(&me.token, me.identity.user.id).await }).await?;
    Ok(answer)
}

async fn log_out_everywhere(State(app): State<App>, me: ActingUser) -> Result<Response, PageError> {
    let answer = with_secret(app.context.draw(Token::random));
    run_detached(async move { app.accounts.log_out_everywhere(me.identity.user.id).await }).await?;
    Ok(answer)
}

#[derive(Deserialize)]
struct Farewell {
    sure: Option<String>,
    /// The password of an account; a guest has none.
    #[serde(default)]
    password: String,
}

async fn delete(
    State(app): State<App>,
    Origin(address): Origin,
    me: ActingUser,
    Form(Farewell { sure, password }): Form<Farewell>,
) -> Result<Response, PageError> {
    if sure.is_none() {
        let error = AppError::Input(BadInput::Unsure);
        return answered(&app, me, Err(error)).await;
    }
    if let Some(login) = &me.identity.user.login
        && let Err(error) = app.confirm_password(login, password, address).await
    {
        return answered(&app, me, Err(error)).await;
    }
    let answer = with_secret(app.context.draw(Token::random));
    run_detached(async move { app.delete_person(&me.identity.user).await }).await?;
    Ok(answer)
}

#[derive(Deserialize)]
struct NewToken {
    #[serde(default = "usual_scope")]
    scope: TokenScope,
}

/// The scope that the form suggests: what a bot needs.
const USUAL_SCOPE: TokenScope = TokenScope::Play;

fn usual_scope() -> TokenScope {
    USUAL_SCOPE
}

async fn token(
    State(app): State<App>,
    me: ActingUser,
    Form(NewToken { scope }): Form<NewToken>,
) -> Result<Response, PageError> {
    let token = app.context.draw(Token::random);
    let done = app.accounts.hand_token(&token, me.identity.user.id, scope.into(), "from the page").await;
    if let Err(error) = done {
        return answered(&app, me, Err(error)).await;
    }
    let notice = html! {
        p #notice role="alert" { (say!(me.language, "me-token")) " " code .token-text { (token.bearer()) } }
    };
    Ok(page(&app, &me.into(), notice).await?.into_response())
}

async fn end_tokens(State(app): State<App>, me: ActingUser) -> Result<Response, PageError> {
    let (rooms, id) = (app.clone(), me.identity.user.id);
    let done = run_detached(async move { rooms.accounts.end_tokens(id).await }).await;
    answered(&app, me, done).await
}
