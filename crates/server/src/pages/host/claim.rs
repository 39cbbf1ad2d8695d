//! The one-time link that makes the first host.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_store::HostAction;
use hearth_words::say;
use maud::{Markup, html};

use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::Path;
use crate::http::layout;

/// Draws the page behind the link.
pub(super) async fn page(
    State(app): State<App>,
    visitor: PageUser,
    Path(key): Path<String>,
) -> Result<Markup, PageError> {
    if !app.house.claim().is_valid(&key) {
        return Err(AppError::Missing(Missing::Page).into());
    }
    let language = visitor.language;
    let has_account = visitor.identity.as_ref().is_some_and(|identity| identity.user.login.is_some());
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (say!(language, "host-claim-title")) }
                p { (say!(language, "host-claim-what")) }
                @if has_account {
                    form .one method="post" { button .primary { (say!(language, "host-claim-do", name = visitor.name())) } }
                } @else {
                    p { (say!(language, "host-claim-account")) }
                    p .ways { a .primary href="/me#account" { (say!(language, "me-keep")) } }
                }
            }
        }
    };
    Ok(layout::page(&say!(language, "host-claim-title"), &visitor.reader(), &content))
}

/// Makes the visitor the first host.
pub(super) async fn claim(
    State(app): State<App>,
    me: ActingUser,
    Path(key): Path<String>,
) -> Result<Response, PageError> {
    app.limits.attempt("host claim")?;
    let user = &me.identity.user;
    if !app.house.claim().is_valid(&key) || user.login.is_none() {
        return Err(AppError::Missing(Missing::Page).into());
    }
    if !app.house.claim().make_host(&app.context, user.id).await? {
        return Err(AppError::Missing(Missing::Page).into());
    }
    app.accounts.forget_user();
    let name = user.name.clone();
    let (at, action) = (app.context.clock.now().0, "claim".to_owned());
    let action = HostAction { at, host: name.clone(), action, about: name, note: String::new() };
    app.context.store.add_host_action(action).await?;
    Ok(Redirect::to("/host").into_response())
}
