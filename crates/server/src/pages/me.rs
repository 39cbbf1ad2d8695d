//! One's own page: name, password, tokens for programs, and the way out.

use axum::Router;
use axum::extract::{Form, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use hearth_store::SessionKind;
use maud::{Markup, html};
use serde::Deserialize;

use super::layout;
use crate::app::App;
use crate::guard::set_cookie;
use crate::people::{LONGEST_NAME, SHORTEST_PASSWORD};
use crate::token::Token;
use crate::visitor::{Me, Origin, Visitor};
use crate::wrong::{Mishap, Wrong};

/// Everything about oneself.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(me))
        .route("/me/name", post(rename))
        .route("/me/keep", post(keep))
        .route("/me/login", post(log_in))
        .route("/me/logout", post(log_out))
        .route("/me/logout-everywhere", post(log_out_everywhere))
        .route("/me/delete", post(delete))
        .route("/me/token", post(token))
        .route("/me/tokens/end", post(end_tokens))
}

async fn me(State(app): State<App>, visitor: Visitor) -> Result<Markup, Mishap> {
    page(&app, &visitor, html! { p #notice role="alert" {} }).await
}

async fn page(app: &App, visitor: &Visitor, notice: Markup) -> Result<Markup, Mishap> {
    let login = visitor.known.as_ref().and_then(|known| known.user.login.clone());
    let tokens = match &visitor.known {
        Some(known) => app.shared.store.tokens(known.user.id).await?,
        None => Vec::new(),
    };
    let content = html! {
        section .plain {
            h1 { "You" }
            (notice)
            form method="post" action="/me/name" {
                label { "Name at tables " input name="name" value=(visitor.name()) maxlength=(LONGEST_NAME) required; }
                button { "Change" }
            }
            @if let Some(login) = &login {
                p { "You can log in elsewhere as " strong { (login) } " with your password." }
                form .one method="post" action="/me/logout" { button { "Log out" } }
                form .one method="post" action="/me/logout-everywhere" { button { "Log out everywhere" } }
            } @else {
                h2 { "Keep this identity" }
                p { "Until now only this browser knows you. With a name and a password you can log in elsewhere." }
                form method="post" action="/me/keep" {
                    label { "Name " input name="login" maxlength=(LONGEST_NAME) autocomplete="username" required; }
                    label { "Password " input name="password" type="password" minlength=(SHORTEST_PASSWORD) autocomplete="new-password" required; }
                    button { "Keep it" }
                }
                h2 { "Log in" }
                form method="post" action="/me/login" {
                    label { "Name " input name="login" maxlength=(LONGEST_NAME) autocomplete="username" required; }
                    label { "Password " input name="password" type="password" autocomplete="current-password" required; }
                    button { "Log in" }
                }
            }
            h2 { "For programs" }
            p { "A token lets a program act for you. " a href="/api/v1/openapi.json" { "What programs can do" } }
            form method="post" action="/me/token" { button { "Make a token" } }
            @if !tokens.is_empty() {
                p { (tokens.len()) " in use." }
                form method="post" action="/me/tokens/end" { button { "End all tokens" } }
            }
            h2 { "Delete" }
            p { "Your name stays in the logs of tables you sat at; everything else is forgotten." }
            form method="post" action="/me/delete" {
                label { input type="checkbox" name="sure" required; " I am sure" }
                button .danger { "Delete my identity" }
            }
        }
    };
    Ok(layout::page("You", visitor.language, &visitor.name(), &content))
}

async fn answered(app: &App, me: Me, done: Result<(), Wrong>) -> Result<Response, Mishap> {
    let Err(wrong) = done else { return Ok(Redirect::to("/me").into_response()) };
    let visitor = Visitor { token: me.token, known: Some(me.known), language: me.language };
    let page = page(app, &visitor, layout::notice(visitor.language, &wrong.sentence(), None)).await?;
    Ok((wrong.status(), page).into_response())
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn rename(State(app): State<App>, me: Me, Form(Name { name }): Form<Name>) -> Result<Response, Mishap> {
    let done = app.people.rename(me.known.user.id, &name).await;
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

async fn log_in(
    State(app): State<App>,
    Origin(address): Origin,
    me: Me,
    Form(form): Form<Credentials>,
) -> Result<Response, Mishap> {
    app.limits.attempt(("login", form.login.trim().to_lowercase()))?;
    app.limits.attempt(("login from", address))?;
    let user = match app.people.log_in(&form.login, form.password).await {
        Ok(user) => user,
        Err(wrong) => return answered(&app, me, Err(wrong)).await,
    };
    // A secret that was known before somebody logged in must not become the secret of who he is.
    let token = app.shared.draw(Token::random);
    app.people.let_in(&token, user.id, SessionKind::Browser, "").await?;
    Ok(with_cookie(&app, &token))
}

fn with_cookie(app: &App, token: &Token) -> Response {
    let mut response = Redirect::to("/me").into_response();
    if let Some(cookie) = set_cookie(app, token) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

async fn log_out(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    app.people.log_out(&me.token).await?;
    Ok(with_cookie(&app, &app.shared.draw(Token::random)))
}

async fn log_out_everywhere(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    app.people.log_out_everywhere(me.known.user.id).await?;
    Ok(with_cookie(&app, &app.shared.draw(Token::random)))
}

#[derive(Deserialize)]
struct Sure {
    sure: Option<String>,
}

async fn delete(State(app): State<App>, me: Me, Form(Sure { sure }): Form<Sure>) -> Result<Response, Mishap> {
    if sure.is_none() {
        let wrong = Wrong::Input("Say that you are sure: nothing brings your identity back.".to_owned());
        return answered(&app, me, Err(wrong)).await;
    }
    app.people.delete(me.known.user.id).await?;
    Ok(with_cookie(&app, &app.shared.draw(Token::random)))
}

async fn token(State(app): State<App>, me: Me) -> Result<Markup, Mishap> {
    let token = app.shared.draw(Token::random);
    app.people.let_in(&token, me.known.user.id, SessionKind::Token, "from the page").await?;
    let visitor = Visitor { token: me.token, known: Some(me.known), language: me.language };
    let notice = html! {
        p #notice role="alert" { "This token is shown only once: " code .token { (token.bearer()) } }
    };
    page(&app, &visitor, notice).await
}

async fn end_tokens(State(app): State<App>, me: Me) -> Result<Response, Mishap> {
    app.people.end_tokens(me.known.user.id).await?;
    answered(&app, me, Ok(())).await
}
