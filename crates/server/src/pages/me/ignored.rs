//! The people whom the visitor ignores or blocks, each with a button that undoes it.

use axum::extract::State;
use axum::response::Response;
use hearth_store::IgnoredPerson;
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::error::{AppError, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::Form;
use crate::http::layout::house;

/// Draws the panel.
pub(super) async fn panel(app: &App, visitor: &PageUser) -> Result<Markup, AppError> {
    let language = visitor.language;
    let ignored = match &visitor.identity {
        Some(identity) => app.context.store.ignored_by(identity.user.id).await?,
        None => Vec::new(),
    };
    Ok(html! {
        section .panel #people {
            header { h2 { (say!(language, "people-settings")) } }
            @if ignored.is_empty() { p .quiet { (say!(language, "people-nobody-ignored")) } }
            @else { ul .known { @for person in &ignored { (row(person, language)) } } }
        }
    })
}

fn row(person: &IgnoredPerson, language: Language) -> Markup {
    html! {
        li {
            (house::person(&person.name))
            b { (person.name) }
            span .quiet {
                @if person.blocked { (say!(language, "people-blocked")) } @else { (say!(language, "people-hidden")) }
            }
            form .one method="post" action="/me/ignored/end" {
                input type="hidden" name="person" value=(person.id);
                button aria-label=(say!(language, "people-undo-for", name = person.name.as_str())) { (say!(language, "people-undo")) }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Undo {
    person: i64,
}

/// Stops ignoring a person.
pub(super) async fn end(
    State(app): State<App>,
    me: ActingUser,
    Form(Undo { person }): Form<Undo>,
) -> Result<Response, PageError> {
    let done = app.stop_ignoring(&me.identity, Person(person)).await;
    super::answered(&app, me, done).await
}
