//! The switch to another language.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{REFERER, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use hearth_words::Language;
use serde::Deserialize;
use url::Url;

use crate::accounts::settings::YEAR;
use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::{LANGUAGE_COOKIE, PageUser};
use crate::http::extract::Form;

/// The language that somebody chose.
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
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&back(&headers))).into_response())
}

/// The header that hands the choice to a browser. Notices speak the language that was chosen last.
pub(super) async fn chosen(app: &App, visitor: &PageUser, code: &str) -> Result<String, AppError> {
    let language: Language =
        code.parse().map_err(|_| AppError::Input(BadInput::Language(code.to_owned())))?;
    if let Some(identity) = &visitor.identity
        && app.context.notices.reaches(identity.person())
    {
        app.context.store.set_notice_language(identity.user.id, language.code().to_owned()).await?;
    }
    Ok(format!("{LANGUAGE_COOKIE}={language}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}"))
}

/// The page that he came from, without its host: nobody is sent to another site.
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
