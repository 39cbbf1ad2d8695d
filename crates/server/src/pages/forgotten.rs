//! A forgotten password: a mail with a link, and choosing a new one.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hearth_host::base::Household;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;
use tracing::Instrument;

use crate::accounts::passwords;
use crate::accounts::token::Token;
use crate::app::{App, run_detached};
use crate::error::{AppError, Missing, PageError};
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::{Form, Path};
use crate::http::layout;

/// The time in which a link works.
const LINK_LIFETIME: Duration = Duration::from_hours(1);

/// Returns the routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/forgotten", get(form).post(send))
        .route("/forgotten/{secret}", get(choose).post(set))
}

fn require_mail(app: &App) -> Result<(), AppError> {
    app.notices.can_mail().then_some(()).ok_or(AppError::Missing(Missing::Page))
}

async fn form(State(app): State<App>, visitor: PageUser) -> Result<Markup, PageError> {
    require_mail(&app)?;
    Ok(asked(&visitor, ""))
}

fn asked(visitor: &PageUser, notice: &str) -> Markup {
    let language = visitor.language;
    paper(
        visitor,
        &say!(language, "forgotten-title"),
        notice,
        &html! {
            p { (say!(language, "forgotten-why")) }
            form .fields method="post" action="/forgotten" {
                label { (say!(language, "mail-address")) " " input name="address" type="email" autocomplete="email" required; }
                button .primary { (say!(language, "forgotten-send")) }
            }
        },
    )
}

#[derive(Deserialize)]
struct Address {
    address: String,
}

/// Answers the same whether an account has the address or not. The rest happens afterwards, so that the time tells nothing
/// either.
async fn send(
    State(app): State<App>,
    Origin(origin): Origin,
    visitor: PageUser,
    Form(Address { address }): Form<Address>,
) -> Result<Markup, PageError> {
    require_mail(&app)?;
    let household = Household::of(origin);
    app.limits.attempt(("forgotten", household))?;
    let sent = say!(visitor.language, "forgotten-sent");
    let sending = async move {
        if let Err(error) = send_links(&app, household, address.trim()).await {
            tracing::debug!(?error, "no link for a forgotten password was sent");
        }
    };
    tokio::spawn(sending.in_current_span());
    Ok(asked(&visitor, &sent))
}

async fn send_links(app: &App, household: Household, address: &str) -> Result<(), AppError> {
    app.limits.mail(household, address)?;
    for (user, login, mail) in app.context.store.accounts_with_mail(address).await? {
        let token = app.context.draw(Token::random);
        let until = app.context.clock.now() + LINK_LIFETIME.as_millis() as i64;
        app.context.store.put_reset(user, token.hash(), until.0).await?;
        app.notices.post_forgotten(&login, &mail, &format!("/forgotten/{}", token.bearer()));
    }
    Ok(())
}

async fn choose(
    State(app): State<App>,
    visitor: PageUser,
    Path(secret): Path<String>,
) -> Result<Response, PageError> {
    let Some(login) = login_of(&app, &secret).await? else { return Ok(over(&visitor)) };
    Ok(new_password(&visitor, &login, "").into_response())
}

/// Returns the login name of the account whose password a secret may set.
async fn login_of(app: &App, secret: &str) -> Result<Option<String>, AppError> {
    let Some(token) = Token::from_bearer(secret) else { return Ok(None) };
    Ok(app.context.store.reset_login(token.hash(), app.context.clock.now().0).await?)
}

fn new_password(visitor: &PageUser, login: &str, notice: &str) -> Markup {
    let language = visitor.language;
    paper(
        visitor,
        &say!(language, "forgotten-new-title", login = login),
        notice,
        &html! {
            p { (say!(language, "forgotten-new-why")) }
            form .fields method="post" {
                // Password managers need the login next to the password.
                input type="hidden" name="login" value=(login) autocomplete="username";
                label { (say!(language, "me-new-password")) " " input name="new" type="password" minlength=(passwords::SHORTEST) autocomplete="new-password" required; }
                button .primary { (say!(language, "me-change")) }
            }
        },
    )
}

#[derive(Deserialize)]
struct NewPassword {
    new: String,
}

/// Sets the password. The link works once, and all sessions end.
async fn set(
    State(app): State<App>,
    Origin(origin): Origin,
    visitor: PageUser,
    Path(secret): Path<String>,
    Form(NewPassword { new }): Form<NewPassword>,
) -> Result<Response, PageError> {
    app.limits.attempt(("new password", Household::of(origin)))?;
    let Some(login) = login_of(&app, &secret).await? else { return Ok(over(&visitor)) };
    let new = match passwords::checked(new) {
        Ok(new) => new,
        // The link can be tried again.
        Err(error) => {
            let page = new_password(&visitor, &login, &error.sentence(visitor.language));
            return Ok((error.status(), page).into_response());
        }
    };
    let changed = run_detached(async move {
        let (token, now) = (Token::from_bearer(&secret), app.context.clock.now().0);
        let Some(token) = token else { return Ok(false) };
        let Some(user) = app.context.store.take_reset(token.hash(), now).await? else { return Ok(false) };
        // A new password ends what somebody else could have set up, but the link came to this address.
        let mail = app.context.store.mail(user).await?;
        app.accounts.change_password(user, new).await?;
        app.context.store.set_mail(user, mail).await?;
        Ok(true)
    });
    if !changed.await? {
        return Ok(over(&visitor));
    }
    let language = visitor.language;
    let login_page = html! { p { a href="/me#account" { (say!(language, "me-log-in")) } } };
    let title = say!(language, "forgotten-new-title", login = login);
    Ok(paper(&visitor, &title, &say!(language, "forgotten-done"), &login_page).into_response())
}

fn over(visitor: &PageUser) -> Response {
    let language = visitor.language;
    let again = html! { p { a href="/forgotten" { (say!(language, "forgotten-title")) } } };
    let page = paper(visitor, &say!(language, "mail-link-over"), "", &again);
    (StatusCode::NOT_FOUND, page).into_response()
}

fn paper(visitor: &PageUser, title: &str, notice: &str, content: &Markup) -> Markup {
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (title) }
                p #notice role="alert" { (notice) }
                (content)
            }
        }
    };
    layout::page(title, &visitor.reader(), &content)
}
