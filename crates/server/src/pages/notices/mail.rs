//! The mail address: giving it, confirming it, and ending notifications by mail.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hearth_store::{MailAddress, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::switched_off;
use crate::app::App;
use crate::error::{AppError, BadInput, Missing, PageError};
use crate::http::auth::{ActingUser, Origin, PageUser};
use crate::http::extract::{Form, Path};
use crate::http::layout;
use crate::http::layout::controls::own_password;
use crate::http::layout::pictures::icon;
use crate::notices::{LinkPurpose, checked_address};
use crate::pages::me;

/// The longest mail address.
const LONGEST_ADDRESS: usize = 254;

/// Returns the routes for mail.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/me/mail", post(set_address))
        .route("/me/mail/turns", post(set_turns))
        .route("/mail/confirm/{link}", get(ask_to_confirm).post(confirm))
        .route("/mail/stop/{link}", get(ask_to_stop).post(stop))
}

/// Draws the settings for mail. A guest is told that mail is for accounts.
pub(super) fn section(app: &App, visitor: &PageUser, mail: Option<&MailAddress>) -> Markup {
    let language = visitor.language;
    let login = visitor.identity.as_ref().and_then(|identity| identity.user.login.as_deref());
    html! {
        @if app.notices.can_mail() {
            h3 { (icon("i-mail")) (say!(language, "mail-title")) }
            p { (say!(language, "mail-why")) }
            @match login {
                Some(login) => {
                    (address_form(login, mail, language))
                    @if let Some(mail) = mail { (state(mail, language)) }
                }
                None => { p { (say!(language, "mail-account-only")) } }
            }
        }
    }
}

/// Draws what is sent to a known address.
fn state(mail: &MailAddress, language: Language) -> Markup {
    let address = mail.address.as_str();
    let (value, text) = if mail.turns {
        ("off", say!(language, "mail-turns-off", address = address))
    } else {
        ("on", say!(language, "mail-turns-on", address = address))
    };
    html! {
        @if mail.confirmed {
            form .one method="post" action="/me/mail/turns" {
                input type="hidden" name="turns" value=(value);
                button { (text) }
            }
            (switched_off(mail.failures, language))
        } @else {
            p role="alert" { (say!(language, "mail-unconfirmed", address = address)) }
        }
    }
}

fn address_form(login: &str, mail: Option<&MailAddress>, language: Language) -> Markup {
    html! {
        form .fields method="post" action="/me/mail" {
            label {
                (say!(language, "mail-address")) " "
                input name="address" type="email" maxlength=(LONGEST_ADDRESS) autocomplete="email" value=[mail.map(|mail| &mail.address)];
            }
            (own_password(login, &say!(language, "me-current-password")))
            button { (say!(language, "notice-keep")) }
        }
    }
}

#[derive(Deserialize)]
struct Address {
    address: String,
    password: String,
}

/// Stores an address and sends it a link. The password is asked for: with the address one can set a new one.
async fn set_address(
    State(app): State<App>,
    Origin(origin): Origin,
    me: ActingUser,
    Form(form): Form<Address>,
) -> Result<Response, PageError> {
    let done = async {
        let user = me.identity.user.id;
        let login = me.identity.user.login.as_deref().ok_or(AppError::Input(BadInput::MailNeedsAccount))?;
        if !app.notices.can_mail() {
            return Err(AppError::Missing(Missing::Page));
        }
        app.confirm_password(login, form.password, origin).await?;
        if form.address.trim().is_empty() {
            app.context.store.set_mail(user, None).await?;
            return Ok(());
        }
        let address = checked_address(&form.address).ok_or(AppError::Input(BadInput::MailAddress))?;
        let known = app.context.store.mail(user).await?;
        if known.is_some_and(|known| known.confirmed && known.address == address) {
            return Ok(());
        }
        app.limits.mail(me.identity.household, &address)?;
        let language = me.language.code().to_owned();
        let mail = MailAddress { address, confirmed: false, turns: true, language, failures: 0 };
        app.context.store.set_mail(user, Some(mail.clone())).await?;
        app.notices.post_confirmation(user, &mail);
        Ok(())
    };
    let done = done.await;
    me::answered(&app, me, done).await
}

