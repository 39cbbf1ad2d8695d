//! The switch to another language.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::REFERER;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::Cookie;
use hearth_words::Language;
use serde::Deserialize;
use url::Url;

use crate::accounts::cookies::{lasting_cookie, set_cookie};
use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::{LANGUAGE_COOKIE, PageUser};
use crate::http::extract::Form;

/// The chosen language.
#[derive(Deserialize)]
pub(crate) struct Chosen {
    code: String,
}

/// Keeps the choice in a cookie and shows the same page again.
pub(crate) async fn choose(
    State(app): State<App>,
    visitor: PageUser,
    headers: HeaderMap,
    Form(Chosen { code }): Form<Chosen>,
) -> Result<Response, PageError> {
    let cookie = chosen(&app, &visitor, &code).await?;
    Ok(([set_cookie(&cookie)], Redirect::to(&back(&headers))).into_response())
}

/// Returns the cookie with the choice. If notices reach the visitor, stores the language for them too.
pub(super) async fn chosen(app: &App, visitor: &PageUser, code: &str) -> Result<Cookie<'static>, AppError> {
    let language: Language =
        code.parse().map_err(|_| AppError::Input(BadInput::Language(code.to_owned())))?;
    if let Some(identity) = &visitor.identity
        && app.context.notices.reaches(identity.person())
    {
        app.context.store.set_notice_language(identity.user.id, language.code().to_owned()).await?;
    }
    Ok(lasting_cookie(LANGUAGE_COOKIE, language.to_string()))
}

/// Returns the address of the previous page without its host. That prevents an open redirect to another site.
fn back(headers: &HeaderMap) -> String {
    let from =
        headers.get(REFERER).and_then(|value| value.to_str().ok()).and_then(|text| Url::parse(text).ok());
    from.map_or_else(
        || "/".to_owned(),
        |url| match url.query() {
            Some(query) => format!("/{}?{query}", url.path().trim_start_matches('/')),
            None => format!("/{}", url.path().trim_start_matches('/')),
        },
    )
}
