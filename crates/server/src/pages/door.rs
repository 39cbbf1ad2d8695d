//! The door: where a newcomer gives the invitation code.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_host::base::Household;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;

use crate::accounts::cookies::{lasting_cookie, set_cookie};
use crate::app::App;
use crate::error::PageError;
use crate::http::auth::{INVITATION_COOKIE, Origin, PageUser};
use crate::http::extract::Form;
use crate::http::layout;

/// The longest code that is looked at, in characters.
const LONGEST_CODE: usize = 40;

/// Draws the form for the code.
pub(crate) async fn form(visitor: PageUser) -> Markup {
    page(&visitor, "")
}

fn page(visitor: &PageUser, notice: &str) -> Markup {
    let language = visitor.language;
    let content = html! {
        section .paper .sorry {
            div {
                h1 { (say!(language, "door-enter-title")) }
                p #notice role="alert" { (notice) }
                p { (say!(language, "door-code-needed")) }
                form .fields method="post" action="/door" {
                    label { (say!(language, "door-code-label")) " " input name="code" maxlength=(LONGEST_CODE) required autofocus; }
                    button .primary { (say!(language, "door-enter")) }
                }
                p { a href="/me#account" { (say!(language, "door-have-account")) } }
            }
        }
    };
    layout::page(&say!(language, "door-enter-title"), &visitor.reader(), &content)
}

#[derive(Deserialize)]
pub(crate) struct Code {
    code: String,
}

/// Checks a code. The browser keeps the right one.
pub(crate) async fn enter(
    State(app): State<App>,
    visitor: PageUser,
    Origin(address): Origin,
    Form(Code { code }): Form<Code>,
) -> Result<Response, PageError> {
    app.limits.attempt(("invitation code", Household::of(address)))?;
    let settings = app.house.settings();
    if settings.code.is_empty() || code.trim() != settings.code {
        return Ok(page(&visitor, &say!(visitor.language, "door-wrong-code")).into_response());
    }
    // A code may have any characters, a cookie may not.
    let cookie = lasting_cookie(INVITATION_COOKIE, crate::accounts::token::hex(settings.code.as_bytes()));
    Ok(([set_cookie(&cookie)], Redirect::to("/")).into_response())
}