#[derive(Deserialize)]
struct Turns {
    turns: String,
}

async fn set_turns(
    State(app): State<App>,
    me: ActingUser,
    Form(Turns { turns }): Form<Turns>,
) -> Result<Response, PageError> {
    let (user, household) = (me.identity.user.id, me.identity.household);
    app.context.add_reachable(user, household);
    app.context.store.set_mail_turns(user, turns == "on").await?;
    me::answered(&app, me, Ok(())).await
}

async fn ask_to_confirm(
    State(app): State<App>,
    visitor: PageUser,
    Path(link): Path<String>,
) -> Result<Response, PageError> {
    let found = find(&app, LinkPurpose::Confirm, &link).await?;
    let language = visitor.language;
    Ok(question(&visitor, &say!(language, "mail-confirm-subject"), found, |address| {
        say!(language, "mail-confirm-do", address = address)
    }))
}

async fn confirm(
    State(app): State<App>,
    visitor: PageUser,
    Path(link): Path<String>,
) -> Result<Response, PageError> {
    let Some((user, mail)) = find(&app, LinkPurpose::Confirm, &link).await? else {
        return Ok(over(&visitor));
    };
    app.context.store.confirm_mail(user, mail.address.clone()).await?;
    let household = visitor.identity.as_ref().map(|identity| identity.household).unwrap_or_default();
    app.context.add_reachable(user, household);
    let title = say!(visitor.language, "mail-confirm-subject");
    let text = say!(visitor.language, "mail-confirmed", address = mail.address.as_str());
    Ok(answer(&visitor, &title, &text).into_response())
}

async fn ask_to_stop(
    State(app): State<App>,
    visitor: PageUser,
    Path(link): Path<String>,
) -> Result<Response, PageError> {
    let found = find(&app, LinkPurpose::Stop, &link).await?;
    let language = visitor.language;
    Ok(question(&visitor, &say!(language, "mail-stop-title"), found, |address| {
        say!(language, "mail-turns-off", address = address)
    }))
}

/// Ends notifications by mail. Mail programs send this request themselves (RFC 8058).
async fn stop(
    State(app): State<App>,
    visitor: PageUser,
    Path(link): Path<String>,
) -> Result<Response, PageError> {
    let Some((user, mail)) = find(&app, LinkPurpose::Stop, &link).await? else { return Ok(over(&visitor)) };
    app.context.store.set_mail_turns(user, false).await?;
    let title = say!(visitor.language, "mail-stop-title");
    let text = say!(visitor.language, "mail-stopped", address = mail.address.as_str());
    Ok(answer(&visitor, &title, &text).into_response())
}

/// Returns the person and the address of a link, unless they have another address now.
async fn find(
    app: &App,
    purpose: LinkPurpose,
    link: &str,
) -> Result<Option<(UserId, MailAddress)>, AppError> {
    let Some((user, address)) = app.notices.read_link(purpose, link) else { return Ok(None) };
    let mail = app.context.store.mail(user).await?.filter(|mail| mail.address == address);
    Ok(mail.map(|mail| (user, mail)))
}

/// Asks with a button: mail programs open links by themselves to check them.
fn question(
    visitor: &PageUser,
    title: &str,
    found: Option<(UserId, MailAddress)>,
    button: impl FnOnce(&str) -> String,
) -> Response {
    let Some((_, mail)) = found else { return over(visitor) };
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (title) }
                form .fields method="post" { button .primary { (button(&mail.address)) } }
            }
        }
    };
    layout::page(title, &visitor.reader(), &content).into_response()
}

fn over(visitor: &PageUser) -> Response {
    let text = say!(visitor.language, "mail-link-over");
    (StatusCode::NOT_FOUND, answer(visitor, &text, "")).into_response()
}

fn answer(visitor: &PageUser, title: &str, text: &str) -> Markup {
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (title) }
                p #notice role="alert" { (text) }
                p { a href="/me#notices" { (say!(visitor.language, "settings-all")) } }
            }
        }
    };
    layout::page(title, &visitor.reader(), &content)
}
